//! `trace`.

use plyscope_i18n::Lang;
use plyscope_search::Step;
use plyscope_view::caption::caption;
use plyscope_view::report::step::step;
use plyscope_view::session::Session;
use serde_json::{Map, Value as Json};

use crate::problem::{Code, Problem};
use crate::said::{wrong, Said};
use crate::subject::Subject;

/// The most steps that are handed over at once, each of them an object.
const MOST_STEPS: u32 = 100_000;

/// Searches a tree or a game, and tells what happened at each step, from `from` to `to`; where a
/// language is said, in a sentence as well.
///
/// # Errors
/// What of the request cannot be.
pub fn trace(request: &str) -> Result<Vec<Map<String, Json>>, Problem> {
    let mut said = Said::parse(request)?;
    let subject = Subject::read(&mut said)?;
    let (from, to) = (said.number("from")?, said.number("to")?);
    let lang = language(&mut said)?;
    said.finish()?;
    let session = subject.searched()?;
    let last = session.trace().last_step().0;
    let (from, to) = (from.unwrap_or(1), to.unwrap_or(last));
    check_step(&session, "from", from)?;
    check_step(&session, "to", to)?;
    let count = to.saturating_add(1).saturating_sub(from);
    if count > MOST_STEPS {
        let told = format!(
            "the trace has {count} steps; at most {MOST_STEPS} are handed over at once, so ask for \
             a part of it with from and to"
        );
        return Err(Problem::new(Code::TooLarge, told));
    }
    let told = |number: u32| {
        let mut told = step(&session, Step(number))?;
        if let Some(lang) = lang {
            told.insert("told".to_owned(), caption(&session, Step(number), lang).into());
        }
        Some(told)
    };
    Ok((from.max(1)..=to).filter_map(told).collect())
}

/// Refuses a step that there is not.
///
/// # Errors
/// That there is none.
pub fn check_step(session: &Session, option: &str, step: u32) -> Result<(), Problem> {
    let last = session.trace().last_step().0;
    if step <= last {
        return Ok(());
    }
    let told = format!("there is no step {step}; the last one is {last}");
    Err(Problem::new(Code::Step, told).about(option))
}

/// Takes the language.
///
/// # Errors
/// When there are no texts in it.
pub fn language(said: &mut Said) -> Result<Option<Lang>, Problem> {
    let read =
        |tag: String| tag.parse().map_err(|()| wrong("lang", &Json::from(tag), "en, nl or zh"));
    said.text("lang")?.map(read).transpose()
}
