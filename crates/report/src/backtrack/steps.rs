//! The steps of a search.

use plyscope_i18n::Lang;
use plyscope_puzzle_view::backtrack::caption::caption;
use plyscope_puzzle_view::backtrack::outcome::{Driver, Found};
use plyscope_puzzle_view::backtrack::problem::{with, Problem};
use plyscope_puzzle_view::backtrack::shown::Place;
use plyscope_puzzles::backtrack::{Choice, Choices, Cursor, Journal, Moment, Status};
use schemars::JsonSchema;
use serde::Serialize;

use super::Reported;
use crate::parts::{ByName, Word};

/// Which steps of a search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Part {
    /// The first one; 0 is the beginning.
    pub from: u64,
    /// The last one; `None` for that of the search.
    pub to: Option<u64>,
    /// How many there may be.
    pub most: u64,
}

/// Why steps are not handed over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoSteps {
    /// There are more of them than there may be.
    TooMany,
    /// There is no such step.
    Beyond {
        /// The step that was asked for.
        step: u64,
        /// The last one of the search.
        last: u64,
    },
}

/// The steps of a part of a search, each with what happened, the choice that was made or taken back, and
/// what can be tried next; with a language, also its caption. O(steps up to the last one).
///
/// # Errors
/// Where there are no such steps, or too many.
pub fn steps(
    problem: &Problem,
    part: Part,
    lang: Option<Lang>,
) -> Result<Vec<BacktrackStep>, NoSteps> {
    with!(problem, puzzle => of_puzzle(puzzle, part, lang))
}

fn of_puzzle<P: Reported>(
    puzzle: &P,
    Part { from, to, most }: Part,
    lang: Option<Lang>,
) -> Result<Vec<BacktrackStep>, NoSteps> {
    if to.is_some_and(|to| to.saturating_add(1).saturating_sub(from) > most) {
        return Err(NoSteps::TooMany);
    }
    let mut cursor = Cursor::new(puzzle);
    let mut paths: Vec<Box<[Choice]>> = Vec::new();
    let mut listed = Vec::new();
    loop {
        let is_solution = (cursor.moment(), cursor.status()) == (Moment::Entered, Status::Solved);
        if is_solution && paths.len() < Journal::MOST_SOLUTIONS {
            paths.push(cursor.path().into());
        }
        if cursor.step() >= from && to.is_none_or(|to| cursor.step() <= to) {
            if listed.len() as u64 == most {
                return Err(NoSteps::TooMany);
            }
            listed.push(step(&cursor, &paths, lang));
        }
        if to.is_some_and(|to| cursor.step() >= to.max(from)) {
            return Ok(listed);
        }
        if !cursor.advance() {
            break;
        }
    }
    let last = cursor.step();
    match [Some(from), to].into_iter().flatten().find(|&step| step > last) {
        Some(step) => Err(NoSteps::Beyond { step, last }),
        None => Ok(listed),
    }
}

/// What happened at a step of a search by backtracking.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct BacktrackStep {
    /// The number of the step, from 0.
    pub step: u64,
    /// What happened.
    #[serde(flatten)]
    pub event: BacktrackEvent,
    /// The labels of the choices that are still to be tried there.
    pub choices: Vec<String>,
    /// How many solutions were found so far.
    pub solutions: u64,
    /// What happened and why, in a sentence; only where a language is asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub caption: Option<String>,
}

/// What can happen at a step.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[schemars(inline)]
pub enum BacktrackEvent {
    /// Before any choice.
    Begin {
        /// How many choices are made after the step.
        depth: usize,
        /// What has become of the partial solution.
        #[serde(flatten)]
        state: EnteredState,
    },
    /// A choice was made.
    Enter {
        /// How many choices are made after the step.
        depth: usize,
        /// The choice: a square such as `b4`, a digit, a number or a colour.
        choice: String,
        /// The cell of a digit (`r3c5`), the letter or the region; null where the choice says it.
        cell: Option<String>,
        /// What has become of the partial solution.
        #[serde(flatten)]
        state: EnteredState,
    },
    /// A choice was taken back.
    BackOut {
        /// How many choices are made after the step.
        depth: usize,
        /// The choice: a square such as `b4`, a digit, a number or a colour.
        choice: String,
        /// The cell of a digit (`r3c5`), the letter or the region; null where the choice says it.
        cell: Option<String>,
    },
    /// Everything was tried.
    Over {
        /// How many choices are made after the step.
        depth: usize,
    },
}

/// What has become of a partial solution.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct EnteredState {
    /// What can become of the partial solution: it is a solution, or the search must back out, or goes on.
    pub status: Word<Status>,
    /// What inference has just removed: the values of each row, cell, region or letter that lost some.
    #[serde(skip_serializing_if = "ByName::is_empty")]
    pub removed: ByName<Vec<String>>,
}

fn step<P: Reported>(
    cursor: &Cursor<'_, P>,
    paths: &[Box<[Choice]>],
    lang: Option<Lang>,
) -> BacktrackStep {
    let (puzzle, state, status) = (cursor.puzzle(), cursor.state(), cursor.status());
    let left = match cursor.moment() {
        Moment::Entered => status.choices(),
        Moment::Left(choice) => status.choices().after(choice),
        Moment::Over => Choices::NONE,
    };
    BacktrackStep {
        step: cursor.step(),
        event: event(cursor),
        choices: left.iter().map(|choice| puzzle.place_of(state, choice).label).collect(),
        solutions: cursor.solutions(),
        caption: lang.map(|lang| {
            let found = Found { driver: Driver::Search, paths, count: cursor.solutions() };
            caption(cursor, &found, lang)
        }),
    }
}

/// What happened, with the choice that was made or taken back.
fn event<P: Reported>(cursor: &Cursor<'_, P>) -> BacktrackEvent {
    let (puzzle, state, depth) = (cursor.puzzle(), cursor.state(), cursor.path().len());
    let entered = || EnteredState { status: Word(cursor.status()), removed: puzzle.removed(state) };
    match (cursor.moment(), cursor.path().last()) {
        (Moment::Entered, None) => BacktrackEvent::Begin { depth, state: entered() },
        (Moment::Entered, Some(&last)) => {
            // Its place is that in the partial solution without it.
            let mut before = state.clone();
            puzzle.remove(&mut before, last);
            let Place { label, cell, .. } = puzzle.place_of(&before, last);
            BacktrackEvent::Enter { depth, choice: label, cell, state: entered() }
        }
        (Moment::Left(choice), _) => {
            let Place { label, cell, .. } = puzzle.place_of(state, choice);
            BacktrackEvent::BackOut { depth, choice: label, cell }
        }
        (Moment::Over, _) => BacktrackEvent::Over { depth },
    }
}
