//! The rules of selection, by name.

use plyscope_best_first::mcts::{Equivalence, Selection};
use plyscope_i18n::{texts, Lang};
use plyscope_setup::Choice;

/// A rule by which a child is selected, without its settings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Mean and visits.
    Uct,
    /// Mean, visits and a prior.
    Puct,
    /// Mean, visits, and how the move did when it was played later.
    Rave,
}

impl Choice for Kind {
    const NAME: &'static str = "selection";
    const ALL: &'static [(&'static str, Self)] =
        &[("uct", Self::Uct), ("puct", Self::Puct), ("rave", Self::Rave)];
}

impl Kind {
    /// That of a rule.
    #[must_use]
    pub const fn of(selection: Selection) -> Self {
        match selection {
            Selection::Uct => Self::Uct,
            Selection::Puct => Self::Puct,
            Selection::Rave(_) => Self::Rave,
        }
    }

    /// The rule with its usual settings.
    #[must_use]
    pub fn usual(self) -> Selection {
        match self {
            Self::Uct => Selection::Uct,
            Self::Puct => Selection::Puct,
            Self::Rave => Selection::Rave(Equivalence::default()),
        }
    }

    /// Its name for people.
    #[must_use]
    pub fn name(self, lang: Lang) -> String {
        match self {
            Self::Uct => texts::mcts_selection_uct(lang),
            Self::Puct => texts::mcts_selection_puct(lang),
            Self::Rave => texts::mcts_selection_rave(lang),
        }
    }
}
