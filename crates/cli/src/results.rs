//! `plyscope results`.

use std::fs::{self, File};
use std::io::Read;
use std::path::{Path, PathBuf};

use plyscope_classroom::results::class::{Collected, HandedIn, Regrading};
use plyscope_classroom::results::{FileProblem, MAX_FILE};

use crate::arguments::ResultsOptions;
use crate::lesson::Written;
use crate::problem::{misuse, Problem, Shortfall};

/// The form of the report.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    Text,
    Csv,
    Json,
}

impl Form {
    fn of(options: &ResultsOptions) -> Self {
        let ending = options.output.as_deref().and_then(Path::extension);
        let ends_with = |name: &str| ending.is_some_and(|ending| ending.eq_ignore_ascii_case(name));
        match (options.csv, options.json) {
            (true, _) => Self::Csv,
            (_, true) => Self::Json,
            _ if ends_with("csv") => Self::Csv,
            _ if ends_with("json") => Self::Json,
            _ => Self::Text,
        }
    }
}

/// The results of a class.
pub struct Report {
    /// What is printed.
    pub text: String,
    /// The files that are not counted, a line each.
    pub left_out: Vec<String>,
}

/// Reads the files of a class, and writes what they show together.
pub fn run(options: &ResultsOptions) -> Result<Report, Shortfall> {
    let lang = options.lang.unwrap_or_default();
    let paths = listed(&options.files)?;
    let files = paths.iter().map(|path| handed_in(path));
    let class = match &options.lesson {
        None => Collected::read(files, None).believed(),
        Some(path) => {
            let written = Written::read(path, options.site.as_deref(), options.lang)?;
            let lesson = written.checked()?;
            let collected = Collected::read(files, Some((&written.name, &lesson)));
            Regrading::begin(collected, &lesson).finish()
        }
    };
    let left_out = class.left_out.iter().map(|left_out| left_out.message(lang)).collect();
    let form = Form::of(options);
    // Of a class without students only programs get a report: the errors say why there is none.
    if class.students.is_empty() && form != Form::Json {
        return Ok(Report { text: String::new(), left_out });
    }
    let text = match form {
        Form::Csv => class.csv(lang),
        Form::Json => format!("{:#}\n", class.json(lang)),
        Form::Text => class.text(lang),
    };
    let Some(output) = &options.output else { return Ok(Report { text, left_out }) };
    fs::write(output, text)
        .map_err(|error| format!("cannot write {}: {error}", output.display()))?;
    let text = format!("{}: {}\n", output.display(), class.summary(lang));
    Ok(Report { text, left_out })
}

/// The files, with those of folders, in the order of their names.
fn listed(given: &[PathBuf]) -> Result<Vec<PathBuf>, Problem> {
    let mut files = Vec::new();
    for path in given {
        if !path.is_dir() {
            files.push(path.clone());
            continue;
        }
        let unread = |error| format!("cannot read {}: {error}", path.display());
        let mut inside = Vec::new();
        for entry in fs::read_dir(path).map_err(unread)? {
            let file = entry.map_err(unread)?.path();
            let is_json = file.extension().is_some_and(|one| one.eq_ignore_ascii_case("json"));
            if is_json && file.is_file() {
                inside.push(file);
            }
        }
        inside.sort();
        files.extend(inside);
    }
    match files.is_empty() {
        true => misuse("there is no file that ends with .json"),
        false => Ok(files),
    }
}

/// A file; of a long one only so much is read as shows that it is too long.
fn handed_in(path: &Path) -> HandedIn {
    let name = path.file_name().unwrap_or(path.as_os_str()).to_string_lossy().into_owned();
    let mut content = Vec::new();
    let read =
        File::open(path).and_then(|file| file.take(MAX_FILE as u64 + 1).read_to_end(&mut content));
    let content = match read {
        Ok(_) => Ok(content),
        Err(error) => Err(FileProblem::Unread(error.to_string())),
    };
    HandedIn { name, content }
}
