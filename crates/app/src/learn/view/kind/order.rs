//! “Which order prunes most?”: a press moves a node among its siblings.

use std::collections::BTreeMap;

use plyscope_i18n::{texts, Lang};
use plyscope_quiz::feedback::Detail;
use plyscope_quiz::order::{Arrangement, Order};
use plyscope_quiz::sketch;
use plyscope_quiz::Quiz;
use plyscope_search::{GameTree, Step, TreeNode};
use yew::prelude::*;

use super::Pressed;
use crate::learn::card::Card;
use crate::learn::view::tree::{tree, Drawing, Sign};
use crate::learn::view::Send;

/// The tree in the answer's order.
pub fn surface(quiz: &Order, card: &Card, lang: Lang, send: &Send) -> Html {
    let arrangement = arrangement(quiz, card);
    let (session, before) = quiz.performed(&arrangement);
    let shows_pieces =
        card.feedback.shown.as_ref().is_some_and(|shown| shown.detail >= Detail::Pieces);
    let marks = match is_checked(quiz, card, &arrangement) && shows_pieces {
        true => quiz.marks(&arrangement),
        false => BTreeMap::new(),
    };
    let drawing = Drawing {
        session: &session,
        scene: sketch::bare(&session),
        step: Step::START,
        label: texts::learn_tree_order(lang),
        cursor: card.cursor,
        room: card.room,
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

/// The order that is typed; as given while it cannot be read.
pub fn arrangement<Q: Quiz<Answer = Arrangement>>(quiz: &Q, card: &Card) -> Arrangement {
    quiz.read(&card.attempt.draft).unwrap_or_default()
}

/// Whether this order was checked last.
pub fn is_checked<Q>(quiz: &Q, card: &Card, arrangement: &Arrangement) -> bool
where
    Q: Quiz<Answer = Arrangement>,
{
    let checked = card.attempt.checked().and_then(|text| quiz.read(text).ok());
    checked.as_ref() == Some(arrangement)
}

/// A press moves a node one place to the left, and the leftmost to the right end. The cursor goes
/// with it.
pub fn pressed(quiz: &Order, card: &Card, node: TreeNode) -> Pressed {
    moved(quiz, quiz.session().tree(), card, node)
}

/// The same for any question that is answered by an order of a tree.
pub fn moved<Q>(quiz: &Q, tree: &GameTree, card: &Card, node: TreeNode) -> Pressed
where
    Q: Quiz<Answer = Arrangement>,
{
    let arrangement = arrangement(quiz, card);
    let (arranged, before) = arrangement.of(tree);
    let Some(parent) = arranged.parent(node) else { return Pressed::Nothing };
    let from = arranged.number_in_siblings(node);
    let to = from.checked_sub(1).unwrap_or_else(|| arranged.children(parent).len() - 1);
    let (Some(&above), Some(place)) = (before.get(parent.index()), arranged.child(parent, to))
    else {
        return Pressed::Nothing;
    };
    Pressed::Moved(quiz.print(&arrangement.with_moved(tree, above, from, to)), place)
}
