//! Prints on how many trees of each level all misconceptions that apply are told apart: of trees
//! that only meet the level's requirements, and of those that are dealt.
//!
//! `cargo run --release -p plyscope-practice --example told_apart`

use std::time::Instant;

use plyscope_practice::{question, Level, Plan};
use plyscope_quiz::asked::Asked;
use plyscope_quiz::details::Details;
use plyscope_quiz::question::{Kind, Question, Subject, Terms};
use plyscope_quiz::telling_apart::ToldApart;
use plyscope_search::generate::{generate, Recipe};
use plyscope_search::trace::Recorder;
use plyscope_setup::{Choice, Setup};
use plyscope_view::engine::search_tree;

/// How many questions are dealt for each line.
const QUESTIONS: usize = 300;

fn main() {
    println!("{:<16} level  any tree  dealt  time for each", "question");
    for kind in Plan::kinds() {
        for level in Level::all() {
            let any = (0..).filter_map(|seed| any_question(kind, level, seed)).take(QUESTIONS);
            let begin = Instant::now();
            let dealt: Vec<_> =
                (0..QUESTIONS as u64).map(|seed| question(kind, level, seed)).collect();
            let each = begin.elapsed() / QUESTIONS as u32;
            let (any, dealt) = (share(any), share(dealt.into_iter()));
            println!("{:<16} {level}      {any:>5} %  {dealt:>3} %  {each:?}", kind.id());
        }
    }
}

/// The share of questions that tell all misconceptions apart, in per cent.
fn share(questions: impl Iterator<Item = Question>) -> usize {
    let is_whole = |question: &Question| {
        Asked::of(question).is_ok_and(|asked| ToldApart::of(&asked).is_whole())
    };
    questions.filter(is_whole).count() * 100 / QUESTIONS
}

/// The question about a random tree, if it meets the requirements of a level.
fn any_question(kind: Kind, level: Level, seed: u64) -> Option<Question> {
    let wish = level.wish();
    let recipe = Recipe {
        seed,
        branching: wish.branching.clone(),
        depth: wish.depth..=wish.depth,
        values: wish.values.clone(),
        ties: wish.ties,
        min_cuts: 0,
        ..Recipe::default()
    };
    let setup = Setup { cut: wish.cut, ..Setup::default() };
    let session = search_tree(generate(&recipe).ok()?, setup, Recorder::new()).ok()?;
    let tree = session.tree().clone();
    let subject = Subject::Tree { text: tree.to_string(), tree, setup };
    let question = Question { kind, subject, terms: Terms::default(), details: Details::default() };
    (wish.is_fulfilled(&session) && Asked::of(&question).is_ok()).then_some(question)
}
