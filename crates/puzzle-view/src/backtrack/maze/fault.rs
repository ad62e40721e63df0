//! What can be wrong with the parameters of a maze, in sentences.

use plyscope_i18n::{texts, Lang};
use plyscope_puzzles::maze::{Grid, MazeProblem};
use plyscope_puzzles::Maze;

use crate::backtrack::link::Fault;

impl Fault for MazeProblem {
    fn parameter(&self) -> &'static str {
        match self {
            Self::Length { .. } => "length",
            Self::NoOrder { .. } => "order",
            _ => "maze",
        }
    }

    fn message(&self, lang: Lang) -> String {
        match self {
            Self::Empty => texts::maze_empty(lang),
            Self::Character { given } => texts::maze_character(lang, &given.to_string()),
            Self::Uneven { row, given, columns } => {
                texts::maze_uneven(lang, &row.to_string(), &given.to_string(), &columns.to_string())
            }
            Self::TooLarge { rows, columns } => {
                let most = Grid::LONGEST;
                texts::maze_too_large(lang, &format!("{rows}×{columns}"), &format!("{most}×{most}"))
            }
            Self::Missing { letter } => texts::maze_missing(lang, &letter.to_string()),
            Self::Several { letter, count } => {
                texts::maze_several(lang, *count, &letter.to_string())
            }
            Self::Length { given } => {
                let (least, most) = Maze::LENGTHS.into_inner();
                texts::maze_length_bad(lang, given, &format!("{least}–{most}"))
            }
            Self::NoOrder { given } => texts::maze_no_order(lang, given),
        }
    }
}
