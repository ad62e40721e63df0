//! A lesson that is read: fetched where it comes from, its scenes as they are played, and how the
//! person is with its questions.

use std::collections::BTreeMap;

use plyscope_stage::film::{Go, Playing};
use plyscope_stage::lesson::opened::Opening;
use plyscope_stage::lesson::progress::{Progress, Standing};
use plyscope_stage::lesson::source::Source;
use plyscope_stage::lesson::{Asking, Lesson, Part, Seed, TooLong};
use plyscope_stage::locale::Lang;
use plyscope_stage::quiz::attempt::Attempt;
use plyscope_stage::quiz::room::Around;
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
    /// What its address says that chance begins with.
    asked_seed: Option<u64>,
    /// What is around it.
    around: Around,
    /// When it was first opened on this device; nothing while it is not read but printed.
    opening: Option<Opening>,
    /// How the person is with its questions, by their names. They are looked up when the lesson is
    /// gone to, and not whenever it is drawn.
    attempts: BTreeMap<String, Attempt>,
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
        /// Its text.
        text: String,
        /// What it says, before anything of it is left to chance.
        written: Box<Lesson>,
        /// What it says to this person.
        lesson: Box<Lesson>,
        /// Its scenes as they are played, by their places among the parts.
        scenes: BTreeMap<usize, Playing>,
    },
}

impl Lecture {
    /// A lesson that is opened.
    pub fn open(source: Source, lang: Lang) -> Self {
        let mut lecture = Self {
            source,
            lang,
            state: State::Fetching,
            asked_seed: None,
            around: Around::Site,
            opening: None,
            attempts: BTreeMap::new(),
            name: String::new(),
        };
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
        let read = text.map(|text| Lesson::parse(&text).map(|written| (written, text)));
        self.state = match read {
            None => State::Lost,
            Some(Err(problem)) => State::TooLong(problem),
            Some(Ok((written, text))) => {
                let scenes = written.parts.iter().enumerate().filter_map(|(place, part)| {
                    let Part::Scene(scene) = part else { return None };
                    Playing::of(&scene.show, scene.from, scene.to).map(|playing| (place, playing))
                });
                let (scenes, written) = (scenes.collect(), Box::new(written));
                State::Here { text, lesson: written.clone(), written, scenes }
            }
        };
        self.deal();
    }

    /// Begins to read it, or goes on, with a seed where its address says one.
    pub fn attend(&mut self, seed: Option<u64>, around: Around) {
        self.opening.get_or_insert_with(|| kept::opening(&self.source));
        (self.asked_seed, self.around) = (seed, around);
        self.deal();
    }

    /// Leaves to chance what is left to it, and looks up how the person is with the questions.
    fn deal(&mut self) {
        let seed = self.seed();
        let State::Here { written, lesson, .. } = &mut self.state else { return };
        **lesson = (**written).clone().dealt(seed);
        let questions = || lesson.questions().map(|asking| asking.question.print());
        let names = lesson.questions().map(|asking| asking.id.clone());
        self.attempts = names.zip(kept::attempts(questions())).collect();
    }

    /// What chance begins with for this person.
    pub fn seed(&self) -> u64 {
        let said = self.written().map(|lesson| lesson.front.seed).unwrap_or_default();
        let own = self.opening.map(|opening| opening.seed).filter(|_| said == Seed::Own);
        self.asked_seed.or(own).unwrap_or(said.first())
    }

    /// The seed that the address says, for the addresses of its questions.
    pub const fn asked_seed(&self) -> Option<u64> {
        self.asked_seed
    }

    /// What it says before anything of it is left to chance, once it is here.
    pub const fn written(&self) -> Option<&Lesson> {
        match &self.state {
            State::Here { written, .. } => Some(written),
            State::Fetching | State::Lost | State::TooLong(_) => None,
        }
    }

    /// What it says to this person, once it is here.
    pub const fn lesson(&self) -> Option<&Lesson> {
        match &self.state {
            State::Here { lesson, .. } => Some(lesson),
            State::Fetching | State::Lost | State::TooLong(_) => None,
        }
    }

    /// What is around it.
    pub const fn around(&self) -> Around {
        self.around
    }

    /// Its text, once it is here.
    pub fn text(&self) -> Option<&str> {
        match &self.state {
            State::Here { text, .. } => Some(text),
            State::Fetching | State::Lost | State::TooLong(_) => None,
        }
    }

    /// Puts the person where they were with its questions; tells whether it is here, so that this
    /// could be done.
    pub fn restore(&mut self, progress: &Progress) -> bool {
        let Some(lesson) = self.lesson() else { return false };
        for asking in lesson.questions() {
            if let Some(attempt) = progress.find(&asking.id) {
                kept::keep(&asking.question.print(), attempt);
            }
        }
        self.deal();
        true
    }

    /// How far the person is with it just now, and what that comes to.
    pub fn progress(&self) -> Option<(Progress, Standing)> {
        let (lesson, opening) = (self.lesson()?, self.opening?);
        let attempts = kept::attempts(lesson.questions().map(|asking| asking.question.print()));
        let rows = lesson.questions().zip(&attempts).map(|(asking, attempt)| row(asking, attempt));
        let standing = Standing::of(&Summary { rows: rows.collect(), ..Summary::default() });
        let names = lesson.questions().map(|asking| asking.id.clone());
        let begun = names.zip(attempts).filter(|(_, attempt)| !attempt.is_blank());
        Some((Progress { opening, attempts: begun.collect() }, standing))
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
        let rows = questions.map(|asking| row(asking, &self.attempt(asking)));
        let lesson = self.lesson();
        let title = lesson.and_then(|lesson| lesson.front.title.clone());
        let now = browser::now();
        let begun = self.opening.map_or(now, |opening| opening.begun as f64);
        Summary {
            title: title.unwrap_or_default(),
            name: self.name.clone(),
            seed: lesson.filter(|lesson| lesson.has_chance()).map(|_| self.seed()),
            begun: device::local_time(begun),
            seconds: ((now - begun) / 1000.0) as u64,
            rows: rows.collect(),
        }
    }

    /// How the person was with a question when the lesson was gone to.
    pub fn attempt(&self, asking: &Asking) -> Attempt {
        self.attempts.get(&asking.id).cloned().unwrap_or_default()
    }
}

/// The result of a question.
fn row(asking: &Asking, attempt: &Attempt) -> Row {
    Row {
        id: asking.id.clone(),
        kind: asking.question.kind,
        points: attempt.points(),
        of: asking.question.terms.points,
        checks: attempt.checks(),
        hints: attempt.hints(),
    }
}
