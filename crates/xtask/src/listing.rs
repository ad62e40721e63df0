//! The list of the site's files, by which the service worker and the packing of lessons check that
//! they have all of them.
use anyhow::{Context, Result};
use base64::engine::general_purpose::STANDARD;
use base64::Engine;
use serde_json::{json, Value};
use sha2::{Digest, Sha256};
use std::fs;
use std::path::Path;

/// The list, as JSON: an `id`, and `files` with `path`, `bytes`, `sha256` and `role`.
pub const LIST: &str = "site.json";

/// The service worker; a browser updates it when a byte of it changes.
const WORKER: &str = "sw.js";

/// The script that registers it.
const STARTER: &str = "offline.js";

/// What a file is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Role {
    /// Needed at the start of a page.
    Core,
    /// Fetched when needed.
    Program,
    /// Part of the site, but not of a lesson's package.
    Extra,
}

impl Role {
    fn of(path: &str) -> Self {
        let begins = |names: &[&str]| names.iter().any(|name| path.starts_with(name));
        let ends = |names: &[&str]| names.iter().any(|name| path.ends_with(name));
        if begins(&["embed-ask", "embed/", "plyscope.js"]) {
            // The scenes of a lesson that ask questions are elements.
            Self::Program
        } else if begins(&[
            "examples/",
            "guide/",
            "icons/",
            "embed",
            "packing",
            "plyscope.",
            "og-image",
            "class",
            "open-class",
            "program",
            "boot-program",
        ]) {
            Self::Extra
        } else if ends(&[".html", ".css", ".svg", ".webmanifest"])
            || begins(&["boot", "address.js", "offline.js", "plyscope-app"])
        {
            Self::Core
        } else {
            Self::Program
        }
    }

    const fn name(self) -> &'static str {
        match self {
            Self::Core => "core",
            Self::Program => "program",
            Self::Extra => "extra",
        }
    }
}

/// Writes the list, and its hash into the worker.
pub fn write(dist: &Path) -> Result<()> {
    let mut files = Vec::new();
    let mut whole = Sha256::new();
    for path in paths(dist)? {
        if path == LIST || path == WORKER {
            continue;
        }
        let content = fs::read(dist.join(&path))?;
        let sha256 = sha256(&content);
        whole.update(format!("{sha256}  {path}\n"));
        let role = Role::of(&path).name();
        files.push(json!({ "path": path, "bytes": content.len(), "sha256": sha256, "role": role }));
    }
    let worker = dist.join(WORKER);
    let script =
        fs::read_to_string(&worker).with_context(|| format!("cannot read {}", worker.display()))?;
    // A changed worker is a new version too.
    whole.update(&script);
    let id = hex(&whole.finalize());
    let list = json!({ "id": id, "files": files });
    let list = serde_json::to_string_pretty(&list)?;
    let listed = sha256(list.as_bytes());
    fs::write(dist.join(LIST), list)?;
    fs::write(worker, format!("const SITE = \"{id}\";\nconst LISTED = \"{listed}\";\n{script}"))?;
    Ok(())
}

/// The `id` of the site in a folder, which is another one when a byte of a file is.
pub fn id(dist: &Path) -> Result<String> {
    let list = dist.join(LIST);
    let text =
        fs::read_to_string(&list).with_context(|| format!("cannot read {}", list.display()))?;
    let list: Value = serde_json::from_str(&text)?;
    Ok(list["id"].as_str().context("the list of the site has no id")?.to_owned())
}

/// Turns offline use off, for development.
pub fn keep_nothing(dist: &Path) -> Result<()> {
    fs::write(dist.join(STARTER), "// A site that is being developed is not kept.\n")?;
    Ok(())
}

/// The SHA-256 of some bytes, in hexadecimal digits.
pub fn sha256(content: &[u8]) -> String {
    hex(&Sha256::digest(content))
}

/// The same as browsers want it in a policy.
pub fn sha256_base64(content: &[u8]) -> String {
    STANDARD.encode(Sha256::digest(content))
}

/// Bytes in hexadecimal digits.
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The paths of all files below a folder, in order, with forward slashes.
pub fn paths(top: &Path) -> Result<Vec<String>> {
    let mut paths = Vec::new();
    collect(top, top, &mut paths)?;
    paths.sort();
    Ok(paths)
}

fn collect(top: &Path, folder: &Path, into: &mut Vec<String>) -> Result<()> {
    let entries = folder.read_dir().with_context(|| format!("cannot list {}", folder.display()))?;
    for entry in entries {
        let path = entry?.path();
        if path.is_dir() {
            collect(top, &path, into)?;
        } else {
            let parts = path.strip_prefix(top)?.components();
            let parts: Vec<_> = parts.map(|part| part.as_os_str().to_string_lossy()).collect();
            into.push(parts.join("/"));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn site(name: &str) -> std::path::PathBuf {
        let folder =
            std::env::temp_dir().join(format!("plyscope-list-{name}-{}", std::process::id()));
        fs::create_dir_all(folder.join("lessons")).unwrap();
        for (path, content) in
            [("index.html", "page"), ("lessons/a.md", "abc"), ("sw.js", "work();\n")]
        {
            fs::write(folder.join(path), content).unwrap();
        }
        folder
    }

    #[test]
    fn the_list_matches_the_folder() {
        let folder = site("files");
        write(&folder).unwrap();
        let text = fs::read_to_string(folder.join(LIST)).unwrap();
        let list: Value = serde_json::from_str(&text).unwrap();
        let worker = fs::read_to_string(folder.join("sw.js")).unwrap();
        fs::remove_dir_all(folder).unwrap();
        let id = list["id"].as_str().unwrap();
        let listed = sha256(text.as_bytes());
        let head = format!("const SITE = \"{id}\";\nconst LISTED = \"{listed}\";\n");
        assert_eq!(worker, format!("{head}work();\n"));
        let files = list["files"].as_array().unwrap();
        let paths: Vec<_> = files.iter().map(|file| file["path"].as_str().unwrap()).collect();
        assert_eq!(paths, ["index.html", "lessons/a.md"]);
        // FIPS 180-2, appendix B.1.
        let abc = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
        let lesson =
            json!({ "path": "lessons/a.md", "bytes": 3, "sha256": abc, "role": "program" });
        assert_eq!(files[1], lesson);
    }

    #[test]
    fn any_other_site_has_another_id() {
        let id = |change: &dyn Fn(&Path)| {
            let folder = site("id");
            change(&folder);
            write(&folder).unwrap();
            let id = super::id(&folder).unwrap();
            fs::remove_dir_all(folder).unwrap();
            id
        };
        let change = |path: &'static str, content: &'static str| {
            move |folder: &Path| fs::write(folder.join(path), content).unwrap()
        };
        let ids = [
            id(&|_| {}),
            id(&change("index.html", "pages")),
            id(&change("sw.js", "rest();\n")),
            id(&change("new.js", "")),
        ];
        for (place, one) in ids.iter().enumerate() {
            assert!(ids[place + 1..].iter().all(|other| other != one), "{place}");
        }
        assert_eq!(ids[0], id(&|_| {}));
    }

    #[test]
    fn files_have_roles() {
        for (path, role) in [
            ("index.html", Role::Core),
            ("boot-learn.js", Role::Core),
            ("plyscope-app_bg.wasm", Role::Core),
            ("learn.css", Role::Core),
            ("learn_bg.wasm", Role::Program),
            ("program.html", Role::Extra),
            ("program/micropython.wasm", Role::Extra),
            ("search-worker.js", Role::Program),
            ("course/scorm.js", Role::Program),
            ("locales/nl.txt", Role::Program),
            ("lessons/lecture-1.en.md", Role::Program),
            ("dialogs_bg.wasm", Role::Program),
            ("packing.js", Role::Extra),
            ("class_bg.wasm", Role::Extra),
            ("open-class.js", Role::Extra),
            ("icons/icon-192.png", Role::Extra),
            ("examples/plain.html", Role::Extra),
            ("guide/index.html", Role::Extra),
            ("guide/css/general.css", Role::Extra),
            ("embed.js", Role::Extra),
            ("embed-ask_bg.wasm", Role::Program),
            ("embed/asking.js", Role::Program),
            ("plyscope.js", Role::Program),
        ] {
            assert_eq!(Role::of(path), role, "{path}");
        }
    }
}
