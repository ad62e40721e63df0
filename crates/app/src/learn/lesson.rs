//! The current lesson: its text, its scenes and the user's attempts.

mod exam;
mod reading;
mod weight;

pub use exam::HandedIn;
pub use reading::{checked, deal, read};
use weight::chunks_of;
pub use weight::{weight, weight_of_chunk};

use std::collections::BTreeMap;
use std::rc::Rc;

use plyscope_classroom::results::{digest, Results};
use plyscope_i18n::Lang;
use plyscope_lesson::check::Report;
use plyscope_lesson::identity::attempt_key;
use plyscope_lesson::opened::{key, OpenedLesson};
use plyscope_lesson::place::Around;
use plyscope_lesson::progress::{Progress, Record, Standing};
use plyscope_lesson::prose::Chunk;
use plyscope_lesson::source::Source;
use plyscope_lesson::{chance, Asking, Lesson, Seed, TooLong};
use plyscope_practice::attempt::Attempt;
use plyscope_practice::summary::{Row, Summary};
use plyscope_quiz::question::Question;

use super::card::OfLesson;
use super::host::Loss;
use super::kept::{self, MOST_FORGOTTEN};
use super::message::{Finishing, Saving};
use super::scenes::Scenes;
use crate::browser;

/// The current lesson.
pub struct Lecture {
    /// Its number among all lessons opened.
    pub number: u32,
    /// Its source.
    pub source: Source,
    /// What the device keeps its opening under.
    key: String,
    /// What it keeps each attempt under, with the question.
    answers_key: String,
    /// The requested language.
    lang: Lang,
    /// Its loading state.
    pub state: State,
    /// The seed in its address.
    asked_seed: Option<u64>,
    /// Its surroundings.
    around: Around,
    /// When it was first opened on this device; `None` while it is only printed.
    opening: Option<OpenedLesson>,
    /// The user's attempts by question name, loaded when the lesson is entered and not at each
    /// render.
    attempts: BTreeMap<String, Attempt>,
    /// The user's name, for the results.
    pub name: String,
    /// Whether its results were saved.
    pub saving: Saving,
    /// Whether it is being handed in.
    pub finishing: Finishing,
    /// The names of the questions whose answers cannot be parsed, once it is to be handed in.
    pub unreadable: Vec<String>,
}

/// The loading state of a lesson.
pub enum State {
    /// It is being fetched or parsed.
    Fetching,
    /// It could not be loaded.
    Lost(Loss),
    /// It is too long.
    TooLong(TooLong),
    /// It is parsed.
    Read(Box<Text>),
}

/// The current lesson.
pub struct Text {
    /// The source text.
    text: String,
    /// The lesson before its random parts are dealt.
    written: Rc<Lesson>,
    /// The lesson with its random parts dealt, and the seed; `None` while it is being dealt.
    dealt: Option<(u64, Rc<Lesson>)>,
    /// Its scenes.
    scenes: Scenes,
    /// The chunks of each text part; other parts have none. Dealing changes no text.
    chunks: Vec<Vec<Chunk>>,
    /// How much of it is rendered, in weight units.
    shown: usize,
    /// Whether it was checked for handing it out.
    checking: Checking,
}

/// Whether a lesson was checked.
#[derive(Clone, Default)]
pub enum Checking {
    /// Not yet.
    #[default]
    Unasked,
    /// It is being checked.
    Running,
    /// It was.
    Done(Rc<Report>),
}

/// How much more of a lesson is rendered in one task, in weight units.
const MORE: usize = 20;

impl Text {
    /// The lesson before its random parts are dealt.
    pub fn written(&self) -> &Lesson {
        &self.written
    }

    /// Whether it was checked for handing it out.
    pub const fn checking(&self) -> &Checking {
        &self.checking
    }
}

impl Lecture {
    /// A newly opened lesson, with its text if that is known already.
    pub fn open(number: u32, source: Source, text: Option<&str>, lang: Lang) -> Self {
        // One's own that is still to be fetched is the one that is stored.
        let stored = || kept::lesson().unwrap_or_default();
        let text = text.map_or_else(stored, str::to_owned);
        Self {
            number,
            key: key(&source, &text).into_owned(),
            answers_key: source.print().to_owned(),
            source,
            lang,
            state: State::Fetching,
            asked_seed: None,
            around: Around::Site,
            opening: None,
            attempts: BTreeMap::new(),
            name: String::new(),
            saving: Saving::No,
            finishing: Finishing::No,
            unreadable: Vec::new(),
        }
    }

    /// The requested language.
    pub const fn lang(&self) -> Lang {
        self.lang
    }

    /// Requests a language in which it is the same file.
    pub const fn set_language(&mut self, lang: Lang) {
        self.lang = lang;
    }

    /// Whether it is the same file in a language: only the site's own lessons have one for each.
    pub fn is_same_in(&self, lang: Lang) -> bool {
        self.source.file(lang) == self.source.file(self.lang)
    }

    /// What the device keeps its opening under.
    pub fn key(&self) -> &str {
        &self.key
    }

    /// Takes the name of the user, and stores it with the opening.
    pub fn sign(&mut self, name: String) {
        // Another tab may have erased it.
        kept::opening(&self.key, self.opening);
        kept::sign(&self.key, &name);
        (self.name, self.saving) = (name, Saving::No);
    }

    /// Why loading failed, in a sentence.
    pub fn describe(&self, loss: Loss, lang: Lang) -> String {
        loss.describe(self.source.file(self.lang).as_deref(), lang)
    }

    /// Whether loading failed.
    pub const fn is_lost(&self) -> bool {
        matches!(self.state, State::Lost(_))
    }

    /// Takes the parsed text.
    pub fn take(&mut self, text: String, read: Result<Lesson, TooLong>) {
        self.key = key(&self.source, &text).into_owned();
        self.state = match read {
            Err(problem) => State::TooLong(problem),
            Ok(written) => {
                // One's own file keeps its answers when its text is corrected.
                if self.source == Source::Own {
                    self.answers_key = format!("{} {}", self.source.print(), digest(&written));
                }
                let written = Rc::new(written);
                // Without random parts, nothing has to be dealt.
                let dealt = (!written.has_chance()).then(|| (self.seed(), Rc::clone(&written)));
                let scenes = Scenes::of(Rc::clone(&written));
                let chunks = written.parts.iter().map(chunks_of).collect();
                let checking = Checking::Unasked;
                let shown = MORE;
                let text = Text { text, written, dealt, scenes, chunks, shown, checking };
                State::Read(Box::new(text))
            }
        };
        self.look_up();
    }

    /// The text to check, if it was not checked yet.
    pub fn unchecked(&mut self) -> Option<String> {
        let text = self.read_text_mut()?;
        if !matches!(text.checking, Checking::Unasked) {
            return None;
        }
        text.checking = Checking::Running;
        Some(text.text.clone())
    }

    /// Takes the result of the check.
    pub fn take_report(&mut self, report: Report) {
        if let Some(text) = self.read_text_mut() {
            text.checking = Checking::Done(Rc::new(report));
        }
    }

    /// Enters the lesson, with the seed of its address, if any.
    pub fn attend(&mut self, seed: Option<u64>, around: Around) {
        // Another tab may have erased it, or begun it anew as another person.
        let is_same = self.opening.is_none() || self.opening == kept::find_opening(&self.key);
        self.opening = Some(kept::opening(&self.key, self.opening));
        match kept::name(&self.key) {
            name if !name.is_empty() || !is_same => self.name = name,
            _ if !self.name.is_empty() => kept::sign(&self.key, &self.name),
            _ => {}
        }
        (self.asked_seed, self.around, self.saving) = (seed, around, Saving::No);
        if let Some(text) = self.read_text_mut() {
            text.shown = MORE;
        }
        self.look_up();
    }

    /// The lesson to deal and its seed, if needed.
    pub fn undealt(&mut self) -> Option<(Rc<Lesson>, u64)> {
        let seed = self.seed();
        let text = self.read_text_mut()?;
        let is_dealt = |(dealt, _): &(u64, _)| *dealt == seed || !text.written.has_chance();
        if text.dealt.as_ref().is_some_and(is_dealt) {
            return None;
        }
        text.dealt = None;
        Some((Rc::clone(&text.written), seed))
    }

    /// Takes the lesson dealt with a seed, if that is still current; returns whether it is.
    pub fn take_dealt(&mut self, seed: u64, lesson: Lesson) -> bool {
        if seed != self.seed() {
            return false;
        }
        let Some(text) = self.read_text_mut() else { return false };
        text.dealt = Some((seed, Rc::new(lesson)));
        self.look_up();
        true
    }

    /// Loads the user's attempts.
    pub fn look_up(&mut self) {
        let Some(lesson) = self.lesson_shared() else { return };
        let keys = lesson.questions().map(|asking| self.attempt_key(&asking.question));
        let attempts = kept::attempts(keys);
        let names = lesson.questions().map(|asking| asking.id.clone());
        self.attempts = names.zip(attempts).collect();
    }

    /// What the attempt at a question and the answers to it are stored under.
    fn attempt_key(&self, question: &Question) -> String {
        attempt_key(&self.answers_key, question)
    }

    const fn read_text(&self) -> Option<&Text> {
        match &self.state {
            State::Read(text) => Some(text),
            State::Fetching | State::Lost(_) | State::TooLong(_) => None,
        }
    }

    const fn read_text_mut(&mut self) -> Option<&mut Text> {
        match &mut self.state {
            State::Read(text) => Some(text),
            State::Fetching | State::Lost(_) | State::TooLong(_) => None,
        }
    }

    /// How much of it is rendered, in weight units.
    pub fn shown(&self) -> usize {
        self.read_text().map_or(0, |text| text.shown)
    }

    /// Whether not all of it is rendered; a lesson that is being dealt is not rendered at all.
    pub fn has_more(&self) -> bool {
        self.read_text().filter(|text| text.dealt.is_some()).is_some_and(|text| {
            text.chunks.iter().map(|chunks| weight(chunks)).sum::<usize>() > text.shown
        })
    }

    /// The chunks of a part that is text.
    pub fn chunks(&self, place: usize) -> &[Chunk] {
        let chunks = self.read_text().and_then(|text| text.chunks.get(place));
        chunks.map_or(&[], Vec::as_slice)
    }

    /// Renders more of it.
    pub fn show_more(&mut self) {
        if let Some(text) = self.read_text_mut() {
            text.shown += MORE;
        }
    }

    /// Its scenes, once it is parsed.
    pub fn scenes(&self) -> Option<&Scenes> {
        Some(&self.read_text()?.scenes)
    }

    /// The same, mutable.
    pub fn scenes_mut(&mut self) -> Option<&mut Scenes> {
        Some(&mut self.read_text_mut()?.scenes)
    }

    /// The dealt lesson, shared.
    pub fn lesson_shared(&self) -> Option<Rc<Lesson>> {
        let (_, lesson) = self.read_text()?.dealt.as_ref()?;
        Some(Rc::clone(lesson))
    }

    /// The seed of the user.
    pub fn seed(&self) -> u64 {
        let declared = self.written().map(|lesson| lesson.front.seed).unwrap_or_default();
        let own = self.opening.map(|opening| opening.seed).filter(|_| declared == Seed::Own);
        self.asked_seed.or(own).unwrap_or(declared.first())
    }

    /// The seed in the address, for the addresses of its questions.
    pub const fn asked_seed(&self) -> Option<u64> {
        self.asked_seed
    }

    /// The lesson before dealing, once it is parsed.
    pub fn written(&self) -> Option<&Lesson> {
        Some(self.read_text()?.written())
    }

    /// The dealt lesson, once available.
    pub fn lesson(&self) -> Option<&Lesson> {
        let (_, lesson) = self.read_text()?.dealt.as_ref()?;
        Some(lesson)
    }

    /// Its surroundings.
    pub const fn around(&self) -> Around {
        self.around
    }

    /// Its source text, once loaded.
    pub fn text(&self) -> Option<&str> {
        Some(&self.read_text()?.text)
    }

    /// Restores the attempts; returns whether the lesson is loaded, so that this was possible.
    pub fn restore(&mut self, progress: &Progress) -> bool {
        let Some(lesson) = self.lesson() else { return false };
        let attempts = progress.attempts(lesson).into_iter();
        kept::keep_all(
            attempts.map(|(asking, attempt)| (self.attempt_key(&asking.question), attempt)),
        );
        self.look_up();
        true
    }

    /// The current progress and its standing.
    pub fn progress(&self) -> Option<(Progress, Standing)> {
        let (lesson, opening) = (self.lesson()?, self.opening?);
        let keys = lesson.questions().map(|asking| self.attempt_key(&asking.question));
        let attempts = kept::attempts(keys);
        let rows = lesson.questions().zip(&attempts).map(|(asking, attempt)| row(asking, attempt));
        let standing = Standing::of(&Summary { rows: rows.collect() });
        let begun = lesson.questions().zip(attempts).filter(|(_, attempt)| !attempt.is_blank());
        let questions = begun.map(|(asking, attempt)| Record::of(asking, attempt)).collect();
        Some((Progress { opening, questions }, standing))
    }

    /// Whether a question was answered, or a name was typed.
    pub fn is_begun(&self) -> bool {
        !self.name.is_empty() || self.attempts.values().any(|attempt| !attempt.is_blank())
    }

    /// Erases what is stored of it on the device: answers, points, programs, its time, its seed and the name.
    pub fn forget(&self) {
        let seed = self.seed();
        let asked = || self.lesson().into_iter().flat_map(Lesson::questions);
        let questions: Vec<Question> = asked().map(|asking| asking.question.clone()).collect();
        let key = |question: &Question| self.attempt_key(question);
        let attempts = kept::attempts(questions.iter().map(key));
        let dealt = asked().zip(&attempts).flat_map(|(asking, attempt)| {
            chance::others(asking, seed, attempt.deal().min(MOST_FORGOTTEN))
        });
        kept::forget(&questions, &dealt.collect::<Vec<_>>(), key);
        kept::close(&self.key);
    }

    /// The question with a name.
    pub fn question(&self, id: &str) -> Option<&Asking> {
        self.lesson()?.questions().find(|asking| asking.id == id)
    }

    /// The same, to be asked.
    pub fn of_lesson(&self, id: &str) -> Option<OfLesson> {
        let (key, seed) = (self.answers_key.clone(), self.seed());
        Some(OfLesson { key, asking: self.question(id)?.clone(), seed })
    }

    /// The number of the question with a name among all of the lesson, from 1, as it is headed; its
    /// name is its author's.
    pub fn number(&self, id: &str) -> Option<usize> {
        Some(self.lesson()?.questions().position(|asking| asking.id == id)? + 1)
    }

    /// The question after the one with a name.
    pub fn question_after(&self, id: &str) -> Option<&Asking> {
        self.lesson()?.questions().skip_while(|asking| asking.id != id).nth(1)
    }

    /// The points of the questions, as far as they may be shown.
    pub fn summary(&self) -> Summary {
        let questions = self.lesson().into_iter().flat_map(Lesson::questions);
        let shown = |asking: &Asking| {
            let attempt = self.attempt(asking);
            let points = attempt.shown_points(&asking.question.terms).unwrap_or_default();
            Row { points, ..row(asking, &attempt) }
        };
        Summary { rows: questions.map(shown).collect() }
    }

    /// The name of the lesson for programs, such as those that open what is saved of it.
    pub fn name(&self) -> String {
        let title = self.written().and_then(|lesson| lesson.front.title.as_deref());
        self.source.name_in(title, self.lang())
    }

    /// The results to hand in.
    pub fn results(&self) -> Option<Results> {
        let (written, dealt) = (self.written()?, self.lesson()?);
        let now = browser::now() as u64;
        let begun = self.opening.map_or(now, |opening| opening.begun);
        let (seed, log) = (self.seed(), kept::log());
        let attempt = |asking: &Asking| self.attempt(asking);
        let log = |question: &Question| log.of(&self.attempt_key(question));
        let name = self.source.name(written.front.title.as_deref());
        Some(Results::of((&name, written), (dealt, seed), &self.name, (begun, now), attempt, log))
    }

    /// The attempt at a question when the lesson was entered.
    pub fn attempt(&self, asking: &Asking) -> Attempt {
        self.attempts.get(&asking.id).cloned().unwrap_or_default()
    }
}

/// The result of a question.
fn row(asking: &Asking, attempt: &Attempt) -> Row {
    let (points, of) = (attempt.points(), asking.question.terms.points);
    Row { points, of, checks: attempt.checks() }
}
