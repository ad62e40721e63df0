//! `plyscope scorm`.

use std::fs;
use std::path::Path;

use plyscope_lesson::course::{package, Course, SiteFile, MOST_BYTES};
use plyscope_search::bidi;
use serde_json::Value;

use crate::arguments::ScormOptions;
use crate::lesson::Written;
use crate::problem::Shortfall;
use crate::site::{self, LIST};
use crate::{input, output, Problem};

/// Writes the package, and describes its content. A lesson with faults is refused.
pub fn run(options: &ScormOptions) -> Result<String, Shortfall> {
    output::by_ending(&options.output, &[("zip", ())])?;
    let site = site::folder(options.site.as_deref())?;
    let written = Written::read(&options.lesson, Some(&site), options.lang)?;
    let lesson = written.checked()?;
    let Written { name, text, .. } = &written;
    let title = lesson.front.title.clone().unwrap_or_else(|| name.clone());
    let course = Course {
        name,
        title: &title,
        language: options.lang.or(lesson.front.language),
        pass: options.pass,
        lesson: text,
    };
    let mut files = files(&site)?;
    files.extend(written.pictures()?);
    let bytes = package(&course, options.version, files)
        .map_err(|problem| format!("{}: {problem}", site.display()))?;
    output::write(&options.output, &bytes)?;
    Ok(format!("{}: {}, {} bytes\n", options.output.display(), bidi::isolated(&title), bytes.len()))
}

/// The files of a site that play lessons.
fn files(site: &Path) -> Result<Vec<SiteFile>, Problem> {
    let list = site.join(LIST);
    let wrong = || Problem::Failure(format!("{} is no list of a site’s files", list.display()));
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
        return Err(format!("{LIST} lists {path:?}, which is no file of a site").into());
    }
    let full = site.join(path);
    let unread = |why: String| Problem::Failure(format!("cannot read {}: {why}", full.display()));
    let found = fs::metadata(&full).map_err(|error| unread(error.to_string()))?.len();
    if found != bytes || found > MOST_BYTES as u64 {
        return Err(unread(format!(
            "it has {found} bytes, where {LIST} says {bytes}: the site is not whole, or was changed"
        )));
    }
    let content = input::bytes(&full).map_err(|error| unread(error.to_string()))?;
    Ok(SiteFile { path: path.to_owned(), content })
}
