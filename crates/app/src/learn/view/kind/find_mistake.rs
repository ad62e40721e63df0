//! “Find the mistake”: the tree, and the steps of a worked search to choose from.

use plyscope_i18n::{texts, Lang};
use plyscope_quiz::find_mistake::FindMistake;
use plyscope_quiz::sketch;
use plyscope_quiz::Quiz;
use plyscope_search::Step;
use yew::prelude::*;

use super::stops::choice;
use crate::learn::card::Card;
use crate::learn::message::Message;
use crate::learn::view::tree::{tree, Drawing, Sign};
use crate::learn::view::Send;

/// The tree, and a button for each step.
pub fn surface(quiz: &FindMistake, card: &Card, lang: Lang, send: &Send) -> Html {
    let session = quiz.session();
    let given = quiz.read(&card.attempt.draft).ok().flatten();
    let drawing = Drawing {
        session,
        scene: sketch::bare(session),
        step: Step::START,
        label: texts::learn_tree_worked(lang),
        cursor: card.cursor,
        sign: &|node| Sign {
            reading: sketch::reading(session, node, lang),
            answer: None,
            is_chosen: None,
            mark: None,
        },
    };
    let step = |number: usize| {
        let name = quiz.line_text(quiz.lines()[number], lang);
        let message = Message::Put(quiz.print(&Some(number)));
        html! { <li>{ choice(name, given == Some(number), message, send) }</li> }
    };
    html! {
        <>
            { tree(drawing, lang, send) }
            <div class="doing" role="group" aria-label={texts::learn_answer(lang)}>
                <p class="hint">{ texts::learn_press_mistake(lang) }</p>
                <ol class="worked">{ for (0..quiz.lines().len()).map(step) }</ol>
            </div>
        </>
    }
}
