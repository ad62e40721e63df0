//! `svg`.

use plyscope_export::figure::svg::document_of_size;
use plyscope_export::handout::scene::{Look, Scene, TooLarge};
use plyscope_i18n::Lang;
use plyscope_view::picture::Shown;
use serde_json::Value as Json;

use crate::clock::Clock;
use crate::problem::{Code, Problem};
use crate::request::{wrong, Request};
use crate::subject::Subject;
use crate::trace::{check_step, language};

/// Searches a tree or a game, and draws a step.
///
/// # Errors
/// For an invalid request.
pub fn svg(request: &str, now: Clock) -> Result<String, Problem> {
    let mut request = Request::parse(request)?;
    let subject = Subject::read(&mut request)?;
    let step = step(&mut request)?;
    let names = if request.flag("names")?.unwrap_or(true) { Shown::Yes } else { Shown::No };
    let lang = language(&mut request)?.unwrap_or_default();
    let look = Look { scheme: request.choice()?.unwrap_or_default(), names, lang };
    let (width, height) = (request.pixels("width")?, request.pixels("height")?);
    request.finish()?;
    let too_large = |problem: TooLarge| Problem::new(Code::TooLarge, problem.message(Lang::En));
    if let Some(tree) = subject.tree() {
        TooLarge::check(tree.len()).map_err(too_large)?;
    }
    let session = subject.searched(now)?;
    let step = step.unwrap_or(session.trace().last_step().0);
    check_step(&session, "step", step)?;
    let mut scene = Scene::Search(session);
    scene.unfold([step.into()]);
    let figure =
        scene.at(step.into()).expect("the step is there").figure(look).map_err(too_large)?;
    Ok(document_of_size(&figure, lang, figure.fitted(width, height)))
}

/// Takes the step: a number, or `None` for `last`.
fn step(request: &mut Request) -> Result<Option<u32>, Problem> {
    match request.word("step")?.as_deref() {
        None | Some("last") => Ok(None),
        Some(word) => match word.parse() {
            Ok(step) => Ok(Some(step)),
            Err(_) => Err(wrong("step", &Json::from(word), "a whole number, or last")),
        },
    }
}
