//! Problems with the parameters of an embedded search.

use plyscope_i18n::{texts, Lang};
#[cfg(feature = "puzzles")]
use plyscope_puzzle_view::{backtrack, coroutine};
use plyscope_setup::address::Problem;
use plyscope_setup::link::LinkProblem;

/// A problem with a parameter. The others are still used.
#[derive(Clone, PartialEq, Debug)]
pub enum EmbedProblem {
    /// A problem that any address can have.
    Address(Problem),
    /// With the search of a tree or of a game.
    Search(LinkProblem),
    /// With a search by backtracking.
    #[cfg(feature = "puzzles")]
    Backtracking(backtrack::link::LinkProblem),
    /// With coroutines.
    #[cfg(feature = "puzzles")]
    Coroutines(coroutine::link::LinkProblem),
    /// The first step comes after the last one.
    Backwards {
        /// The first step.
        from: u64,
        /// The last step.
        to: u64,
    },
    /// No search is given.
    Nothing,
}

impl From<Problem> for EmbedProblem {
    fn from(problem: Problem) -> Self {
        Self::Address(problem)
    }
}

impl From<LinkProblem> for EmbedProblem {
    fn from(problem: LinkProblem) -> Self {
        Self::Search(problem)
    }
}

impl EmbedProblem {
    /// The name of the parameter that it is about.
    #[must_use]
    pub fn parameter(&self) -> Option<&str> {
        match self {
            Self::Address(problem) => problem.parameter(),
            Self::Search(problem) => problem.parameter(),
            #[cfg(feature = "puzzles")]
            Self::Backtracking(problem) => problem.parameter(),
            #[cfg(feature = "puzzles")]
            Self::Coroutines(problem) => problem.parameter(),
            Self::Backwards { .. } => Some("from"),
            Self::Nothing => None,
        }
    }

    /// The message, in the user's language.
    #[must_use]
    pub fn message(&self, lang: Lang) -> String {
        match self {
            Self::Address(problem) => plyscope_setup::problems::of_address(problem, lang),
            Self::Search(problem) => plyscope_setup::problems::search::of_link(problem, lang),
            #[cfg(feature = "puzzles")]
            Self::Backtracking(problem) => {
                plyscope_puzzle_view::problems::backtracking::of_link(problem, lang)
            }
            #[cfg(feature = "puzzles")]
            Self::Coroutines(problem) => {
                plyscope_puzzle_view::problems::coroutines::of_link(problem, lang)
            }
            Self::Backwards { from, to } => {
                texts::link_backwards(lang, &lang.count(*from), &lang.count(*to))
            }
            Self::Nothing => texts::embed_nothing(lang),
        }
    }
}
