//! Choices by name, in addresses, in files and on the command line.

use std::fmt;

use crate::notation::is_one_edit;
use crate::{excerpt, CutRule, Player};

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

impl Choice for Player {
    const NAME: &'static str = "root";
    const ALL: &'static [(&'static str, Self)] = &[("max", Self::Max), ("min", Self::Min)];
}

impl Choice for CutRule {
    const NAME: &'static str = "cut";
    const ALL: &'static [(&'static str, Self)] = &[("ge", Self::AtLeast), ("gt", Self::Above)];
}
