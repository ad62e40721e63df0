//! What is wrong with what a page says of the search that it wants to show.

use crate::link::LinkProblem;
use crate::locale::{texts, Lang};
use crate::told;
#[cfg(feature = "backtracking")]
use crate::{backtrack, coroutine};

/// What is wrong. The rest still holds.
#[derive(Clone, PartialEq, Debug)]
pub enum EmbedProblem {
    /// With the search of a tree or of a game, or with the showing.
    Search(LinkProblem),
    /// With a search by backtracking.
    #[cfg(feature = "backtracking")]
    Backtracking(backtrack::link::LinkProblem),
    /// With two programs that hand over to each other.
    #[cfg(feature = "backtracking")]
    Coroutines(coroutine::link::LinkProblem),
    /// Nothing is said of what is to be shown.
    Nothing,
    /// A moment that is none.
    Moment {
        /// The parameter it is in.
        name: String,
        /// What was given; of a long text only the beginning.
        given: String,
    },
    /// A step that there is not.
    Beyond {
        /// What was given.
        step: u64,
        /// The last step.
        last: u64,
    },
}

impl From<LinkProblem> for EmbedProblem {
    fn from(problem: LinkProblem) -> Self {
        Self::Search(problem)
    }
}

impl EmbedProblem {
    /// What is wrong, in the person's language.
    #[must_use]
    pub fn told(&self, lang: Lang) -> String {
        match self {
            Self::Search(problem) => told::search::of_link(problem, lang),
            #[cfg(feature = "backtracking")]
            Self::Backtracking(problem) => told::backtracking::of_link(problem, lang),
            #[cfg(feature = "backtracking")]
            Self::Coroutines(problem) => told::coroutines::of_link(problem, lang),
            Self::Nothing => texts::embed_nothing(lang),
            Self::Moment { name, given } => texts::embed_moment(lang, name, given),
            Self::Beyond { step, last } => texts::link_beyond(lang, *step as usize, *last as usize),
        }
    }
}
