//! A parsed address.

use std::ops::RangeInclusive;

use plyscope_search::excerpt;
use plyscope_search::notation::half_width;

use super::{decode, At, Problem, MAX_LINK};
use crate::{nearest, Choice};

/// The names and values of an address in order; for a value with a broken `%` code, its raw text. A
/// name alone has an empty value.
pub fn pairs(address: &str) -> impl Iterator<Item = (&str, Result<String, &str>)> {
    let address = address.strip_prefix('#').unwrap_or(address);
    address.split('&').filter(|part| !part.is_empty()).map(|part| {
        let (name, value) = part.split_once('=').unwrap_or((part, ""));
        (name, decode(value).ok_or(value))
    })
}

/// The parameters of an address. A reader takes the names it knows; names that no reader takes are
/// reported as problems. If a name occurs more than once, each value is parsed and the last valid
/// one counts.
#[derive(Clone, Debug)]
pub struct Query<P> {
    /// In the order of their places.
    parts: Vec<Part>,
    /// The known names.
    known: Vec<&'static str>,
    /// The problems, each with the index of its part.
    problems: Vec<(usize, P)>,
    /// Whether it is too long; then it has no other problem.
    is_too_long: bool,
}

/// A name with its value.
#[derive(Clone, Debug)]
struct Part {
    /// Its index in the address.
    place: usize,
    name: String,
    /// `None` where it has a broken `%` code.
    value: Option<String>,
    /// Whether no reader has taken it yet.
    is_new: bool,
}

impl<P> Default for Query<P> {
    fn default() -> Self {
        Self { parts: Vec::new(), known: Vec::new(), problems: Vec::new(), is_too_long: false }
    }
}

impl<P: From<Problem>> Query<P> {
    /// Parses the text behind `#`. A text that is too long is not parsed at all.
    #[must_use]
    pub fn parse(address: &str) -> Self {
        let bytes = address.strip_prefix('#').unwrap_or(address).len();
        let entries = pairs(address).map(|(name, value)| (name.to_owned(), value.ok()));
        Self::numbered(entries, bytes)
    }

    /// The same for names and values that are taken apart already.
    pub fn of<'a>(entries: impl Iterator<Item = (&'a str, &'a str)> + Clone) -> Self {
        let bytes = entries.clone().map(|(name, value)| name.len() + value.len() + 2).sum();
        let entries = entries.map(|(name, value)| (name.to_owned(), Some(value.to_owned())));
        Self::numbered(entries, bytes)
    }

    fn numbered(entries: impl Iterator<Item = (String, Option<String>)>, bytes: usize) -> Self {
        let mut query = Self::default();
        if bytes > MAX_LINK {
            query.is_too_long = true;
            query.complain(Problem::TooLong { bytes });
        } else {
            let parts = entries.enumerate();
            query.parts = parts
                .map(|(place, (name, value))| Part { place, name, value, is_new: true })
                .collect();
        }
        query
    }

    /// Whether a name is present, whatever its value.
    #[must_use]
    pub fn has(&self, name: &str) -> bool {
        self.parts.iter().any(|part| part.name == name)
    }

    /// Whether a part with this name has a problem.
    #[must_use]
    pub fn is_wrong(&self, name: &str) -> bool {
        self.problems.iter().any(|(place, _)| {
            let found = self.parts.binary_search_by_key(place, |part| part.place);
            found.is_ok_and(|part| self.parts[part].name == name)
        })
    }

    /// The names that readers have asked for, whether they were there or not.
    #[must_use]
    pub fn asked(&self) -> &[&'static str] {
        &self.known
    }

    /// Whether there are no parameters.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.parts.is_empty()
    }

    /// Parses the values of a name.
    pub fn read<T, E: Into<P>>(
        &mut self,
        name: &'static str,
        mut read: impl FnMut(&str) -> Result<T, E>,
    ) -> Option<T> {
        self.known.push(name);
        let mut found = None;
        for part in self.parts.iter_mut().filter(|part| part.name == name) {
            part.is_new = false;
            let taken = match &part.value {
                Some(value) => read(value).map_err(Into::into),
                None => Err(Problem::Encoding { name: name.to_owned() }.into()),
            };
            match taken {
                Ok(value) => found = Some(value),
                Err(problem) => self.problems.push((part.place, problem)),
            }
        }
        found
    }

    /// Takes a name without a value; returns whether it is present.
    pub fn flag(&mut self, name: &'static str) -> bool {
        self.known.push(name);
        let is_it = |part: &&mut Part| part.name == name && part.value.as_deref() == Some("");
        let found = self.parts.iter_mut().filter(is_it).map(|part| part.is_new = false);
        found.count() > 0
    }

    /// Takes a text.
    pub fn text(&mut self, name: &'static str) -> Option<String> {
        self.read(name, |value| Ok::<_, Problem>(value.to_owned()))
    }

    /// Takes the texts under several names, in the order of the address.
    pub fn texts(&mut self, names: &[&'static str]) -> Vec<(&'static str, String)> {
        self.known.extend(names);
        let mut texts = Vec::new();
        for part in &mut self.parts {
            let Some(name) = names.iter().find(|name| **name == part.name) else { continue };
            part.is_new = false;
            match &part.value {
                Some(value) => texts.push((*name, value.clone())),
                None => {
                    let problem = Problem::Encoding { name: part.name.clone() };
                    self.problems.push((part.place, problem.into()));
                }
            }
        }
        texts
    }

    /// Takes a choice, by its own name.
    pub fn choice<C: Choice>(&mut self) -> Option<C> {
        self.read(C::NAME, |value| C::from_id(value).map_err(Problem::Choice))
    }

    /// Takes a choice that is made by its name alone, as by `loop` or `loop=loop`, or by a word.
    pub fn switch<C: Choice>(&mut self, on: C) -> Option<C> {
        self.read(C::NAME, |value| match value {
            "" => Ok(on),
            value if value == C::NAME => Ok(on),
            value => C::from_id(value).map_err(Problem::Choice),
        })
    }

    /// Takes a whole number.
    pub fn number<N: TryFrom<u64>>(
        &mut self,
        name: &'static str,
        range: RangeInclusive<u64>,
    ) -> Option<N> {
        self.read(name, |value| number(name, value, range.clone()))
    }

    /// Takes a step: a number, or `last`.
    pub fn moment(&mut self, name: &'static str) -> Option<At> {
        self.read(name, |value| {
            At::parse(value).ok_or_else(|| Problem::Moment { name, given: excerpt(value) })
        })
    }

    /// Marks names as known that only other values of the same kind use.
    pub fn allow(&mut self, names: &[&'static str]) {
        for name in names {
            self.read(name, |_| Ok::<_, Problem>(()));
        }
    }

    /// Adds a problem with the whole address, or with the part that the problem names.
    pub fn complain(&mut self, problem: impl Into<P>) {
        self.problems.push((usize::MAX, problem.into()));
    }

    /// The same for the part that has a name.
    pub fn complain_of(&mut self, name: &str, problem: impl Into<P>) {
        let place = self.parts.iter().rev().find(|part| part.name == name);
        let place = place.map_or(usize::MAX, |part| part.place);
        self.problems.push((place, problem.into()));
    }

    /// Lets another reader take the parts that are still unread; its problems are added here.
    pub fn hand_on<Q: From<Problem>, T>(
        &mut self,
        read: impl FnOnce(&mut Query<Q>) -> T,
        wrong: impl Fn(Q) -> P,
    ) -> T {
        let parts = self.parts.iter().filter(|part| part.is_new).cloned().collect();
        let known = std::mem::take(&mut self.known);
        let mut query = Query { parts, known, ..Query::default() };
        let value = read(&mut query);
        self.known.clone_from(&query.known);
        self.parts.iter_mut().for_each(|part| part.is_new = false);
        self.problems.extend(query.places().map(|(place, problem)| (place, wrong(problem))));
        value
    }

    /// All problems in the order of the address; those with the whole address come last.
    #[must_use]
    pub fn finish(self) -> Vec<P> {
        self.places().map(|(_, problem)| problem).collect()
    }

    fn places(mut self) -> impl Iterator<Item = (usize, P)> {
        if self.is_too_long {
            self.problems.truncate(1);
        }
        for part in self.parts.iter().filter(|part| part.is_new) {
            let name: String = excerpt(&part.name);
            let near = nearest(&name, &self.known).filter(|near| *near != name);
            self.problems.push((part.place, Problem::Unknown { name, near }.into()));
        }
        self.problems.sort_by_key(|&(place, _)| place);
        self.problems.into_iter()
    }
}

/// Reads a whole number.
///
/// # Errors
/// When it is not a number, or out of range.
pub fn number<N: TryFrom<u64>>(
    name: &'static str,
    text: &str,
    range: RangeInclusive<u64>,
) -> Result<N, Problem> {
    let number = half_width(text).trim().parse().ok().filter(|number| range.contains(number));
    let (least, most) = range.into_inner();
    let bad = || Problem::Number { name, given: excerpt(text), least, most };
    number.and_then(|number| N::try_from(number).ok()).ok_or_else(bad)
}

#[cfg(test)]
mod tests;
