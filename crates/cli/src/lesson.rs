//! Reading lessons and answers from files.

use std::path::Path;

use plyscope_i18n::{texts, Lang};
use plyscope_lesson::check::check;
use plyscope_lesson::graded::MAX_REPORTED;
use plyscope_lesson::source::{Source, SHIPPED};
use plyscope_lesson::Lesson;

use crate::{input, site};
use crate::{Problem, Shortfall};

/// The text of a lesson.
pub struct Written {
    /// Its name for programs.
    pub name: String,
    /// Its name as it was given.
    pub given: String,
    /// Its text, in Markdown.
    pub text: String,
}

impl Written {
    /// Reads a file, standard input for `-`, or a lesson of the site by its name, in a language.
    pub fn read(path: &Path, site: Option<&Path>, lang: Option<Lang>) -> Result<Self, Problem> {
        let given = path.display().to_string();
        let shipped = SHIPPED.into_iter().find(|name| path.as_os_str() == *name);
        if let Some(name) = shipped.filter(|_| !path.exists()) {
            let lang = lang.unwrap_or_default();
            let file = Source::Shipped(name).file(lang).unwrap_or_default();
            let text = input::file(&site::folder(site)?.join(file))?;
            return Ok(Self { name: format!("{name}-{}", lang.tag()), given, text });
        }
        let stem = path.file_stem().map(|stem| stem.to_string_lossy().into_owned());
        let name = stem.filter(|stem| stem != "-").unwrap_or_else(|| "lesson".to_owned());
        Ok(Self { name, given, text: input::file(path)? })
    }

    /// The lesson, if it has no faults.
    pub fn checked(&self) -> Result<Lesson, Shortfall> {
        let report = check(&self.text);
        if !report.faults.is_empty() {
            return Err(Shortfall::Faulty(report.lines(&self.given, Lang::En).collect()));
        }
        Lesson::parse(&self.text).map_err(|problem| Shortfall::Undone(problem.to_string()))
    }
}

/// Reads a lesson, and prints its errors to standard error; the rest is used.
pub fn read(path: &Path) -> Result<Lesson, Problem> {
    let text = input::file(path)?;
    let lesson = Lesson::parse(&text).map_err(|problem| problem.to_string())?;
    let name = path.display();
    for broken in lesson.broken().take(MAX_REPORTED) {
        crate::warn(&format!("{name}: {broken}"));
    }
    let more = lesson.broken().count().saturating_sub(MAX_REPORTED);
    if more > 0 {
        let more = texts::lesson_broken_more(Lang::En, more);
        crate::warn(&format!("{name}: {more}"));
    }
    Ok(lesson)
}
