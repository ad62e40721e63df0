//! An address taken apart.

use std::ops::RangeInclusive;

use plyscope_search::excerpt;

use super::{decode, At, Problem, MAX_LINK};
use crate::{nearest, Choice};

/// The names and values of an address in their order; of a value with a broken `%` code the text as it
/// stands there. A name alone has an empty value.
pub fn pairs(address: &str) -> impl Iterator<Item = (&str, Result<String, &str>)> {
    let address = address.strip_prefix('#').unwrap_or(address);
    address.split('&').filter(|part| !part.is_empty()).map(|part| {
        let (name, value) = part.split_once('=').unwrap_or((part, ""));
        (name, decode(value).ok_or(value))
    })
}

/// What an address says, name by name. Whoever reads it asks for the names that mean something to it;
/// what nobody has asked for means nothing, and is a problem. Where a name is said more than once, each
/// value is read and the last one that can be understood counts.
#[derive(Clone, Debug)]
pub struct Query<P> {
    parts: Vec<Part>,
    /// The names that mean something here.
    known: Vec<&'static str>,
    /// What is wrong, by the place of the part that it is about.
    problems: Vec<(usize, P)>,
    /// Whether it is too long to be read; nothing else is wrong with it then.
    is_too_long: bool,
}

/// A name with its value.
#[derive(Clone, Debug)]
struct Part {
    /// How many parts stand before it in the address.
    place: usize,
    name: String,
    /// `None` where it has a broken `%` code.
    value: Option<String>,
    /// Whether nobody has asked for it yet.
    is_new: bool,
}

impl<P> Default for Query<P> {
    fn default() -> Self {
        Self { parts: Vec::new(), known: Vec::new(), problems: Vec::new(), is_too_long: false }
    }
}

impl<P: From<Problem>> Query<P> {
    /// Takes apart what stands behind `#`. Of one that is too long nothing is taken.
    #[must_use]
    pub fn parse(address: &str) -> Self {
        let bytes = address.strip_prefix('#').unwrap_or(address).len();
        let said = pairs(address).map(|(name, value)| (name.to_owned(), value.ok()));
        Self::numbered(said, bytes)
    }

    /// The same of names and values that are taken apart already.
    pub fn of<'a>(said: impl Iterator<Item = (&'a str, &'a str)> + Clone) -> Self {
        let bytes = said.clone().map(|(name, value)| name.len() + value.len() + 2).sum();
        let said = said.map(|(name, value)| (name.to_owned(), Some(value.to_owned())));
        Self::numbered(said, bytes)
    }

    fn numbered(said: impl Iterator<Item = (String, Option<String>)>, bytes: usize) -> Self {
        let mut query = Self::default();
        if bytes > MAX_LINK {
            query.is_too_long = true;
            query.complain(Problem::TooLong { bytes });
        } else {
            let parts = said.enumerate();
            query.parts = parts
                .map(|(place, (name, value))| Part { place, name, value, is_new: true })
                .collect();
        }
        query
    }

    /// Whether a name is said, whatever its value.
    #[must_use]
    pub fn says(&self, name: &str) -> bool {
        self.parts.iter().any(|part| part.name == name)
    }

    /// Whether something is wrong with a part that has a name.
    #[must_use]
    pub fn is_wrong(&self, name: &str) -> bool {
        let place = self.parts.iter().filter(|part| part.name == name).map(|part| part.place);
        place.into_iter().any(|place| self.problems.iter().any(|&(other, _)| other == place))
    }

    /// Whether it says nothing at all.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.parts.is_empty()
    }

    /// Reads what is said under a name.
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

    /// Takes a name that is said alone, and whether it is.
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

    /// Takes a whole number.
    pub fn number<N: TryFrom<u64>>(
        &mut self,
        name: &'static str,
        range: RangeInclusive<u64>,
    ) -> Option<N> {
        self.read(name, |value| number(name, value, range.clone()))
    }

    /// Takes a moment: the number of a step, or `last`.
    pub fn moment(&mut self, name: &'static str) -> Option<At> {
        self.read(name, |value| {
            At::parse(value).ok_or_else(|| Problem::Moment { name, given: excerpt(value) })
        })
    }

    /// These names mean something to others of the same kind, so that nothing is wrong with them.
    pub fn allow(&mut self, names: &[&'static str]) {
        for name in names {
            self.read(name, |_| Ok::<_, Problem>(()));
        }
    }

    /// Something is wrong with all of it, or with a part that is named by the problem's own words.
    pub fn complain(&mut self, problem: impl Into<P>) {
        self.problems.push((usize::MAX, problem.into()));
    }

    /// The same of the part that has a name.
    pub fn complain_of(&mut self, name: &str, problem: impl Into<P>) {
        let place = self.parts.iter().rev().find(|part| part.name == name);
        let place = place.map_or(usize::MAX, |part| part.place);
        self.problems.push((place, problem.into()));
    }

    /// Has something else read the parts that nobody has asked for yet; what it finds wrong is wrong here
    /// too.
    pub fn hand_on<Q: From<Problem>, T>(
        &mut self,
        read: impl FnOnce(&mut Query<Q>) -> T,
        wrong: impl Fn(Q) -> P,
    ) -> T {
        let parts = self.parts.iter().filter(|part| part.is_new).cloned().collect();
        let known = std::mem::take(&mut self.known);
        let mut query = Query { parts, known, ..Query::default() };
        let value = read(&mut query);
        self.parts.iter_mut().for_each(|part| part.is_new = false);
        self.problems.extend(query.places().map(|(place, problem)| (place, wrong(problem))));
        value
    }

    /// Everything that is wrong, in the order of the address, and with all of it last.
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
/// When it is none, or not in the range.
pub fn number<N: TryFrom<u64>>(
    name: &'static str,
    text: &str,
    range: RangeInclusive<u64>,
) -> Result<N, Problem> {
    let number = text.trim().parse().ok().filter(|number| range.contains(number));
    let (least, most) = range.into_inner();
    let bad = || Problem::Number { name, given: excerpt(text), least, most };
    number.and_then(|number| N::try_from(number).ok()).ok_or_else(bad)
}

#[cfg(test)]
mod tests;
