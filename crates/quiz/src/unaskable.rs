//! Reasons why a question cannot be asked.

use plyscope_search::trace::RecordStop;

use super::board::FARTHEST;
use super::find_mistake::MOST_STEPS;
use super::order::MOST_CHILDREN;
use super::problems::no_chance;
use plyscope_i18n::{texts, Lang};

/// Why a question cannot be asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unaskable {
    /// The search is too long for a question.
    TooLong(RecordStop),
    /// A question about trees was asked about a board, or vice versa.
    OtherSubject,
    /// A user cannot follow the search from the tree alone, or the question does not fit it.
    OtherSearch,
    /// The kind of question takes no chance nodes.
    Chance,
    /// After so few iterations, not every move at the root was tried.
    Untried,
    /// There is nothing to ask.
    Nothing,
    /// The tree is too large for the best order to be found.
    TooLarge,
    /// The search cuts at α > β and clips values, so that the best order is not known.
    Clips,
    /// The search has too many steps to be worked out in a list.
    TooManySteps,
    /// No mistake can be made at the step.
    NoMistake,
    /// The given order is already the best.
    BestAlready,
    /// The step is too far from the beginning of the search.
    TooFar,
    /// It takes too long to find out whether a position can be completed.
    Undecided,
    /// It is answered on a page of Plyscope, not on a learning platform.
    NotInBanks,
}

impl Unaskable {
    /// Why the question cannot be asked, in the user's language.
    #[must_use]
    pub fn message(&self, lang: Lang) -> String {
        let step = |limit: u64| usize::try_from(limit).unwrap_or(usize::MAX);
        match *self {
            Self::TooLong(RecordStop::TooLong { limit }) => texts::quiz_unaskable_long(lang, limit),
            Self::TooLong(RecordStop::Cancelled) => texts::quiz_unaskable_cancelled(lang),
            Self::OtherSubject => texts::quiz_unaskable_subject(lang),
            Self::OtherSearch => texts::quiz_unaskable_search(lang),
            Self::Chance => no_chance(lang),
            Self::Untried => texts::quiz_unaskable_untried(lang),
            Self::Nothing => texts::quiz_unaskable_nothing(lang),
            Self::TooLarge => texts::quiz_unaskable_large(lang, MOST_CHILDREN),
            Self::Clips => texts::quiz_unaskable_clips(lang),
            Self::TooManySteps => texts::quiz_unaskable_steps(lang, MOST_STEPS),
            Self::NoMistake => texts::quiz_unaskable_mistake(lang),
            Self::BestAlready => texts::quiz_unaskable_best(lang),
            Self::TooFar => texts::quiz_unaskable_far(lang, step(FARTHEST)),
            Self::Undecided => texts::quiz_unaskable_undecided(lang),
            Self::NotInBanks => texts::quiz_unaskable_bank(lang),
        }
    }
}
