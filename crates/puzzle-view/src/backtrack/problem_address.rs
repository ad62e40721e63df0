//! Puzzles in addresses, and those with which pages begin.

use plyscope_puzzles::cryptarithm::{Cryptarithm, GIVEN_SUMS};
use plyscope_puzzles::csp::{Inference, Methods, ValueOrder, VariableOrder};
use plyscope_puzzles::map::{Map, GIVEN_MAPS};
use plyscope_puzzles::maze::{Headings, MazeBound, MazeOptions};
use plyscope_puzzles::subset_sum::{NumberOrder, SubsetSumOptions, SumBound};
use plyscope_puzzles::sudoku::{CellOrder, Clues, GIVEN};
use plyscope_puzzles::tour::{Board, Ending, MoveOrder, Prunings, Tour, TourOptions, TourProblem};
use plyscope_puzzles::{
    MapColouring, Maze, Queens, QueensNetwork, SubsetSum, Sudoku, SudokuNetwork, Test,
};
use plyscope_search::excerpt;
use plyscope_setup::address::{Query, Writer};

use super::link::LinkProblem;
use super::problem::{Problem, PuzzleId};

impl Problem {
    /// The puzzle as it is shown first.
    #[must_use]
    pub fn default_of(id: PuzzleId) -> Self {
        Self::read(id, &mut Query::default())
    }

    /// Queens on a board of this size: with the plain search where these methods are no others; `None`
    /// where the size is not one of [`Queens::SIZES`].
    #[must_use]
    pub fn queens(size: u8, methods: Methods) -> Option<Self> {
        let test = methods.test;
        if methods == (Methods { test, ..Methods::default() }) {
            return Queens::new(size, test).map(Self::Queens);
        }
        QueensNetwork::new(size).map(|network| Self::ConstrainedQueens(network.search(methods)))
    }

    /// The sudoku of these clues: with the plain search where that has these methods.
    #[must_use]
    pub fn sudoku(clues: Clues, methods: Methods) -> Self {
        let order = match methods {
            Methods {
                inference: Inference::None, values: ValueOrder::Given, variables, ..
            } => match variables {
                VariableOrder::Given => Some(CellOrder::ByRows),
                VariableOrder::FewestValues => Some(CellOrder::FewestFirst),
                VariableOrder::FewestValuesThenDegree => None,
            },
            _ => None,
        };
        match order {
            Some(order) => Self::Sudoku(Sudoku::new(clues, order, methods.test)),
            None => Self::ConstrainedSudoku(SudokuNetwork::new(clues).search(methods)),
        }
    }

    /// The puzzle of an address; invalid parts are reported and keep their defaults.
    pub(super) fn read(id: PuzzleId, query: &mut Query<LinkProblem>) -> Self {
        // A walk through a maze is tested with every step.
        let test = match id {
            PuzzleId::Maze => Test::AtOnce,
            _ => query.choice().unwrap_or_default(),
        };
        match id {
            PuzzleId::Tour => Self::Tour(Box::new(read_tour(test, query))),
            PuzzleId::Queens => {
                let size = query.read("size", |given| {
                    let size = given.parse().ok().filter(|size| Queens::SIZES.contains(size));
                    size.ok_or_else(|| LinkProblem::Size { given: excerpt(given) })
                });
                Self::queens(size.unwrap_or(6), read_methods(test, query))
                    .expect("the size was looked at")
            }
            PuzzleId::Sudoku => {
                let clues =
                    query.read("clues", |given| Clues::parse(given).map_err(LinkProblem::Clues));
                let clues = clues.or_else(|| GIVEN[0].clues().ok());
                let clues = clues.expect("a test reads those that are given");
                let order: CellOrder = query.choice().unwrap_or_default();
                let methods = read_methods(test, query);
                let variables = match (methods.variables, order) {
                    (VariableOrder::Given, CellOrder::FewestFirst) => VariableOrder::FewestValues,
                    (own, _) => own,
                };
                Self::sudoku(clues, Methods { variables, ..methods })
            }
            PuzzleId::Map => Self::Map(read_map(test, query)),
            PuzzleId::Cryptarithm => {
                let sum = query
                    .read("sum", |given| given.parse::<Cryptarithm>().map_err(LinkProblem::Sum));
                let sum = sum.or_else(|| GIVEN_SUMS[0].parse().ok());
                let sum = sum.expect("a test reads those that are given");
                Self::Cryptarithm(sum.search(read_methods(test, query)))
            }
            PuzzleId::SubsetSum => Self::SubsetSum(read_subset_sum(test, query)),
            PuzzleId::Maze => Self::Maze(read_maze(query)),
        }
    }

    /// Writes what [`Problem::read`] reads, without defaults.
    pub(super) fn write(&self, writer: &mut Writer) {
        writer.choose(self.id());
        match self {
            Self::Tour(tour) => write_tour(tour.options(), writer),
            Self::Queens(queens) => writer.add("size", queens.size()),
            Self::ConstrainedQueens(queens) => {
                writer.add("size", queens.network().size());
                write_methods(queens.methods(), writer);
            }
            Self::Sudoku(sudoku) => {
                writer.add("clues", sudoku.clues());
                writer.choose_unless(sudoku.order(), CellOrder::default());
            }
            Self::ConstrainedSudoku(sudoku) => {
                writer.add("clues", sudoku.network().clues());
                write_methods(sudoku.methods(), writer);
            }
            Self::Map(map) => write_map(map, writer),
            Self::Cryptarithm(sum) => {
                writer.add("sum", sum.network().written());
                write_methods(sum.methods(), writer);
            }
            Self::SubsetSum(sum) => {
                let options = sum.options();
                writer.add("numbers", &options.numbers);
                writer.add("target", options.target);
                writer.choose_unless(options.order, NumberOrder::default());
                writer.choose_unless(options.bound, SumBound::default());
            }
            Self::Maze(maze) => write_maze(maze.options(), writer),
        }
        writer.choose_unless(self.test(), Test::default());
    }
}

fn read_map(test: Test, query: &mut Query<LinkProblem>) -> MapColouring {
    let map = query.read("map", |given| given.parse::<Map>().map_err(LinkProblem::Map));
    let map = map.or_else(|| GIVEN_MAPS[0].map().ok()).expect("a test reads those that are given");
    let colours = query.read("colours", |given| {
        let colours = given.parse().ok().filter(|colours| Map::COLOURS.contains(colours));
        colours.ok_or_else(|| LinkProblem::Colours { given: excerpt(given) })
    });
    let methods = read_methods(test, query);
    let colours = colours.unwrap_or(Map::USUAL_COLOURS);
    map.with_colours(colours).expect("the number was looked at").search(methods)
}

fn read_subset_sum(test: Test, query: &mut Query<LinkProblem>) -> SubsetSum {
    let numbers = query.read("numbers", |given| given.parse().map_err(LinkProblem::SubsetSum));
    let target =
        query.read("target", |given| SubsetSum::read_target(given).map_err(LinkProblem::SubsetSum));
    let options = SubsetSumOptions {
        numbers: numbers.unwrap_or_default(),
        target: target.unwrap_or(SubsetSum::USUAL_TARGET),
        order: query.choice().unwrap_or_default(),
        bound: query.choice().unwrap_or_default(),
        test,
    };
    SubsetSum::new(options).expect("the target was looked at")
}

fn read_maze(query: &mut Query<LinkProblem>) -> Maze {
    let grid = query.read("maze", |given| given.parse().map_err(LinkProblem::Maze));
    let length = query.read("length", |given| Maze::read_length(given).map_err(LinkProblem::Maze));
    let order = query.read("order", |given| given.parse().map_err(LinkProblem::Maze));
    // Without a most number of steps, a bound means nothing.
    let is_bounded = length.is_some() || query.is_wrong("length");
    let bound = if is_bounded { query.choice().unwrap_or_default() } else { MazeBound::default() };
    let options = MazeOptions {
        grid: grid.unwrap_or_default(),
        order: order.unwrap_or_default(),
        length,
        bound,
    };
    Maze::new(options).expect("the number of steps was looked at")
}

fn write_maze(options: &MazeOptions, writer: &mut Writer) {
    writer.add("maze", &options.grid);
    if let Some(length) = options.length {
        writer.add("length", length);
    }
    if options.order != Headings::default() {
        writer.add("order", options.order);
    }
    writer.choose_unless(options.bound, MazeBound::default());
}

fn read_methods(test: Test, query: &mut Query<LinkProblem>) -> Methods {
    Methods {
        variables: query.choice().unwrap_or_default(),
        values: query.choice().unwrap_or_default(),
        inference: query.choice().unwrap_or_default(),
        test,
    }
}

fn write_methods(methods: Methods, writer: &mut Writer) {
    writer.choose_unless(methods.variables, VariableOrder::default());
    writer.choose_unless(methods.values, ValueOrder::default());
    writer.choose_unless(methods.inference, Inference::default());
}

fn write_map(map: &MapColouring, writer: &mut Writer) {
    let (network, methods) = (map.network(), map.methods());
    writer.add("map", network.written());
    if network.colours() != Map::USUAL_COLOURS {
        writer.add("colours", network.colours());
    }
    write_methods(methods, writer);
}

fn read_tour(test: Test, query: &mut Query<LinkProblem>) -> Tour {
    let small = Board::new(5, 5).expect("a small board is a board");
    let tour = LinkProblem::of_tour;
    let board = query.read("board", |given| Board::parse(given).map_err(tour("board")));
    let board = board.unwrap_or(small);
    let blocked =
        query.read("blocked", |given| board.squares_named(given).map_err(tour("blocked")));
    let board = board.with_blocked(blocked.unwrap_or_default());
    let path = query.read("path", |given| board.squares_named(given).map_err(tour("path")));
    let path = path.unwrap_or_default();
    let start = query.read("start", |given| board.square(given).map_err(tour("start")));
    let first = start.or(path.first().copied()).or(board.open().iter().next());
    // The given moves begin with the start, or continue from it.
    let lead = match path.split_first() {
        Some((&begin, rest)) if Some(begin) == first => rest.to_vec(),
        _ => path,
    };
    let ending = query.choice().unwrap_or_default();
    let order = query.read("order", |given| given.parse().map_err(tour("order")));
    let prunings = query.read("prune", |given| given.parse().map_err(tour("prune")));
    let options = TourOptions {
        board,
        path: first.into_iter().collect(),
        lead,
        ending,
        order: order.unwrap_or_default(),
        prunings: prunings.unwrap_or(Prunings::NONE),
        test,
    };
    Tour::new(options.clone())
        .or_else(|problem| {
            let name = part_of(&problem);
            query.complain_of(name, LinkProblem::Tour { name, problem });
            // Without parts that may conflict.
            let board = Board::new(board.rows(), board.columns())?;
            let path = board.squares().take(1).collect();
            Tour::new(TourOptions { board, path, lead: Vec::new(), test: Test::AtOnce, ..options })
        })
        .expect("a whole board has tours to look for from its first square")
}

/// The conflicting part, where each is valid by itself.
const fn part_of(problem: &TourProblem) -> &'static str {
    match problem {
        TourProblem::Blocked { .. } | TourProblem::NoStart => "blocked",
        TourProblem::TooLarge { .. } => "board",
        _ => "path",
    }
}

fn write_tour(options: &TourOptions, writer: &mut Writer) {
    let board = &options.board;
    let named = |squares: &mut dyn Iterator<Item = _>| {
        squares.map(|square| board.name(square)).collect::<Vec<_>>().join(" ")
    };
    writer.add("board", format_args!("{}x{}", board.rows(), board.columns()));
    writer.add("start", named(&mut options.path.iter().copied()));
    if !options.lead.is_empty() {
        writer.add("path", named(&mut options.path.iter().chain(&options.lead).copied()));
    }
    writer.choose_unless(options.ending, Ending::default());
    if options.order != MoveOrder::default() {
        writer.add("order", options.order);
    }
    if options.prunings != Prunings::NONE {
        writer.add("prune", options.prunings);
    }
    if !board.blocked().is_empty() {
        writer.add("blocked", named(&mut board.blocked().iter()));
    }
}
