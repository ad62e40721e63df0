//! The board of a puzzle at a step of its search.

use plyscope_puzzles::backtrack::{Choice, Choices, Cursor, Moment, Puzzle};
use plyscope_puzzles::map::Place;

use super::outcome::{Driver, Found, Outcome};
use super::shown::Shown;

/// A board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    /// How many rows there are.
    pub rows: u8,
    /// How many columns there are.
    pub columns: u8,
    /// How it is divided.
    pub look: Look,
    /// The content of each square, row by row from the top.
    pub squares: Vec<Content>,
    /// The path of a moving piece, in the order of its visits.
    pub way: Vec<usize>,
    /// Whether the path leads back to its first square.
    pub end: WayEnd,
    /// Where regions are, and which share a border; empty where squares are in rows.
    pub plan: Plan,
    /// The sum above the squares; empty for other puzzles.
    pub sum: Sum,
}

/// The sum of a cryptarithm.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Sum {
    /// The words that are added, from above, and the sum; each from the left.
    pub words: Vec<Vec<SumLetter>>,
    /// What the carry into each column can be, from the right; none where that is not known.
    pub carries: Vec<Choices>,
}

/// A letter of a sum.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SumLetter {
    /// The letter.
    pub name: String,
    /// Its digit, if it has one.
    pub digit: Option<u8>,
}

/// Where the regions of a map are drawn.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Plan {
    /// The place of each region.
    pub places: Vec<Place>,
    /// The pairs of regions that share a border.
    pub borders: Vec<(usize, usize)>,
}

impl Board {
    /// A board of one empty square.
    #[must_use]
    pub fn single() -> Self {
        let squares = vec![Content::Free];
        let (way, end) = (Vec::new(), WayEnd::Open);
        let (plan, sum) = (Plan::default(), Sum::default());
        Self { rows: 1, columns: 1, look: Look::Chequered, squares, way, end, plan, sum }
    }

    /// Whether squares are left or removed by inference.
    #[must_use]
    pub fn has_domains(&self) -> bool {
        self.squares.iter().any(|content| matches!(content, Content::Left | Content::Removed(_)))
    }

    /// The same without the values that inference has left and the squares that were left again, which a
    /// question does not tell.
    #[must_use]
    pub fn without_domains(mut self) -> Self {
        for content in &mut self.squares {
            match content {
                Content::Region { left, .. } => *left = None,
                Content::Left
                | Content::Removed(_)
                | Content::Marks { .. }
                | Content::BackedOut => {
                    *content = Content::Free;
                }
                _ => {}
            }
        }
        // A carry can follow from what is inferred.
        self.sum.carries.fill(Choices::NONE);
        self
    }
}

/// How a board is divided.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Look {
    /// Light and dark squares in turn, a1 dark.
    Chequered,
    /// Boxes of this many rows and columns, with their numbers outside: a small digit in a square is a candidate.
    Boxes(u8, u8),
    /// Not into squares: regions are circles, with lines between those that share a border.
    Map,
    /// A row for each letter and a column for each digit, below a sum.
    Sum,
    /// Numbers in boxes, above a bar of their sum.
    Numbers {
        /// What they are to add up to.
        target: u32,
    },
    /// Squares of a maze, with names as in chess.
    Maze,
}

/// The content of a square.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub enum Content {
    /// Nothing.
    #[default]
    Free,
    /// It is not part of the board.
    BlockedOut,
    /// A text given by the puzzle.
    Given(String),
    /// A text placed by a choice.
    Placed(String),
    /// A queen.
    Queen,
    /// Nothing yet; inference has left it as a value.
    Left,
    /// Nothing, and inference has removed it from the values.
    Removed(Removal),
    /// Nothing yet; inference keeps the digits for it.
    Marks {
        /// The digits that it has left, the digit 1 first.
        left: Choices,
        /// Those that it has removed after the last choice.
        removed: Choices,
    },
    /// A region of a map.
    Region {
        /// Its name.
        name: String,
        /// The number of its colour, from 1, if it has one.
        colour: Option<u8>,
        /// The numbers of the colours that inference has left for it, and how many there are; `None`
        /// where nothing is inferred.
        left: Option<(Choices, u8)>,
    },
    /// Nothing; the search was there and has left it again.
    BackedOut,
    /// A number that is taken, or left out.
    Number {
        /// The number.
        number: u32,
        /// What was decided.
        fate: Fate,
    },
}

/// What is decided about a number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fate {
    /// Nothing yet.
    Open,
    /// It is taken.
    Taken,
    /// It is left out.
    LeftOut,
}

/// When inference has removed a value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Removal {
    /// After the last choice.
    Now,
    /// Before that.
    Before,
}

/// How the path of a piece ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum WayEnd {
    /// In its last square.
    #[default]
    Open,
    /// With a move back to its first square.
    Closed,
}

/// A candidate for the next choice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Candidate {
    /// Which one.
    pub choice: Choice,
    /// The square it would fill.
    pub square: usize,
    /// Its label: the name of a square, or a digit.
    pub label: String,
    /// Its state in the search.
    pub standing: Standing,
}

/// The state of a candidate at a node.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Standing {
    /// It was tried, with this outcome.
    Tried(Outcome),
    /// The search has just come back from it, with this outcome.
    JustLeft(Outcome),
    /// It is on the path to the current node.
    Taken,
    /// It will be tried next.
    Next,
    /// It will be tried later, if it comes to that.
    Later,
    /// It is not allowed: this square is occupied, or attacks it.
    Blocked(Option<usize>),
}

impl Standing {
    /// The states of the choices at the current node.
    #[must_use]
    pub fn at<P: Puzzle>(
        choice: Choice,
        cursor: &Cursor<'_, P>,
        found: &Found<'_>,
    ) -> Option<Self> {
        let (choices, moment) = (cursor.status().choices(), cursor.moment());
        if !choices.contains(choice) {
            return None;
        }
        if found.driver == Driver::Person {
            return Some(Self::Later);
        }
        let outcome = || found.outcome(cursor.path(), choice);
        let left = match moment {
            Moment::Entered => choices,
            Moment::Left(last) => choices.after(last),
            Moment::Over => Choices::NONE,
        };
        Some(match left.first() {
            Some(next) if next == choice => Self::Next,
            Some(next) if next < choice => Self::Later,
            _ if moment == Moment::Left(choice) => Self::JustLeft(outcome()),
            _ => Self::Tried(outcome()),
        })
    }
}

/// The board at a cursor. Squares that a search has been on and left again are marked; what a user has tried
/// is not known.
#[must_use]
pub fn board<P: Shown>(cursor: &Cursor<'_, P>, found: &Found<'_>) -> Board {
    let mut board = cursor.puzzle().scene(cursor.state());
    if found.driver == Driver::Search {
        for square in cursor.puzzle().backed_out(cursor) {
            if let Some(content @ Content::Free) = board.squares.get_mut(square) {
                *content = Content::BackedOut;
            }
        }
    }
    board
}

/// The candidates at the current node, in the order in which they are tried, including blocked
/// ones.
#[must_use]
pub fn candidates<P: Shown>(cursor: &Cursor<'_, P>, found: &Found<'_>) -> Vec<Candidate> {
    let (puzzle, state) = (cursor.puzzle(), cursor.state());
    let all = (0..puzzle.candidates(state)).map(Choice);
    all.map(|choice| {
        let place = puzzle.place_of(state, choice);
        let standing = Standing::at(choice, cursor, found);
        let standing =
            standing.unwrap_or_else(|| Standing::Blocked(puzzle.obstacle(state, choice)));
        Candidate { choice, square: place.square, label: place.label, standing }
    })
    .collect()
}
