//! `trace`.

use plyscope_i18n::Lang;
use plyscope_report::json;
use plyscope_report::step::{self, step};
use plyscope_search::Step;
use plyscope_session::caption::caption;
use plyscope_session::Session;
use serde_json::Value as Json;

use crate::clock::Clock;
use crate::problem::{Code, Problem};
use crate::request::{wrong, Request};
use crate::subject::Subject;

/// The most steps returned at once, each of them an object.
pub const MOST_STEPS: u32 = 100_000;

/// Searches a tree or a game, and returns the steps from `from` to `to`; with a language, each with
/// its caption.
///
/// # Errors
/// For an invalid request.
pub fn trace(request: &str, now: Clock) -> Result<Json, Problem> {
    let mut request = Request::parse(request)?;
    let subject = Subject::read(&mut request)?;
    let (from, to): (Option<u32>, Option<u32>) = (request.number("from")?, request.number("to")?);
    let lang = language(&mut request)?;
    request.finish()?;
    check_part(from.map(u64::from), to.map(u64::from))?;
    let session = subject.searched(now)?;
    let last = session.trace().last_step().0;
    let (from, to) = (from.unwrap_or(1), to.unwrap_or(last));
    check_step(&session, "from", from)?;
    check_step(&session, "to", to)?;
    let count = to.saturating_add(1).saturating_sub(from);
    if count > MOST_STEPS {
        let message = format!(
            "the trace has {count} steps; at most {MOST_STEPS} are handed over at once, so ask for \
             a part of it with from and to"
        );
        return Err(Problem::new(Code::TooLarge, message));
    }
    let at = |number: u32| {
        let step = step(&session, Step(number))?;
        let caption = lang.map(|lang| caption(&session, Step(number), lang));
        Some(step::Step { caption, ..step })
    };
    // One after the other, since there can be many.
    Ok((from.max(1)..=to).filter_map(at).map(|step| json(&step)).collect())
}

/// Refuses a step that does not exist.
///
/// # Errors
/// If it does not exist.
pub fn check_step(session: &Session, option: &str, step: u32) -> Result<(), Problem> {
    let last = session.trace().last_step().0;
    if step <= last {
        return Ok(());
    }
    let message = format!("there is no step {step}; the last one is {last}");
    Err(Problem::new(Code::Step, message).about(option))
}

/// Refuses a part that ends before it begins.
///
/// # Errors
/// If it does.
pub fn check_part(from: Option<u64>, to: Option<u64>) -> Result<(), Problem> {
    match (from, to) {
        (Some(from), Some(to)) if from > to => {
            let message = format!("from is {from} and to is {to}; expected the smaller one first");
            Err(Problem::of_option("from", message))
        }
        _ => Ok(()),
    }
}

/// Takes the language.
///
/// # Errors
/// If there are no texts in it.
pub fn language(request: &mut Request) -> Result<Option<Lang>, Problem> {
    let read =
        |tag: String| tag.parse().map_err(|()| wrong("lang", &Json::from(tag), &Lang::choices()));
    request.text("lang")?.map(read).transpose()
}
