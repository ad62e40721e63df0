//! “Build it” by the order of the children: the tree with the nodes that are to be pruned, in which a
//! press moves a node among its siblings.

use plyscope_i18n::{texts, Lang};
use plyscope_quiz::build::BuildOrder;
use plyscope_quiz::sketch;
use plyscope_search::{Step, TreeNode};
use yew::prelude::*;

use super::order::{arrangement, is_checked, moved};
use super::{marks, Pressed};
use crate::learn::card::Card;
use crate::learn::view::tree::{tree, Drawing, Sign};
use crate::learn::view::Send;

/// The tree in the answer's order.
pub fn surface(quiz: &BuildOrder, card: &Card, lang: Lang, send: &Send) -> Html {
    let arrangement = arrangement(quiz, card);
    let (session, before) = quiz.performed(&arrangement);
    let is_checked = is_checked(quiz, card, &arrangement);
    let marks = marks(card, |_| is_checked);
    let was = |node: TreeNode| before.get(node.index()).copied().unwrap_or(node);
    let mut scene = sketch::bare(&session);
    quiz.draw(&mut scene, session.tree(), &before);
    let reading = |node: TreeNode| {
        let target = quiz.target().contains(was(node)).then(|| texts::learn_to_be_pruned(lang));
        let parts = [Some(sketch::reading(&session, node, lang)), target];
        lang.clauses(&parts.into_iter().flatten().collect::<Vec<_>>())
    };
    let drawing = Drawing {
        session: &session,
        scene,
        step: Step::START,
        label: texts::learn_tree_order(lang),
        cursor: card.cursor,
        room: card.room,
        sign: &|node| Sign {
            reading: reading(node),
            answer: None,
            is_chosen: (node != TreeNode::ROOT).then_some(false),
            mark: marks.get(&was(node)).copied(),
        },
    };
    let how_to = [texts::learn_press_order(lang), texts::learn_crossed_out(lang)];
    html! {
        <>
            { tree(drawing, lang, send) }
            <p class="hint how-to">{ lang.sentences(how_to) }</p>
        </>
    }
}

/// A press moves a node, as in other orders.
pub fn pressed(quiz: &BuildOrder, card: &Card, node: TreeNode) -> Pressed {
    moved(quiz, quiz.session().tree(), card, node)
}
