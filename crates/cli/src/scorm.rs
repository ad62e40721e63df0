//! `plyscope scorm`.

use std::fs;
use std::path::{Path, PathBuf};

use plyscope_i18n::Lang;
use plyscope_lesson::course::{package, Course, SiteFile, MOST_BYTES};
use plyscope_lesson::source::{Source, SHIPPED};
use plyscope_lesson::Lesson;
use plyscope_search::bidi;
use serde_json::Value;

use crate::arguments::ScormOptions;
use crate::{input, lesson, Problem};

/// The list of files in a built site.
const LIST: &str = "site.json";

/// Writes the package, and describes its content.
pub fn run(options: &ScormOptions) -> Result<String, Problem> {
    let site = site(options.site.as_deref())?;
    let (name, text) = text(options, &site)?;
    let lesson = Lesson::parse(&text).map_err(|problem| problem.to_string())?;
    lesson::report_broken(&lesson, &name);
    let title = lesson.front.title.clone().unwrap_or_else(|| name.clone());
    let course = Course {
        name: &name,
        title: &title,
        language: options.lang.or(lesson.front.language),
        pass: options.pass,
        lesson: &text,
    };
    let files = files(&site)?;
    let bytes = package(&course, options.version, files)
        .map_err(|problem| format!("{}: {problem}", site.display()))?;
    fs::write(&options.output, &bytes)
        .map_err(|error| format!("cannot write {}: {error}", options.output.display()))?;
    Ok(format!("{}: {}, {} bytes\n", options.output.display(), bidi::isolated(&title), bytes.len()))
}

/// The folder of a built site: the given one, or the one beside the command.
fn site(given: Option<&Path>) -> Result<PathBuf, Problem> {
    let beside = || Some(std::env::current_exe().ok()?.parent()?.join("site"));
    let folder = given.map(Path::to_owned).or_else(beside).unwrap_or_default();
    if folder.join(LIST).is_file() {
        return Ok(folder);
    }
    let hint =
        "say where a built site is with --site; `cargo xtask build --release` makes one in dist";
    Err(match given {
        Some(given) => {
            format!("{} is no built site, for it has no {LIST}: {hint}", given.display())
        }
        None => format!("there is no built site beside the command: {hint}"),
    })
}

/// The lesson's text with its name: one of the site, or a file.
fn text(options: &ScormOptions, site: &Path) -> Result<(String, String), Problem> {
    let path = &options.lesson;
    let shipped = SHIPPED.into_iter().find(|name| path.as_os_str() == *name);
    if let Some(name) = shipped.filter(|_| !path.exists()) {
        let lang = options.lang.unwrap_or(Lang::En);
        let path = Source::Shipped(name).file(lang).unwrap_or_default();
        return Ok((format!("{name}-{}", lang.tag()), input::file(&site.join(path))?));
    }
    let stem = path.file_stem().map(|stem| stem.to_string_lossy().into_owned());
    let name = stem.filter(|stem| stem != "-").unwrap_or_else(|| "lesson".to_owned());
    Ok((name, input::file(path)?))
}

/// The files of a site that play lessons.
fn files(site: &Path) -> Result<Vec<SiteFile>, Problem> {
    let list = site.join(LIST);
    let wrong = || format!("{} is no list of a site’s files", list.display());
    let text = input::file(&list)?;
    let read: Value = serde_json::from_str(&text).map_err(|_| wrong())?;
    let entries = read.get("files").and_then(Value::as_array).ok_or_else(wrong)?;
    let is_played = |entry: &&Value| entry.get("role").and_then(Value::as_str) != Some("extra");
    entries
        .iter()
        .filter(is_played)
        .map(|entry| {
            let path = entry.get("path").and_then(Value::as_str).ok_or_else(wrong)?;
            let bytes = entry.get("bytes").and_then(Value::as_u64).ok_or_else(wrong)?;
            file(site, path, bytes)
        })
        .collect()
}

/// Reads a file of a site and checks that it is complete.
fn file(site: &Path, path: &str, bytes: u64) -> Result<SiteFile, Problem> {
    let is_below = |part: &str| !matches!(part, "" | "." | "..") && !part.contains(['\\', ':']);
    if !path.split('/').all(is_below) {
        return Err(format!("{LIST} lists {path:?}, which is no file of a site"));
    }
    let full = site.join(path);
    let unread = |why: String| format!("cannot read {}: {why}", full.display());
    let found = fs::metadata(&full).map_err(|error| unread(error.to_string()))?.len();
    if found != bytes || found > MOST_BYTES as u64 {
        return Err(unread(format!(
            "it has {found} bytes, where {LIST} says {bytes}: the site is not whole, or was changed"
        )));
    }
    let content = fs::read(&full).map_err(|error| unread(error.to_string()))?;
    Ok(SiteFile { path: path.to_owned(), content })
}
