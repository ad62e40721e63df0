//! Messages for problems with a backtracking search: its address or the form of its puzzle.

use plyscope_puzzles::cryptarithm::{Cryptarithm, CryptarithmProblem};
use plyscope_puzzles::map::{Map, MapProblem};
use plyscope_puzzles::maze::{Grid, MazeProblem};
use plyscope_puzzles::subset_sum::{Numbers, SubsetSumProblem};
use plyscope_puzzles::sudoku::{Cell, CluesProblem, Size};
use plyscope_puzzles::tour::TourProblem;
use plyscope_puzzles::{Maze, Queens, SubsetSum, Tour};

use crate::backtrack::link::LinkProblem;
use plyscope_i18n::{texts, Lang};
use plyscope_setup::problems::of_address;

/// The message for a part of an address, or of the form.
#[must_use]
pub fn of_link(problem: &LinkProblem, lang: Lang) -> String {
    match problem {
        LinkProblem::Address(problem) => of_address(problem, lang),
        LinkProblem::Size { given } => {
            let (least, most) = Queens::SIZES.into_inner();
            texts::trail_size_bad(lang, given, &format!("{least}–{most}"))
        }
        LinkProblem::Tour { problem, .. } => of_tour(problem, lang),
        LinkProblem::Clues(problem) => of_clues(*problem, lang),
        LinkProblem::Map(problem) => of_map(problem, lang),
        LinkProblem::Sum(problem) => of_sum(problem, lang),
        LinkProblem::SubsetSum(problem) => of_subset_sum(problem, lang),
        LinkProblem::Maze(problem) => of_maze(problem, lang),
        LinkProblem::Colours { given } => {
            let (least, most) = Map::COLOURS.into_inner();
            texts::map_colours_bad(lang, given, &format!("{least}–{most}"))
        }
    }
}

fn of_map(problem: &MapProblem, lang: Lang) -> String {
    match problem {
        MapProblem::Empty => texts::map_no_region(lang),
        MapProblem::TooMany => texts::map_too_many(lang, usize::from(Map::MOST_REGIONS)),
        MapProblem::Name { given } => texts::map_bad_name(lang, given),
        MapProblem::Itself { name } => texts::map_itself(lang, name),
    }
}

fn of_sum(problem: &CryptarithmProblem, lang: Lang) -> String {
    match problem {
        CryptarithmProblem::NoLetters => texts::cryptarithm_no_letters(lang),
        CryptarithmProblem::Character { given } => {
            texts::cryptarithm_character(lang, &given.to_string())
        }
        CryptarithmProblem::NoEquals => texts::cryptarithm_no_equals(lang),
        CryptarithmProblem::OneSum => texts::cryptarithm_one_sum(lang),
        CryptarithmProblem::Addends { count } => {
            let (least, most) = Cryptarithm::ADDENDS.into_inner();
            texts::cryptarithm_addends(lang, *count, &format!("{least}–{most}"))
        }
        CryptarithmProblem::TooLong { given } => {
            texts::cryptarithm_too_long(lang, given, &Cryptarithm::LONGEST.to_string())
        }
        CryptarithmProblem::TooManyLetters { count } => texts::cryptarithm_too_many(lang, *count),
    }
}

fn of_subset_sum(problem: &SubsetSumProblem, lang: Lang) -> String {
    match problem {
        SubsetSumProblem::NoNumbers => texts::subset_sum_no_numbers(lang),
        SubsetSumProblem::TooMany { count } => {
            texts::subset_sum_too_many(lang, *count, &Numbers::MOST.to_string())
        }
        SubsetSumProblem::Number { given } => texts::subset_sum_number(lang, given),
        SubsetSumProblem::TooLarge { given } => {
            texts::subset_sum_too_large(lang, given, &lang.count(Numbers::LARGEST.into()))
        }
        SubsetSumProblem::Target { given } => {
            let (least, most) = SubsetSum::TARGETS.into_inner();
            let most = lang.count(most.into());
            texts::subset_sum_target_bad(lang, given, &format!("{least}–{most}"))
        }
    }
}

fn of_maze(problem: &MazeProblem, lang: Lang) -> String {
    match problem {
        MazeProblem::Empty => texts::maze_empty(lang),
        MazeProblem::Character { given } => texts::maze_character(lang, &given.to_string()),
        MazeProblem::Uneven { row, given, columns } => {
            texts::maze_uneven(lang, &row.to_string(), &given.to_string(), &columns.to_string())
        }
        MazeProblem::TooLarge { rows, columns } => {
            let most = Grid::LONGEST;
            texts::maze_too_large(lang, &format!("{rows}×{columns}"), &format!("{most}×{most}"))
        }
        MazeProblem::Missing { letter } => texts::maze_missing(lang, &letter.to_string()),
        MazeProblem::Several { letter, count } => {
            texts::maze_several(lang, *count, &letter.to_string())
        }
        MazeProblem::Length { given } => {
            let (least, most) = Maze::LENGTHS.into_inner();
            texts::maze_length_bad(lang, given, &format!("{least}–{most}"))
        }
        MazeProblem::NoOrder { given } => texts::maze_no_order(lang, given),
    }
}

fn of_tour(problem: &TourProblem, lang: Lang) -> String {
    match problem {
        TourProblem::NoSize { given } => texts::tour_no_size(lang, given),
        TourProblem::Size { rows, columns } => {
            texts::tour_bad_size(lang, &format!("{rows}×{columns}"))
        }
        TourProblem::NoSquare { given } => texts::tour_no_square(lang, given),
        TourProblem::OffBoard { given, rows, columns } => {
            let last = char::from(b'a' + columns.saturating_sub(1));
            texts::tour_off_board(lang, given, &format!("{last}{rows}"))
        }
        TourProblem::NoStart => texts::tour_no_start(lang),
        TourProblem::Blocked { square } => texts::tour_blocked_square(lang, square),
        TourProblem::Twice { square } => texts::tour_twice(lang, square),
        TourProblem::NoMove { from, to } => texts::tour_no_move(lang, from, to),
        TourProblem::TooLarge { area } => {
            texts::tour_too_large(lang, usize::from(*area), usize::from(Tour::MOST_IN_SEQUENCE))
        }
        TourProblem::NoOrder { given } => texts::tour_no_order(lang, given),
        TourProblem::NoPruning { given } => texts::tour_no_pruning(lang, given),
        TourProblem::Elsewhere => texts::tour_elsewhere(lang),
    }
}

fn of_clues(problem: CluesProblem, lang: Lang) -> String {
    let named = |size: Size, cell: Cell| {
        let (row, column) = size.place(cell);
        texts::sudoku_cell(lang, &(row + 1).to_string(), &(column + 1).to_string())
    };
    match problem {
        CluesProblem::Length { given } => texts::clues_length(lang, given),
        CluesProblem::Character { given, at } => {
            texts::clues_character(lang, at + 1, &given.to_string())
        }
        CluesProblem::Digit { given, cell, size } => {
            texts::clues_digit(lang, &named(size, cell), &given.to_string())
        }
        CluesProblem::Twice { digit, cells, size, .. } => {
            let [cell, other] = cells.map(|cell| named(size, cell));
            texts::clues_twice(lang, &digit.to_string(), &cell, &other)
        }
    }
}
