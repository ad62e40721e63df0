//! “Which move is best?”, and “Which move does UCT select next?”: a child of the root is pressed.

use plyscope_i18n::{texts, Lang};
use plyscope_quiz::sketch;
use plyscope_quiz::Quiz;
use plyscope_search::{Step, TreeNode};
use plyscope_session::Session;
use yew::prelude::*;

use super::{marks, Pressed};
use crate::learn::card::Card;
use crate::learn::view::tree::{tree, Drawing, Sign};
use crate::learn::view::Send;

/// The tree, in which the chosen move has a thick line.
pub fn surface(
    quiz: &impl Quiz<Answer = Option<TreeNode>>,
    session: &Session,
    card: &Card,
    (lang, send): (Lang, &Send),
) -> Html {
    let chosen = quiz.read(&card.attempt.draft).ok().flatten();
    let checked = card.attempt.checked().and_then(|text| quiz.read(text).ok().flatten());
    let marks = marks(card, |_| chosen == checked);
    let can_be_chosen = |node| session.tree().parent(node) == Some(TreeNode::ROOT);
    let drawing = Drawing {
        session,
        scene: sketch::chosen(session, chosen),
        step: Step::START,
        label: texts::learn_tree_move(lang),
        cursor: card.cursor,
        room: card.room,
        sign: &|node| Sign {
            reading: sketch::reading(session, node, lang),
            answer: (chosen == Some(node)).then(|| texts::learn_chosen(lang)),
            is_chosen: can_be_chosen(node).then(|| chosen == Some(node)),
            mark: marks.get(&node).copied(),
        },
    };
    html! {
        <>
            { tree(drawing, lang, send) }
            <p class="hint how-to">{ texts::learn_press_move(lang) }</p>
        </>
    }
}

/// A press chooses a child of the root.
pub fn pressed(session: &Session, node: TreeNode) -> Pressed {
    let tree = session.tree();
    match tree.parent(node) {
        Some(TreeNode::ROOT) => Pressed::Answer(tree.l_name(node).to_string()),
        _ => Pressed::Nothing,
    }
}
