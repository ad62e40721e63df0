//! The state of the page for learning.

use plyscope_core::TreeNode;
use plyscope_stage::lesson::source::Source;
use plyscope_stage::locale::Lang;
use plyscope_stage::quiz::asked::Unaskable;
use plyscope_stage::quiz::practice::{Pace, Plan};
use plyscope_stage::quiz::question::{Question, QuestionProblem};
use plyscope_stage::quiz::record::{Entry, Record};
use plyscope_stage::quiz::room::{Reading, Room};
use plyscope_stage::quiz::sketch::Reach;

use wasm_bindgen_futures::spawn_local;
use yew::Callback;

use super::card::Card;
use super::kept;
use super::lesson::Lecture;
use super::message::{Erasing, Message};
use super::view::focus::Focus;
use super::view::kind::{self, Pressed};
use crate::browser;
use crate::frame::Shell;

/// Everything that the page shows.
pub struct Model {
    /// Where the person is.
    pub room: Room,
    /// The question that is asked there.
    pub card: Option<Card>,
    /// The lesson that is read there, or was last.
    pub lecture: Option<Lecture>,
    /// What is to be practised next.
    pub wish: Wish,
    /// What was practised.
    pub record: Record,
    /// Whether the progress is about to be erased.
    pub erasing: Erasing,
    /// Where the keyboard is to go once the page is drawn.
    pub focus: Option<Focus>,
    /// The node of the tree that is to be scrolled to once the page is drawn.
    pub glance: Option<TreeNode>,
    /// Who hears what is fetched.
    pub send: Callback<Message>,
    /// What it shares with the other pages.
    pub shell: Shell<Notice>,
}

/// What is to be practised next, as the form has it.
pub struct Wish {
    /// All but the seed.
    pub plan: Plan,
    /// The seed as it is typed; nothing for chance.
    pub seed: String,
    /// The seed that chance has chosen.
    pub chance: u64,
}

/// What only this page has to tell in passing.
#[derive(Clone, PartialEq, Debug)]
pub enum Notice {
    /// A part of the address could not be understood.
    Link(Vec<QuestionProblem>),
    /// The question cannot be asked.
    Unaskable(Unaskable),
    /// The lesson has no question of this name.
    NoSuchQuestion(String),
    /// A file cannot be read.
    NoFile,
}

impl Model {
    /// The page as an address wishes it.
    pub fn new(fragment: &str, shell: Shell<Notice>, send: &Callback<Message>) -> Self {
        let plan = Plan { pace: Pace::Adaptive, ..Plan::default() };
        let mut model = Self {
            room: Room::Home,
            card: None,
            lecture: None,
            wish: Wish { plan, seed: String::new(), chance: chance() },
            record: kept::record(),
            erasing: Erasing::No,
            focus: None,
            glance: None,
            send: send.clone(),
            shell,
        };
        model.show(fragment);
        model
    }

    /// Goes where an address leads. What was typed where the person was is kept.
    pub fn show(&mut self, fragment: &str) {
        self.keep();
        let (room, problems) = Room::parse(fragment);
        self.shell.tell((!problems.is_empty()).then_some(Notice::Link(problems)));
        self.shell.dialog = None;
        (self.room, self.card, self.erasing) = (room, None, Erasing::No);
        self.record = kept::record();
        self.wish.chance = chance();
        if let Room::Practice(plan) = self.room {
            self.wish.plan = plan;
        }
        if let Room::Lesson(reading) = &self.room {
            self.attend(reading.clone());
        } else if let Some(question) = self.room.question() {
            if !self.ask(question) {
                self.room = Room::Home;
            }
        }
    }

    /// Asks a question; tells whether it can be asked.
    fn ask(&mut self, question: Question) -> bool {
        match Card::open(question, self.shell.lang) {
            Ok(card) => {
                self.card = Some(card);
                self.glance = Some(TreeNode::ROOT);
                true
            }
            Err(problem) => {
                self.shell.tell(Notice::Unaskable(problem));
                false
            }
        }
    }

    /// Opens a lesson, unless it is open, and the question of it that is to be answered.
    fn attend(&mut self, reading: Reading) {
        let lang = self.shell.lang;
        let is_open = |lecture: &Lecture| {
            lecture.source == reading.source && lecture.lang() == lang && !lecture.is_lost()
        };
        if !self.lecture.as_ref().is_some_and(is_open) {
            let mut lecture = Lecture::open(reading.source.clone(), lang);
            if let Some(before) = self.lecture.take() {
                lecture.name = before.name;
            }
            self.lecture = Some(lecture);
            self.fetch(reading.source, lang);
        }
        self.ask_of_lesson();
    }

    /// Has the text of a lesson fetched, where that is on the web.
    fn fetch(&self, source: Source, lang: Lang) {
        let Some(file) = source.file(lang) else { return };
        let send = self.send.clone();
        spawn_local(async move {
            let text = browser::fetch(&file).await;
            send.emit(Message::Fetched(source, lang, text));
        });
    }

    /// Asks the question of the lesson that the address names, once the lesson is here.
    fn ask_of_lesson(&mut self) {
        let (Room::Lesson(reading), Some(lecture)) = (&mut self.room, &self.lecture) else {
            return;
        };
        let Some(id) = reading.ask.clone().filter(|_| lecture.lesson().is_some()) else { return };
        let asking = lecture.question(&id).map(|asking| asking.question.clone());
        let is_asked = match asking {
            Some(question) => self.ask(question),
            None => {
                self.shell.tell(Notice::NoSuchQuestion(id));
                false
            }
        };
        if let (Room::Lesson(reading), false) = (&mut self.room, is_asked) {
            reading.ask = None;
        }
    }

    /// Takes the text of a lesson, or that it cannot be had; of one that is no longer wanted nothing.
    pub fn fetched(&mut self, source: &Source, lang: Lang, text: Option<String>) {
        let is_wanted =
            |lecture: &&mut Lecture| lecture.source == *source && lecture.lang() == lang;
        let Some(lecture) = self.lecture.as_mut().filter(is_wanted) else { return };
        lecture.read(text);
        self.ask_of_lesson();
    }

    /// Opens a lesson that the person brings.
    pub fn bring(&mut self, text: Option<String>) {
        let Some(text) = text else {
            self.shell.tell(Notice::NoFile);
            return;
        };
        kept::keep_lesson(&text);
        let mut lecture = Lecture::open(Source::Own, self.shell.lang);
        // The device may have had no room for it.
        lecture.read(Some(text));
        self.lecture = Some(lecture);
        self.room = Room::Lesson(Reading { source: Source::Own, ask: None });
        self.focus = Some(Focus::Heading);
    }

    /// A lesson that is there in every language is read in the one that is spoken.
    pub fn translate(&mut self) {
        let lang = self.shell.lang;
        let Some(lecture) = &self.lecture else { return };
        let is_shipped = matches!(lecture.source, Source::Shipped(_));
        if let (Room::Lesson(reading), true) = (&self.room, is_shipped && lecture.lang() != lang) {
            let reading = reading.clone();
            self.keep();
            self.card = None;
            self.attend(reading);
        }
    }

    /// Changes the answer by a press on a node of the tree.
    pub fn press(&mut self, node: TreeNode, reach: Reach) {
        let Some(card) = &mut self.card else { return };
        card.cursor = node;
        match kind::pressed(card, node, reach) {
            Pressed::Nothing => {}
            Pressed::Answer(answer) => card.write(answer),
            Pressed::Begun(answer) => {
                card.write(answer);
                self.focus = Some(Focus::Answer);
            }
        }
    }

    /// Grades the answer, and remembers how a question was answered at first that is practised.
    pub fn check(&mut self) {
        let Some(card) = &mut self.card else { return };
        if !card.check() {
            self.focus = Some(Focus::Answer);
            return;
        }
        self.focus = Some(Focus::Result);
        let is_first = card.attempt.checks() == 1;
        let (Room::Practice(plan), Some(grade), true) = (&self.room, &card.said.grade, is_first)
        else {
            return;
        };
        let thought = grade.recognised.first().map(|thought| thought.id.to_owned());
        self.record = kept::add(Entry {
            when: (browser::now() / 1000.0) as u64,
            kind: plan.kind,
            level: plan.level,
            seed: plan.seed,
            score: grade.score,
            hints: card.attempt.hints(),
            thought: thought.unwrap_or_default(),
        });
    }

    /// Erases what was practised and what was typed, once that is meant.
    pub fn erase(&mut self, erasing: Erasing) {
        self.erasing = erasing;
        self.focus = Some(Focus::Erase);
        if erasing == Erasing::Meant {
            kept::erase();
            self.record = Record::default();
        }
    }

    /// Keeps what was typed on the device.
    pub fn keep(&self) {
        if let Some(card) = &self.card {
            card.keep();
        }
    }
}

impl Wish {
    /// What is practised; `None` while the seed cannot be read.
    pub fn plan(&self) -> Option<Plan> {
        let seed = match self.seed.trim() {
            "" => self.chance,
            typed => typed.parse().ok()?,
        };
        Some(Plan { seed, ..self.plan })
    }
}

/// A seed that is easily said and written down.
fn chance() -> u64 {
    (js_sys::Math::random() * 1_000_000.0) as u64
}
