//! The notices of the page.

use plyscope_i18n::{texts, Lang};
use yew::prelude::*;

use crate::frame::notice::broken_link;
use crate::frame::{self, Common};
use crate::learn::course::Trouble;
use crate::learn::model::{Model, Notice};

/// The notice, if there is one.
pub fn notice(model: &Model, send: &Callback<Common>) -> Html {
    let lang = model.shell.lang;
    let own = |notice: &Notice| match notice {
        Notice::Link(problems) => {
            let problems =
                problems.iter().map(|problem| plyscope_quiz::problems::of_link(problem, lang));
            html! { <div>{ broken_link(problems, lang) }</div> }
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
        Trouble::Alone => texts::learn_course_alone(lang),
        Trouble::Launch => texts::learn_course_launch(lang),
        Trouble::Again => texts::learn_course_again(lang),
        Trouble::Closed => texts::learn_course_closed(lang),
        Trouble::Unsent => texts::learn_course_unsent(lang),
        Trouble::Refused => texts::learn_course_refused(lang),
        Trouble::Short => texts::learn_course_short(lang),
    }
}
