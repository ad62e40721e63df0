//! The unit tests of some crates.
//!
//! For selected crates, cargo would unify features differently and rebuild. So all tests are built
//! as usual, which is fast for unchanged crates, and only the selected test programs are run.
use crate::progress::note;
use crate::{latex, run, test};
use anyhow::{Context, Result};
use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// A program with tests.
#[derive(Debug, PartialEq)]
struct Program {
    /// The crate that it tests.
    package: String,
    /// The crate's folder, in which its tests expect to run.
    folder: PathBuf,
    path: PathBuf,
}

/// Builds the tests of all crates, and runs those of `packages`.
pub fn test(packages: &[String]) -> Result<()> {
    latex::ensure();
    let mut build = test::host("test");
    build
        .args(test::UNIT)
        .args(["--no-run", "--message-format", "json-render-diagnostics"])
        .stdin(Stdio::null())
        .stderr(Stdio::inherit());
    let built = build.output().context("`cargo test` could not be started")?;
    run::succeeded(&build, built.status)?;
    let programs: Vec<_> = String::from_utf8_lossy(&built.stdout)
        .lines()
        .filter_map(program)
        .filter(|program| packages.contains(&program.package))
        .collect();
    for Program { package, folder, path } in &programs {
        let name = path.file_stem().unwrap_or_default().to_string_lossy();
        note(&format!("{package}: {name}"));
        let mut tests = Command::new(path);
        tests.arg("--quiet").current_dir(folder).env("CARGO_MANIFEST_DIR", folder);
        tests.envs(test::same_cases());
        run::shown(&mut tests)?;
    }
    Ok(())
}

/// Parses a cargo message about a built test program.
fn program(line: &str) -> Option<Program> {
    let message: Value = serde_json::from_str(line).ok()?;
    if message["reason"] != "compiler-artifact" || message["profile"]["test"] != true {
        return None;
    }
    let folder = Path::new(message["manifest_path"].as_str()?).parent()?.to_owned();
    // An identifier is `path+file:///…/crates/search#plyscope-search@0.1.0`.
    let (_, id) = message["package_id"].as_str()?.rsplit_once('#')?;
    let (package, _) = id.split_once('@')?;
    Some(Program {
        package: package.to_owned(),
        folder,
        path: message["executable"].as_str()?.into(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn programs_are_parsed_from_cargos_messages() {
        let line = r#"{"reason":"compiler-artifact","package_id":"path+file:///c/crates/search#plyscope-search@0.1.0","manifest_path":"/c/crates/search/Cargo.toml","profile":{"test":TEST},"executable":EXE}"#;
        let parsed =
            |test: &str, exe: &str| program(&line.replace("TEST", test).replace("EXE", exe));
        let expected = Program {
            package: "plyscope-search".into(),
            folder: "/c/crates/search".into(),
            path: "/t/games-1".into(),
        };
        assert_eq!(parsed("true", r#""/t/games-1""#), Some(expected));
        assert_eq!(parsed("false", r#""/t/games-1""#), None, "an example");
        assert_eq!(parsed("true", "null"), None, "a library that is only checked");
        assert_eq!(program(r#"{"reason":"build-finished","success":true}"#), None);
        assert_eq!(program("warning: unused"), None);
    }
}
