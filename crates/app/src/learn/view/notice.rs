//! The notices of the page.

use plyscope_i18n::{texts, Lang};
use plyscope_quiz::question::QuestionProblem;
use yew::prelude::*;

use crate::browser;
use crate::frame::notice::broken_link;
use crate::frame::{self, Common};
use crate::learn::course::Trouble;
use crate::learn::model::{Model, Notice};

/// The notice, if there is one.
pub fn notice(model: &Model, send: &Callback<Common>) -> Html {
    let lang = model.shell.lang;
    let own = |notice: &Notice| match notice {
        Notice::Link(problems) => {
            let is_read = !problems.iter().any(QuestionProblem::is_too_long);
            let problems =
                problems.iter().map(|problem| plyscope_quiz::problems::of_link(problem, lang));
            html! { <div>{ broken_link(problems, is_read, lang) }</div> }
        }
        Notice::NoSuchQuestion(id) => {
            html! { <div>{ texts::learn_no_such_question(lang, id) }</div> }
        }
        Notice::NoClass => html! { <div>{ texts::class_lost(lang) }</div> },
        Notice::NoFile => html! { <div>{ texts::learn_no_file(lang) }</div> },
        Notice::Trouble(trouble) => html! { <div>{ words_of_trouble(*trouble, lang) }</div> },
        Notice::Unaskable(problem) => html! { <div>{ problem.message(lang) }</div> },
    };
    frame::notice::notice(&model.shell, own, None, send)
}

/// The message of a problem with a learning platform.
fn words_of_trouble(trouble: Trouble, lang: Lang) -> String {
    match trouble {
        Trouble::Alone => with_kept(texts::learn_course_alone(lang), lang),
        Trouble::Launch => with_kept(texts::learn_course_launch(lang), lang),
        Trouble::Again => texts::learn_course_again(lang),
        Trouble::Closed => with_kept(texts::learn_course_closed(lang), lang),
        Trouble::Unsent => texts::learn_course_unsent(lang),
        Trouble::Refused => texts::learn_course_refused(lang),
        Trouble::Short => texts::learn_course_short(lang),
    }
}

/// A message, and that answers stay in the browser, where it can store them.
fn with_kept(message: String, lang: Lang) -> String {
    let kept = browser::can_store().then(|| texts::learn_course_kept(lang));
    lang.sentences(std::iter::once(message).chain(kept))
}
