//! What the page has to tell in passing.

use plyscope_core::puzzles::sudoku::{Cell, CluesProblem, Size};
use plyscope_core::puzzles::tour::TourProblem;
use plyscope_core::puzzles::{Queens, Tour};
use plyscope_stage::backtrack::link::LinkProblem;
use plyscope_stage::link::MAX_LINK;
use plyscope_stage::locale::{texts, Lang};
use yew::prelude::*;

use crate::backtracking::model::{Model, Notice, FAR};
use crate::frame::notice::broken_link;
use crate::frame::{self, Common};
use crate::view::notice::words_of_choice;

/// The notice, if there is one.
pub fn notice(model: &Model, send: &Callback<Common>) -> Html {
    let own = |notice: &Notice| html! { <div>{ words(notice, model.shell.lang) }</div> };
    frame::notice::notice(&model.shell, own, None, send)
}

fn words(notice: &Notice, lang: Lang) -> Html {
    match notice {
        Notice::Nowhere => html! { texts::trail_nowhere(lang) },
        Notice::NoneLeft => html! { texts::trail_none_left(lang) },
        Notice::TooFar => html! { texts::trail_too_far(lang, &lang.count(FAR)) },
        Notice::Found(step) => html! { texts::trail_found(lang, &lang.count(*step)) },
        Notice::Finished(step) => html! { texts::trail_finished(lang, &lang.count(*step)) },
        Notice::NoWorker => html! { texts::trail_lost_worker(lang) },
        Notice::Link(problems) => {
            broken_link(problems.iter().map(|problem| words_of(problem, lang)), lang)
        }
    }
}

/// What is wrong with a part of an address, or of the form.
pub fn words_of(problem: &LinkProblem, lang: Lang) -> String {
    match problem {
        LinkProblem::TooLong { bytes } => texts::link_too_long(lang, *bytes, MAX_LINK),
        LinkProblem::UnknownParameter { name } => texts::link_unknown(lang, name),
        LinkProblem::Encoding { name } => texts::link_encoding(lang, name),
        LinkProblem::Step { given } => texts::link_step(lang, given),
        LinkProblem::Choice(choice) => words_of_choice(choice, lang),
        LinkProblem::Size { given } => {
            let (least, most) = Queens::SIZES.into_inner();
            texts::trail_size_bad(lang, given, &format!("{least}–{most}"))
        }
        LinkProblem::Tour(problem) => words_of_tour(problem, lang),
        LinkProblem::Clues(problem) => words_of_clues(*problem, lang),
    }
}

fn words_of_tour(problem: &TourProblem, lang: Lang) -> String {
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

fn words_of_clues(problem: CluesProblem, lang: Lang) -> String {
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
