//! Endless practice: random questions for a level, reproducible from a seed.

use plyscope_search::generate::generate;
use plyscope_search::trace::Recorder;
use plyscope_search::TreeNode;

use crate::programs;
use crate::separation::Separation;
use crate::{Level, Wish};
use plyscope_quiz::asked::Asked;
use plyscope_quiz::details::{Bug, Details};
use plyscope_quiz::question::{Kind, Question, Subject, Terms};
use plyscope_quiz::which_search;
use plyscope_session::engine::search_tree;
use plyscope_session::Session;
use plyscope_setup::ask::Ask;

/// How many trees are tried for one question: far more than the requirements of any level need.
const TRIES: u64 = 20_000;

/// How many more trees are tried once one meets the requirements, for one that distinguishes more
/// misconceptions.
const MORE_TRIES: usize = 2_000;

/// How many of those that meet them are compared.
const COMPARED: usize = 120;

/// Makes a question about a tree, or about a program, from a level and a seed: always the same. For
/// another seed, another tree.
///
/// Takes the first generated tree that meets the level's requirements and distinguishes all
/// misconceptions, or of some the one that distinguishes most; without any, the last one tried.
#[must_use]
pub fn question(kind: Kind, level: Level, seed: u64) -> Question {
    if kind.is_about_programs() {
        return programs::question(kind, level, seed);
    }
    let wish = level.wish();
    let searched = |number| searched(&wish, seed.wrapping_mul(TRIES).wrapping_add(number));
    let mut tries = (0..TRIES).filter_map(searched);
    let mut latest = None;
    let first = tries.find_map(|session| {
        let dealt = deal(kind, &wish, &session, seed);
        latest = Some(session);
        dealt
    });
    let Some(mut best) = first else {
        let session = latest.expect("a level's recipe makes trees, as a test shows");
        return about(kind, &session, seed);
    };
    let others = tries.take(MORE_TRIES).filter_map(|session| deal(kind, &wish, &session, seed));
    let mut others = others.take(COMPARED - 1);
    while !best.separation.is_complete() {
        match others.next() {
            Some(other) if other.separation.is_better_than(best.separation) => best = other,
            Some(_) => {}
            None => break,
        }
    }
    best.question
}

/// A question whose tree meets the requirements of a level.
struct Dealt {
    question: Question,
    separation: Separation,
}

/// The question about the tree of a search, if it meets the requirements and can be asked: not for
/// a better order if it is already the best.
fn deal(kind: Kind, wish: &Wish, session: &Session, seed: u64) -> Option<Dealt> {
    if !wish.is_fulfilled(session) {
        return None;
    }
    let question = about(kind, session, seed);
    let separation = Separation::of(&Asked::of(&question).ok()?);
    Some(Dealt { question, separation })
}

/// The search of a random tree. The seeds of neighbouring questions are far apart, so that they do
/// not share their trees.
fn searched(wish: &Wish, seed: u64) -> Option<Session> {
    search_tree(generate(&wish.recipe(seed)).ok()?, wish.setup(), Recorder::new()).ok()
}

/// The question about the tree of a search. Which search is to be recognised is random.
fn about(kind: Kind, session: &Session, seed: u64) -> Question {
    let tree = session.tree().clone();
    let (setup, bug) = match kind {
        Kind::WhichSearch => which_search::random(*session.setup(), seed),
        _ => (*session.setup(), Bug::None),
    };
    let text = tree.to_string();
    let subject = match kind {
        Kind::Playback => {
            Subject::Playback { tree, text, setup, ask: Ask::Cuts, from: None, to: None }
        }
        _ => Subject::Tree { tree, text, setup },
    };
    let mut details = Details { bug, ..Details::default() };
    // Every move was tried, and the sums can still be worked out by hand.
    let moves = session.tree().children(TreeNode::ROOT).len() as u32;
    details.uct.iterations = 2 * moves + (seed % 8) as u32;
    if kind != Kind::Uct {
        details.uct = Details::default().uct;
    }
    Question { kind, subject, terms: Terms::default(), details }
}
