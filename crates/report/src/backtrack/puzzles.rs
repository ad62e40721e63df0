//! What each puzzle reports.

use plyscope_i18n::Lang;
use plyscope_puzzle_view::backtrack::shown::{chess_name, Shown};
use plyscope_puzzles::csp::{
    Assignment, Csp, Inference, Methods, Network, ValueOrder, Variable, VariableOrder,
};
use plyscope_puzzles::maze::{MazeBound, Walk};
use plyscope_puzzles::subset_sum::{Decided, NumberOrder, SumBound};
use plyscope_puzzles::sudoku::{Cell, CellOrder, Clues, Digit, Filled};
use plyscope_puzzles::{self as puzzles, ConstrainedQueens, ConstrainedSudoku};
use plyscope_puzzles::{CryptarithmSearch, MapColouring, Placed};
use schemars::JsonSchema;
use serde::Serialize;

use super::{About, Reported, Solution};
use crate::parts::{constant_word, ByName, Word};

/// What constraint satisfaction problems infer, and in which order they are searched. Those that are tested
/// at the end try every value in the given order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct UsedMethods {
    /// Which variable was assigned next.
    pub variables: Word<VariableOrder>,
    /// Which value was tried first.
    pub values: Word<ValueOrder>,
    /// What a choice removed from the domains of other variables.
    pub inference: Word<Inference>,
}

impl From<Methods> for UsedMethods {
    fn from(Methods { variables, values, inference, .. }: Methods) -> Self {
        Self { variables: Word(variables), values: Word(values), inference: Word(inference) }
    }
}

constant_word!(
    /// The puzzle of queens.
    QueensWord = "queens"
);

/// Queens, and how they were searched.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Queens {
    /// That it is queens.
    pub puzzle: QueensWord,
    /// How many there are.
    pub size: u8,
    /// How they were searched.
    #[serde(flatten)]
    pub methods: UsedMethods,
}

impl About for Queens {
    type Solution = Vec<u8>;
    const ABOUT: &'static str = "What was found of queens.";
    const FOUND: &'static str =
        "The solutions that were asked for: the column of the queen in each row, from the top, from \
         1 at the left.";
}

impl Queens {
    fn new(size: u8, methods: Methods) -> Self {
        Self { puzzle: QueensWord::Only, size, methods: methods.into() }
    }
}

impl Reported for puzzles::Queens {
    type About = Queens;

    fn about(&self) -> Queens {
        Queens::new(self.size(), Methods::default())
    }

    fn solution(&self, placed: &Placed) -> Solution {
        Solution::Columns(placed.columns().iter().map(|column| column + 1).collect())
    }
}

impl Reported for ConstrainedQueens {
    type About = Queens;

    fn about(&self) -> Queens {
        Queens::new(self.network().size(), self.methods())
    }

    fn solution(&self, assignment: &Assignment) -> Solution {
        let column = |row| Some(assignment.value(row)?.0 + 1);
        Solution::Columns(self.network().rows().filter_map(column).collect())
    }

    /// Rows are counted from the bottom, as on the board.
    fn removed(&self, assignment: &Assignment) -> ByName<Vec<String>> {
        let size = self.network().size();
        let rank = |row: Variable| (usize::from(size) - row.index()).to_string();
        let square = |row: Variable, column: u8| {
            chess_name(row.index() * usize::from(size) + usize::from(column), size, size)
        };
        removed(self, assignment, rank, square)
    }
}

constant_word!(
    /// The puzzle of sudokus.
    SudokuWord = "sudoku"
);

/// A sudoku, and how it was searched.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Sudoku {
    /// That it is a sudoku.
    pub puzzle: SudokuWord,
    /// The digits by rows, with dots for empty cells.
    pub clues: String,
    /// The order of cells.
    pub order: Word<CellOrder>,
    /// How it was searched.
    #[serde(flatten)]
    pub methods: UsedMethods,
}

impl About for Sudoku {
    type Solution = String;
    const ABOUT: &'static str = "What was found of a sudoku.";
    const FOUND: &'static str =
        "The solutions that were asked for: the digits, with spaces between rows.";
}

impl Sudoku {
    fn new(clues: &Clues, methods: Methods) -> Self {
        let order = match methods.variables {
            VariableOrder::Given => CellOrder::ByRows,
            VariableOrder::FewestValues | VariableOrder::FewestValuesThenDegree => {
                CellOrder::FewestFirst
            }
        };
        let (clues, methods) = (clues.to_string(), methods.into());
        Self { puzzle: SudokuWord::Only, clues, order: Word(order), methods }
    }
}

impl Reported for puzzles::Sudoku {
    type About = Sudoku;

    fn about(&self) -> Sudoku {
        let variables = match self.order() {
            CellOrder::ByRows => VariableOrder::Given,
            CellOrder::FewestFirst => VariableOrder::FewestValues,
        };
        Sudoku::new(self.clues(), Methods { variables, ..Methods::default() })
    }

    fn solution(&self, filled: &Filled) -> Solution {
        rows(self.clues(), |cell| filled.digit(cell))
    }
}

impl Reported for ConstrainedSudoku {
    type About = Sudoku;

    fn about(&self) -> Sudoku {
        Sudoku::new(self.network().clues(), self.methods())
    }

    fn solution(&self, assignment: &Assignment) -> Solution {
        rows(self.network().clues(), |cell| assignment.value(Variable(cell.0)).map(Digit::of))
    }

    fn removed(&self, assignment: &Assignment) -> ByName<Vec<String>> {
        let name = |cell: Variable| {
            let (row, column) = self.network().size().place(Cell(cell.0));
            format!("r{}c{}", row + 1, column + 1)
        };
        removed(self, assignment, name, |_, digit| (digit + 1).to_string())
    }
}

fn rows(clues: &Clues, digit: impl Fn(Cell) -> Option<Digit>) -> Solution {
    let digits: Vec<String> = clues
        .size()
        .cells()
        .filter_map(|cell| digit(cell).map(|digit| digit.to_string()))
        .collect();
    Solution::Rows(digits.chunks(clues.size().side().into()).map(<[String]>::concat).collect())
}

constant_word!(
    /// The puzzle of maps.
    MapWord = "map"
);

/// A map, and how it was searched.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Map {
    /// That it is a map.
    pub puzzle: MapWord,
    /// The name of the map, or its borders.
    pub map: String,
    /// How many colours there are.
    pub colours: u8,
    /// How it was searched.
    #[serde(flatten)]
    pub methods: UsedMethods,
}

impl About for Map {
    type Solution = ByName<u8>;
    const ABOUT: &'static str = "What was found of a map.";
    const FOUND: &'static str =
        "The solutions that were asked for: the number of the colour of each region, from 1.";
}

impl Reported for MapColouring {
    type About = Map;

    fn about(&self) -> Map {
        let (map, methods) = (self.network(), self.methods().into());
        Map { puzzle: MapWord::Only, map: map.written(), colours: map.colours(), methods }
    }

    fn solution(&self, assignment: &Assignment) -> Solution {
        let map = self.network();
        let colour = |region| Some((map.name(region).to_owned(), assignment.value(region)?.0 + 1));
        Solution::Values(map.regions().filter_map(colour).collect())
    }

    fn removed(&self, assignment: &Assignment) -> ByName<Vec<String>> {
        let name = |region| self.network().name(region).to_owned();
        removed(self, assignment, name, |_, colour| (colour + 1).to_string())
    }
}

constant_word!(
    /// The puzzle of sums of words.
    CryptarithmWord = "cryptarithm"
);

/// A sum of words, and how it was searched.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Cryptarithm {
    /// That it is a cryptarithm.
    pub puzzle: CryptarithmWord,
    /// The sum.
    pub sum: String,
    /// How it was searched.
    #[serde(flatten)]
    pub methods: UsedMethods,
}

impl About for Cryptarithm {
    type Solution = ByName<u8>;
    const ABOUT: &'static str = "What was found of a cryptarithm.";
    const FOUND: &'static str = "The solutions that were asked for: the digit of each letter.";
}

impl Reported for CryptarithmSearch {
    type About = Cryptarithm;

    fn about(&self) -> Cryptarithm {
        let (sum, methods) = (self.network().to_string(), self.methods().into());
        Cryptarithm { puzzle: CryptarithmWord::Only, sum, methods }
    }

    fn solution(&self, assignment: &Assignment) -> Solution {
        let sum = self.network();
        let digit = |letter| Some((sum.name(letter), assignment.value(letter)?.0));
        Solution::Values(sum.letters().filter_map(digit).collect())
    }

    fn removed(&self, assignment: &Assignment) -> ByName<Vec<String>> {
        let name = |letter| self.network().name(letter);
        removed(self, assignment, name, |_, digit| digit.to_string())
    }
}

constant_word!(
    /// The puzzle of subset sums.
    SubsetSumWord = "subset-sum"
);

/// A subset sum, and how it was searched.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct SubsetSum {
    /// That it is a subset sum.
    pub puzzle: SubsetSumWord,
    /// The numbers.
    pub numbers: Vec<u32>,
    /// What some of them were to add up to.
    pub target: u32,
    /// In which order the numbers were decided.
    pub order: Word<NumberOrder>,
    /// Where the search did not go on.
    pub bound: Word<SumBound>,
}

impl About for SubsetSum {
    type Solution = Vec<u32>;
    const ABOUT: &'static str = "What was found of a subset sum.";
    const FOUND: &'static str =
        "The solutions that were asked for: the numbers that add up to the target.";
}

impl Reported for puzzles::SubsetSum {
    type About = SubsetSum;

    fn about(&self) -> SubsetSum {
        let options = self.options();
        SubsetSum {
            puzzle: SubsetSumWord::Only,
            numbers: options.numbers.as_slice().to_vec(),
            target: options.target,
            order: Word(options.order),
            bound: Word(options.bound),
        }
    }

    fn solution(&self, decided: &Decided) -> Solution {
        Solution::Numbers(self.taken(decided))
    }
}

constant_word!(
    /// The puzzle of mazes.
    MazeWord = "maze"
);

/// A maze, and how it was searched.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Maze {
    /// That it is a maze.
    pub puzzle: MazeWord,
    /// The rows: `#` for a wall, `.`, `S` and `G`, with spaces between rows.
    pub maze: String,
    /// The most steps of a way; null for any number.
    pub length: Option<u8>,
    /// The headings in the order in which they are tried, such as `clockwise` or `1324`.
    pub order: String,
    /// Where a walk was given up; null where a way may have any number of steps.
    pub bound: Option<Word<MazeBound>>,
}

impl About for Maze {
    type Solution = Vec<String>;
    const ABOUT: &'static str = "What was found of a maze.";
    const FOUND: &'static str =
        "The solutions that were asked for: the squares of a way, from the start on, as in chess.";
}

impl Reported for puzzles::Maze {
    type About = Maze;

    fn about(&self) -> Maze {
        let options = self.options();
        Maze {
            puzzle: MazeWord::Only,
            maze: self.grid().to_string(),
            length: options.length,
            order: options.order.to_string(),
            bound: options.length.map(|_| Word(options.bound)),
        }
    }

    fn solution(&self, walk: &Walk) -> Solution {
        let name = |cell: &plyscope_puzzles::maze::Cell| self.square_name(cell.index(), Lang::En);
        Solution::Squares(walk.squares().iter().map(name).collect())
    }
}

/// What the last assignment has removed from the domains of variables, without auxiliary ones.
fn removed<N: Network>(
    csp: &Csp<N>,
    assignment: &Assignment,
    name: impl Fn(Variable) -> String,
    label: impl Fn(Variable, u8) -> String,
) -> ByName<Vec<String>> {
    let own = csp.network().variables();
    let all = assignment.removed(csp.network()).into_iter();
    let of_variables = all.filter(|(variable, _)| variable.0 < own);
    let named = of_variables.map(|(variable, values)| {
        (name(variable), values.iter().map(|value| label(variable, value.0)).collect())
    });
    ByName(named.collect())
}
