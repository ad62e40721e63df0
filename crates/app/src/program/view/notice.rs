//! The notices of the page.

use plyscope_setup::link::LinkProblem;
use plyscope_setup::problems::search::of_link;
use yew::prelude::*;

use crate::frame::notice::broken_link;
use crate::frame::{self, Common};
use crate::program::model::{Model, Notice};

/// The notice, if there is one.
pub fn notice(model: &Model, send: &Callback<Common>) -> Html {
    let lang = model.shell.lang;
    let own = |Notice::Link(problems): &Notice| {
        let is_read = !problems.iter().any(LinkProblem::is_too_long);
        let problems = problems.iter().map(|problem| of_link(problem, lang));
        html! { <div>{ broken_link(problems, is_read, lang) }</div> }
    };
    frame::notice::notice(&model.shell, own, None, send)
}
