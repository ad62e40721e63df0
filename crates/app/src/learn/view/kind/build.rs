//! “Build it”: the tree with the nodes that are to be pruned, whose leaves can be pressed.

use plyscope_i18n::numerals;
use plyscope_i18n::{texts, Lang};
use plyscope_quiz::build::{Build, LeafValues};
use plyscope_quiz::sketch;
use plyscope_quiz::Quiz;
use plyscope_search::{Step, TreeNode};
use plyscope_session::caption::{node_name, player_name};
use yew::prelude::*;

use super::{marks, with_word, Pressed};
use crate::learn::card::Card;
use crate::learn::view::tree::{tree, Drawing, Sign};
use crate::learn::view::Send;

/// The tree with the answer's leaf values.
pub fn surface(quiz: &Build, card: &Card, lang: Lang, send: &Send) -> Html {
    let session = quiz.blank();
    let given = given(quiz, &card.attempt.draft);
    let checked = given_before(quiz, card);
    let marks = marks(card, |_| given == checked);
    let mut scene = sketch::bare(session);
    quiz.draw(&mut scene, &given);
    let reading = |node: TreeNode| {
        let what = match session.is_leaf(node) {
            true => texts::learn_leaf_open(lang),
            false => player_name(session.tree().player(node)).to_owned(),
        };
        let is_target = quiz.target().contains(node);
        let target = is_target.then(|| texts::learn_to_be_pruned(lang));
        let parts = [Some(node_name(session, node, lang)), Some(what), target];
        lang.clauses(&parts.into_iter().flatten().collect::<Vec<_>>())
    };
    let drawing = Drawing {
        session,
        scene,
        step: Step::START,
        label: texts::learn_tree_build(lang),
        cursor: card.cursor,
        room: card.room,
        sign: &|node| Sign {
            reading: reading(node),
            answer: given.get(node).map(|value| numerals::value(lang, value)),
            is_chosen: session.is_leaf(node).then(|| given.get(node).is_some()),
            mark: marks.get(&node).copied(),
        },
    };
    let how_to = [texts::learn_press_build(lang), texts::learn_crossed_out(lang)];
    html! {
        <>
            { tree(drawing, lang, send) }
            <p class="hint how-to">{ lang.sentences(how_to) }</p>
        </>
    }
}

/// The values of an answer; without the last word while it is incomplete.
fn given(quiz: &Build, text: &str) -> LeafValues {
    let before = text.rfind(char::is_whitespace).map_or("", |end| &text[..end]);
    quiz.read(text).or_else(|_| quiz.read(before)).unwrap_or_default()
}

fn given_before(quiz: &Build, card: &Card) -> LeafValues {
    given(quiz, card.attempt.checked().unwrap_or_default())
}

/// A press starts typing a value for a leaf.
pub fn pressed(quiz: &Build, card: &Card, node: TreeNode) -> Pressed {
    let tree = quiz.blank().tree();
    if !tree.is_leaf(node) {
        return Pressed::Nothing;
    }
    let name = tree.l_name(node).to_string();
    let given = given(quiz, &card.attempt.draft);
    // The new value replaces the old one.
    let text = match given.get(node) {
        Some(_) => quiz.print(&given.with(node, None)),
        None => card.attempt.draft.clone(),
    };
    Pressed::Begun(with_word(&text, &format!("{name}=")))
}
