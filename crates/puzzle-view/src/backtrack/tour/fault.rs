//! What can be wrong with the parameters of a tour, in sentences.

use plyscope_i18n::{texts, Lang};
use plyscope_puzzles::tour::{Tour, TourProblem};

use crate::backtrack::link::Fault;

/// What is wrong with a parameter of a tour.
#[derive(Debug)]
pub(super) struct TourFault {
    name: &'static str,
    problem: TourProblem,
}

/// What is wrong with the parameter of this name.
pub(super) fn of(name: &'static str) -> impl Fn(TourProblem) -> TourFault + Copy {
    move |problem| TourFault { name, problem }
}

impl Fault for TourFault {
    fn parameter(&self) -> &'static str {
        self.name
    }

    fn message(&self, lang: Lang) -> String {
        match &self.problem {
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
}
