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
    /// The chapter of the guide that lists them, where they are too many for a message.
    const CHAPTER: Option<Chapter> = None;

    /// The name of this one.
    fn id(self) -> &'static str {
        Self::ALL.iter().find(|(_, choice)| *choice == self).map_or("", |(name, _)| name)
    }

    /// The one with a name.
    ///
    /// # Errors
    /// When there is none.
    fn from_id(name: &str) -> Result<Self, NoSuchChoice> {
        let known = &mut Self::ALL.iter().map(|&(id, _)| id);
        let place = find((Self::NAME, Self::CHAPTER), known, name)?;
        Ok(Self::ALL[place].1)
    }
}

/// The index of a name among those of a choice. Not generic, so that it is compiled once.
fn find(
    (parameter, chapter): (&'static str, Option<Chapter>),
    known: &mut dyn Iterator<Item = &'static str>,
    name: &str,
) -> Result<usize, NoSuchChoice> {
    let known: Vec<_> = known.collect();
    let place = known.iter().position(|id| *id == name);
    place.ok_or_else(|| NoSuchChoice { parameter, given: excerpt(name), known, chapter })
}

/// A chapter of the guide that lists the names of a choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Chapter {
    /// The name of its page among those of the reference.
    pub page: &'static str,
    /// Its title in English.
    pub title: &'static str,
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
    /// The chapter of the guide that lists them, instead of the message.
    pub chapter: Option<Chapter>,
}

impl NoSuchChoice {
    /// The known names, numbers from the smallest.
    #[must_use]
    pub fn listed(&self) -> Vec<&'static str> {
        let mut listed = self.known.clone();
        if listed.iter().all(|name| name.parse::<u32>().is_ok()) {
            listed.sort_by_key(|name| name.parse::<u32>().ok());
        }
        listed
    }

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
        write!(f, "{} cannot be “{}”; ", self.parameter, self.given)?;
        match self.chapter {
            Some(Chapter { title, .. }) => {
                write!(f, "the chapter “{title}” of the guide lists what it can be")?;
            }
            None => write!(f, "expected {}", self.listed().join(" or "))?,
        }
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
