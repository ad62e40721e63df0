//! The listings of searches, by name.

use plyscope_search::algo::Algorithm;
use plyscope_search::{packed, Choice};

use crate::listings::source;

/// Which listing of a search is shown. All forms do the same, step by step.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Form {
    /// One procedure, with MAX's and MIN's side written out.
    #[default]
    One,
    /// Functions for MAX and for MIN that call each other.
    Two,
    /// Functions for MAX and for MIN that return the best value and the best position.
    Pairs,
    /// One function with the side to move as an argument.
    Merged,
    /// `chooseMove`, which returns the value and writes the best move to an output parameter.
    ChooseMove,
}

impl Form {
    /// Whether a search has a listing of this form; every search has the first one.
    #[must_use]
    pub fn is_of(self, algorithm: Algorithm) -> bool {
        self == Self::One || source(algorithm, self).is_some()
    }

    /// The forms in which a search has a listing.
    pub fn all_of(algorithm: Algorithm) -> impl Iterator<Item = Self> {
        Self::ALL.iter().map(|&(_, form)| form).filter(move |form| form.is_of(algorithm))
    }
}

packed!(enum Form { 0 = One, 1 = Two, 2 = Pairs, 3 = Merged, 4 = ChooseMove });

impl Choice for Form {
    const NAME: &'static str = "form";
    const ALL: &'static [(&'static str, Self)] = &[
        ("one", Self::One),
        ("two", Self::Two),
        ("pairs", Self::Pairs),
        ("merged", Self::Merged),
        ("choose-move", Self::ChooseMove),
    ];
}

#[cfg(test)]
mod tests {
    use std::fmt;

    use plyscope_games::Ending;
    use plyscope_search::algo::{Cutoffs, Fail, Keeps, Symmetry};
    use plyscope_search::{CutRule, Order, Player};

    use super::*;

    #[test]
    fn every_choice_is_found_by_its_name() {
        fn check<C: Choice + fmt::Debug + Default>() {
            assert_eq!(C::ALL[0].1, C::default(), "the first is the default");
            for &(name, choice) in C::ALL {
                assert_eq!(C::from_id(name), Ok(choice));
                assert_eq!(choice.id(), name);
            }
            assert!(C::from_id("nonsense").is_err());
        }
        check::<Algorithm>();
        check::<Player>();
        check::<Order>();
        check::<CutRule>();
        check::<Fail>();
        check::<Keeps>();
        check::<Symmetry>();
        check::<Cutoffs>();
        check::<Ending>();
        check::<Form>();
    }
}
