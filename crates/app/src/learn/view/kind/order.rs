//! “Which order prunes most?”: a press moves a node among its siblings.

use std::collections::BTreeMap;

use plyscope_i18n::{texts, Lang};
use plyscope_quiz::feedback::Detail;
use plyscope_quiz::order::{Arrangement, Order};
use plyscope_quiz::sketch;
use plyscope_quiz::Quiz;
use plyscope_search::{Step, TreeNode};
use yew::prelude::*;

use super::Pressed;
use crate::learn::card::Card;
use crate::learn::view::tree::{tree, Drawing, Sign};
use crate::learn::view::Send;

/// The tree in the answer's order.
pub fn surface(quiz: &Order, card: &Card, lang: Lang, send: &Send) -> Html {
    let arrangement = arrangement(quiz, card);
    let (session, before) = quiz.performed(&arrangement);
    let is_checked =
        card.attempt.checked().and_then(|text| quiz.read(text).ok()).as_ref() == Some(&arrangement);
    let shows_pieces =
        card.feedback.shown.as_ref().is_some_and(|shown| shown.detail >= Detail::Pieces);
    let marks = if is_checked && shows_pieces { quiz.marks(&arrangement) } else { BTreeMap::new() };
    let drawing = Drawing {
        session: &session,
        scene: sketch::bare(&session),
        step: Step::START,
        label: texts::learn_tree_order(lang),
        cursor: card.cursor,
        sign: &|node| Sign {
            reading: sketch::reading(&session, node, lang),
            answer: None,
            is_chosen: (node != TreeNode::ROOT).then_some(false),
            mark: before.get(node.index()).and_then(|node| marks.get(node).copied()),
        },
    };
    html! {
        <>
            { tree(drawing, lang, send) }
            <p class="hint how-to">{ texts::learn_press_order(lang) }</p>
        </>
    }
}

fn arrangement(quiz: &Order, card: &Card) -> Arrangement {
    quiz.read(&card.attempt.draft).unwrap_or_default()
}

/// A press moves a node one place to the left, and the leftmost to the right end.
pub fn pressed(quiz: &Order, card: &Card, node: TreeNode) -> Pressed {
    let tree = quiz.session().tree();
    let arrangement = arrangement(quiz, card);
    let (arranged, before) = quiz.performed(&arrangement);
    let Some(parent) = arranged.tree().parent(node) else { return Pressed::Nothing };
    let from = arranged.tree().number_in_siblings(node);
    let last = arranged.tree().children(parent).len() - 1;
    let to = from.checked_sub(1).unwrap_or(last);
    let Some(&parent) = before.get(parent.index()) else { return Pressed::Nothing };
    Pressed::Answer(quiz.print(&arrangement.with_moved(tree, parent, from, to)))
}
