//! Rules for dependencies between crates, checked by reading the manifests and sources.
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use toml::{Table, Value};

/// Our crates in the order in which they may depend on one another: each only on those above it. A new
/// crate must be entered here.
const ORDER: [&str; 28] = [
    "plyscope-tree",
    "plyscope-search",
    "plyscope-games",
    "plyscope-puzzles",
    "plyscope-best-first",
    "plyscope-i18n",
    "plyscope-setup",
    "plyscope-drawing",
    "plyscope-layout",
    "plyscope-session",
    "plyscope-view",
    "plyscope-best-first-view",
    "plyscope-puzzle-view",
    "plyscope-coroutine-view",
    "plyscope-report",
    "plyscope-program-trace",
    "plyscope-comparison",
    "plyscope-export",
    "plyscope-player",
    "plyscope-puzzle-player",
    "plyscope-exercise",
    "plyscope-quiz",
    "plyscope-judge",
    "plyscope-judged-process",
    "plyscope-practice",
    "plyscope-lesson",
    "plyscope-classroom",
    "plyscope-api",
];

/// The programs and packages, on which nothing depends.
const TOPS: [&str; 9] = [
    "plyscope-app",
    "plyscope-bench",
    "plyscope-cli",
    "plyscope-embed",
    "plyscope-fuzz",
    "plyscope-guide",
    "plyscope-python",
    "plyscope-wasm",
    "plyscope-xtask",
];

/// The most lines of Rust that a crate has, its tests included.
const MOST_LINES: usize = 12_000;

/// Crates that are larger, and why.
const LARGER: [(&str, &str); 1] = [("plyscope-app", "a page is a folder in it")];

/// Dependencies on a browser.
const BROWSER: [&str; 6] =
    ["web-sys", "js-sys", "wasm-bindgen", "yew", "gloo", "serde-wasm-bindgen"];

fn crates() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap().to_owned()
}

/// Every crate's name with the names of all that it depends on: to run, to test and to be built, on
/// any target.
fn dependencies() -> BTreeMap<String, Vec<String>> {
    let manifests =
        crates().read_dir().unwrap().map(|entry| entry.unwrap().path().join("Cargo.toml"));
    manifests
        .map(|path| fs::read_to_string(path).unwrap().parse().unwrap())
        .map(|manifest: Table| {
            (manifest["package"]["name"].as_str().unwrap().to_owned(), names_in(&manifest))
        })
        .collect()
}

fn names_in(manifest: &Table) -> Vec<String> {
    let mut names = Vec::new();
    for (key, value) in manifest {
        match (key.as_str(), value) {
            ("dependencies" | "dev-dependencies" | "build-dependencies", Value::Table(table)) => {
                // A renamed dependency has its real name in `package`.
                names.extend(table.iter().map(|(name, value)| {
                    value.get("package").and_then(Value::as_str).unwrap_or(name).to_owned()
                }));
            }
            ("target", Value::Table(targets)) => {
                names.extend(targets.values().filter_map(Value::as_table).flat_map(names_in));
            }
            _ => {}
        }
    }
    names
}

/// Every source file of every crate.
fn sources(folder: &Path, into: &mut Vec<PathBuf>) {
    for entry in folder.read_dir().unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, into);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            into.push(path);
        }
    }
}

#[test]
fn dependencies_point_one_way() {
    let found = dependencies();
    for (name, uses) in &found {
        let above = match ORDER.iter().position(|known| known == name) {
            Some(place) => &ORDER[..place],
            None if TOPS.contains(&name.as_str()) => &ORDER,
            None => panic!("{name} is not in the order of the crates"),
        };
        // The tests of a crate may need a feature of it.
        let ours = uses.iter().filter(|used| used.starts_with("plyscope") && *used != name);
        for used in ours {
            assert!(above.contains(&used.as_str()), "{name} must not depend on {used}");
        }
    }
    assert_eq!(found.len(), ORDER.len() + TOPS.len(), "the lists name a crate that is gone");
}

#[test]
fn the_libraries_and_the_command_know_no_browser() {
    let found = dependencies();
    for name in ORDER.into_iter().chain(["plyscope-cli"]) {
        for used in &found[name] {
            let family =
                |browser: &&str| used == *browser || used.starts_with(&format!("{browser}-"));
            assert!(!BROWSER.iter().any(family), "{name} depends on {used}");
        }
    }
}

/// ARCHITECTURE.md, which is to be read in ten minutes.
#[test]
fn the_architecture_is_short_and_has_every_dependency() {
    let text = fs::read_to_string(crates().parent().unwrap().join("ARCHITECTURE.md")).unwrap();
    assert!(text.len() < 12 << 10, "it has {} bytes", text.len());
    let (_, listed) = text.split_once("\n## Dependencies\n").unwrap();
    for name in dependencies().into_values().flatten() {
        let is_listed = name.starts_with("plyscope") || listed.contains(&format!("`{name}`"));
        assert!(is_listed, "it does not say what {name} is for");
    }
}

#[test]
fn crates_are_of_a_size_to_be_read() {
    for entry in crates().read_dir().unwrap() {
        let folder = entry.unwrap().path();
        let mut files = Vec::new();
        sources(&folder, &mut files);
        let lines: usize =
            files.iter().map(|file| fs::read_to_string(file).unwrap().lines().count()).sum();
        let name = format!("plyscope-{}", folder.file_name().unwrap().to_string_lossy());
        let is_larger = LARGER.iter().any(|(larger, _)| *larger == name);
        assert_eq!(lines > MOST_LINES, is_larger, "{name} has {lines} lines");
    }
}

/// Each more would be linked, and kept, with all that it uses. A module that is not declared would never run.
#[test]
fn the_integration_tests_of_a_crate_are_one_program() {
    let mut found = 0;
    for folder in crates().read_dir().unwrap() {
        let tests = folder.unwrap().path().join("tests");
        let files = |folder: &Path| -> Vec<PathBuf> {
            let entries = folder.read_dir().into_iter().flatten();
            let paths = entries.map(|entry| entry.unwrap().path());
            paths.filter(|path| path.extension().is_some_and(|end| end == "rs")).collect()
        };
        let main = tests.join("integration/main.rs");
        let programs = files(&tests).len() + usize::from(main.is_file());
        assert!(programs <= 1, "{} has {programs} programs", tests.display());
        let declared = fs::read_to_string(&main).unwrap_or_default();
        for file in files(&tests.join("integration")).iter().filter(|&file| *file != main) {
            let line = format!("mod {};", file.file_stem().unwrap().to_str().unwrap());
            assert!(declared.lines().any(|known| known == line), "{} never runs", file.display());
            found += 1;
        }
    }
    assert!(found > 100, "{found} modules were found");
}

#[test]
fn every_crate_takes_the_lints_of_the_workspace() {
    for entry in crates().read_dir().unwrap() {
        let path = entry.unwrap().path().join("Cargo.toml");
        let manifest: Table = fs::read_to_string(&path).unwrap().parse().unwrap();
        let lints = manifest.get("lints").and_then(|lints| lints.get("workspace"));
        assert_eq!(lints, Some(&Value::Boolean(true)), "{}", path.display());
    }
}

/// All that searches or draws has a speed or a size of its own in each profile.
#[test]
fn every_profile_lists_the_libraries() {
    let path = crates().parent().unwrap().join("Cargo.toml");
    let manifest: Table = fs::read_to_string(path).unwrap().parse().unwrap();
    for profile in ["release", "page", "dev"] {
        let listed = manifest["profile"][profile]["package"].as_table().unwrap();
        let missing: Vec<_> =
            ORDER.into_iter().filter(|name| !listed.contains_key(*name)).collect();
        // It only hands over what the others find.
        assert_eq!(missing, ["plyscope-api"], "{profile}");
    }
}

#[test]
fn nothing_is_unsafe() {
    // The lint forbids it; this also finds code that is only compiled on other machines.
    let keyword = ["un", "safe"].concat();
    let mut files = Vec::new();
    for entry in crates().read_dir().unwrap() {
        sources(&entry.unwrap().path().join("src"), &mut files);
    }
    assert!(files.len() > 20, "the sources were not found");
    for file in files {
        let text = fs::read_to_string(&file).unwrap();
        for (number, line) in text.lines().enumerate() {
            let code = line.split("//").next().unwrap_or_default();
            // A keyword of a page's policy has hyphens.
            let mut words = code.split(|c: char| !c.is_alphanumeric() && !matches!(c, '_' | '-'));
            let found = words.any(|word| word == keyword);
            assert!(!found, "{}:{} says `{keyword}`", file.display(), number + 1);
        }
    }
}

#[test]
fn dependencies_are_found_in_every_table_of_a_manifest() {
    let manifest: Table = r#"
        [dependencies]
        a = "1"
        [dev-dependencies]
        b = { version = "1", package = "real-b" }
        [target.'cfg(unix)'.dependencies]
        c.workspace = true
    "#
    .parse()
    .unwrap();
    let mut names = names_in(&manifest);
    names.sort();
    assert_eq!(names, ["a", "c", "real-b"]);
}

/// All colours are in the palette of `export`, or made of greys there.
#[test]
fn no_source_has_a_colour_of_its_own() {
    let mut files = Vec::new();
    for entry in crates().read_dir().unwrap() {
        sources(&entry.unwrap().path().join("src"), &mut files);
    }
    // It writes colours, and compares them with texts in its tests.
    files.retain(|file| !file.ends_with("export/src/figure/mark.rs"));
    for file in files {
        for (number, line) in fs::read_to_string(&file).unwrap().lines().enumerate() {
            let is_colour = |part: &str| {
                let digits = part.chars().take_while(char::is_ascii_hexdigit).count();
                digits == 6
            };
            let found = line.split('#').skip(1).any(is_colour);
            assert!(!found, "{}:{} has a colour: {line}", file.display(), number + 1);
        }
    }
}

/// One rule that asks, inside `:has()`, what is not makes browsers look again at everything around
/// whatever comes or goes on the page: with one, a key restyled the whole page.
#[test]
fn styles_ask_for_what_there_is() {
    let www = crates().parent().unwrap().join("www");
    let is_sheet = |path: &PathBuf| path.extension().is_some_and(|ending| ending == "css");
    let sheets = www.read_dir().unwrap().map(|entry| entry.unwrap().path()).filter(is_sheet);
    for sheet in sheets {
        let text = fs::read_to_string(&sheet).unwrap();
        for asked in text.split(":has(").skip(1) {
            let selector = asked.split('{').next().unwrap();
            let mut depth = 1;
            let inside: String = selector
                .chars()
                .take_while(|&letter| {
                    depth += i32::from(letter == '(') - i32::from(letter == ')');
                    depth > 0
                })
                .collect();
            assert!(!inside.contains(":not("), "{}: :has({inside})", sheet.display());
        }
    }
}
