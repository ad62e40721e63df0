//! A lesson as a package for a learning platform: a ZIP file with the lesson, the part of the site
//! that plays it, and a manifest for the platform.
//!
//! Two versions of SCORM are written: 1.2 (ADL 2001), which every platform supports, and 2004, 4th
//! edition (ADL 2009), which stores more of the answers.

pub mod archive;
mod manifest;
#[cfg(test)]
mod tests;

use std::fmt;

use archive::{archive, Entry, Kind};

use plyscope_i18n::Lang;
use plyscope_setup::Choice;

/// The start page of a package.
pub const ENTRY: &str = "course.html";

/// The folder of the lesson within a package, in which its pictures are as well.
pub const FOLDER: &str = "lesson/";

/// The lesson within a package.
const LESSON: &str = "lesson/lesson.md";

/// The settings that [`ENTRY`] reads.
const SETTINGS: &str = "course.json";

/// The service worker for offline use, and its replacement: the platform delivers the package, so
/// nothing is cached.
const OFFLINE: (&str, &str) =
    ("offline.js", "// A platform brings this package; nothing of it is kept.\n");

/// The most bytes of the site that a package may have.
pub const MOST_BYTES: usize = 64 << 20;

/// A version of SCORM.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Version {
    /// SCORM 1.2, which every platform supports.
    #[default]
    V1_2,
    /// SCORM 2004, 4th edition.
    V2004,
}

impl Choice for Version {
    const NAME: &'static str = "version";
    const ALL: &'static [(&'static str, Self)] = &[("1.2", Self::V1_2), ("2004", Self::V2004)];
}

/// The points needed to pass, in per cent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pass(u8);

impl Pass {
    /// The maximum.
    pub const MOST: u8 = 100;

    /// A percentage; `None` above the maximum.
    #[must_use]
    pub const fn new(percent: u8) -> Option<Self> {
        if percent <= Self::MOST {
            Some(Self(percent))
        } else {
            None
        }
    }

    /// In per cent.
    #[must_use]
    pub const fn percent(self) -> u8 {
        self.0
    }
}

/// A lesson to be packaged.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Course<'a> {
    /// Its name for programs, such as the name of its file. The package is identified by it.
    pub name: &'a str,
    /// Its title.
    pub title: &'a str,
    /// The language of the pages; `None` for the language of the reader's browser.
    pub language: Option<Lang>,
    /// The pass mark; `None` if completing it is enough.
    pub pass: Option<Pass>,
    /// Its text, in Markdown.
    pub lesson: &'a str,
}

/// A file of the site.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SiteFile {
    /// Its path from the site's folder, with forward slashes.
    pub path: String,
    /// Its contents.
    pub content: Vec<u8>,
}

/// Why a package cannot be made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PackageProblem {
    /// The site has no page that plays lessons for platforms.
    NoEntry,
    /// A file name that is not allowed in a package.
    Path(String),
    /// The site is too large.
    TooLarge,
    /// The ZIP file could not be written.
    Archive(String),
}

impl fmt::Display for PackageProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoEntry => write!(f, "the site has no {ENTRY}"),
            Self::Path(path) => write!(f, "the site has a file with the name {path:?}"),
            Self::TooLarge => write!(f, "the site has more than {MOST_BYTES} bytes"),
            Self::Archive(why) => write!(f, "the ZIP file could not be written: {why}"),
        }
    }
}

impl std::error::Error for PackageProblem {}

/// The package: the bytes of a ZIP file, always the same for the same lesson and site. The pictures of
/// the lesson are among the files, in [`FOLDER`].
/// The lesson is packed as it is; who packs it [checks](crate::check) it first.
///
/// # Errors
/// When the files are not a site that plays lessons.
pub fn package(
    course: &Course,
    version: Version,
    site: Vec<SiteFile>,
) -> Result<Vec<u8>, PackageProblem> {
    if let Some(file) = site.iter().find(|file| !is_plain(&file.path)) {
        return Err(PackageProblem::Path(file.path.chars().take(100).collect()));
    }
    if site.iter().map(|file| file.content.len()).sum::<usize>() > MOST_BYTES {
        return Err(PackageProblem::TooLarge);
    }
    let is_ours = |file: &SiteFile| [OFFLINE.0, LESSON, SETTINGS].contains(&file.path.as_str());
    let mut files: Vec<SiteFile> = site.into_iter().filter(|file| !is_ours(file)).collect();
    if !files.iter().any(|file| file.path == ENTRY) {
        return Err(PackageProblem::NoEntry);
    }
    let mut add = |path: &str, content: &str| {
        files.push(SiteFile { path: path.to_owned(), content: content.as_bytes().to_vec() });
    };
    add(LESSON, course.lesson);
    add(SETTINGS, &settings(course, version));
    add(OFFLINE.0, OFFLINE.1);
    files.sort_by(|left, right| left.path.cmp(&right.path));
    files.dedup_by(|left, right| left.path == right.path);
    let paths: Vec<&str> = files.iter().map(|file| file.path.as_str()).collect();
    let manifest = manifest::manifest(course, version, &paths);
    let entry = |path, content| Entry { path, content, kind: Kind::Data };
    let first = entry(manifest::NAME, manifest.as_bytes());
    let rest = files.iter().map(|file| entry(file.path.as_str(), file.content.as_slice()));
    archive(std::iter::once(first).chain(rest)).map_err(PackageProblem::Archive)
}

/// The settings for [`ENTRY`], as JSON. Nothing in it comes from the lesson's author.
fn settings(course: &Course, version: Version) -> String {
    let null = || "null".to_owned();
    let language = course.language.map_or_else(null, |lang| format!("\"{}\"", lang.tag()));
    let pass = course.pass.map_or_else(null, |pass| pass.percent().to_string());
    let version = version.id();
    format!(
        "{{\"lesson\": \"{LESSON}\", \"language\": {language}, \"pass\": {pass}, \"version\": \"{version}\"}}\n"
    )
}

/// Whether a path leads to a file below its folder on every system, and needs no encoding in addresses.
fn is_plain(path: &str) -> bool {
    let fits = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '.');
    let is_name =
        |name: &str| !name.is_empty() && !matches!(name, "." | "..") && name.chars().all(fits);
    path.len() <= 200 && path.split('/').all(is_name)
}
