//! Backtracking as a recursive procedure, and the current line.

use plyscope_puzzles::backtrack::{Moment, Status};
use plyscope_puzzles::csp::{Inference, Methods, ValueOrder, VariableOrder};
use plyscope_puzzles::maze::{Headings, MazeBound, MazeCut};
use plyscope_puzzles::subset_sum::SumBound;
use plyscope_puzzles::sudoku::CellOrder;
use plyscope_puzzles::tour::{Ending, Fixed, MoveOrder, Pruning, Prunings};

use plyscope_view::scene::listing::{Listing, Marked};

/// A search with the choices that its listing shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Program {
    /// A knight's tour.
    Tour {
        /// Where it may end.
        ending: Ending,
        /// The order in which moves are tried.
        order: MoveOrder,
        /// The prunings.
        prunings: Prunings,
    },
    /// Queens.
    Queens,
    /// Queens, with inference or in other orders.
    ConstrainedQueens(Methods),
    /// Sudoku, with the order in which cells are filled.
    Sudoku(CellOrder),
    /// Sudoku, with inference or in other orders.
    ConstrainedSudoku(Methods),
    /// Map colouring.
    Map(Methods),
    /// A cryptarithm.
    Cryptarithm(Methods),
    /// A subset sum.
    SubsetSum(SumBound),
    /// Ways through a maze.
    Maze {
        /// The order of the squares beside one.
        order: Headings,
        /// The bound, where there is a most number of steps.
        limit: Option<MazeBound>,
    },
    /// Generate and test: only complete assignments are tested.
    Generate(Generated),
}

/// The generated candidates.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Generated {
    /// Sequences of squares, for a knight's tour that may end so.
    Tour(Ending),
    /// Queens, one in each row.
    Queens,
    /// Filled grids, for sudoku.
    Sudoku,
    /// Regions with colours.
    Map,
    /// Letters with digits.
    Cryptarithm,
    /// Numbers, taken or left out.
    SubsetSum,
}

/// How much of a solution there is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Extent {
    /// No choice is made yet.
    Nothing,
    /// Some choices are made.
    Part,
    /// All choices are made.
    All,
}

/// The listing of a search.
#[must_use]
pub fn listing(program: Program) -> Listing {
    marked(program).into_listing()
}

/// The line, from 0, of a moment at a node with this status. The test for pruning has its own line,
/// and so has a failed test.
#[must_use]
pub fn current_line(
    program: Program,
    moment: Moment,
    status: Status,
    extent: Extent,
) -> Option<usize> {
    let mark = match (moment, status, extent) {
        (Moment::Entered, Status::Solved, _) => "solved",
        (Moment::Entered, Status::Pruned(number), _) => match program {
            Program::Tour { .. } => match Pruning::numbered(number)? {
                Pruning::Dead => "pruned-dead",
                Pruning::Cut => "pruned-cut",
            },
            Program::Maze { .. } => match MazeCut::numbered(number)? {
                MazeCut::Far => "far",
                MazeCut::UsedUp => "used-up",
            },
            _ => "emptied",
        },
        (Moment::Entered, Status::Open(choices), Extent::All) if choices.is_empty() => "rejected",
        (Moment::Entered, Status::Open(choices), _) if choices.is_empty() => "return",
        (Moment::Entered, Status::Open(_), Extent::Nothing) => "call",
        (Moment::Entered, Status::Open(_), _) => "enter",
        (Moment::Left(_), ..) => "left",
        (Moment::Over, ..) => "return",
    };
    marked(program).find(mark)
}

fn marked(program: Program) -> Marked {
    match program {
        Program::Tour { ending, order, prunings } => {
            let source = include_str!("../../listings/tour.txt");
            Marked::read(source, &[("{way}", way(order))], |condition| match condition {
                "open" => ending == Ending::Open,
                "closed" => ending == Ending::Closed,
                "dead" => prunings.contains(Pruning::Dead),
                "cut" => prunings.contains(Pruning::Cut),
                _ => true,
            })
        }
        Program::Queens => read(include_str!("../../listings/queens.txt"), &[]),
        Program::ConstrainedQueens(methods) => {
            let row = match methods.variables {
                VariableOrder::Given => "the first one without a queen",
                VariableOrder::FewestValues | VariableOrder::FewestValuesThenDegree => {
                    "one that the fewest squares are left in"
                }
            };
            let column = match methods.values {
                ValueOrder::Given => "from the left",
                ValueOrder::LeastConstraining => "the one that takes the fewest squares first",
            };
            let source = include_str!("../../listings/constrained-queens.txt");
            constrained(source, &[("{row}", row), ("{column}", column)], methods)
        }
        Program::Sudoku(order) => {
            let cell = match order {
                CellOrder::ByRows => "the first empty cell, row by row",
                CellOrder::FewestFirst => "the empty cell that has the fewest digits left",
            };
            read(include_str!("../../listings/sudoku.txt"), &[("{cell}", cell)])
        }
        Program::ConstrainedSudoku(methods) => {
            let cell = match methods.variables {
                VariableOrder::Given => "the first empty cell, row by row",
                VariableOrder::FewestValues => "the empty cell that has the fewest digits left",
                VariableOrder::FewestValuesThenDegree => {
                    "one with the fewest digits left, then the most empty cells beside it"
                }
            };
            let digit = match methods.values {
                ValueOrder::Given => ", from 1",
                ValueOrder::LeastConstraining => {
                    ", the one that takes the fewest from other cells first"
                }
            };
            let source = include_str!("../../listings/constrained-sudoku.txt");
            constrained(source, &[("{cell}", cell), ("{digit}", digit)], methods)
        }
        Program::Map(methods) => {
            let region = match methods.variables {
                VariableOrder::Given => "the first one without a colour",
                VariableOrder::FewestValues => "one that the fewest colours are left for",
                VariableOrder::FewestValuesThenDegree => {
                    "one with the fewest colours left, then the most neighbours without one"
                }
            };
            let colour = match methods.values {
                ValueOrder::Given => "",
                ValueOrder::LeastConstraining => {
                    ", the one that takes the fewest from neighbours first"
                }
            };
            let source = include_str!("../../listings/map.txt");
            constrained(source, &[("{region}", region), ("{colour}", colour)], methods)
        }
        Program::Cryptarithm(methods) => {
            let letter = match methods.variables {
                VariableOrder::Given => "the first one without a digit, from the right column on",
                VariableOrder::FewestValues => "one that the fewest digits are left for",
                VariableOrder::FewestValuesThenDegree => {
                    "one with the fewest digits left, then the most constraints"
                }
            };
            let digit = match methods.values {
                ValueOrder::Given => "",
                ValueOrder::LeastConstraining => {
                    ", the one that takes the fewest from other letters first"
                }
            };
            let source = include_str!("../../listings/cryptarithm.txt");
            constrained(source, &[("{letter}", letter), ("{digit}", digit)], methods)
        }
        Program::SubsetSum(bound) => {
            let source = include_str!("../../listings/subset-sum.txt");
            Marked::read(source, &[], |condition| match condition {
                "none" => bound == SumBound::None,
                "sum" => bound == SumBound::Sum,
                "rest" => bound == SumBound::Rest,
                "next" => bound == SumBound::Next,
                // Where the sum has to be able to reach the target, it has when all is decided.
                "late" => bound < SumBound::Rest,
                _ => bound != SumBound::None,
            })
        }
        Program::Maze { order, limit } => {
            let way = match order == Headings::default() {
                true => "clockwise from the north",
                false => "by heading",
            };
            let source = include_str!("../../listings/maze.txt");
            Marked::read(source, &[("{way}", way)], |condition| match condition {
                "distance" => limit == Some(MazeBound::Distance),
                _ => limit == Some(MazeBound::None),
            })
        }
        Program::Generate(generated) => {
            let (part, test) = parts(generated);
            let source = include_str!("../../listings/generate-and-test.txt");
            read(source, &[("{part}", part), ("{test}", test)])
        }
    }
}

/// A listing with lines for some kinds of inference.
fn constrained(source: &'static str, fill: &[(&str, &str)], methods: Methods) -> Marked {
    Marked::read(source, fill, |condition| match condition {
        "plain" => methods.inference == Inference::None,
        "forward" => methods.inference == Inference::ForwardChecking,
        "arcs" => methods.inference == Inference::ArcConsistency,
        _ => methods.inference != Inference::None,
    })
}

fn read(source: &'static str, fill: &[(&str, &str)]) -> Marked {
    Marked::read(source, fill, |_| true)
}

const fn way(order: MoveOrder) -> &'static str {
    match order {
        MoveOrder::Fixed(Fixed::Directions(_)) => "by direction",
        MoveOrder::Fixed(Fixed::Rows) => "row by row",
        MoveOrder::Fixed(Fixed::Random(_)) => "in random order",
        MoveOrder::Warnsdorff(_) => "the one with the fewest ways on first",
    }
}

/// The parts of a candidate, and its condition.
const fn parts(generated: Generated) -> (&'static str, &'static str) {
    match generated {
        Generated::Tour(Ending::Open) => {
            ("square that it does not have yet", "each square is one move from the one before")
        }
        Generated::Tour(Ending::Closed) => (
            "square that it does not have yet",
            "each square is one move from the one before, and the first from the last",
        ),
        Generated::Queens => ("square of the next row", "no queen attacks another"),
        Generated::Sudoku => {
            ("digit, in the next empty cell", "no row, column or box has a digit twice")
        }
        Generated::Cryptarithm => {
            ("digit, for the next letter", "no digit is there twice and the sum is right")
        }
        Generated::SubsetSum => {
            ("choice, to take the next number or leave it out", "its numbers add up to target")
        }
        Generated::Map => ("colour, for the next region", "no neighbours have the same colour"),
    }
}

#[cfg(test)]
mod tests;
