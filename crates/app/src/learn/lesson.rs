//! A lesson that is read: fetched where it comes from, its scenes as they are played, and how the
//! person is with its questions.

use std::collections::BTreeMap;
use std::rc::Rc;

use plyscope_i18n::Lang;
use plyscope_lesson::chance::Dealing;
use plyscope_lesson::opened::OpenedLesson;
use plyscope_lesson::place::Around;
use plyscope_lesson::progress::{Progress, Standing};
use plyscope_lesson::prose::{chunks, Chunk};
use plyscope_lesson::source::Source;
use plyscope_lesson::{Asking, Lesson, Part, Reading, Seed, TooLong};
use plyscope_quiz::attempt::Attempt;
use plyscope_quiz::summary::{Row, Summary};
use plyscope_search::pack::pause;

use super::host::Loss;
use super::scenes::Scenes;
use super::{device, kept};
use crate::browser;
use crate::worker_channel::in_time_slices;

/// A lesson that is read.
pub struct Lecture {
    /// Which one it is of all that were opened.
    pub number: u32,
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
    opening: Option<OpenedLesson>,
    /// How the person is with its questions, by their names. They are looked up when the lesson is
    /// gone to, and not whenever it is drawn.
    attempts: BTreeMap<String, Attempt>,
    /// Who reads it, for the results.
    pub name: String,
}

/// How far a lesson is here.
pub enum State {
    /// It is on its way, or being read.
    Fetching,
    /// It cannot be had.
    Lost(Loss),
    /// It is too long to be read.
    TooLong(TooLong),
    /// It is read.
    Read(Box<Text>),
}

/// A lesson that is read.
pub struct Text {
    /// What is written.
    text: String,
    /// What it says, before anything of it is left to chance.
    written: Rc<Lesson>,
    /// What it says to this person, and the seed from which it says that; nothing while that is being
    /// found out.
    dealt: Option<(u64, Rc<Lesson>)>,
    /// Its scenes.
    scenes: Scenes,
    /// What is drawn together of each of its parts: chunks of text; of others nothing. Chance changes no
    /// text.
    chunks: Vec<Vec<Chunk>>,
    /// How much of it is on the page, as it is weighed there.
    shown: usize,
}

/// How much more of a lesson is put on the page in one task, as it is weighed there.
const MORE: usize = 20;

impl Text {
    /// What it says, before anything of it is left to chance.
    pub fn written(&self) -> &Lesson {
        &self.written
    }
}

/// Reads the text of a lesson, in turns with whatever else happens on the page.
///
/// # Errors
/// When it is too long.
pub async fn read(text: &str) -> Result<Lesson, TooLong> {
    let mut reading = Reading::begin(text)?;
    in_time_slices(async {
        while reading.read_some() {
            pause().await;
        }
    })
    .await;
    Ok(reading.finish())
}

/// Leaves to chance what is left to it in a lesson, in turns with whatever else happens on the page.
pub async fn deal(written: Rc<Lesson>, seed: u64) -> Lesson {
    let mut dealing = Dealing::begin((*written).clone(), seed);
    in_time_slices(async {
        while dealing.deal_next() {
            pause().await;
        }
    })
    .await;
    dealing.finish()
}

impl Lecture {
    /// A lesson that is opened.
    pub fn open(number: u32, source: Source, lang: Lang) -> Self {
        Self {
            number,
            source,
            lang,
            state: State::Fetching,
            asked_seed: None,
            around: Around::Site,
            opening: None,
            attempts: BTreeMap::new(),
            name: String::new(),
        }
    }

    /// In which language it was asked for.
    pub const fn lang(&self) -> Lang {
        self.lang
    }

    /// Whether it could not be had.
    pub const fn is_lost(&self) -> bool {
        matches!(self.state, State::Lost(_))
    }

    /// Takes what was read of a text.
    pub fn take(&mut self, text: String, read: Result<Lesson, TooLong>) {
        self.state = match read {
            Err(problem) => State::TooLong(problem),
            Ok(written) => {
                let written = Rc::new(written);
                // Nothing of it need be left to chance.
                let dealt = (!written.has_chance()).then(|| (self.seed(), Rc::clone(&written)));
                let scenes = Scenes::of(Rc::clone(&written));
                let chunks = written.parts.iter().map(chunks_of).collect();
                State::Read(Box::new(Text { text, written, dealt, scenes, chunks, shown: MORE }))
            }
        };
        self.look_up();
    }

    /// Begins to read it, or goes on, with a seed where its address says one.
    pub fn attend(&mut self, seed: Option<u64>, around: Around) {
        self.opening.get_or_insert_with(|| kept::opening(&self.source));
        (self.asked_seed, self.around) = (seed, around);
        if let Some(text) = self.read_text_mut() {
            text.shown = MORE;
        }
        self.look_up();
    }

    /// What is to be dealt, with its seed, if it is to be.
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

    /// Takes what it says to this person with a seed, if that is still the one; tells whether it is.
    pub fn take_dealt(&mut self, seed: u64, lesson: Lesson) -> bool {
        if seed != self.seed() {
            return false;
        }
        let Some(text) = self.read_text_mut() else { return false };
        text.dealt = Some((seed, Rc::new(lesson)));
        self.look_up();
        true
    }

    /// Looks up how the person is with the questions.
    fn look_up(&mut self) {
        let Some(lesson) = self.lesson_shared() else { return };
        let questions = lesson.questions().map(|asking| asking.question.print());
        let names = lesson.questions().map(|asking| asking.id.clone());
        self.attempts = names.zip(kept::attempts(questions)).collect();
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

    /// How much of it is on the page, as it is weighed there.
    pub fn shown(&self) -> usize {
        self.read_text().map_or(0, |text| text.shown)
    }

    /// Whether not all of it is on the page that weighs so much.
    pub fn has_more(&self) -> bool {
        self.read_text().is_some_and(|text| {
            text.chunks.iter().map(|chunks| weight(chunks)).sum::<usize>() > text.shown
        })
    }

    /// The chunks of a part that is text.
    pub fn chunks(&self, place: usize) -> &[Chunk] {
        let chunks = self.read_text().and_then(|text| text.chunks.get(place));
        chunks.map_or(&[], Vec::as_slice)
    }

    /// Puts more of it on the page.
    pub fn show_more(&mut self) {
        if let Some(text) = self.read_text_mut() {
            text.shown += MORE;
        }
    }

    /// Its scenes, once it is read.
    pub fn scenes(&self) -> Option<&Scenes> {
        Some(&self.read_text()?.scenes)
    }

    /// The same, to be played.
    pub fn scenes_mut(&mut self) -> Option<&mut Scenes> {
        Some(&mut self.read_text_mut()?.scenes)
    }

    /// What it says to this person, for those who keep it.
    pub fn lesson_shared(&self) -> Option<Rc<Lesson>> {
        let (_, lesson) = self.read_text()?.dealt.as_ref()?;
        Some(Rc::clone(lesson))
    }

    /// What chance begins with for this person.
    pub fn seed(&self) -> u64 {
        let declared = self.written().map(|lesson| lesson.front.seed).unwrap_or_default();
        let own = self.opening.map(|opening| opening.seed).filter(|_| declared == Seed::Own);
        self.asked_seed.or(own).unwrap_or(declared.first())
    }

    /// The seed that the address says, for the addresses of its questions.
    pub const fn asked_seed(&self) -> Option<u64> {
        self.asked_seed
    }

    /// What it says before anything of it is left to chance, once it is read.
    pub fn written(&self) -> Option<&Lesson> {
        Some(self.read_text()?.written())
    }

    /// What it says to this person, once that is known.
    pub fn lesson(&self) -> Option<&Lesson> {
        let (_, lesson) = self.read_text()?.dealt.as_ref()?;
        Some(lesson)
    }

    /// What is around it.
    pub const fn around(&self) -> Around {
        self.around
    }

    /// Its text, once it is read.
    pub fn text(&self) -> Option<&str> {
        Some(&self.read_text()?.text)
    }

    /// Puts the person where they were with its questions; tells whether it is here, so that this
    /// could be done.
    pub fn restore(&mut self, progress: &Progress) -> bool {
        let Some(lesson) = self.lesson() else { return false };
        let attempts = lesson
            .questions()
            .filter_map(|asking| Some((asking.question.print(), progress.find(&asking.id)?)));
        kept::keep_all(attempts);
        self.look_up();
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

/// So many elements of text weigh as much as a question.
const ELEMENTS: usize = 20;

/// What a chunk of text weighs on the page.
pub const fn weight_of_chunk(chunk: &Chunk) -> usize {
    chunk.weight.div_ceil(ELEMENTS)
}

/// What a part with these chunks weighs on the page: a question, or a scene that is not drawn, is one.
pub fn weight(chunks: &[Chunk]) -> usize {
    chunks.iter().map(weight_of_chunk).sum::<usize>().max(1)
}

fn chunks_of(part: &Part) -> Vec<Chunk> {
    match part {
        Part::Prose(text) => chunks(text),
        Part::Scene(_) | Part::Question(_) | Part::Broken(_) => Vec::new(),
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
