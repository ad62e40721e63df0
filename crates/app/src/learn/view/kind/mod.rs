//! The kinds of questions, as far as there is something to press for them. Every kind can be
//! answered by typing; one that also has a drawing is a file here.

mod pruned;

use plyscope_core::TreeNode;
use plyscope_stage::locale::Lang;
use plyscope_stage::quiz::asked::Asked;
use plyscope_stage::quiz::sketch::Reach;
use yew::prelude::*;

use super::Send;
use crate::learn::card::Card;

/// What can be pressed to answer, beside the field.
pub fn surface(card: &Card, lang: Lang, send: &Send) -> Html {
    match &card.asked {
        Asked::Pruned(quiz) => pruned::surface(quiz, card, lang, send),
    }
}

/// The answer after a node of the tree was pressed; `None` where that means nothing.
pub fn pressed(card: &Card, node: TreeNode, reach: Reach) -> Option<String> {
    match &card.asked {
        Asked::Pruned(quiz) => Some(pruned::pressed(quiz, card, node, reach)),
    }
}

/// How an answer is typed.
pub fn how(card: &Card, lang: Lang) -> String {
    match &card.asked {
        Asked::Pruned(_) => pruned::how(lang),
    }
}
