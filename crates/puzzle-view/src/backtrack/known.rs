//! Known facts about a puzzle before any search, as a sentence.

use plyscope_puzzles::tour::{known, Ending, Known, Obstacle, Theorem, Tour};

use super::problem::Problem;
use super::tour::named;
use plyscope_i18n::{texts, Lang};

/// Whether a puzzle has a solution, where that is known.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Foreknowledge {
    /// It has none, for this reason.
    None(String),
    /// It has one, by this theorem.
    Some(String),
}

/// The known facts about a puzzle before any search, if any.
#[must_use]
pub fn foreknowledge(problem: &Problem, lang: Lang) -> Option<Foreknowledge> {
    let Problem::Tour(tour) = problem else { return None };
    let options = tour.options();
    match known(&options.board, options.path.first().copied(), options.ending) {
        Known::Impossible(obstacle) => Some(Foreknowledge::None(why_not(tour, obstacle, lang))),
        Known::Possible(theorem) => Some(Foreknowledge::Some(match theorem {
            Theorem::Schwenk => texts::known_schwenk(lang),
            Theorem::Conrad => texts::known_conrad(lang),
            Theorem::Cull => texts::known_cull(lang),
        })),
        Known::Unknown => None,
    }
}

fn why_not(tour: &Tour, obstacle: Obstacle, lang: Lang) -> String {
    match obstacle {
        Obstacle::Colours { dark, light } => {
            let (dark, light) = (dark.to_string(), light.to_string());
            match tour.options().ending {
                Ending::Closed => texts::known_colours_closed(lang, &dark, &light),
                Ending::Open => texts::known_colours_open(lang, &dark, &light),
            }
        }
        Obstacle::Isolated(square) => texts::known_isolated(lang, &tour.board().name(square)),
        Obstacle::Ends(squares) => texts::known_ends(lang, &named(tour, squares, lang)),
        Obstacle::Apart(squares) => texts::known_apart(lang, &named(tour, squares, lang)),
        Obstacle::Schwenk => texts::known_schwenk_not(lang),
        Obstacle::Exhausted => texts::known_exhausted(lang),
    }
}
