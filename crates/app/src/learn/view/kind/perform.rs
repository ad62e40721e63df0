//! “Perform the search yourself”: the tree as far as the search has come.

use plyscope_core::TreeNode;
use plyscope_stage::locale::{texts, Lang};
use plyscope_stage::quiz::perform::{Perform, Performance, Possible};
use plyscope_stage::quiz::sketch;
use plyscope_stage::quiz::Quiz;
use plyscope_stage::reading::reading;
use yew::prelude::*;

use super::{with_word, Pressed};
use crate::learn::card::Card;
use crate::learn::view::tree::{tree, Drawing, Sign};
use crate::learn::view::Send;

/// The tree at the step that the answer has reached.
pub fn surface(quiz: &Perform, card: &Card, lang: Lang, send: &Send) -> Html {
    let session = quiz.session();
    let state = quiz.state(&performed(quiz, card));
    let can_be_pressed =
        |node| state.here == Some(node) || state.possible.contains(&Possible::Enter(node));
    let drawing = Drawing {
        session,
        scene: sketch::halted(session, state.step),
        step: state.step,
        label: texts::learn_tree_perform(lang),
        cursor: card.cursor,
        sign: &|node| Sign {
            reading: reading(session, node, state.step, lang),
            said: None,
            is_chosen: can_be_pressed(node).then_some(false),
            mark: None,
        },
    };
    html! {
        <>
            { tree(drawing, lang, send) }
            <p class="hint how-to">{ texts::learn_press_perform(lang) }</p>
        </>
    }
}

/// What was performed so far; while a word is being typed, what was before it.
fn performed(quiz: &Perform, card: &Card) -> Performance {
    let text = &card.attempt.draft;
    let before = text.rfind(char::is_whitespace).map_or("", |end| &text[..end]);
    quiz.read(text).or_else(|_| quiz.read(before)).unwrap_or_default()
}

/// A press goes down to a child; where the search stands, it begins to say what comes back.
pub fn pressed(quiz: &Perform, card: &Card, node: TreeNode) -> Pressed {
    let state = quiz.state(&performed(quiz, card));
    let draft = &card.attempt.draft;
    if state.possible.contains(&Possible::Enter(node)) {
        let name = quiz.session().tree().l_name(node).to_string();
        Pressed::Answer(with_word(draft, &name))
    } else if state.here == Some(node) {
        Pressed::Begun(with_word(draft, "="))
    } else {
        Pressed::Nothing
    }
}
