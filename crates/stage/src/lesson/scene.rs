//! A scene in a lesson: a search to step through, from one moment to another.

use plyscope_core::excerpt;

use super::block::{address, culprit, Entry};
use super::problem::{Broken, Expected, Problem};
use crate::backtrack;
use crate::coroutine;
use crate::film::{At, Show};
use crate::link::{Link, LinkProblem};

/// Something to step through.
#[derive(Clone, PartialEq, Debug)]
pub struct Scene {
    /// What is shown.
    pub show: Show,
    /// What stands below it.
    pub caption: Option<String>,
    /// The first moment that is shown; the search's own where nothing is said.
    pub from: Option<At>,
    /// The last moment that is shown; the search's own where nothing is said.
    pub to: Option<At>,
}

/// The keys of a scene's own; the others are those of addresses.
pub const OWN_KEYS: [&str; 3] = ["caption", "from", "to"];

impl Scene {
    /// Reads a scene that begins at a line.
    pub(super) fn read(entries: &[Entry], line: usize) -> Result<Self, Broken> {
        let own = |key: &str| entries.iter().find(|entry| entry.key == key);
        let is_own = |entry: &&Entry| OWN_KEYS.contains(&entry.key.as_str());
        let others: Vec<&Entry> = entries.iter().filter(|entry| !is_own(entry)).collect();
        Ok(Self {
            show: read_show(&others, line)?,
            caption: own("caption").map(|entry| entry.value.clone()),
            from: own("from").map(read_at).transpose()?,
            to: own("to").map(read_at).transpose()?,
        })
    }
}

fn read_at(entry: &Entry) -> Result<At, Broken> {
    At::parse(&entry.value).ok_or_else(|| wrong(entry, Expected::Fitting))
}

fn read_show(entries: &[&Entry], line: usize) -> Result<Show, Broken> {
    let has = |key: &str| entries.iter().any(|entry| entry.key == key);
    let said = address(entries.iter().copied());
    if has("puzzle") {
        let (link, problems) = backtrack::link::Link::parse(&said);
        let problem = problems.first().map(of_backtracking);
        let is_wrong = |said: &str| !backtrack::link::Link::parse(said).1.is_empty();
        refuse(entries, line, problem, is_wrong)?;
        Ok(Show::Backtracking(link))
    } else if has("labels") {
        let (link, problems) = coroutine::link::Link::parse(&said);
        let problem = problems.first().map(of_coroutines);
        let is_wrong = |said: &str| !coroutine::link::Link::parse(said).1.is_empty();
        refuse(entries, line, problem, is_wrong)?;
        Ok(Show::Coroutines(link))
    } else if has("tree") || has("game") {
        let (mut link, mut problems) = Link::parse(&said);
        match link.tree() {
            // Who is to move is said one way only, so that two scenes are equal when they show
            // the same.
            Some(Ok(tree)) => link.root = Some(tree.root_player()),
            Some(Err(error)) => problems.push(LinkProblem::Tree(error)),
            None => {}
        }
        refuse(entries, line, problems.first().map(of_search), is_wrong_search)?;
        Ok(Show::Search(link))
    } else {
        Err(Broken { line, problem: Problem::NoSubject })
    }
}

fn is_wrong_search(said: &str) -> bool {
    let (link, problems) = Link::parse(said);
    !problems.is_empty() || link.tree().is_some_and(|tree| tree.is_err())
}

/// What is wrong with an entry: what was expected for a value, or nothing where its key means nothing.
pub(super) type Wrong = Option<Expected>;

/// Refuses what has a problem, at the line of the entry that is to blame.
pub(super) fn refuse(
    entries: &[&Entry],
    line: usize,
    problem: Option<Wrong>,
    is_wrong: impl Fn(&str) -> bool,
) -> Result<(), Broken> {
    let Some(problem) = problem else { return Ok(()) };
    let Some(entry) = culprit(entries, is_wrong) else {
        return Err(Broken { line, problem: Problem::NoSubject });
    };
    let key = || excerpt(&entry.key);
    let problem = match problem {
        Some(expected) => Problem::Value { key: key(), given: entry.given(), expected },
        None => Problem::UnknownKey { key: key(), known: Vec::new() },
    };
    Err(Broken { line: entry.line, problem })
}

/// That an entry's value cannot be read.
pub(super) fn wrong(entry: &Entry, expected: Expected) -> Broken {
    let problem = Problem::Value { key: entry.key.clone(), given: entry.given(), expected };
    Broken { line: entry.line, problem }
}

/// What is wrong where an address of a search has a problem.
pub(super) fn of_search(problem: &LinkProblem) -> Wrong {
    match problem {
        LinkProblem::UnknownParameter { .. } => None,
        LinkProblem::Choice(choice) => Some(Expected::Choice(choice.known.clone())),
        LinkProblem::Tree(error) => Some(Expected::Tree { column: error.column }),
        _ => Some(Expected::Fitting),
    }
}

/// What is wrong where an address of a search by backtracking has a problem.
pub(super) fn of_backtracking(problem: &backtrack::link::LinkProblem) -> Wrong {
    match problem {
        backtrack::link::LinkProblem::UnknownParameter { .. } => None,
        backtrack::link::LinkProblem::Choice(choice) => {
            Some(Expected::Choice(choice.known.clone()))
        }
        _ => Some(Expected::Fitting),
    }
}

fn of_coroutines(problem: &coroutine::link::LinkProblem) -> Wrong {
    match problem {
        coroutine::link::LinkProblem::UnknownParameter { .. } => None,
        _ => Some(Expected::Fitting),
    }
}
