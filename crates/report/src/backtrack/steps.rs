//! The steps of a search as JSON.

use plyscope_i18n::Lang;
use plyscope_puzzle_view::backtrack::caption::caption;
use plyscope_puzzle_view::backtrack::outcome::{Driver, Found};
use plyscope_puzzle_view::backtrack::problem::{with, Problem};
use plyscope_puzzles::backtrack::{Choice, Choices, Cursor, Journal, Moment, Status};
use serde_json::{json, Map, Value as Json};

use super::Reported;

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
) -> Result<Vec<Map<String, Json>>, NoSteps> {
    with!(problem, puzzle => of_puzzle(puzzle, part, lang))
}

fn of_puzzle<P: Reported>(
    puzzle: &P,
    Part { from, to, most }: Part,
    lang: Option<Lang>,
) -> Result<Vec<Map<String, Json>>, NoSteps> {
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

/// The words of what happens at a step.
pub const EVENTS: [&str; 4] = ["begin", "enter", "back-out", "over"];

/// The words of what can become of a node.
pub const STATUSES: [&str; 4] = ["open", "solution", "dead-end", "pruned"];

fn step<P: Reported>(
    cursor: &Cursor<'_, P>,
    paths: &[Box<[Choice]>],
    lang: Option<Lang>,
) -> Map<String, Json> {
    let (puzzle, state) = (cursor.puzzle(), cursor.state());
    let mut fields = Map::new();
    let mut add = |name: &str, value: Json| fields.insert(name.to_owned(), value);
    add("step", json!(cursor.step()));
    let [begin, enter, back_out, over] = EVENTS;
    // The choice that was made, or taken back, with the partial solution without it.
    let (event, choice) = match (cursor.moment(), cursor.path().last()) {
        (Moment::Entered, None) => (begin, None),
        (Moment::Entered, Some(&last)) => {
            let mut before = state.clone();
            puzzle.remove(&mut before, last);
            (enter, Some(puzzle.place_of(&before, last)))
        }
        (Moment::Left(choice), _) => (back_out, Some(puzzle.place_of(state, choice))),
        (Moment::Over, _) => (over, None),
    };
    add("event", json!(event));
    add("depth", json!(cursor.path().len()));
    if let Some(place) = choice {
        add("choice", json!(place.label));
        add("cell", json!(place.cell));
    }
    let status = cursor.status();
    if cursor.moment() == Moment::Entered {
        add("status", json!(status_word(status)));
        let removed = puzzle.removed(state);
        if !removed.is_empty() {
            add("removed", removed.into_iter().map(|(name, lost)| (name, json!(lost))).collect());
        }
    }
    let left = match cursor.moment() {
        Moment::Entered => status.choices(),
        Moment::Left(choice) => status.choices().after(choice),
        Moment::Over => Choices::NONE,
    };
    add("choices", left.iter().map(|choice| json!(puzzle.place_of(state, choice).label)).collect());
    add("solutions", json!(cursor.solutions()));
    if let Some(lang) = lang {
        let found = Found { driver: Driver::Search, paths, count: cursor.solutions() };
        add("told", json!(caption(cursor, &found, lang)));
    }
    fields
}

/// What can become of a node.
const fn status_word(status: Status) -> &'static str {
    let [open, solution, dead_end, pruned] = STATUSES;
    match status {
        Status::Solved => solution,
        Status::Pruned(_) => pruned,
        Status::Open(choices) if choices.is_empty() => dead_end,
        Status::Open(_) => open,
    }
}
