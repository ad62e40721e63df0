//! A lesson that is read: fetched where it comes from, its scenes as they are played, and how the
//! person is with its questions.

use std::collections::BTreeMap;

use plyscope_stage::lesson::playing::{Go, Playing};
use plyscope_stage::lesson::source::Source;
use plyscope_stage::lesson::{Asking, Lesson, Part, TooLong};
use plyscope_stage::locale::Lang;
use plyscope_stage::quiz::attempt::Attempt;
use plyscope_stage::quiz::summary::{Row, Summary};

use super::{device, kept};
use crate::browser;

/// A lesson that is read.
pub struct Lecture {
    /// Where it comes from.
    pub source: Source,
    /// In which language it was asked for.
    lang: Lang,
    /// How far it is here.
    pub state: State,
    /// When it was opened, in milliseconds since 1970.
    begun: f64,
    /// Who reads it, for the results.
    pub name: String,
}

/// How far a lesson is here.
pub enum State {
    /// On its way.
    Fetching,
    /// It cannot be had.
    Lost,
    /// It is too long to be read.
    TooLong(TooLong),
    /// It is here.
    Here {
        /// What it says.
        lesson: Lesson,
        /// Its scenes as they are played, by their places among the parts.
        scenes: BTreeMap<usize, Playing>,
    },
}

impl Lecture {
    /// A lesson that is opened.
    pub fn open(source: Source, lang: Lang) -> Self {
        let begun = browser::now();
        let mut lecture = Self { source, lang, state: State::Fetching, begun, name: String::new() };
        if lecture.source == Source::Own {
            lecture.read(kept::lesson());
        }
        lecture
    }

    /// In which language it was asked for.
    pub const fn lang(&self) -> Lang {
        self.lang
    }

    /// Whether it could not be had.
    pub const fn is_lost(&self) -> bool {
        matches!(self.state, State::Lost)
    }

    /// Takes the lesson's text, or that it cannot be had.
    pub fn read(&mut self, text: Option<String>) {
        self.state = match text.map(|text| Lesson::parse(&text)) {
            None => State::Lost,
            Some(Err(problem)) => State::TooLong(problem),
            Some(Ok(lesson)) => {
                let seed = lesson.front.seed.unwrap_or_default();
                let lesson = lesson.shuffled(seed);
                let scenes = lesson.parts.iter().enumerate().filter_map(|(place, part)| {
                    let Part::Scene(scene) = part else { return None };
                    Playing::of(scene).map(|playing| (place, playing))
                });
                let scenes = scenes.collect();
                State::Here { lesson, scenes }
            }
        };
    }

    /// What it says, once it is here.
    pub const fn lesson(&self) -> Option<&Lesson> {
        match &self.state {
            State::Here { lesson, .. } => Some(lesson),
            State::Fetching | State::Lost | State::TooLong(_) => None,
        }
    }

    /// The question with a name.
    pub fn question(&self, id: &str) -> Option<&Asking> {
        self.lesson()?.questions().find(|asking| asking.id == id)
    }

    /// The question after the one with a name.
    pub fn question_after(&self, id: &str) -> Option<&Asking> {
        self.lesson()?.questions().skip_while(|asking| asking.id != id).nth(1)
    }

    /// Goes to another step of a scene.
    pub fn go(&mut self, place: usize, go: Go) {
        if let State::Here { scenes, .. } = &mut self.state {
            if let Some(playing) = scenes.get_mut(&place) {
                playing.go(go);
            }
        }
    }

    /// What can be handed in.
    pub fn summary(&self) -> Summary {
        let questions = self.lesson().into_iter().flat_map(Lesson::questions);
        let rows = questions.map(|asking| {
            let attempt = attempt(asking);
            Row {
                id: asking.id.clone(),
                kind: asking.question.kind,
                points: attempt.points(),
                of: asking.question.terms.points,
                checks: attempt.checks(),
                hints: attempt.hints(),
            }
        });
        let front = self.lesson().map(|lesson| &lesson.front);
        Summary {
            title: front.and_then(|front| front.title.clone()).unwrap_or_default(),
            name: self.name.clone(),
            seed: front.and_then(|front| front.seed),
            begun: device::local_time(self.begun),
            seconds: ((browser::now() - self.begun) / 1000.0) as u64,
            rows: rows.collect(),
        }
    }
}

/// How the person is with a question of a lesson.
pub fn attempt(asking: &Asking) -> Attempt {
    kept::attempt(&asking.question.print())
}
