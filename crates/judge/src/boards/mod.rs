//! Programs that try squares of a board by backtracking, compared with the search of the project.
//!
//! In: boards, and what a program tries on them. Out: a [`Report`] with the smallest board on which it
//! fails, and the misconceptions that try exactly the same squares.
//!
//! Not here: what is tried. A kind of [`Board`], with its [`Words`], is a module of its own:
//! [`queens`](crate::queens) and [`tour`](crate::tour).

mod answer;
mod board;
mod departure;
mod misconception;
mod report;
mod run;
mod words;

use std::marker::PhantomData;

use plyscope_program_trace::Unknown;
use serde_json::json;

use crate::judging::{Comparison, Failure, Subject, Tasks, Verdict};

pub use answer::{LineProblem, ProblemWith, Reader, Tries};
pub use board::{Board, Square, MAX_BOARDS};
pub use departure::{Departure, How};
pub use misconception::Misconception;
pub use run::Run;
pub use words::Words;

/// What judging has found of a program on boards.
pub type Report<B> = crate::judging::Report<Boards<B>>;

/// The value of each board, and which squares backtracking tries.
#[derive(Clone, Copy, Debug)]
pub struct Boards<B>(PhantomData<B>);

impl<B> Default for Boards<B> {
    fn default() -> Self {
        Self(PhantomData)
    }
}

/// A board on which a program fails.
#[derive(Clone, PartialEq, Debug)]
pub struct Counterexample<B> {
    /// The board.
    pub board: B,
    /// What the search does.
    pub expected: Run,
    /// What the program does.
    pub answer: Result<Tries, Failure>,
    /// Where it departs; `None` where it gives no answer.
    pub departure: Option<Departure>,
}

impl<B: Board> Subject for Boards<B> {
    type Task = B;
    type Answer = Tries;
    type Misconception = &'static Misconception<B>;
    type Counterexample = Counterexample<B>;
    type Reading<'t> = Reader<'t, B>;

    fn question(&self, board: &B) -> String {
        let puzzle = ("puzzle", json!(B::PUZZLE));
        let fields = [puzzle].into_iter().chain(board.fields());
        let fields: Vec<String> =
            fields.map(|(name, value)| format!("\"{name}\": {value}")).collect();
        format!("{{{}}}\n", fields.join(", "))
    }

    fn max_lines(&self, board: &B) -> usize {
        1_000 + 4 * board.max_tries()
    }

    fn reading<'t>(&self, board: &'t B) -> Reader<'t, B> {
        Reader::new(board)
    }

    fn compare(&self, board: &B, tries: &Tries) -> Comparison {
        let run = Run::of(board);
        let verdict = if !is_value(tries, run.value) {
            Verdict::WrongValue
        } else if !tries.squares().eq(run.squares.iter().copied()) {
            Verdict::WrongNodes
        } else {
            Verdict::Right
        };
        let (expected, visited) = (run.squares.len() as u64, tries.tried.len() as u64);
        Comparison { verdict, expected, visited }
    }

    fn unknown(tries: &Tries) -> &Unknown {
        &tries.unknown
    }

    fn misconceptions(&self) -> Vec<&'static Misconception<B>> {
        B::misconceptions().iter().collect()
    }

    fn does_the_same(&self, wrong: &&Misconception<B>, board: &B, tries: &Tries) -> bool {
        let run = wrong.run(board);
        is_value(tries, run.value) && tries.squares().eq(run.squares)
    }

    fn smaller(&self, board: &B) -> Tasks<B> {
        Box::new(board.smaller().into_iter())
    }

    /// Those that are smaller were tried before it.
    fn smaller_still(&self, _: &B) -> Tasks<B> {
        Box::new(std::iter::empty())
    }

    fn distinguishing(&self) -> Tasks<B> {
        Box::new(B::all().into_iter())
    }

    fn counterexample(
        &self,
        board: B,
        answer: Result<Tries, Failure>,
    ) -> Option<Counterexample<B>> {
        let departure = answer.as_ref().ok().and_then(|tries| Departure::of(&board, tries));
        Some(Counterexample { expected: Run::of(&board), board, answer, departure })
    }
}

/// Whether a program gives the right value.
fn is_value(tries: &Tries, value: u64) -> bool {
    let right = departure::number(value);
    right.is_some() && tries.value.flatten() == right
}
