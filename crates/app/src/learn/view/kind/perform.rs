//! “Perform the search yourself”: the tree as far as the search has come.

use plyscope_i18n::{texts, Lang};
use plyscope_quiz::perform::{Action, AnswerStep, Perform};
use plyscope_quiz::question::Grading;
use plyscope_quiz::sketch;
use plyscope_search::{Step, TreeNode};
use plyscope_session::reading::reading;
use yew::prelude::*;

use super::{performing, Pressed};
use crate::learn::card::Card;
use crate::learn::view::tree::{tree, Drawing, Sign};
use crate::learn::view::Send;

/// The tree at the step that the answer has reached, and the possible next actions.
pub fn surface(quiz: &Perform, card: &Card, lang: Lang, send: &Send) -> Html {
    let session = quiz.session();
    let answer = quiz.begun(&card.attempt.draft);
    let stand = quiz.stand(&answer);
    let (scene, step) = match quiz.grading() {
        Grading::AtOnce => {
            let step = quiz.step(&answer);
            (sketch::halted(session, step), step)
        }
        Grading::AtTheEnd => (sketch::claimed(session, &stand), Step::START),
    };
    let drawing = Drawing {
        session,
        scene,
        step,
        label: texts::learn_tree_perform(lang),
        cursor: card.cursor,
        room: card.room,
        sign: &|node| Sign {
            reading: match quiz.grading() {
                Grading::AtOnce => reading(session, node, step, lang),
                Grading::AtTheEnd => sketch::claimed_reading(session, &stand, node, lang),
            },
            answer: None,
            is_chosen: (stand.here == Some(node) || stand.waits(session, node)).then_some(false),
            mark: None,
        },
    };
    html! {
        <>
            { tree(drawing, lang, send) }
            { performing::panel(quiz, card, lang, send) }
        </>
    }
}

/// A press on a child enters it; a press on the current node moves the focus to the values to leave
/// with.
pub fn pressed(quiz: &Perform, card: &Card, node: TreeNode) -> Pressed {
    let draft = &card.attempt.draft;
    let stand = quiz.stand(&quiz.begun(draft));
    if stand.waits(quiz.session(), node) {
        Pressed::Answer(quiz.with(draft, AnswerStep::Action(Action::Enter(node))))
    } else if stand.here == Some(node) {
        Pressed::Leaving
    } else {
        Pressed::Nothing
    }
}
