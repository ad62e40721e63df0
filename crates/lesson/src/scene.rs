//! A scene in a lesson: a search to step through, from one step to another.

use super::block::{at_places, query, Entry};
use super::problem::{Broken, Expected, Problem};
use plyscope_player::embed::{show, EmbedProblem};
use plyscope_player::film::{At, Show};

/// A scene to step through.
#[derive(Clone, PartialEq, Debug)]
pub struct Scene {
    /// The search to show.
    pub show: Show,
    /// The text below it.
    pub caption: Option<String>,
    /// The first step that is shown; by default that of the search.
    pub from: Option<At>,
    /// The last step that is shown; by default that of the search.
    pub to: Option<At>,
}

/// The key that only blocks have; the others are parameters of addresses.
const CAPTION: &str = "caption";

impl Scene {
    /// Parses a scene that begins at a line, or returns all its problems.
    pub(super) fn read(entries: &[Entry], line: usize) -> Result<Self, Vec<Broken>> {
        let own = |key: &str| entries.iter().find(|entry| entry.key == key);
        let is_caption = |entry: &&Entry| entry.key == CAPTION;
        let mut query = query(entries.iter().filter(|entry| !is_caption(entry)));
        let (from, to) = (query.moment("from"), query.moment("to"));
        let show = show(&mut query);
        let problems = query.finish();
        let problems = problems.into_iter().map(|problem| match problem {
            EmbedProblem::Nothing => Problem::NoSubject,
            problem => Problem::Scene(problem),
        });
        let entries: Vec<&Entry> = entries.iter().collect();
        let broken = at_places(&entries, line, problems);
        match show.filter(|_| broken.is_empty()) {
            Some(show) => {
                let caption = own(CAPTION).map(|entry| entry.value.clone());
                Ok(Self { show, caption, from, to })
            }
            None => Err(broken),
        }
    }
}

/// The problem of an entry with an invalid value.
pub(super) fn wrong(entry: &Entry, expected: Expected) -> Broken {
    entry.wrong(Problem::Value { key: entry.key.clone(), given: entry.given(), expected })
}
