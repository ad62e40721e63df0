//! The notices of the page.

use plyscope_i18n::{texts, Lang};
use plyscope_puzzle_view::backtrack::link::LinkProblem;
use plyscope_puzzle_view::problems::of_link;
use yew::prelude::*;

use crate::backtracking::model::{Model, Notice, FAR};
use crate::frame::notice::broken_link;
use crate::frame::{self, Common};

/// The notice, if there is one.
pub fn notice(model: &Model, send: &Callback<Common>) -> Html {
    let own = |notice: &Notice| html! { <div>{ words(notice, model.shell.lang) }</div> };
    frame::notice::notice(&model.shell, own, None, send)
}

fn words(notice: &Notice, lang: Lang) -> Html {
    match notice {
        Notice::Nowhere => html! { texts::trail_nowhere(lang) },
        Notice::NoneLeft => html! { texts::trail_none_left(lang) },
        Notice::TooFar => html! { texts::trail_too_far(lang, &lang.number(FAR)) },
        Notice::TooSlow => html! { texts::trail_too_slow(lang) },
        Notice::Found(step) => html! { texts::trail_found(lang, &lang.number(*step)) },
        Notice::Finished(step) => html! { texts::trail_finished(lang, &lang.number(*step)) },
        Notice::NoWorker => html! { texts::trail_lost_worker(lang) },
        Notice::Link(problems) => {
            let is_read = !problems.iter().any(LinkProblem::is_too_long);
            broken_link(problems.iter().map(|problem| of_link(problem, lang)), is_read, lang)
        }
    }
}
