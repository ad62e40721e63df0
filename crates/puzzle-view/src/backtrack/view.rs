//! All views of a step, computed by walking to it once.

use plyscope_puzzles::backtrack::{Choices, Status};
use plyscope_search::bidi;

use super::board::{self, Board, Candidate, Standing};
use super::branch::{self, Level};
use super::branch_picture::Verdict;
use super::caption;
use super::problem::with;
use super::search::Search;
use plyscope_i18n::{texts, Lang};

/// All views of a step. [`Search`] has a method for each of them, but each call repeats the choices
/// on the path to the current node.
#[derive(Clone, PartialEq, Debug)]
pub struct View {
    /// The board.
    pub board: Board,
    /// The candidates at the current node.
    pub candidates: Vec<Candidate>,
    /// The tree around the path to the current node, all levels of it.
    pub levels: Vec<Level>,
    /// The status of the current node.
    pub status: Status,
    /// The caption of the step.
    pub caption: String,
    /// How many nodes were entered.
    pub visited: u64,
    /// The line of the listing, from 0.
    pub line: Option<usize>,
}

/// A choice on the path to the current node.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Call {
    /// The name of a square, or a digit.
    pub label: String,
    /// The cell that a digit went into.
    pub cell: Option<String>,
    /// How many others were tried before it at that node.
    pub tried: usize,
    /// How many can be tried there.
    pub total: usize,
}

impl Search {
    /// All views of the current step. O(choices on the path).
    #[must_use]
    pub fn view(&self, lang: Lang) -> View {
        let found = self.found();
        with!(self.problem(), puzzle => {
            let cursor = self.cursor(puzzle);
            View {
                board: board::board(&cursor, &found),
                candidates: board::candidates(&cursor, &found),
                levels: branch::branch(&cursor, &found, usize::MAX),
                status: cursor.status(),
                caption: caption::caption(&cursor, &found, lang),
                visited: cursor.visited(),
                line: self.line_at(cursor.status()),
            }
        })
    }
}

impl View {
    /// The last `most` levels of the tree around the path.
    #[must_use]
    pub fn branch(&self, most: usize) -> &[Level] {
        &self.levels[self.levels.len().saturating_sub(most)..]
    }

    /// The state of the current node.
    #[must_use]
    pub const fn verdict(&self) -> Verdict {
        match self.status {
            Status::Solved => Verdict::Solved,
            Status::Pruned(_) | Status::Open(Choices::NONE) => Verdict::Dead,
            Status::Open(_) => Verdict::Open,
        }
    }

    /// The choices on the path to the current node, with how many were tried before each.
    #[must_use]
    pub fn calls(&self) -> Vec<Call> {
        let call = |level: &Level| {
            let tried = level.twigs.iter().position(|twig| twig.standing == Standing::Taken)?;
            let twig = &level.twigs[tried];
            let (label, cell) = (twig.label.clone(), twig.cell.clone());
            Some(Call { label, cell, tried, total: level.twigs.len() })
        };
        self.levels.iter().filter_map(call).collect()
    }

    /// A description of the path from the root, as the picture of the branch shows it.
    #[must_use]
    pub fn describe_path(&self, lang: Lang) -> String {
        let names = self.calls().into_iter().map(|call| match call.cell {
            Some(cell) => format!("{} {}", bidi::isolated(&cell), call.label),
            None => call.label,
        });
        let names: Vec<String> = names.collect();
        if names.is_empty() {
            return texts::trail_way_empty(lang);
        }
        texts::scene_fact(lang, &texts::trail_way(lang), &lang.list(&names))
    }
}
