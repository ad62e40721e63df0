//! Random questions about programs.

use plyscope_quiz::details::Details;
use plyscope_quiz::program::{Assignment, Exercise, Program};
use plyscope_quiz::question::{Kind, Question, Subject, Terms};
use plyscope_search::generate::SplitMix64;

use crate::Level;

/// A question about a program in Python, or a program to write in any language, from a level and a seed: always the same.
pub fn question(kind: Kind, level: Level, seed: u64) -> Question {
    let mut random = SplitMix64::new(seed);
    let subject = match kind {
        Kind::WriteProgram => Subject::Assignment(assignment(level, &mut random)),
        _ => {
            let program =
                Program { exercise: one(exercises(level), &mut random), ..Program::default() };
            let count = u64::from(program.variants(kind)).max(1);
            Subject::Program(variant(program, kind, random.below(count)))
        }
    };
    Question { kind, subject, terms: Terms::default(), details: Details::default() }
}

/// A program to write.
fn assignment(level: Level, random: &mut SplitMix64) -> Assignment {
    let all = exercises(level).iter().flat_map(|&exercise| Assignment::all(exercise, None));
    one(&all.collect::<Vec<_>>(), random)
}

/// One of several.
fn one<T: Copy + Default>(all: &[T], random: &mut SplitMix64) -> T {
    let place = random.below(all.len().max(1) as u64) as usize;
    all.get(place).copied().unwrap_or_default()
}

/// The variant of a program with a number from 0; there are so many that they begin again.
pub fn variant(program: Program, kind: Kind, number: u64) -> Program {
    let count = u64::from(program.variants(kind)).max(1);
    Program { variant: (number % count) as u32 + 1, ..program }
}

/// The programs of a level.
const fn exercises(level: Level) -> &'static [Exercise] {
    match level.number() {
        1 => &[Exercise::Minimax],
        2 => &[Exercise::Minimax, Exercise::Queens],
        3 => &[Exercise::Queens, Exercise::Tour],
        4 => &[Exercise::Tour, Exercise::AlphaBeta],
        5 => &[Exercise::AlphaBeta, Exercise::Negamax],
        _ => &[
            Exercise::Minimax,
            Exercise::Queens,
            Exercise::Tour,
            Exercise::AlphaBeta,
            Exercise::Negamax,
        ],
    }
}
