//! The arguments of the puzzles.

use clap::Args;
use plyscope_puzzles::cryptarithm::GIVEN_SUMS;
use plyscope_puzzles::csp::{Inference, ValueOrder, VariableOrder};
use plyscope_puzzles::map::Map;
use plyscope_puzzles::maze::{Grid, Headings, MazeBound};
use plyscope_puzzles::subset_sum::{NumberOrder, Numbers, SumBound};
use plyscope_puzzles::sudoku::CellOrder;
use plyscope_puzzles::{Maze, Queens, SubsetSum};

use super::values::{choice, number};

/// The fewest and the most queens.
const LEAST: u64 = *Queens::SIZES.start() as u64;
const MOST: u64 = *Queens::SIZES.end() as u64;

#[derive(Args)]
pub struct QueensOptions {
    /// How many rows, columns and queens there are
    #[arg(long, value_name = "N", default_value_t = 8, value_parser = number::<u8, LEAST, MOST>)]
    pub size: u8,
    /// Which row gets its queen next: given for the first one from the top, fewest for one with the
    /// fewest squares left (MRV); fewest-degree is the same here, since every two rows share a constraint
    #[arg(long, value_name = "ORDER", default_value = "given", value_parser = choice::<VariableOrder>)]
    pub variables: VariableOrder,
    /// Which column is tried first: given for the first one from the left, or least-constraining
    #[arg(long, value_name = "ORDER", default_value = "given", value_parser = choice::<ValueOrder>)]
    pub values: ValueOrder,
    /// What is inferred from a choice: none, forward-checking or arc-consistency (MAC)
    #[arg(long, value_name = "METHOD", default_value = "none", value_parser = choice::<Inference>)]
    pub inference: Inference,
    #[command(flatten)]
    pub search: PuzzleSearch,
}

#[derive(Args)]
pub struct SudokuOptions {
    /// The clues by rows, . for an empty cell: a text, - for standard input, @FILE for a file; or
    /// small, medium, easy or hard for one that is given
    #[arg(long, value_name = "TEXT", default_value = "easy", allow_hyphen_values = true)]
    pub clues: String,
    /// Which empty cell is filled next: rows for the first one, or fewest for one that the fewest
    /// digits are left for
    #[arg(long, value_name = "ORDER", default_value = "rows", value_parser = choice::<CellOrder>)]
    pub order: CellOrder,
    /// The same in the words of other puzzles: given for the first cell, fewest for one with the fewest
    /// digits left (MRV), fewest-degree for the same and then the most empty cells beside it
    #[arg(long, value_name = "ORDER", default_value = "given", value_parser = choice::<VariableOrder>)]
    pub variables: VariableOrder,
    /// Which digit is tried first: given for the lowest, or least-constraining
    #[arg(long, value_name = "ORDER", default_value = "given", value_parser = choice::<ValueOrder>)]
    pub values: ValueOrder,
    /// What is inferred from a choice: none, forward-checking or arc-consistency (MAC)
    #[arg(long, value_name = "METHOD", default_value = "none", value_parser = choice::<Inference>)]
    pub inference: Inference,
    #[command(flatten)]
    pub search: PuzzleSearch,
}

/// The fewest and the most colours.
const FEWEST: u64 = *Map::COLOURS.start() as u64;
const MOST_COLOURS: u64 = *Map::COLOURS.end() as u64;

#[derive(Args)]
pub struct MapOptions {
    /// The map: australia, netherlands, or borders such as 'A-B-C-A C-D'; - for standard input, @FILE
    /// for a file
    #[arg(long, value_name = "TEXT", default_value = "australia")]
    pub map: String,
    /// How many colours there are
    #[arg(long, value_name = "N", default_value_t = Map::USUAL_COLOURS,
        value_parser = number::<u8, FEWEST, MOST_COLOURS>)]
    pub colours: u8,
    /// Which region is coloured next: given for the first one, fewest for one with the fewest colours
    /// left (MRV), fewest-degree for the same and then the most neighbours without a colour
    #[arg(long, value_name = "ORDER", default_value = "given", value_parser = choice::<VariableOrder>)]
    pub variables: VariableOrder,
    /// Which colour is tried first: given, or least-constraining
    #[arg(long, value_name = "ORDER", default_value = "given", value_parser = choice::<ValueOrder>)]
    pub values: ValueOrder,
    /// What is inferred from a choice: none, forward-checking or arc-consistency (MAC)
    #[arg(long, value_name = "METHOD", default_value = "none", value_parser = choice::<Inference>)]
    pub inference: Inference,
    #[command(flatten)]
    pub search: PuzzleSearch,
}

#[derive(Args)]
pub struct CryptarithmOptions {
    /// The sum: words with + between them, = and a word; - for standard input, @FILE for a file
    #[arg(value_name = "SUM", default_value = GIVEN_SUMS[0], allow_hyphen_values = true)]
    pub sum: String,
    /// Which letter gets its digit next: given for the first one from the right column on, fewest for one
    /// with the fewest digits left (MRV), fewest-degree for the same and then the most constraints
    #[arg(long, value_name = "ORDER", default_value = "given", value_parser = choice::<VariableOrder>)]
    pub variables: VariableOrder,
    /// Which digit is tried first: given, or least-constraining
    #[arg(long, value_name = "ORDER", default_value = "given", value_parser = choice::<ValueOrder>)]
    pub values: ValueOrder,
    /// What is inferred from a choice: none, forward-checking or arc-consistency (MAC)
    #[arg(long, value_name = "METHOD", default_value = "none", value_parser = choice::<Inference>)]
    pub inference: Inference,
    #[command(flatten)]
    pub search: PuzzleSearch,
}

/// The smallest and the largest target.
const LOWEST: u64 = *SubsetSum::TARGETS.start() as u64;
const HIGHEST: u64 = *SubsetSum::TARGETS.end() as u64;

#[derive(Args)]
pub struct SubsetSumArguments {
    /// Positive whole numbers with spaces or commas between them; - for standard input, @FILE for a file
    #[arg(value_name = "NUMBERS", default_value_t = Numbers::default().to_string())]
    pub numbers: String,
    /// What some of them are to add up to
    #[arg(long, value_name = "N", default_value_t = SubsetSum::USUAL_TARGET,
        value_parser = number::<u32, LOWEST, HIGHEST>)]
    pub target: u32,
    /// In which order numbers are decided: given, ascending or descending
    #[arg(long, value_name = "ORDER", default_value = "given", value_parser = choice::<NumberOrder>)]
    pub order: NumberOrder,
    /// Where the search does not go on: none, sum where the target is exceeded, rest where also what is left
    /// cannot reach it, next where also the smallest number left is too large
    #[arg(long, value_name = "BOUND", default_value = "rest", value_parser = choice::<SumBound>)]
    pub bound: SumBound,
    #[command(flatten)]
    pub search: PuzzleSearch,
}

/// The most steps that can be asked for.
const LONGEST: u64 = *Maze::LENGTHS.end() as u64;

#[derive(Args)]
pub struct MazeArguments {
    /// The rows: # for a wall, ., S and G, with spaces or / between rows; - for standard input, @FILE for a
    /// file
    #[arg(value_name = "MAZE", default_value_t = Grid::default().to_string())]
    pub maze: String,
    /// The most steps of a way
    #[arg(long, value_name = "N", value_parser = number::<u8, 1, LONGEST>)]
    pub length: Option<u8>,
    /// In which order headings are tried: clockwise, clockwise-2 from the east on, or 1 (north) to 4 (west)
    /// in any order such as 1324
    #[arg(long, value_name = "ORDER", default_value_t = Headings::default())]
    pub order: Headings,
    /// Where a walk is given up: distance where the goal is too far for the steps that are left, none where
    /// all are taken
    #[arg(long, value_name = "BOUND", default_value = "distance", requires = "length",
        value_parser = choice::<MazeBound>)]
    pub bound: MazeBound,
    #[command(flatten)]
    pub search: PuzzleSearch,
}

/// How a puzzle is searched, and how far.
#[derive(Args)]
pub struct PuzzleSearch {
    /// Stop at the first solution (the default)
    #[arg(long, group = "how-many")]
    pub first: bool,
    /// Stop after K solutions, and list them
    #[arg(long, value_name = "K", group = "how-many",
        value_parser = number::<u32, 1, 1_000_000>)]
    pub limit: Option<u32>,
    /// Count all solutions
    #[arg(long, group = "how-many")]
    pub count: bool,
    /// Give up after so many steps
    #[arg(long, value_name = "N", value_parser = number::<u64, 0, { u64::MAX }>)]
    pub steps: Option<u64>,
    /// Test only what is complete, instead of every choice
    #[arg(long)]
    pub generate_and_test: bool,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
}
