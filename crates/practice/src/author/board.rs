//! The board of a question that is being built.

use super::{Draft, Key};
use plyscope_puzzle_view::backtrack::link::Link as BoardLink;
use plyscope_puzzle_view::backtrack::problem::Problem;
use plyscope_quiz::asked::Asked;
use plyscope_quiz::question::Kind;
use plyscope_setup::address::Query;

/// How many steps are tried to find an instructive one.
const MOMENTS: u64 = 60;

impl Draft {
    /// The puzzle of the question.
    #[must_use]
    pub fn problem(&self) -> Problem {
        let is_board = |key: Key| key.applies(Kind::Lost) && key != Key::STEP;
        let board =
            if self.kind().is_about_boards() { self.joined(is_board) } else { String::new() };
        BoardLink::parse(&board).0.problem
    }

    /// Sets another puzzle, at a step that can be asked about.
    pub fn set_problem(&mut self, problem: &Problem) {
        let is_kept =
            |key: Key| !key.applies(Kind::Lost) || key.applies(Kind::Pruned) && key != Key::ORDER;
        self.0.retain(|(key, _)| is_kept(*key));
        let given = Self::read(&mut Query::parse(&BoardLink::print(problem, 0)));
        self.0.extend(given.0);
        self.next_moment();
    }

    /// Goes to the next instructive step of the board's search: where it backs out, or the position
    /// is lost. If there is none soon, to the next step that can be asked about.
    pub fn next_moment(&mut self) {
        let now: u64 = self.get(Key::STEP).and_then(|step| step.trim().parse().ok()).unwrap_or(0);
        let mut first = None;
        let instructive = (now.saturating_add(1)..=now.saturating_add(MOMENTS)).find_map(|step| {
            let mut draft = self.clone();
            draft.set(Key::STEP, step.to_string());
            let question = draft.question().ok()?;
            let asked = Asked::of(&question).ok()?;
            first.get_or_insert_with(|| draft.clone());
            asked.is_instructive().then_some(draft)
        });
        if let Some(draft) = instructive.or(first) {
            *self = draft;
        }
    }
}
