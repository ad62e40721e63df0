//! Each artefact is installed into an empty folder, and run there.
use crate::listing::{self, sha256};
use crate::package::SITE_FOLDER;
use crate::{chromium, npm, paths, reproduced, run};
use anyhow::{bail, ensure, Context, Result};
use serde_json::Value;
use std::fs;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::process::Command;
use zip::ZipArchive;

/// The tree of the lectures, and its value.
const TREE: &str = "((8 5) (20 3)) ((2 4) (15 6))";
const VALUE: i64 = 8;

/// The program of the command.
const COMMAND: &str = if cfg!(windows) { "plyscope.exe" } else { "plyscope" };

/// Installs an artefact into an empty folder, and runs it.
type Trial = fn(&Path, &Path) -> Result<()>;

/// Installs and runs all of them.
pub fn all(version: &str, folder: &Path) -> Result<()> {
    let home = paths::root().join(paths::notes()).join("installed");
    if home.exists() {
        fs::remove_dir_all(&home)?;
    }
    let machine = format!("{}-{}", std::env::consts::ARCH, std::env::consts::OS);
    let artefacts: [(&str, String, Trial); 5] = [
        ("site", format!("plyscope-site-{version}.zip"), site),
        ("command", format!("plyscope-{version}-{machine}.zip"), command),
        ("npm", format!("plyscope-{version}.tgz"), npm_package),
        ("python", format!("plyscope-{version}-py3-none-any.whl"), python),
        ("python-source", format!("plyscope-{version}.tar.gz"), python),
    ];
    for (name, file, trial) in artefacts {
        let (path, empty) = (folder.join(&file), home.join(name));
        ensure!(path.is_file(), "{file} is missing");
        fs::create_dir_all(&empty)?;
        trial(&path, &empty).with_context(|| file.clone())?;
        are_anonymous(&empty).with_context(|| file)?;
    }
    Ok(())
}

/// No program below a folder has a path of the machine that built it.
fn are_anonymous(folder: &Path) -> Result<()> {
    let cargo = std::env::home_dir().map(|home| home.join(".cargo"));
    let paths = [Some(paths::root().to_owned()), cargo].into_iter().flatten();
    let paths: Vec<String> = paths.map(|path| path.display().to_string()).collect();
    let command = format!("/{COMMAND}");
    let is_program = |file: &String| file.ends_with(".wasm") || file.ends_with(&command);
    for file in listing::paths(folder)?.iter().filter(|file| is_program(file)) {
        let content = fs::read(folder.join(file))?;
        let has = |path: &&String| content.windows(path.len()).any(|part| part == path.as_bytes());
        if let Some(path) = paths.iter().find(has) {
            bail!("{file} has the path {path} of this machine");
        }
    }
    Ok(())
}

/// The site in a folder below the top of a server: its files are those of its list, and its pages work in a
/// browser.
fn site(artefact: &Path, empty: &Path) -> Result<()> {
    unpack(artefact, empty)?;
    let folder = empty.join(SITE_FOLDER);
    complete_site(&folder)?;
    let recorded = reproduced::recorded()?.site;
    ensure!(listing::id(&folder)? == recorded, "site.sum records another site, {recorded}");
    npm::ensure()?;
    let mut node = Command::new("node");
    node.arg(paths::root().join("tests/release/site.mjs"))
        .env("CHROME", chromium::ensure()?)
        .env("PLYSCOPE_DIST", folder);
    run::quietly("Opening the site in a browser", &mut node, None)
}

/// The site's files are those of its list, and no page asks for a file at the top.
fn complete_site(folder: &Path) -> Result<()> {
    let list: Value = serde_json::from_str(&fs::read_to_string(folder.join("site.json"))?)?;
    let files = list["files"].as_array().context("site.json has no files")?;
    ensure!(!files.is_empty(), "site.json lists no file");
    for file in files {
        let path = file["path"].as_str().context("a file without a path")?;
        let content = fs::read(folder.join(path)).with_context(|| format!("{path} is missing"))?;
        ensure!(file["sha256"] == sha256(&content), "{path} was changed");
        if path.ends_with(".html") {
            let page = String::from_utf8_lossy(&content);
            let is_at_top = ["href=\"/", "src=\"/"].iter().any(|start| page.contains(start));
            ensure!(!is_at_top, "{path} asks for a file at the top of the server");
        }
    }
    Ok(())
}

/// The command, from its archive.
fn command(artefact: &Path, empty: &Path) -> Result<()> {
    unpack(artefact, empty)?;
    let top = empty.read_dir()?.next().context("the archive is empty")??.path();
    for text in ["LICENSE-MIT", "LICENSE-APACHE", super::LICENCES, "README.md"] {
        ensure!(top.join(text).is_file(), "{text} is not in the archive");
    }
    let solved = run::output(Command::new(top.join(COMMAND)).args(["solve", TREE, "--json"]));
    let solved: Value = serde_json::from_str(&solved.context("the command does not run")?)?;
    ensure!(solved["value"] == VALUE, "the command finds {}", solved["value"]);
    Ok(())
}

/// The package for JavaScript in a new project. It depends on no other, so npm needs no registry.
fn npm_package(artefact: &Path, empty: &Path) -> Result<()> {
    fs::write(empty.join("package.json"), "{\"private\": true, \"type\": \"module\"}\n")?;
    let mut install = Command::new("npm");
    install.args(["install", "--offline", "--no-audit", "--no-fund"]).arg(artefact);
    run::quietly("Installing the package for JavaScript", install.current_dir(empty), None)?;
    let script = format!("import {{ solve }} from 'plyscope'; console.log(solve('{TREE}').value);");
    let mut node = Command::new("node");
    node.args(["--input-type=module", "--eval", &script]).current_dir(empty);
    finds(run::output(&mut node), "the package for JavaScript")
}

/// The package for Python in a new environment; pip fetches what it depends on.
fn python(artefact: &Path, empty: &Path) -> Result<()> {
    let venv = empty.join("venv");
    let mut make = Command::new("python3");
    run::quietly("Making a Python environment", make.args(["-m", "venv"]).arg(&venv), None)?;
    let python: PathBuf = venv.join(if cfg!(windows) { "Scripts" } else { "bin" }).join("python");
    let mut pip = Command::new(&python);
    pip.args(["-m", "pip", "install", "--disable-pip-version-check"]).arg(artefact);
    run::quietly("Installing the package for Python", pip.current_dir(empty), None)?;
    let script = format!("from plyscope import solve; print(solve('{TREE}').value)");
    let mut solve = Command::new(&python);
    solve.args(["-c", &script]).current_dir(empty);
    finds(run::output(&mut solve), "the package for Python")
}

fn finds(value: Option<String>, what: &str) -> Result<()> {
    let value = value.with_context(|| format!("{what} does not run"))?;
    ensure!(value == VALUE.to_string(), "{what} finds {value}");
    Ok(())
}

/// Unpacks a ZIP file into a folder, with the rights of its programs.
fn unpack(artefact: &Path, folder: &Path) -> Result<()> {
    let mut archive = ZipArchive::new(fs::File::open(artefact)?)?;
    for number in 0..archive.len() {
        let mut file = archive.by_index(number)?;
        let name = file.enclosed_name().context("a path that leads out of the folder")?;
        let path = folder.join(name);
        if file.is_dir() {
            continue;
        }
        path.parent().map_or(Ok(()), fs::create_dir_all)?;
        let mut content = Vec::new();
        file.read_to_end(&mut content)?;
        fs::write(&path, content)?;
        #[cfg(unix)]
        if let Some(mode) = file.unix_mode() {
            use std::os::unix::fs::PermissionsExt;
            fs::set_permissions(&path, fs::Permissions::from_mode(mode))?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    /// A site with one page, and a list that says what is given.
    fn problem_of(page: &str, sum: &str) -> Option<String> {
        let home = std::env::temp_dir().join(format!("plyscope-install-{}", std::process::id()));
        fs::create_dir_all(&home).unwrap();
        let list = json!({"files": [{"path": "index.html", "sha256": sum}]});
        fs::write(home.join("index.html"), page).unwrap();
        fs::write(home.join("site.json"), list.to_string()).unwrap();
        let outcome = complete_site(&home);
        fs::remove_dir_all(home).unwrap();
        outcome.err().map(|error| error.to_string())
    }

    #[test]
    fn programs_have_no_path_of_this_machine() {
        let home = std::env::temp_dir().join(format!("plyscope-paths-{}", std::process::id()));
        fs::create_dir_all(home.join("site")).unwrap();
        let problem_of = |file: &str, content: String| {
            fs::write(home.join(file), content).unwrap();
            are_anonymous(&home).err().map(|error| error.to_string())
        };
        let path = paths::root().display().to_string();
        assert_eq!(problem_of("site/a.txt", format!("in {path}")), None, "no program");
        assert_eq!(problem_of("site/a.wasm", "/plyscope/src/a.rs".to_owned()), None);
        let expected = format!("site/a.wasm has the path {path} of this machine");
        assert_eq!(problem_of("site/a.wasm", format!("at {path}/src/a.rs")), Some(expected));
        fs::remove_dir_all(home).unwrap();
    }

    #[test]
    fn a_site_must_be_whole_and_work_in_any_folder() {
        let (good, top) = ("<a href=\"learn.html\">", "<script src=\"/a.js\">");
        assert_eq!(problem_of(good, &sha256(good.as_bytes())), None);
        assert_eq!(problem_of(good, "00").as_deref(), Some("index.html was changed"));
        let at_top = "index.html asks for a file at the top of the server";
        assert_eq!(problem_of(top, &sha256(top.as_bytes())).as_deref(), Some(at_top));
    }
}
