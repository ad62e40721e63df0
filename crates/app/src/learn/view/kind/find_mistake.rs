//! “Find the mistake”: the tree, and the steps of a worked search to choose from.

use plyscope_i18n::{texts, Lang};
use plyscope_quiz::find_mistake::FindMistake;
use plyscope_quiz::sketch;
use plyscope_quiz::Quiz;
use plyscope_search::Step;
use yew::prelude::*;

use super::numbered::numbered;
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
        room: card.room,
        sign: &|node| Sign {
            reading: sketch::reading(session, node, lang),
            answer: None,
            is_chosen: None,
            mark: None,
        },
    };
    let hint = Some(texts::learn_press_mistake(lang));
    let steps = quiz.lines().iter().map(|&line| quiz.line_text(line, lang)).collect();
    let put = |number: usize| Message::Put(quiz.print(&Some(number)));
    html! {
        <>
            { tree(drawing, lang, send) }
            { numbered(hint, steps, given, &put, lang, send) }
        </>
    }
}
