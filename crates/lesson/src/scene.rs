//! A scene in a lesson: a search to step through, from one step to another.

use super::asking::Namer;
use super::block::{at_places, query, Entry};
use super::problem::{Broken, Expected, Problem};
use super::Asking;
use plyscope_player::embed::{read_ask, EmbedProblem};
use plyscope_player::film::{At, Playable};
use plyscope_puzzle_player::Show;
use plyscope_quiz::details::Details;
use plyscope_quiz::question::{Kind, Question, Subject, Terms, MOST};
use plyscope_setup::ask::Ask;
use plyscope_setup::Choice;

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
    /// The questions that interrupt it, as one question of the lesson.
    pub asking: Option<Box<Asking>>,
}

/// The key that only blocks have; the others are parameters of addresses.
const CAPTION: &str = "caption";

impl Scene {
    /// Parses a scene that begins at a line, or returns all its problems.
    pub(super) fn read(
        entries: &[Entry],
        line: usize,
        namer: &mut Namer,
    ) -> Result<Self, Vec<Broken>> {
        let own = |key: &str| entries.iter().find(|entry| entry.key == key);
        let is_caption = |entry: &&Entry| entry.key == CAPTION;
        let mut query = query(entries.iter().filter(|entry| !is_caption(entry)));
        let (from, to) = (query.moment("from"), query.moment("to"));
        let ask = read_ask(&mut query);
        let points = match query.has(Ask::NAME) {
            true => query.number("points", 0..=u64::from(MOST)),
            false => None,
        };
        let show = Show::take(&mut query);
        let problems = query.finish();
        let problems = problems.into_iter().map(|problem| match problem {
            EmbedProblem::Nothing => Problem::NoSubject,
            problem => Problem::Scene(problem),
        });
        let entries: Vec<&Entry> = entries.iter().collect();
        let broken = at_places(&entries, line, problems);
        let caption = own(CAPTION).map(|entry| entry.value.clone());
        let is_asked = entries.iter().any(|entry| entry.key == Ask::NAME);
        // A scene with an invalid part counts as well, so that the questions keep their numbers.
        let id = if is_asked { namer.number() } else { String::new() };
        let Some(show) = show.filter(|_| broken.is_empty()) else { return Err(broken) };
        let mut scene = Self { show, caption, from, to, asking: None };
        if let Some(subject) = ask.and_then(|ask| scene.asked(ask)) {
            let terms = namer.terms();
            // Each question is asked once, and the answer is shown next.
            let points = points.unwrap_or(terms.points);
            let terms = Terms { points, attempts: Some(1), ..terms };
            let question =
                Question { kind: Kind::Playback, subject, terms, details: Details::default() };
            let (caption, prompt) = (scene.caption.clone(), None);
            scene.asking = Some(Box::new(Asking { id, caption, prompt, question, chance: None }));
        }
        Ok(scene)
    }

    /// What is asked about it while it plays; `None` if it is not a search of a tree.
    fn asked(&self, ask: Ask) -> Option<Subject> {
        let Show::Search(link) = &self.show else { return None };
        let tree = link.tree()?.ok()?;
        let (text, setup) = (link.text.clone().unwrap_or_default(), link.setup);
        let (from, to) = (self.from, self.to);
        Some(Subject::Playback { tree, text, setup, ask, from, to })
    }

    /// What is asked while it plays.
    #[must_use]
    pub fn ask(&self) -> Option<Ask> {
        match self.asking.as_ref()?.question.subject {
            Subject::Playback { ask, .. } => Some(ask),
            _ => None,
        }
    }
}

/// The problem of an entry with an invalid value.
pub(super) fn wrong(entry: &Entry, expected: Expected) -> Broken {
    entry.wrong(Problem::Value { key: entry.key.clone(), given: entry.given(), expected })
}
