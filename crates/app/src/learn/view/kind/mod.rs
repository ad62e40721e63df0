//! The interactive parts of each kind of question. Every kind can be answered by typing; presses
//! change the same text.

mod best_move;
pub mod boards;
mod build;
mod build_order;
mod find_mistake;
mod next;
mod numbered;
mod order;
mod perform;
mod performing;
mod program;
mod pruned;
mod squares;
mod stops;
mod turns;
mod values;
mod which_search;
mod whose_bound;
mod write_program;

use std::collections::BTreeMap;

use plyscope_i18n::{texts, Lang};
use plyscope_quiz::asked::Asked;
use plyscope_quiz::grade::{Mark, Spot};
use plyscope_quiz::sketch::{Reach, MOST_NODES};
use plyscope_search::TreeNode;
use yew::prelude::*;

use super::Send;
use crate::learn::card::Card;

/// The interactive picture of the question.
pub fn surface(card: &Card, lang: Lang, send: &Send) -> Html {
    if card.asked.session().is_some_and(|session| session.tree().len() > MOST_NODES) {
        return html! { <p class="too-large">{ texts::learn_too_large(lang, MOST_NODES) }</p> };
    }
    match &card.asked {
        Asked::Pruned(quiz) => {
            let nothing = texts::learn_none_pruned(lang);
            pruned::surface(quiz, (quiz.session(), nothing), card, (lang, send))
        }
        Asked::Sss(quiz) => {
            let nothing = texts::learn_none_left_out(lang);
            pruned::surface(quiz, (quiz.session(), nothing), card, (lang, send))
        }
        Asked::Values(quiz) => values::surface(quiz, card, lang, send),
        Asked::Next(quiz) => next::surface(quiz, card, lang, send),
        Asked::WhoseBound(quiz) => whose_bound::surface(quiz, card, lang, send),
        Asked::WhichSearch(quiz) => which_search::surface(quiz, card, lang, send),
        Asked::Build(quiz) => build::surface(quiz, card, lang, send),
        Asked::BuildOrder(quiz) => build_order::surface(quiz, card, lang, send),
        Asked::FindMistake(quiz) => find_mistake::surface(quiz, card, lang, send),
        Asked::BestMove(quiz) => best_move::surface(quiz, quiz.session(), card, (lang, send)),
        Asked::Uct(quiz) => best_move::surface(quiz, quiz.session(), card, (lang, send)),
        Asked::Order(quiz) => order::surface(quiz, card, lang, send),
        Asked::Perform(quiz) => perform::surface(quiz, card, lang, send),
        Asked::NextSquare(quiz) => squares::next_square(quiz, card, lang, send),
        Asked::BackOut(quiz) => squares::back_out(quiz, card, lang, send),
        Asked::Lost(quiz) => squares::lost(quiz, card, lang, send),
        Asked::OrderLines(quiz) => program::order(quiz, card, lang, send),
        Asked::FindLine(quiz) => program::find(quiz, card, lang, send),
        Asked::FillLine(quiz) => program::fill(quiz, card, lang, send),
        Asked::WriteProgram(quiz) => write_program::surface(quiz, card, lang),
    }
}

/// A view of the answer beside its text.
pub fn beside(card: &Card, lang: Lang) -> Html {
    match &card.asked {
        Asked::Perform(quiz) => turns::done(quiz, card, lang),
        _ => Html::default(),
    }
}

/// The prompt, without the parts shown beside the stops, the board or the field.
pub fn heading(card: &Card, lang: Lang) -> String {
    match &card.asked {
        Asked::Next(quiz) => quiz.lead(lang),
        Asked::WhoseBound(quiz) => quiz.lead(lang),
        Asked::WhichSearch(quiz) => quiz.lead(lang),
        Asked::FindMistake(quiz) => quiz.lead(lang),
        Asked::NextSquare(quiz) => quiz.lead(lang),
        Asked::Perform(quiz) => quiz.lead(lang),
        Asked::BackOut(quiz) => quiz.lead(lang),
        Asked::Lost(quiz) => quiz.lead(lang),
        _ => card.feedback.prompt.clone(),
    }
}

/// The effect of a press on a node.
pub enum Pressed {
    /// Nothing.
    Nothing,
    /// The answer changes to this.
    Answer(String),
    /// The answer changes to this, and the node is where this one was.
    Moved(String, TreeNode),
    /// The answer changes to this, and the rest is to be typed.
    Begun(String),
    /// The answer changes to this, with a reply at a stop.
    Reply(usize, String),
    /// The value to leave the node with has to be chosen.
    Leaving,
}

/// The effect of a press on a node.
pub fn pressed(card: &Card, node: TreeNode, reach: Reach) -> Pressed {
    match &card.asked {
        Asked::Pruned(quiz) => Pressed::Answer(pruned::pressed(quiz.session(), card, node, reach)),
        Asked::Sss(quiz) => Pressed::Answer(pruned::pressed(quiz.session(), card, node, reach)),
        Asked::Values(quiz) => values::pressed(quiz, card, node),
        Asked::BestMove(quiz) => best_move::pressed(quiz.session(), node),
        Asked::Uct(quiz) => best_move::pressed(quiz.session(), node),
        Asked::Order(quiz) => order::pressed(quiz, card, node),
        Asked::Perform(quiz) => perform::pressed(quiz, card, node),
        Asked::Next(quiz) => next::pressed(quiz, card, node),
        Asked::WhoseBound(quiz) => whose_bound::pressed(quiz, card, node),
        Asked::Build(quiz) => build::pressed(quiz, card, node),
        Asked::BuildOrder(quiz) => build_order::pressed(quiz, card, node),
        Asked::WhichSearch(_)
        | Asked::FindMistake(_)
        | Asked::NextSquare(_)
        | Asked::BackOut(_)
        | Asked::Lost(_)
        | Asked::OrderLines(_)
        | Asked::FindLine(_)
        | Asked::FillLine(_)
        | Asked::WriteProgram(_) => Pressed::Nothing,
    }
}

/// The current node of a performed search.
pub fn here(card: &Card) -> Option<TreeNode> {
    match &card.asked {
        Asked::Perform(quiz) => quiz.stand(&quiz.begun(&card.attempt.draft)).here,
        _ => None,
    }
}

/// The marks of the nodes whose answers are unchanged since the check.
fn marks(card: &Card, is_unchanged: impl Fn(TreeNode) -> bool) -> BTreeMap<TreeNode, Mark> {
    let findings = card.feedback.shown.iter().flat_map(|shown| &shown.grade.findings);
    let marks = findings.filter_map(|finding| match finding.spot {
        Spot::Node(node) if is_unchanged(node) => Some((node, finding.mark)),
        Spot::Node(_) | Spot::Item(_) => None,
    });
    marks.collect()
}

/// A text with more at its end.
fn with_word(text: &str, word: &str) -> String {
    let text = text.trim_end();
    let gap = if text.is_empty() { "" } else { " " };
    format!("{text}{gap}{word}")
}
