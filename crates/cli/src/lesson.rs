//! Reading lessons and answers from files.

use std::fs;
use std::path::{Path, PathBuf};

use plyscope_i18n::{texts, Lang};
use plyscope_lesson::check::{check, Report};
use plyscope_lesson::course::{SiteFile, FOLDER};
use plyscope_lesson::graded::MAX_REPORTED;
use plyscope_lesson::source::{Source, SHIPPED};
use plyscope_lesson::Lesson;

use crate::problem::{Problem, Shortfall};
use crate::{input, site};

/// The text of a lesson.
pub struct Written {
    /// Its name for programs.
    pub name: String,
    /// Its name as it was given.
    pub given: String,
    /// Its text, in Markdown.
    pub text: String,
    /// Its folder, in which its pictures are.
    folder: PathBuf,
}

impl Written {
    /// Reads a file, standard input for `-`, or a lesson of the site by its name, in a language.
    pub fn read(path: &Path, site: Option<&Path>, lang: Option<Lang>) -> Result<Self, Problem> {
        let given = path.display().to_string();
        let shipped = SHIPPED.into_iter().find(|name| path.as_os_str() == *name);
        if let Some(name) = shipped.filter(|_| path.is_dir() || !path.exists()) {
            let lang = lang.unwrap_or_default();
            let file = Source::Shipped(name).file(lang).unwrap_or_default();
            let path = site::folder(site)?.join(file);
            let (name, text) = (format!("{name}-{}", lang.tag()), input::file(&path)?);
            return Ok(Self { name, given, text, folder: folder_of(&path) });
        }
        let stem = path.file_stem().map(|stem| stem.to_string_lossy().into_owned());
        let name = stem.filter(|stem| stem != "-").unwrap_or_else(|| "lesson".to_owned());
        Ok(Self { name, given, text: input::file(path)?, folder: folder_of(path) })
    }

    /// Checks the lesson, and looks for its pictures.
    pub fn check(&self) -> Report {
        let mut report = check(&self.text);
        report.check_pictures(|file| {
            let path = self.folder.join(file);
            input::note(&path);
            let found = fs::metadata(path).ok()?;
            found.is_file().then_some(found.len())
        });
        report
    }

    /// The pictures of the lesson, as files of a package.
    pub fn pictures(&self) -> Result<Vec<SiteFile>, Problem> {
        let report = check(&self.text);
        let files = report.picture_files().into_iter();
        files
            .map(|file| {
                let path = self.folder.join(file);
                let content = input::bytes(&path);
                let content =
                    content.map_err(|error| format!("cannot read {}: {error}", path.display()))?;
                Ok(SiteFile { path: format!("{FOLDER}{file}"), content })
            })
            .collect()
    }

    /// The lesson, if it has no faults.
    pub fn checked(&self) -> Result<Lesson, Shortfall> {
        let report = self.check();
        if !report.faults.is_empty() {
            return Err(Shortfall::Faulty(report.lines(&self.given, Lang::En).collect()));
        }
        Ok(Lesson::parse(&self.text).map_err(|problem| problem.to_string())?)
    }
}

/// The folder of a file; for standard input, the current one.
fn folder_of(path: &Path) -> PathBuf {
    path.parent().map(Path::to_owned).unwrap_or_default()
}

/// Reads a lesson; with what is broken in it, a line each. The rest can be used.
pub fn read(path: &Path) -> Result<(Lesson, Vec<String>), Problem> {
    let text = input::file(path)?;
    let lesson = Lesson::parse(&text).map_err(|problem| problem.to_string())?;
    let name = path.display();
    let broken = lesson.broken().take(MAX_REPORTED);
    let mut errors: Vec<String> = broken.map(|broken| format!("{name}: {broken}")).collect();
    let more = lesson.broken().count().saturating_sub(MAX_REPORTED);
    if more > 0 {
        errors.push(format!("{name}: {}", texts::lesson_broken_more(Lang::En, more)));
    }
    Ok((lesson, errors))
}
