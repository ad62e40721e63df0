//! Reads a results file. Files come from anyone, so every field is checked and limited.

use std::fmt;

use plyscope_i18n::{texts, Lang};
use plyscope_practice::attempt::MOST_DEALS;
use plyscope_quiz::question::{Kind, MOST};
use plyscope_setup::Choice;
use serde_json::{Map, Value as Json};

use super::code::{self, code};
use super::file::one_line;
use super::log::{is_id, MAX_IDS};
use super::{Answered, Given, LessonId, Results};
use super::{KIND, MAX_ANSWER, MAX_GIVEN, MAX_NAME, MAX_TIME, VERSION};
use plyscope_lesson::{MAX_LESSON, MAX_PARTS, MAX_TITLE};

/// The longest file, in bytes.
pub const MAX_FILE: usize = 4 << 20;

/// Why a file cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FileProblem {
    /// The system does not read it, with its reason.
    Unread(String),
    /// It has more than [`MAX_FILE`] bytes.
    TooLong,
    /// It is not text.
    NotText,
    /// It is no JSON, from this place on.
    NotJson {
        /// The line, from 1.
        line: usize,
        /// The character in it, from 1.
        column: usize,
    },
    /// It is something else than results.
    NotResults,
    /// A later version of Plyscope wrote it.
    Version(u64),
    /// Its code is not that of what it says: it is damaged, or was changed.
    Changed,
    /// A field is missing, or is not what it should be.
    Field(String),
}

impl FileProblem {
    /// The message, in the user's language.
    #[must_use]
    pub fn message(&self, lang: Lang) -> String {
        match self {
            Self::Unread(why) => texts::class_file_unread(lang, why),
            Self::TooLong => texts::class_file_long(lang, MAX_FILE),
            Self::NotText => texts::class_file_no_text(lang),
            Self::NotJson { line, column } => texts::class_file_no_json(lang, *line, *column),
            Self::NotResults => texts::class_file_other(lang),
            Self::Version(version) => texts::class_file_version(lang, &version.to_string()),
            Self::Changed => texts::class_file_changed(lang),
            Self::Field(field) => texts::class_file_field(lang, field),
        }
    }
}

impl fmt::Display for FileProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message(Lang::En))
    }
}

impl std::error::Error for FileProblem {}

impl Results {
    /// Whether a text is a results file, be it of another version, changed or cut off: so that it is
    /// not taken for something else, such as a lesson.
    #[must_use]
    pub fn is_meant(text: &str) -> bool {
        let text = text.trim_start_matches('\u{feff}').trim_start();
        let value = |rest: &str| Some(rest.trim_start().strip_prefix(':')?.trim_start().to_owned());
        let found = text.split_once("\"plyscope\"").and_then(|(_, rest)| value(rest));
        text.starts_with('{') && found.is_some_and(|value| value.starts_with("\"results\""))
    }

    /// Reads a file, and verifies its code.
    ///
    /// # Errors
    /// When it is no whole results file of this version.
    pub fn read(file: &[u8]) -> Result<Self, FileProblem> {
        if file.len() > MAX_FILE {
            return Err(FileProblem::TooLong);
        }
        let text = std::str::from_utf8(file).map_err(|_| FileProblem::NotText)?;
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let fields: Json = serde_json::from_str(text).map_err(|error| FileProblem::NotJson {
            line: error.line(),
            column: error.column().max(1),
        })?;
        let Json::Object(fields) = fields else { return Err(FileProblem::NotResults) };
        if fields.get("plyscope").and_then(Json::as_str) != Some(KIND) {
            return Err(FileProblem::NotResults);
        }
        let whole = Fields { map: &fields, place: String::new() };
        match whole.number("version", u64::MAX)? {
            VERSION => {}
            version => return Err(FileProblem::Version(version)),
        }
        if whole.text(code::FIELD, 100)? != code(&fields) {
            return Err(FileProblem::Changed);
        }
        let lesson = whole.object("lesson")?;
        Ok(Self {
            lesson: LessonId {
                name: one_line(lesson.text("name", 4 * MAX_TITLE)?, MAX_TITLE),
                title: one_line(lesson.text("title", 4 * MAX_TITLE)?, MAX_TITLE),
                digest: lesson.text("digest", 100)?.to_owned(),
            },
            student: one_line(whole.text("student", 4 * MAX_NAME)?, MAX_NAME),
            seed: whole.text("seed", 20)?.parse().map_err(|_| whole.wrong("seed"))?,
            begun: whole.number("begun", MAX_TIME)?,
            saved: whole.number("saved", MAX_TIME)?,
            questions: whole.list("questions", MAX_PARTS, answered)?,
        })
        .and_then(with_different_ids)
    }
}

fn with_different_ids(results: Results) -> Result<Results, FileProblem> {
    let mut ids: Vec<&str> = results.questions.iter().map(|one| one.id.as_str()).collect();
    ids.sort_unstable();
    match ids.windows(2).any(|pair| pair[0] == pair[1]) {
        true => Err(FileProblem::Field("id".to_owned())),
        false => Ok(results),
    }
}

fn answered(fields: &Fields<'_>) -> Result<Answered, FileProblem> {
    let number = |key| fields.number(key, MOST.into()).map(|number| number as u32);
    let count = |key| fields.number(key, u32::MAX.into()).map(|number| number as u32);
    let answered = Answered {
        id: one_line(fields.text("id", 200)?, 50),
        kind: Kind::from_id(fields.text("kind", 100)?).map_err(|_| fields.wrong("kind"))?,
        deal: match fields.map.contains_key("deal") {
            true => fields.number("deal", MOST_DEALS.into())? as u32,
            false => 0,
        },
        question: fields.text("question", 4 * MAX_LESSON)?.to_owned(),
        points: number("points")?,
        of: number("of")?,
        checks: count("checks")?,
        hints: count("hints")?,
        has_seen_key: match fields.map.get("key_shown") {
            Some(Json::Bool(shown)) => *shown,
            _ => return Err(fields.wrong("key_shown")),
        },
        // One more than the log has: the last one.
        answers: fields.list("answers", MAX_GIVEN + 1, given)?,
    };
    match answered.points <= answered.of {
        true => Ok(answered),
        false => Err(fields.wrong("points")),
    }
}

fn given(fields: &Fields<'_>) -> Result<Given, FileProblem> {
    let some = |key: &str, most| match fields.map.contains_key(key) {
        true => fields.number(key, most).map(Some),
        false => Ok(None),
    };
    let wrong = || fields.wrong("misconceptions");
    let ids = fields.map.get("misconceptions").and_then(Json::as_array).ok_or_else(wrong)?;
    let id = |id: &Json| id.as_str().filter(|id| is_id(id)).map(str::to_owned);
    let misconceptions: Option<Vec<String>> = ids.iter().map(id).collect();
    Ok(Given {
        text: fields.text("text", MAX_ANSWER)?.to_owned(),
        when: some("when", MAX_TIME)?,
        seconds: some("seconds", u32::MAX.into())?.map(|seconds| seconds as u32),
        misconceptions: misconceptions.filter(|ids| ids.len() <= MAX_IDS.0).ok_or_else(wrong)?,
    })
}

/// The fields of an object, with its place in the file.
struct Fields<'a> {
    map: &'a Map<String, Json>,
    place: String,
}

impl<'a> Fields<'a> {
    fn wrong(&self, key: &str) -> FileProblem {
        FileProblem::Field(format!("{}{key}", self.place))
    }

    fn text(&self, key: &str, most: usize) -> Result<&'a str, FileProblem> {
        let text = self.map.get(key).and_then(Json::as_str).filter(|text| text.len() <= most);
        text.ok_or_else(|| self.wrong(key))
    }

    fn number(&self, key: &str, most: u64) -> Result<u64, FileProblem> {
        let number = self.map.get(key).and_then(Json::as_u64).filter(|number| *number <= most);
        number.ok_or_else(|| self.wrong(key))
    }

    fn object(&self, key: &str) -> Result<Fields<'a>, FileProblem> {
        let map = self.map.get(key).and_then(Json::as_object).ok_or_else(|| self.wrong(key))?;
        Ok(Fields { map, place: format!("{}{key}.", self.place) })
    }

    fn list<T>(
        &self,
        key: &str,
        most: usize,
        read: impl Fn(&Fields<'_>) -> Result<T, FileProblem>,
    ) -> Result<Vec<T>, FileProblem> {
        let items = self.map.get(key).and_then(Json::as_array).filter(|items| items.len() <= most);
        let items = items.ok_or_else(|| self.wrong(key))?;
        let item = |(number, item): (usize, &Json)| {
            let place = format!("{}{key}[{number}]", self.place);
            let map = item.as_object().ok_or_else(|| FileProblem::Field(place.clone()))?;
            read(&Fields { map, place: place + "." })
        };
        items.iter().enumerate().map(item).collect()
    }
}
