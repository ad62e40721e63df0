//! The board of a question that is being built.

use super::{Draft, Key};
use plyscope_puzzle_view::backtrack::link::Link as BoardLink;
use plyscope_puzzle_view::backtrack::problem::Problem;
use plyscope_puzzle_view::backtrack::search::{Arrival, Search, Travel};
use plyscope_quiz::asked::Asked;
use plyscope_quiz::board::{search_at, FARTHEST};
use plyscope_quiz::question::{Kind, Question, Subject};
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
        let mut draft = self.clone();
        draft.set(Key::STEP, now.to_string());
        let Ok(Question { kind, subject: Subject::Board { problem, .. }, .. }) = draft.question()
        else {
            return;
        };
        let Some(mut search) = search_at(&problem, now) else { return };
        if next_moment(kind, &mut search, MOMENTS).is_some() {
            self.set(Key::STEP, search.here().step.to_string());
        }
    }
}

/// Takes a search on to the first instructive one of so many steps, or else to the first that can be asked
/// about, and returns the question. If there is none, it stays where it is.
pub(crate) fn next_moment(kind: Kind, search: &mut Search, most: u64) -> Option<Asked> {
    let left = FARTHEST.saturating_sub(search.here().step);
    let (mut ahead, mut first) = (search.clone(), None);
    for _ in 0..most.min(left) {
        if ahead.travel(Travel::Forward, 1) != Arrival::There {
            break;
        }
        let Ok(asked) = Asked::at(kind, ahead.clone()) else { continue };
        if asked.is_instructive() {
            *search = ahead;
            return Some(asked);
        }
        first.get_or_insert_with(|| (ahead.clone(), asked));
    }
    let (found, asked) = first?;
    *search = found;
    Some(asked)
}
