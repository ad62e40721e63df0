//! Problems with the parameters of an embedded search.

use plyscope_i18n::{texts, Lang};
use plyscope_session::engine::MAX_STEPS;
use plyscope_setup::address::Problem;
use plyscope_setup::ask::Ask;
use plyscope_setup::problems::of_address;
use plyscope_setup::Choice;

use crate::film::Complaint;

/// A problem with a parameter, where `P` is one with what is shown. The others are still used.
#[derive(Clone, PartialEq, Debug)]
pub enum EmbedProblem<P> {
    /// A problem that any address can have.
    Address(Problem),
    /// With what is shown.
    Subject(P),
    /// The first step comes after the last one.
    Backwards {
        /// The first step.
        from: u64,
        /// The last step.
        to: u64,
    },
    /// A step of a long search that is played only in part.
    NotPlayed {
        /// What was given.
        step: u64,
        /// The last step that is played.
        last: u64,
    },
    /// A search of a tree with more than [`MAX_STEPS`] steps.
    TooManySteps,
    /// Questions interrupt only searches of given trees.
    NotAsked,
    /// No search is given.
    Nothing,
}

impl<P> From<Problem> for EmbedProblem<P> {
    fn from(problem: Problem) -> Self {
        Self::Address(problem)
    }
}

impl<P> EmbedProblem<P> {
    /// The same problem with another type of what is shown.
    pub fn map<Q>(self, of: impl FnOnce(P) -> Q) -> EmbedProblem<Q> {
        match self {
            Self::Address(problem) => EmbedProblem::Address(problem),
            Self::Subject(problem) => EmbedProblem::Subject(of(problem)),
            Self::Backwards { from, to } => EmbedProblem::Backwards { from, to },
            Self::NotPlayed { step, last } => EmbedProblem::NotPlayed { step, last },
            Self::TooManySteps => EmbedProblem::TooManySteps,
            Self::NotAsked => EmbedProblem::NotAsked,
            Self::Nothing => EmbedProblem::Nothing,
        }
    }
}

impl<P: Complaint> EmbedProblem<P> {
    /// The name of the parameter that it is about.
    #[must_use]
    pub fn parameter(&self) -> Option<&str> {
        match self {
            Self::Address(problem) => problem.parameter(),
            Self::Subject(problem) => problem.parameter(),
            Self::Backwards { .. } => Some("from"),
            Self::NotPlayed { .. } => Some("step"),
            Self::TooManySteps => Some("tree"),
            Self::NotAsked => Some(Ask::NAME),
            Self::Nothing => None,
        }
    }

    /// The message, in the user's language.
    #[must_use]
    pub fn message(&self, lang: Lang) -> String {
        match self {
            Self::Address(problem) => of_address(problem, lang),
            Self::Subject(problem) => problem.message(lang),
            Self::Backwards { from, to } => {
                texts::link_backwards(lang, &lang.number(*from), &lang.number(*to))
            }
            Self::NotPlayed { step, last } => texts::embed_not_played(lang, *step, *last),
            Self::TooManySteps => texts::too_many_steps(lang, MAX_STEPS),
            Self::NotAsked => texts::link_not_asked(lang),
            Self::Nothing => texts::embed_nothing(lang),
        }
    }
}
