//! “What is each node’s value?”: the answer's values are shown in the tree.

use plyscope_i18n::numerals;
use plyscope_i18n::{texts, Lang};
use plyscope_quiz::sketch;
use plyscope_quiz::value_list::ValueList;
use plyscope_quiz::values::Values;
use plyscope_search::{Step, TreeNode, Verdict};
use yew::prelude::*;

use super::{marks, with_word, Pressed};
use crate::learn::card::Card;
use crate::learn::view::tree::{tree, Drawing, Sign};
use crate::learn::view::Send;

/// The tree with the answer's values.
pub fn surface(quiz: &Values, card: &Card, lang: Lang, send: &Send) -> Html {
    let session = quiz.session();
    let given = given(quiz, &card.attempt.draft);
    let checked = given_before(quiz, card);
    let marks = marks(card, |node| checked.get(node) == given.get(node));
    let drawing = Drawing {
        session,
        scene: sketch::valued(session, |node| given.get(node)),
        step: Step::START,
        label: texts::learn_tree_values(lang),
        cursor: card.cursor,
        room: card.room,
        sign: &|node| Sign {
            reading: sketch::reading(session, node, lang),
            answer: given.get(node).map(|verdict: Verdict| numerals::verdict(lang, verdict)),
            is_chosen: (!session.tree().is_leaf(node)).then(|| given.get(node).is_some()),
            mark: marks.get(&node).copied(),
        },
    };
    html! {
        <>
            { tree(drawing, lang, send) }
            <p class="hint how-to">{ texts::learn_press_values(lang) }</p>
        </>
    }
}

/// The values of an answer; without the last word while it is incomplete.
fn given(quiz: &Values, text: &str) -> ValueList {
    let tree = quiz.session().tree();
    let before = text.rfind(char::is_whitespace).map_or("", |end| &text[..end]);
    ValueList::read(tree, text).or_else(|_| ValueList::read(tree, before)).unwrap_or_default()
}

fn given_before(quiz: &Values, card: &Card) -> ValueList {
    given(quiz, card.attempt.checked().unwrap_or_default())
}

/// A press starts typing a value for an inner node.
pub fn pressed(quiz: &Values, card: &Card, node: TreeNode) -> Pressed {
    let tree = quiz.session().tree();
    if tree.is_leaf(node) {
        return Pressed::Nothing;
    }
    let name = tree.l_name(node).to_string();
    let given = given(quiz, &card.attempt.draft);
    // The new value replaces the old one.
    let text = match given.get(node) {
        Some(_) => given.with(node, None).print(tree),
        None => card.attempt.draft.clone(),
    };
    Pressed::Begun(with_word(&text, &format!("{name}=")))
}
