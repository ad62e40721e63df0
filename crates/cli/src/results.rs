//! `plyscope results`.

use std::collections::BTreeSet;
use std::fs::{self, DirEntry};
use std::path::{Path, PathBuf};

use plyscope_classroom::results::class::{Collected, HandedIn, Regrading};
use plyscope_classroom::results::FileProblem;

use crate::arguments::ResultsOptions;
use crate::lesson::Written;
use crate::output::by_ending;
use crate::problem::{misuse, Outcome, Problem, Shortfall};
use crate::{input, output};

/// The form of the report.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    Text,
    Csv,
    Json,
}

impl Form {
    /// The form that is asked for, or that of the file; one that is asked for has the ending of its files.
    fn of(options: &ResultsOptions) -> Result<Self, Problem> {
        let asked = match (options.csv, options.json) {
            (true, _) => Some(Self::Csv),
            (_, true) => Some(Self::Json),
            _ => None,
        };
        let Some(path) = &options.output else { return Ok(asked.unwrap_or(Self::Text)) };
        let forms = [("csv", Self::Csv), ("json", Self::Json), ("txt", Self::Text)];
        let fits = |&(_, form): &(&str, Self)| asked.is_none_or(|asked| asked == form);
        by_ending(path, &forms.into_iter().filter(fits).collect::<Vec<_>>())
    }
}

/// Reads the files of a class, and writes what they show together.
pub fn run(options: &ResultsOptions) -> Result<Outcome, Shortfall> {
    let lang = options.lang.unwrap_or_default();
    let form = Form::of(options)?;
    options.output.as_deref().map_or(Ok(()), output::refuse_input)?;
    let (paths, mut errors) = listed(&options.files)?;
    let files = paths.iter().zip(names(&paths)).map(|(path, name)| handed_in(path, name));
    let class = match &options.lesson {
        None => Collected::read(files, None).believed(),
        Some(path) => {
            let written = Written::read(path, options.site.as_deref(), options.lang)?;
            let lesson = written.checked()?;
            let collected = Collected::read(files, Some((&written.name, &lesson)));
            Regrading::begin(collected, &lesson).finish()
        }
    };
    errors.extend(class.left_out.iter().map(|left_out| left_out.message(lang)));
    let outcome = |report| Ok(Outcome { report, is_right: true, errors });
    // Of a class without students only programs get a report: the errors say why there is none.
    if class.students.is_empty() && form != Form::Json {
        return outcome(String::new());
    }
    let text = match form {
        Form::Csv => class.csv(lang),
        Form::Json => format!("{:#}\n", class.json(lang)),
        Form::Text => class.text(lang),
    };
    let Some(path) = &options.output else { return outcome(text) };
    output::write(path, text.as_bytes())?;
    outcome(match class.students.is_empty() {
        true => format!("{}\n", path.display()),
        false => format!("{}: {}\n", path.display(), class.summary(lang)),
    })
}

/// The files, with those in folders, in the order of their names; and the errors of folders within them.
fn listed(given: &[PathBuf]) -> Result<(Vec<PathBuf>, Vec<String>), Problem> {
    let (mut files, mut errors) = (Vec::new(), Vec::new());
    for path in given {
        match path.is_dir() {
            true => add_folder(path, &mut files, &mut errors)?,
            false => files.push(path.clone()),
        }
    }
    match (files.is_empty(), errors.pop()) {
        (true, Some(error)) => Err(error.into()),
        (true, None) => misuse("there is no file that ends with .json"),
        (false, last) => Ok((files, errors.into_iter().chain(last).collect())),
    }
}

/// Adds the files of a folder, and of those in it, as platforms put the files of each student into one.
fn add_folder(
    folder: &Path,
    files: &mut Vec<PathBuf>,
    errors: &mut Vec<String>,
) -> Result<(), String> {
    let unread = |error| format!("cannot read {}: {error}", folder.display());
    let entries = fs::read_dir(folder).map_err(unread)?;
    let mut entries = entries.collect::<Result<Vec<_>, _>>().map_err(unread)?;
    entries.sort_by_key(DirEntry::path);
    // Hidden ones are not what was handed in, such as those that macOS adds to a ZIP.
    let is_hidden = |entry: &DirEntry| entry.file_name().as_encoded_bytes().starts_with(b".");
    for entry in entries.into_iter().filter(|entry| !is_hidden(entry)) {
        let path = entry.path();
        let is_json = path.extension().is_some_and(|one| one.eq_ignore_ascii_case("json"));
        // A link to a folder may lead back to this one.
        if entry.file_type().is_ok_and(|kind| kind.is_dir()) {
            let added = add_folder(&path, files, errors);
            errors.extend(added.err());
        } else if is_json && path.is_file() {
            files.push(path);
        }
    }
    Ok(())
}

/// The names of files: without their folders, unless some are the same.
fn names(paths: &[PathBuf]) -> Vec<String> {
    let last = |path: &PathBuf| path.file_name().unwrap_or(path.as_os_str()).to_owned();
    let are_different = paths.iter().map(last).collect::<BTreeSet<_>>().len() == paths.len();
    let name = |path: &PathBuf| match are_different {
        true => last(path).to_string_lossy().into_owned(),
        false => path.display().to_string(),
    };
    paths.iter().map(name).collect()
}

/// A file, as it was handed in.
fn handed_in(path: &Path, name: String) -> HandedIn {
    let content = input::open(path).and_then(input::results);
    HandedIn { name, content: content.map_err(|error| FileProblem::Unread(error.to_string())) }
}
