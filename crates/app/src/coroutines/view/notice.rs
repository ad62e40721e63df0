//! What the page has to tell in passing.

use plyscope_core::coroutine::{Label, LabelsProblem, NotALabel, SearchTree};
use plyscope_stage::coroutine::link::LinkProblem;
use plyscope_stage::link::MAX_LINK;
use plyscope_stage::locale::{texts, Lang};
use yew::prelude::*;

use crate::coroutines::model::{Model, Notice};
use crate::frame::notice::broken_link;
use crate::frame::{self, Common};

/// The notice, if there is one.
pub fn notice(model: &Model, send: &Callback<Common>) -> Html {
    let lang = model.shell.lang;
    let own = |Notice::Link(problems): &Notice| {
        let problems = problems.iter().map(|problem| words_of(problem, lang));
        html! { <div>{ broken_link(problems, lang) }</div> }
    };
    frame::notice::notice(&model.shell, own, None, send)
}

fn words_of(problem: &LinkProblem, lang: Lang) -> String {
    match problem {
        LinkProblem::TooLong { bytes } => texts::link_too_long(lang, *bytes, MAX_LINK),
        LinkProblem::UnknownParameter { name } => texts::link_unknown(lang, name),
        LinkProblem::Encoding { name } => texts::link_encoding(lang, name),
        LinkProblem::Step { given } => texts::link_step(lang, given),
        LinkProblem::Beyond { step, last } => {
            texts::link_beyond(lang, step.0 as usize, last.0 as usize)
        }
        LinkProblem::Labels(problem) => words_of_labels(problem, lang),
        LinkProblem::Wanted(problem) => words_of_wanted(problem, lang),
    }
}

/// Why labels make no tree.
pub fn words_of_labels(problem: &LabelsProblem, lang: Lang) -> String {
    match problem {
        LabelsProblem::Empty => texts::coroutine_labels_empty(lang, SearchTree::MAX_LABELS),
        LabelsProblem::TooMany => texts::coroutine_labels_many(lang, SearchTree::MAX_LABELS),
        LabelsProblem::Label { problem, number } => {
            texts::coroutine_label_bad(lang, number + 1, &problem.given, Label::MAX_WORD)
        }
        LabelsProblem::Twice { label, .. } => {
            texts::coroutine_label_twice(lang, &label.to_string())
        }
    }
}

/// Why a text cannot be looked for.
pub fn words_of_wanted(problem: &NotALabel, lang: Lang) -> String {
    texts::coroutine_wanted_bad(lang, &problem.given, Label::MAX_WORD)
}
