//! Tours.

use plyscope_puzzles::backtrack::Puzzle;
use plyscope_puzzles::tour::{known, Board, Ending, Known, Pruning, Route, Square, TourOptions};
use plyscope_puzzles::{Test, Tour};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value as Json;

use super::known::sentence;
use super::{About, End, Found, Reported, Solution, Written};
use crate::json;
use crate::parts::{constant_word, Word};

impl Reported for Tour {
    type About = TourAbout;

    fn about(&self) -> TourAbout {
        about(self.options())
    }

    fn solution(&self, route: &<Self as Puzzle>::State) -> Solution {
        let route: &Route = route;
        Solution::Squares(squares(self.board(), route.squares().iter().copied()))
    }

    fn result(&self, _: Test, found: &Found) -> Json {
        json(&tours(self.options(), found))
    }
}

constant_word!(
    /// The puzzle of tours.
    TourWord = "tour"
);

/// Which tours are searched, and how.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct TourAbout {
    /// That it is a tour.
    pub puzzle: TourWord,
    /// The board.
    pub board: BoardAbout,
    /// The first square; null where the command tries every square.
    pub start: Option<String>,
    /// The moves that were tried first, if any were given.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub path: Option<Vec<String>>,
    /// Whether the last square had to be a move from the first one.
    pub closed: bool,
    /// In which order moves were tried.
    pub order: String,
    /// What was found out early.
    pub prunings: Vec<Word<Pruning>>,
    /// When partial solutions were tested.
    pub test: Word<Test>,
}

impl About for TourAbout {
    type Solution = Vec<String>;
    const ABOUT: &'static str = "What was found of tours.";
    const FOUND: &'static str = "The tours that were asked for: the squares of each.";
}

/// A board of tours.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[schemars(inline)]
pub struct BoardAbout {
    /// How many rows it has.
    pub rows: u8,
    /// How many columns it has.
    pub columns: u8,
    /// The squares that are blocked out.
    pub blocked: Vec<String>,
}

/// What was found of tours.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct TourResult {
    /// Which tours were searched, and how.
    #[serde(flatten)]
    pub about: TourAbout,
    /// What is proved before any search, with a sentence.
    pub known: KnownTours,
    /// Why the search ended, or that it did not begin since it is proved that there is no tour.
    pub end: Word<End>,
    /// How many tours were found.
    pub count: u64,
    /// How many steps were taken.
    pub steps: u64,
    /// How many partial and complete tours were entered.
    pub nodes: u64,
    /// The most moves that were made at once.
    pub deepest: usize,
    /// The tours that were asked for: the squares of each.
    pub tours: Vec<Vec<String>>,
}

/// What is proved of tours before any search.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[schemars(inline)]
pub struct KnownTours {
    /// Whether there is one.
    pub verdict: Word<Known>,
    /// Why, in a sentence; null where it is unknown.
    pub reason: Option<String>,
}

/// The result of the search for tours. In options without a path, every square was tried as the first.
#[must_use]
pub fn tours(options: &TourOptions, found: &Found) -> TourResult {
    let verdict = known(&options.board, options.path.first().copied(), options.ending);
    TourResult {
        about: about(options),
        known: KnownTours { verdict: Word(verdict), reason: sentence(options) },
        end: Word(found.end),
        count: found.count.solutions,
        steps: found.count.steps,
        nodes: found.count.nodes,
        deepest: found.count.deepest,
        tours: found.kept.iter().filter_map(Written::of).collect(),
    }
}

fn about(options: &TourOptions) -> TourAbout {
    let TourOptions { board, path, lead, ending, order, prunings, test } = options;
    let led = || squares(board, path.iter().chain(lead).copied());
    TourAbout {
        puzzle: TourWord::Only,
        board: BoardAbout {
            rows: board.rows(),
            columns: board.columns(),
            blocked: squares(board, board.blocked().iter()),
        },
        start: path.first().map(|&start| board.name(start)),
        path: (!lead.is_empty()).then(led),
        closed: *ending == Ending::Closed,
        order: order.to_string(),
        prunings: prunings.iter().map(Word).collect(),
        test: Word(*test),
    }
}

/// The names of squares.
pub fn squares(board: &Board, squares: impl Iterator<Item = Square>) -> Vec<String> {
    squares.map(|square| board.name(square)).collect()
}
