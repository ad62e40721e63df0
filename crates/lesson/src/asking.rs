//! Parses the questions of a lesson.

use plyscope_search::excerpt;
use std::collections::{BTreeMap, BTreeSet};

use super::block::{at_places, Entry};
use super::chance::{question as by_chance, unasked};
use super::identity;
use super::problem::{Broken, Expected, Problem};
use super::scene::wrong;
use super::Asking;
use plyscope_practice::Level;
use plyscope_quiz::feedback::{Again, Feedback};
use plyscope_quiz::question::{Grading, Hints, Kind, Question, QuestionProblem, Terms};
use plyscope_setup::address::Query;
use plyscope_setup::Choice;

/// The keys that only blocks have; the others are parameters of addresses.
const OWN_KEYS: [&str; 4] = ["id", "caption", "prompt", LEVEL];

/// The key for a random tree.
const LEVEL: &str = "level";

/// The keys of a question with a random tree.
const CHANCE_KEYS: [&str; 11] = [
    "id", "caption", "prompt", LEVEL, "question", "points", "attempts", "hints", "grading",
    "feedback", "again",
];

/// The most characters of a question's name.
const MAX_NAME: usize = 40;

/// Parses questions, and names those without a name.
pub struct Namer {
    /// The default terms.
    terms: Terms,
    /// The seed.
    seed: u64,
    /// How many questions were parsed.
    count: usize,
    names: BTreeSet<String>,
    /// The names of the questions by [what they ask](identity::asked), and whether they are random.
    asked: BTreeMap<String, (String, bool)>,
}

impl Namer {
    /// Begins before the first question.
    pub const fn new(terms: Terms, seed: u64) -> Self {
        Self { terms, seed, count: 0, names: BTreeSet::new(), asked: BTreeMap::new() }
    }

    /// The number of the next question, which has no name.
    pub fn number(&mut self) -> String {
        self.count += 1;
        let id = self.count.to_string();
        self.names.insert(id.clone());
        id
    }

    /// Takes a question of the lesson that begins at a line, unless another one is the same, however it is
    /// scored: attempts are kept by question, so an answer to one would count for both. A random one before it
    /// that happens to be the same is generated anew when the lesson is dealt.
    ///
    /// # Errors
    /// If another one is the same.
    pub fn take(&mut self, asking: &Asking, line: usize) -> Result<(), Vec<Broken>> {
        let (asked, is_random) = (identity::asked(&asking.question), asking.chance.is_some());
        match self.asked.get(&asked) {
            Some((id, is_other_random)) if is_random || !is_other_random => {
                let problem = Problem::SameQuestion { id: id.clone() };
                Err(vec![Broken { line, column: None, problem }])
            }
            _ => {
                self.asked.insert(asked, (asking.id.clone(), is_random));
                Ok(())
            }
        }
    }

    /// The terms of the lesson.
    pub const fn terms(&self) -> Terms {
        self.terms
    }

    /// Parses a question that begins at a line, or returns all its problems. An invalid one counts
    /// as well, so that the others keep their numbers when it is repaired.
    pub fn read(&mut self, entries: &[Entry], line: usize) -> Result<Asking, Vec<Broken>> {
        self.count += 1;
        let own = |key: &str| entries.iter().find(|entry| entry.key == key);
        let is_own = |entry: &&Entry| OWN_KEYS.contains(&entry.key.as_str());
        let others: Vec<&Entry> = entries.iter().filter(|entry| !is_own(entry)).collect();
        let mut broken = Vec::new();
        let chance = own(LEVEL).and_then(|level| read_level(level, &others, &mut broken));
        let question = if own(LEVEL).is_some() {
            let known = |entry: &&&Entry| CHANCE_KEYS.contains(&entry.key.as_str());
            let others: Vec<&Entry> = others.iter().filter(known).copied().collect();
            let is_of_programs = kind_of(&others).is_some_and(Kind::is_about_programs);
            let added = (!is_of_programs).then_some(ANY_TREE);
            read_question(&others, line, added, &mut broken)
        } else {
            read_question(&others, line, None, &mut broken)
        };
        let id = match own("id") {
            Some(entry) if !is_name(&entry.value) => {
                broken.push(wrong(entry, Expected::Name));
                None
            }
            Some(entry) => Some(entry.value.clone()),
            None => Some(self.count.to_string()),
        };
        if let Some(id) = id.as_ref().filter(|id| self.names.contains(*id)) {
            let problem = Problem::SameName { id: id.clone() };
            broken.push(match own("id") {
                Some(entry) => entry.wrong(problem),
                None => Broken { line, column: None, problem },
            });
        }
        let (Some(mut question), Some(id), true) = (question, id, broken.is_empty()) else {
            broken.sort_by_key(|broken| broken.line);
            return Err(broken);
        };
        self.names.insert(id.clone());
        let has = |key: &str| entries.iter().any(|entry| entry.key == key);
        question.terms = with_defaults(question.terms, self.terms, has);
        if let Some(level) = chance {
            let Question { kind, terms, .. } = question;
            let made = |name: &str| by_chance(kind, level, terms, name, self.seed);
            let is_asked =
                |question: &Question| self.asked.contains_key(&identity::asked(question));
            question = unasked(&id, is_asked, made);
        }
        let text = |key: &str| own(key).map(|entry| entry.value.clone());
        Ok(Asking { id, caption: text("caption"), prompt: text("prompt"), question, chance })
    }
}

/// A placeholder tree for a question that has none yet, with its key.
const ANY_TREE: (&str, &str) = ("tree", "4 8");

/// The kind of a question.
fn kind_of(entries: &[&Entry]) -> Option<Kind> {
    let kind = entries.iter().find(|entry| entry.key == Kind::NAME)?;
    Kind::from_id(&kind.value).ok()
}

/// Parses the level of a question with a random tree, and reports incompatible keys.
fn read_level(entry: &Entry, others: &[&Entry], broken: &mut Vec<Broken>) -> Option<Level> {
    let unknown = others.iter().filter(|other| !CHANCE_KEYS.contains(&other.key.as_str()));
    broken.extend(unknown.map(|other| {
        let problem = Problem::UnknownKey { key: excerpt(&other.key), known: CHANCE_KEYS.to_vec() };
        Broken { line: other.line, column: other.key_place().column, problem }
    }));
    let is_of_boards = |kind: &Entry| Kind::from_id(&kind.value).is_ok_and(Kind::is_about_boards);
    if let Some(kind) = others.iter().find(|other| other.key == Kind::NAME && is_of_boards(other)) {
        broken.push(wrong(kind, Expected::RandomKind));
    }
    let level = entry.value.parse().ok().and_then(Level::new);
    if level.is_none() {
        let most = u64::from(Level::LAST.number());
        broken.push(wrong(entry, Expected::NumberFromOne { most }));
    }
    level
}

/// Parses a question from the keys of an address and an added one, and collects its problems.
fn read_question(
    entries: &[&Entry],
    line: usize,
    added: Option<(&str, &str)>,
    broken: &mut Vec<Broken>,
) -> Option<Question> {
    // A question about a board is already reported, and cannot have a tree.
    let is_noted = added.is_some() && !broken.is_empty();
    let given = entries.iter().map(|entry| (entry.key.as_str(), entry.value.as_str()));
    let mut query = Query::of(given.chain(added));
    let question = Question::from_query(&mut query);
    let is_added = |problem: &QuestionProblem| {
        is_noted
            && matches!(problem, QuestionProblem::Board(problem) if problem.parameter() == Some("tree"))
    };
    let problems = query.finish().into_iter().filter(|problem| !is_added(problem));
    let problems = problems.map(|problem| match problem {
        QuestionProblem::NoTree => Problem::NoTree,
        problem => Problem::Question(problem),
    });
    broken.extend(at_places(entries, line, problems));
    question
}

/// A name begins with a letter, so that it is not the number of another question.
fn is_name(name: &str) -> bool {
    let fits = |c: char| c.is_alphanumeric() || matches!(c, '-' | '_');
    name.chars().next().is_some_and(char::is_alphabetic)
        && name.chars().all(fits)
        && name.chars().count() <= MAX_NAME
}

/// The terms of a question, with those of its lesson as defaults.
fn with_defaults(own: Terms, lesson: Terms, has: impl Fn(&str) -> bool) -> Terms {
    Terms {
        points: if has("points") { own.points } else { lesson.points },
        attempts: if has("attempts") { own.attempts } else { lesson.attempts },
        hints: if has("hints") { own.hints } else { lesson.hints },
        grading: if has("grading") { own.grading } else { lesson.grading },
        feedback: if has("feedback") { own.feedback } else { lesson.feedback },
        again: if has("again") { own.again } else { lesson.again },
    }
}

/// The keys for terms that differ from those of the lesson.
pub fn written_terms(own: Terms, lesson: Terms) -> Vec<(&'static str, String)> {
    let mut terms = Vec::new();
    if own.points != lesson.points {
        terms.push(("points", own.points.to_string()));
    }
    if own.attempts != lesson.attempts {
        terms.push(("attempts", own.attempts.map_or("any".to_owned(), |most| most.to_string())));
    }
    if own.hints != lesson.hints {
        terms.push(match own.hints {
            Hints::Off => ("hints", "off".to_owned()),
            Hints::Cost(cost) => ("hints", cost.to_string()),
        });
    }
    if own.grading != lesson.grading {
        terms.push((Grading::NAME, own.grading.id().to_owned()));
    }
    if own.feedback != lesson.feedback {
        terms.push((Feedback::NAME, own.feedback.id().to_owned()));
    }
    if own.again != lesson.again {
        terms.push((Again::NAME, own.again.id().to_owned()));
    }
    terms
}
