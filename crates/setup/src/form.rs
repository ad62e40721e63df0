//! Choices by name, in addresses, in files and on the command line.

use std::fmt;

use plyscope_games::Ending;
use plyscope_puzzles::csp::{Inference, ValueOrder, VariableOrder};
use plyscope_puzzles::maze::MazeBound;
use plyscope_puzzles::subset_sum::{NumberOrder, SumBound};
use plyscope_puzzles::sudoku::CellOrder;
use plyscope_puzzles::{tour, Test};
use plyscope_search::algo::{Algorithm, Cutoffs, Fail, Keeps, Symmetry};
use plyscope_search::notation::is_one_edit;
use plyscope_search::packed;
use plyscope_search::{excerpt, CutRule, Order, Player};

use crate::listings::source;

/// A choice that has a name in addresses, in files and on the command line.
pub trait Choice: Copy + PartialEq + 'static {
    /// The name of its parameter.
    const NAME: &'static str;
    /// All values with their names; the first is the default.
    const ALL: &'static [(&'static str, Self)];

    /// The name of this one.
    fn id(self) -> &'static str {
        Self::ALL.iter().find(|(_, choice)| *choice == self).map_or("", |(name, _)| name)
    }

    /// The one with a name.
    ///
    /// # Errors
    /// When there is none.
    fn from_id(name: &str) -> Result<Self, NoSuchChoice> {
        let place = find(Self::NAME, &mut Self::ALL.iter().map(|&(id, _)| id), name)?;
        Ok(Self::ALL[place].1)
    }
}

/// The index of a name among those of a choice. Not generic, so that it is compiled once.
fn find(
    parameter: &'static str,
    known: &mut dyn Iterator<Item = &'static str>,
    name: &str,
) -> Result<usize, NoSuchChoice> {
    let known: Vec<_> = known.collect();
    let place = known.iter().position(|id| *id == name);
    place.ok_or_else(|| NoSuchChoice { parameter, given: excerpt(name), known })
}

/// An unknown name of a choice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NoSuchChoice {
    /// The name of the parameter.
    pub parameter: &'static str,
    /// What was given; of a long text only the beginning.
    pub given: String,
    /// The known names.
    pub known: Vec<&'static str>,
}

impl NoSuchChoice {
    /// The known name that is one edit away.
    #[must_use]
    pub fn suggestion(&self) -> Option<&'static str> {
        nearest(&self.given, &self.known)
    }
}

/// The known word that is one edit away.
#[must_use]
pub fn nearest(given: &str, known: &[&'static str]) -> Option<&'static str> {
    known.iter().find(|word| word.len() > 1 && is_one_edit(given, word)).copied()
}

impl fmt::Display for NoSuchChoice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let known = self.known.join(" or ");
        write!(f, "{} cannot be “{}”; expected {known}", self.parameter, self.given)?;
        match self.suggestion() {
            Some(near) => write!(f, " (did you mean {near}?)"),
            None => Ok(()),
        }
    }
}

impl std::error::Error for NoSuchChoice {}

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

impl Choice for Algorithm {
    const NAME: &'static str = "algorithm";
    const ALL: &'static [(&'static str, Self)] = Self::ALL;
}

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

impl Choice for Player {
    const NAME: &'static str = "root";
    const ALL: &'static [(&'static str, Self)] = &[("max", Self::Max), ("min", Self::Min)];
}

impl Choice for Order {
    const NAME: &'static str = "order";
    const ALL: &'static [(&'static str, Self)] = &[
        ("left", Self::LeftToRight),
        ("right", Self::RightToLeft),
        ("best", Self::BestFirst),
        ("worst", Self::WorstFirst),
        ("random", Self::Random),
        ("previous", Self::PreviousPass),
        ("killers", Self::Killers),
        ("history", Self::History),
    ];
}

impl Choice for CutRule {
    const NAME: &'static str = "cut";
    const ALL: &'static [(&'static str, Self)] = &[("ge", Self::AtLeast), ("gt", Self::Above)];
}

impl Choice for Fail {
    const NAME: &'static str = "fail";
    const ALL: &'static [(&'static str, Self)] =
        &[("soft", Self::Soft), ("hard", Self::Hard), ("start", Self::Start)];
}

impl Choice for Keeps {
    const NAME: &'static str = "keeps";
    const ALL: &'static [(&'static str, Self)] =
        &[("bounds", Self::Bounds), ("exact", Self::Exact), ("numbers", Self::Numbers)];
}

impl Choice for Symmetry {
    const NAME: &'static str = "symmetry";
    const ALL: &'static [(&'static str, Self)] = &[("no", Self::Apart), ("yes", Self::Together)];
}

impl Choice for Cutoffs {
    const NAME: &'static str = "etc";
    const ALL: &'static [(&'static str, Self)] = &[("no", Self::Own), ("yes", Self::Enhanced)];
}

impl Choice for Ending {
    const NAME: &'static str = "ending";
    const ALL: &'static [(&'static str, Self)] = Self::ALL;
}

impl Choice for Test {
    const NAME: &'static str = "test";
    const ALL: &'static [(&'static str, Self)] =
        &[("choices", Self::AtOnce), ("complete", Self::AtTheEnd)];
}

impl Choice for tour::Ending {
    const NAME: &'static str = "tour";
    const ALL: &'static [(&'static str, Self)] = &[("open", Self::Open), ("closed", Self::Closed)];
}

impl Choice for CellOrder {
    const NAME: &'static str = "cells";
    const ALL: &'static [(&'static str, Self)] =
        &[("rows", Self::ByRows), ("fewest", Self::FewestFirst)];
}

impl Choice for NumberOrder {
    const NAME: &'static str = "order";
    const ALL: &'static [(&'static str, Self)] =
        &[("given", Self::Given), ("ascending", Self::Ascending), ("descending", Self::Descending)];
}

impl Choice for SumBound {
    const NAME: &'static str = "bound";
    const ALL: &'static [(&'static str, Self)] =
        &[("rest", Self::Rest), ("next", Self::Next), ("sum", Self::Sum), ("none", Self::None)];
}

impl Choice for MazeBound {
    const NAME: &'static str = "bound";
    const ALL: &'static [(&'static str, Self)] =
        &[("distance", Self::Distance), ("none", Self::None)];
}

impl Choice for VariableOrder {
    const NAME: &'static str = "variables";
    const ALL: &'static [(&'static str, Self)] = &[
        ("given", Self::Given),
        ("fewest", Self::FewestValues),
        ("fewest-degree", Self::FewestValuesThenDegree),
    ];
}

impl Choice for ValueOrder {
    const NAME: &'static str = "values";
    const ALL: &'static [(&'static str, Self)] =
        &[("given", Self::Given), ("least-constraining", Self::LeastConstraining)];
}

impl Choice for Inference {
    const NAME: &'static str = "inference";
    const ALL: &'static [(&'static str, Self)] = &[
        ("none", Self::None),
        ("forward-checking", Self::ForwardChecking),
        ("arc-consistency", Self::ArcConsistency),
    ];
}

#[cfg(test)]
mod tests {
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
        check::<Ending>();
        check::<Form>();
    }
}
