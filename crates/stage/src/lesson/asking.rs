//! Reads the questions of a lesson.

use plyscope_core::excerpt;
use std::collections::BTreeSet;

use super::block::{address, Entry};
use super::chance::question as by_chance;
use super::problem::{Broken, Expected, Problem};
use super::scene::{of_backtracking, of_search, refuse, wrong, Wrong};
use super::Asking;
use crate::quiz::practice::{Level, Plan};
use crate::quiz::question::{Grading, Hints, Kind, Question, QuestionProblem, Terms};
use crate::setup::Choice;

/// The keys of a question's own; the others are those of its address.
const OWN_KEYS: [&str; 4] = ["id", "caption", "prompt", LEVEL];

/// The key that leaves the tree to chance.
const LEVEL: &str = "level";

/// The keys of a question whose tree is left to chance.
const CHANCE_KEYS: [&str; 9] =
    ["id", "caption", "prompt", LEVEL, "question", "points", "attempts", "hints", "grading"];

/// The most characters of a question's name.
const MAX_NAME: usize = 40;

/// Reads questions, and names those that their author has not named.
pub struct Namer {
    /// The terms of questions that say none.
    terms: Terms,
    /// What chance begins with.
    seed: u64,
    /// How many questions there have been.
    count: usize,
    names: BTreeSet<String>,
}

impl Namer {
    /// Nothing has been read yet.
    pub const fn new(terms: Terms, seed: u64) -> Self {
        Self { terms, seed, count: 0, names: BTreeSet::new() }
    }

    /// Reads a question that begins at a line. One that cannot be read counts as well, so that the
    /// others keep their numbers when it is mended.
    pub fn read(&mut self, entries: &[Entry], line: usize) -> Result<Asking, Broken> {
        self.count += 1;
        let own = |key: &str| entries.iter().find(|entry| entry.key == key);
        let is_own = |entry: &&Entry| OWN_KEYS.contains(&entry.key.as_str());
        let others: Vec<&Entry> = entries.iter().filter(|entry| !is_own(entry)).collect();
        let chance = own(LEVEL).map(|level| read_level(level, &others)).transpose()?;
        let mut question = match chance {
            Some(_) => read_question(&others, line, |said| format!("{said}&{ANY_TREE}"))?,
            None => read_question(&others, line, str::to_owned)?,
        };
        let says = |key: &str| entries.iter().any(|entry| entry.key == key);
        question.terms = with_defaults(question.terms, self.terms, says);
        let id = match own("id") {
            Some(entry) if !is_name(&entry.value) => return Err(wrong(entry, Expected::Name)),
            Some(entry) => entry.value.clone(),
            None => self.count.to_string(),
        };
        if !self.names.insert(id.clone()) {
            let line = own("id").map_or(line, |entry| entry.line);
            return Err(Broken { line, problem: Problem::SameName { id } });
        }
        if let Some(level) = chance {
            question = by_chance(question.kind, level, question.terms, &id, self.seed);
        }
        let text = |key: &str| own(key).map(|entry| entry.value.clone());
        Ok(Asking { id, caption: text("caption"), prompt: text("prompt"), question, chance })
    }
}

/// A tree for a question that has none yet, as an address says it.
const ANY_TREE: &str = "tree=4+8";

/// Reads the level of a question whose tree is left to chance, and refuses what does not go with that.
fn read_level(entry: &Entry, others: &[&Entry]) -> Result<Level, Broken> {
    if let Some(other) = others.iter().find(|other| !CHANCE_KEYS.contains(&other.key.as_str())) {
        let problem = Problem::UnknownKey { key: excerpt(&other.key), known: CHANCE_KEYS.to_vec() };
        return Err(Broken { line: other.line, problem });
    }
    let is_of_trees = |kind: &Entry| Plan::kinds().any(|known| known.id() == kind.value);
    if let Some(kind) = others.iter().find(|other| other.key == Kind::NAME && !is_of_trees(other)) {
        return Err(wrong(kind, Expected::Choice(Plan::kinds().map(Kind::id).collect())));
    }
    let level = entry.value.parse().ok().and_then(Level::new);
    let most = u64::from(Level::LAST.number());
    level.ok_or_else(|| wrong(entry, Expected::NumberFromOne { most }))
}

/// Reads a question from the keys of an address, to which something may have to be added.
fn read_question(
    entries: &[&Entry],
    line: usize,
    added: impl Fn(&str) -> String,
) -> Result<Question, Broken> {
    let (question, problems) = Question::parse(&added(&address(entries.iter().copied())));
    if matches!(problems.first(), Some(QuestionProblem::NoTree)) {
        return Err(Broken { line, problem: Problem::NoSubject });
    }
    let problem = problems.first().map(of_question);
    refuse(entries, line, problem, |said| is_wrong(&added(said)))?;
    question.ok_or(Broken { line, problem: Problem::NoSubject })
}

/// A name begins with a letter, so that it is no number of another question.
fn is_name(name: &str) -> bool {
    let fits = |c: char| c.is_alphanumeric() || matches!(c, '-' | '_');
    name.chars().next().is_some_and(char::is_alphabetic)
        && name.chars().all(fits)
        && name.chars().count() <= MAX_NAME
}

/// The terms that a question says, and for the others those of its lesson.
fn with_defaults(own: Terms, lesson: Terms, says: impl Fn(&str) -> bool) -> Terms {
    Terms {
        points: if says("points") { own.points } else { lesson.points },
        attempts: if says("attempts") { own.attempts } else { lesson.attempts },
        hints: if says("hints") { own.hints } else { lesson.hints },
        grading: if says("grading") { own.grading } else { lesson.grading },
    }
}

fn is_wrong(said: &str) -> bool {
    let (_, problems) = Question::parse(said);
    problems.iter().any(|problem| *problem != QuestionProblem::NoTree)
}

fn of_question(problem: &QuestionProblem) -> Wrong {
    match problem {
        QuestionProblem::Choice(choice) => Some(Expected::Choice(choice.known.clone())),
        QuestionProblem::Number { most, .. } => Some(Expected::Number { most: u64::from(*most) }),
        QuestionProblem::Tree(problem) => of_search(problem),
        QuestionProblem::Board(problem) => of_backtracking(problem),
        QuestionProblem::TooLong { .. } | QuestionProblem::NoTree | QuestionProblem::NoLesson => {
            Some(Expected::Fitting)
        }
    }
}

/// The terms as a block says them, where they are not those of its lesson.
pub fn terms_said(own: Terms, lesson: Terms) -> Vec<(&'static str, String)> {
    let mut said = Vec::new();
    if own.points != lesson.points {
        said.push(("points", own.points.to_string()));
    }
    if own.attempts != lesson.attempts {
        said.push(("attempts", own.attempts.map_or("any".to_owned(), |most| most.to_string())));
    }
    if own.hints != lesson.hints {
        said.push(match own.hints {
            Hints::Off => ("hints", "off".to_owned()),
            Hints::Cost(cost) => ("hints", cost.to_string()),
        });
    }
    if own.grading != lesson.grading {
        said.push((Grading::NAME, own.grading.id().to_owned()));
    }
    said
}
