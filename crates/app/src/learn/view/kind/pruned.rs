//! “Which nodes are pruned?”, and “Which leaves does SSS* never evaluate?”: nodes are marked in the tree.

use plyscope_i18n::{texts, Lang};
use plyscope_quiz::question::Kind;
use plyscope_quiz::selection::Selection;
use plyscope_quiz::sketch;
use plyscope_quiz::sketch::Reach;
use plyscope_quiz::Quiz;
use plyscope_search::{Step, TreeNode};
use plyscope_session::Session;
use yew::prelude::*;

use super::stops::choice;
use crate::learn::card::Card;
use crate::learn::message::Message;
use crate::learn::view::tree::{tree, Drawing, Sign};
use crate::learn::view::Send;

/// The tree, in which nodes can be marked; `nothing` is the name of the answer without any.
pub fn surface(
    quiz: &impl Quiz<Answer = Selection>,
    (session, nothing): (&Session, String),
    card: &Card,
    (lang, send): (Lang, &Send),
) -> Html {
    let (chosen, _) = Selection::read_in_part(session.tree(), &card.attempt.draft);
    let (checked, _) =
        Selection::read_in_part(session.tree(), card.attempt.checked().unwrap_or_default());
    let marks = super::marks(card, |node| checked.contains(node) == chosen.contains(node));
    let draft = &card.attempt.draft;
    let is_none = chosen.is_empty() && !quiz.is_blank(draft) && quiz.read(draft).is_ok();
    let none = if is_none { String::new() } else { quiz.print(&Selection::default()) };
    let drawing = Drawing {
        session,
        scene: sketch::pruned(session, &chosen),
        step: Step::START,
        label: texts::learn_tree(lang),
        cursor: card.cursor,
        room: card.room,
        sign: &|node| Sign {
            reading: sketch::reading(session, node, lang),
            answer: chosen.contains(node).then(|| marked(card, lang)),
            is_chosen: (node != TreeNode::ROOT).then(|| chosen.contains(node)),
            mark: marks.get(&node).copied(),
        },
    };
    html! {
        <>
            { tree(drawing, lang, send) }
            <div class="doing" role="group" aria-label={texts::learn_answer(lang)}>
                <div class="ways">
                    { choice(&nothing, is_none, Message::Put(none), send) }
                    <p class="hint">{ texts::learn_press(lang) }<span class="for-keys">{ " " }{ texts::learn_press_alone(lang) }</span></p>
                </div>
            </div>
        </>
    }
}

/// The answer after a node was pressed.
pub fn pressed(session: &Session, card: &Card, node: TreeNode, reach: Reach) -> String {
    sketch::pressed(session.tree(), &card.attempt.draft, node, reach)
}

/// How a node in the answer is read out.
fn marked(card: &Card, lang: Lang) -> String {
    match card.question.kind {
        Kind::Sss => texts::learn_marked_sss(lang),
        _ => texts::learn_marked(lang),
    }
}
