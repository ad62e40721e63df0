//! What is wrong with what a page says of the search that it wants to show.

use crate::address::Problem;
use crate::link::LinkProblem;
use crate::locale::{texts, Lang};
use crate::told;
#[cfg(feature = "backtracking")]
use crate::{backtrack, coroutine};

/// What is wrong. The rest still holds.
#[derive(Clone, PartialEq, Debug)]
pub enum EmbedProblem {
    /// Something that can be wrong with any address.
    Address(Problem),
    /// With the search of a tree or of a game.
    Search(LinkProblem),
    /// With a search by backtracking.
    #[cfg(feature = "backtracking")]
    Backtracking(backtrack::link::LinkProblem),
    /// With two programs that hand over to each other.
    #[cfg(feature = "backtracking")]
    Coroutines(coroutine::link::LinkProblem),
    /// Nothing is said of what is to be shown.
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
            #[cfg(feature = "backtracking")]
            Self::Backtracking(problem) => problem.parameter(),
            #[cfg(feature = "backtracking")]
            Self::Coroutines(problem) => problem.parameter(),
            Self::Nothing => None,
        }
    }

    /// What is wrong, in the person's language.
    #[must_use]
    pub fn told(&self, lang: Lang) -> String {
        match self {
            Self::Address(problem) => told::of_address(problem, lang),
            Self::Search(problem) => told::search::of_link(problem, lang),
            #[cfg(feature = "backtracking")]
            Self::Backtracking(problem) => told::backtracking::of_link(problem, lang),
            #[cfg(feature = "backtracking")]
            Self::Coroutines(problem) => told::coroutines::of_link(problem, lang),
            Self::Nothing => texts::embed_nothing(lang),
        }
    }
}
