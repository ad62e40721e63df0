//! The Python package: the searches as a WebAssembly program, and the widget for notebooks with its
//! bundles.
use crate::carried::{self, copy, PROGRAMS};
use crate::library::Library;
use crate::python::Python;
use crate::site::{self, Profile};
use crate::{paths, run};
use anyhow::{Context, Result};
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

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

/// The packages that make the package.
pub const REQUIREMENTS: &str = "python/requirements.txt";

/// Makes the package from the site, which is built if needed.
pub fn wheel() -> Result<()> {
    let dist = site::build(Profile::Release)?;
    let python = Python::ensure(REQUIREMENTS, "what builds the Python package")?;
    let wheel = build(&dist, &python)?.wheel;
    eprintln!("✓ The Python package is {}", wheel.display());
    Ok(())
}

/// The package, built.
pub struct Made {
    /// As it is installed.
    pub wheel: PathBuf,
    /// Its source distribution, with the built program.
    pub source: PathBuf,
}

/// Makes the package from a built site. `python` must have hatchling.
pub fn build(dist: &Path, python: &Python) -> Result<Made> {
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
    let mut hatchling = python.program("python");
    hatchling.args(["-m", "hatchling", "build", "-t", "wheel", "-t", "sdist", "-d"]).arg(&made);
    run::quietly("Making the Python package", hatchling.current_dir(&package), None)?;
    Ok(Made { wheel: only(&made, "whl")?, source: only(&made, "gz")? })
}

/// The file of a folder whose name ends so.
fn only(folder: &Path, end: &str) -> Result<PathBuf> {
    let files: Result<Vec<PathBuf>, _> =
        folder.read_dir()?.map(|entry| entry.map(|entry| entry.path())).collect();
    let found = files?.into_iter().find(|path| path.extension().is_some_and(|found| found == end));
    found.with_context(|| format!("no file for Python ends with .{end}"))
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
    carried::copy_scripts(dist, work)?;
    for script in ["widget.js", "remote.js"] {
        fs::copy(widget.join(script), work.join(script))?;
    }
    let mut entries = vec![work.join("remote.js")];
    let shared = carried::shared_files()?;
    for program in PROGRAMS {
        let files = [&carried::files_of(program)[..], &shared].concat();
        carried::pack(dist, work, &files)?;
        // Named after the program; the program's own script is part of the bundle.
        let entry = work.join(format!("{program}.js"));
        fs::write(&entry, script(&files)?)?;
        entries.push(entry);
    }
    carried::bundle(&entries, into, &["--minify"])
}

/// The script of a widget with embedded files.
fn script(files: &[String]) -> Result<String> {
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
        let script = script(&["embed.js", "embed/embed.css"].map(str::to_owned)).unwrap();
        assert!(script.contains("import file1 from \"./embed/embed.css.gz\";"), "{script}");
        assert!(
            script.contains("carry({ \"embed.js\": file0, \"embed/embed.css\": file1, });"),
            "{script}"
        );
    }
}
