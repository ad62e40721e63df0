//! The lessons of the site as packages for learning platforms, made by the `plyscope` command.
use super::Ground;
use crate::run;
use anyhow::{bail, Context, Result};
use std::path::PathBuf;
use std::process::Command;

/// The versions of SCORM.
const VERSIONS: [&str; 2] = ["1.2", "2004"];

/// Makes them: every lesson in every language, for every version.
pub fn make(ground: &Ground) -> Result<Vec<PathBuf>> {
    let mut made = Vec::new();
    for (lesson, lang) in lessons(ground)? {
        for version in VERSIONS {
            let path = ground.out.join(format!("{lesson}.{lang}-scorm-{version}.zip"));
            let mut plyscope = Command::new(&ground.program);
            plyscope.arg("scorm").arg(&lesson);
            plyscope.args(["--lang", &lang, "--version", version, "--site"]).arg(&ground.site);
            run::shown(plyscope.arg("-o").arg(&path))
                .with_context(|| format!("{lesson} could not be packed"))?;
            made.push(path);
        }
    }
    Ok(made)
}

/// The lessons with their languages, as their files are called: `lecture-1.en.md`.
fn lessons(ground: &Ground) -> Result<Vec<(String, String)>> {
    let folder = ground.site.join("lessons");
    let mut lessons = Vec::new();
    let entries =
        folder.read_dir().with_context(|| format!("there is no folder {}", folder.display()))?;
    for entry in entries {
        let name = entry?.file_name().to_string_lossy().into_owned();
        let parts: Vec<_> = name.split('.').collect();
        let [lesson, lang, "md"] = parts[..] else { bail!("{name} is called like no lesson") };
        lessons.push((lesson.to_owned(), lang.to_owned()));
    }
    lessons.sort();
    Ok(lessons)
}
