//! The Python package: the searches as a WebAssembly program, and the widget for notebooks with its
//! bundles.
use crate::library::Library;
use crate::python::Python;
use crate::site::{self, Profile};
use crate::tools::{self, ESBUILD};
use crate::{paths, run, tables};
use anyhow::{Context, Result};
use flate2::write::GzEncoder;
use flate2::Compression;
use std::fmt::Write as _;
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The searches.
const LIBRARY: Library = Library {
    package: "plyscope-python",
    what: "the program of the Python package",
    options: &[],
    inputs: &[],
};

/// What programs of students use, which the package has too; and its modules in the package.
const SHARED: [(&str, &str); 3] = [
    ("programs/plyscope.py", "_helper.py"),
    ("www/program/rules.py", "_rules.py"),
    ("www/program/unfold.py", "_unfold.py"),
];

/// The programs of the widget; each becomes a bundle of its own.
const PROGRAMS: [&str; 4] = ["embed", "embed-ask", "embed-boards", "embed-chess"];

/// The files in every bundle besides its program and the texts of other languages than English.
const CARRIED: [&str; 5] = [
    "tree.css",
    "backtracking-board.css",
    "coroutines-tree.css",
    "embed/asking.css",
    "embed/embed.css",
];

/// The packages that make the package.
pub const REQUIREMENTS: &str = "python/requirements.txt";

/// Makes the package from the site, which is built if needed.
pub fn wheel() -> Result<()> {
    let dist = site::build(Profile::Release)?;
    let python = Python::ensure(REQUIREMENTS, "what builds the Python package")?;
    let wheel = build(&dist, &python)?;
    eprintln!("✓ The Python package is {}", wheel.display());
    Ok(())
}

/// Makes the package from a built site, and returns its file. `python` must have hatchling.
pub fn build(dist: &Path, python: &Python) -> Result<PathBuf> {
    let top = paths::notes().join("wheel");
    if top.exists() {
        fs::remove_dir_all(&top)?;
    }
    let (work, package) = (top.join("work"), top.join("package"));
    let source = paths::root().join("python/plyscope");
    copy(&source, &package)?;
    for licence in ["LICENSE-MIT", "LICENSE-APACHE"] {
        fs::copy(paths::root().join(licence), package.join(licence))?;
    }
    for (file, module) in SHARED {
        let text = fs::read_to_string(paths::root().join(file)).context(file)?;
        fs::write(package.join("src/plyscope").join(module), as_module(&text))?;
    }
    let fixed = package.join("src/plyscope/static");
    bundle(dist, &source.join("widget"), &work, &fixed)?;
    fs::copy(program()?.join("plyscope_bg.wasm"), fixed.join("plyscope.wasm"))?;
    let made = top.join("made");
    let mut pip = python.program("python");
    pip.args([
        "-m",
        "pip",
        "wheel",
        "--disable-pip-version-check",
        "--no-deps",
        "--no-build-isolation",
        "--wheel-dir",
    ])
    .arg(&made)
    .arg(&package);
    run::quietly("Making the Python package", &mut pip, None)?;
    let wheel = made.read_dir()?.next().context("pip made no package")??.path();
    Ok(wheel)
}

/// A file of students' programs as a module of the package, beside the other ones.
fn as_module(text: &str) -> String {
    text.replace("\nfrom rules import ", "\nfrom ._rules import ")
}

/// Builds the program of the searches unless it is up to date, and returns its folder.
fn program() -> Result<PathBuf> {
    let folder = paths::target().join("python");
    LIBRARY.build(&folder, |_| Ok(()))?;
    Ok(folder)
}

/// Bundles each program of the widget into one self-contained script.
fn bundle(dist: &Path, widget: &Path, work: &Path, into: &Path) -> Result<()> {
    copy(&dist.join("embed"), &work.join("embed"))?;
    for script in ["plyscope.js", "fetch-text.js"] {
        fs::copy(dist.join(script), work.join(script))?;
    }
    for script in ["widget.js", "remote.js"] {
        fs::copy(widget.join(script), work.join(script))?;
    }
    fs::copy(widget.join("site.js"), work.join("embed/site.js"))?;
    let mut entries = vec![work.join("remote.js")];
    let languages = tables::read(&paths::root().join("www/locales"))?;
    let texts: Vec<String> =
        languages.iter().skip(1).map(|(name, _)| format!("locales/{name}.txt")).collect();
    for program in PROGRAMS {
        let own = [format!("{program}.js"), format!("{program}_bg.wasm")];
        let files = own.iter().map(String::as_str).chain(CARRIED);
        let files: Vec<&str> = files.chain(texts.iter().map(String::as_str)).collect();
        for file in &files {
            pack(&dist.join(file), &work.join(format!("{file}.gz")))?;
        }
        // Named after the program; the program's own script is part of the bundle.
        let entry = work.join(format!("{program}.js"));
        fs::write(&entry, script(&files)?)?;
        entries.push(entry);
    }
    let mut esbuild = Command::new("esbuild");
    esbuild
        .env("PATH", paths::path_with(&tools::ensure(&[&ESBUILD])?)?)
        .args(["--bundle", "--format=esm", "--minify", "--charset=utf8", "--loader:.gz=binary"])
        .arg("--log-level=warning")
        .arg(format!("--outdir={}", into.display()))
        .args(entries);
    run::shown(&mut esbuild).context("The widget could not be bundled; see above")
}

/// The script of a widget with embedded files.
fn script(files: &[&str]) -> Result<String> {
    let mut script = String::from(
        "import { carry } from \"./embed/site.js\";\nimport { widget } from \"./widget.js\";\nimport \"./plyscope.js\";\n",
    );
    let mut carried = String::new();
    for (number, file) in files.iter().enumerate() {
        writeln!(script, "import file{number} from \"./{file}.gz\";")?;
        write!(carried, "\"{file}\": file{number}, ")?;
    }
    writeln!(script, "carry({{ {carried}}});\nexport default widget(async () => {{}});")?;
    Ok(script)
}

fn pack(from: &Path, to: &Path) -> Result<()> {
    let bytes = fs::read(from).with_context(|| format!("cannot read {}", from.display()))?;
    to.parent().map_or(Ok(()), fs::create_dir_all)?;
    let mut packer = GzEncoder::new(fs::File::create(to)?, Compression::best());
    packer.write_all(&bytes)?;
    packer.finish()?;
    Ok(())
}

/// Copies a folder.
pub fn copy(from: &Path, to: &Path) -> Result<()> {
    fs::create_dir_all(to)?;
    for entry in from.read_dir().with_context(|| format!("cannot list {}", from.display()))? {
        let entry = entry?;
        let into = to.join(entry.file_name());
        if entry.path().is_dir() {
            copy(&entry.path(), &into)?;
        } else {
            fs::copy(entry.path(), into)?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shared_modules_find_each_other() {
        for (file, _) in SHARED {
            let text = as_module(&fs::read_to_string(paths::root().join(file)).unwrap());
            let imports = text.lines().filter(|line| line.starts_with("from "));
            assert!(imports.clone().all(|line| line.starts_with("from ._rules ")), "{file}");
            assert_eq!(imports.count(), usize::from(file.ends_with("unfold.py")), "{file}");
        }
    }

    #[test]
    fn a_bundle_carries_its_files_under_their_own_names() {
        let script = script(&["embed.js", "embed/embed.css"]).unwrap();
        assert!(script.contains("import file1 from \"./embed/embed.css.gz\";"), "{script}");
        assert!(
            script.contains("carry({ \"embed.js\": file0, \"embed/embed.css\": file1, });"),
            "{script}"
        );
    }

    #[test]
    fn all_that_the_element_fetches_is_carried_along() {
        let styles = fs::read_to_string(paths::root().join("www/embed/styles.js")).unwrap();
        let list =
            styles.split_once("FILES = [").and_then(|(_, rest)| rest.split_once(']')).unwrap().0;
        for file in list.split(',').map(|name| name.trim().trim_matches('"')) {
            assert!(CARRIED.contains(&file), "{file}");
        }
    }
}
