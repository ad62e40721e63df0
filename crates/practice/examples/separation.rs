//! Prints on how many trees of each level all misconceptions that apply are distinguished: of trees
//! that only meet the level's requirements, and of those that are dealt.
//!
//! `cargo run --release -p plyscope-practice --example separation`

use std::time::Instant;

use plyscope_practice::separation::Separation;
use plyscope_practice::{question, Level, Plan};
use plyscope_quiz::asked::Asked;
use plyscope_quiz::details::Details;
use plyscope_quiz::question::{Kind, Question, Subject, Terms};
use plyscope_search::generate::generate;
use plyscope_search::trace::Recorder;
use plyscope_session::engine::search_tree;
use plyscope_setup::Choice;

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

/// The share of questions that distinguish all misconceptions, in per cent.
fn share(questions: impl Iterator<Item = Question>) -> usize {
    let is_complete = |question: &Question| {
        Asked::of(question).is_ok_and(|asked| Separation::of(&asked).is_complete())
    };
    questions.filter(is_complete).count() * 100 / QUESTIONS
}

/// The question about a random tree, if it meets the requirements of a level.
fn any_question(kind: Kind, level: Level, seed: u64) -> Option<Question> {
    let wish = level.wish();
    let setup = wish.setup();
    let session = search_tree(generate(&wish.recipe(seed)).ok()?, setup, Recorder::new()).ok()?;
    let tree = session.tree().clone();
    let subject = Subject::Tree { text: tree.to_string(), tree, setup };
    let question = Question { kind, subject, terms: Terms::default(), details: Details::default() };
    (wish.is_fulfilled(&session) && Asked::of(&question).is_ok()).then_some(question)
}
