//! How a constraint satisfaction problem is searched, in words.

use plyscope_i18n::{texts, Lang};
use plyscope_puzzles::csp::{Inference, Methods, ValueOrder, VariableOrder};
use plyscope_puzzles::Test;

use super::problem::Problem;
use super::{maze, subset_sum};

impl Problem {
    /// How a constraint satisfaction problem is searched; `None` for other puzzles.
    #[must_use]
    pub const fn methods(&self) -> Option<Methods> {
        match self {
            Self::ConstrainedQueens(queens) => Some(queens.methods()),
            Self::ConstrainedSudoku(sudoku) => Some(sudoku.methods()),
            Self::Map(map) => Some(map.methods()),
            Self::Cryptarithm(sum) => Some(sum.methods()),
            Self::Tour(_)
            | Self::Queens(_)
            | Self::Sudoku(_)
            | Self::SubsetSum(_)
            | Self::Maze(_) => None,
        }
    }

    /// Sentences on what is inferred and in which orders it is searched, where that is not as usual; of a
    /// subset sum, its numbers and its bound; of a maze, how long a way may be.
    #[must_use]
    pub fn method_sentences(&self, lang: Lang) -> String {
        match self {
            Self::SubsetSum(sum) => return subset_sum::methods(sum, lang),
            Self::Maze(maze) => return maze::methods(maze, lang),
            _ => {}
        }
        let Some(methods) = self.methods().filter(|methods| methods.test == Test::AtOnce) else {
            return String::new();
        };
        let inference = match methods.inference {
            Inference::None => String::new(),
            Inference::ForwardChecking => texts::quiz_board_inference(lang, "forward"),
            Inference::ArcConsistency => texts::quiz_board_inference(lang, "arcs"),
        };
        let variables = match methods.variables {
            VariableOrder::Given => String::new(),
            VariableOrder::FewestValues => texts::quiz_board_variables(lang, "fewest"),
            VariableOrder::FewestValuesThenDegree => texts::quiz_board_variables(lang, "degree"),
        };
        let values = match methods.values {
            ValueOrder::Given => String::new(),
            ValueOrder::LeastConstraining => texts::quiz_board_values(lang),
        };
        lang.sentences([inference, variables, values])
    }
}
