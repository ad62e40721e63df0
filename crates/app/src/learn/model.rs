//! The state of the page for learning.

use plyscope_core::TreeNode;
use plyscope_stage::lesson::source::Source;
use plyscope_stage::locale::Lang;
use plyscope_stage::quiz::asked::Unaskable;
use plyscope_stage::quiz::practice::{Pace, Plan};
use plyscope_stage::quiz::question::{Question, QuestionProblem};
use plyscope_stage::quiz::record::{Entry, Record};
use plyscope_stage::quiz::room::{Around, Reading, Room};
use plyscope_stage::quiz::sketch::Reach;
use plyscope_stage::sheet::order::{About, Order};

use wasm_bindgen_futures::spawn_local;
use yew::Callback;

use super::card::Card;
use super::course::{self, Course, Trouble};
use super::desk::Desk;
use super::host::{self, Setting};
use super::lesson::Lecture;
use super::message::{Erasing, Message};
use super::packing::Packing;
use super::view::focus::Focus;
use super::view::kind::{self, Pressed};
use super::workshop::Workshop;
use super::{device, kept};
use crate::browser;
use crate::frame::Shell;

/// Everything that the page shows.
pub struct Model {
    /// Where the page is.
    pub setting: Setting,
    /// Where the person is.
    pub room: Room,
    /// The question that is asked there.
    pub card: Option<Card>,
    /// The lesson that is read there, or was last.
    pub lecture: Option<Lecture>,
    /// The learning platform that has opened the page, if one has.
    pub course: Option<Course>,
    /// The package that is made of the lesson.
    pub packing: Packing,
    /// The sheets of paper that are laid out there.
    pub desk: Option<Desk>,
    /// What is to be practised next.
    pub wish: Wish,
    /// How far a question is that is being built.
    pub workshop: Workshop,
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
    /// Something is wrong between the page and the learning platform.
    Trouble(Trouble),
}

impl Model {
    /// The page as an address wishes it.
    pub fn new(fragment: &str, shell: Shell<Notice>, send: &Callback<Message>) -> Self {
        let plan = Plan { pace: Pace::Adaptive, ..Plan::default() };
        let (course, trouble) = Course::open(send);
        let mut model = Self {
            setting: Setting::now(),
            room: Room::Home,
            card: None,
            lecture: None,
            course,
            packing: Packing::default(),
            desk: None,
            wish: Wish { plan, seed: String::new(), chance: device::chance() },
            workshop: Workshop::new(),
            record: kept::record(),
            erasing: Erasing::No,
            focus: None,
            glance: None,
            send: send.clone(),
            shell,
        };
        model.show(fragment);
        if let Some(trouble) = trouble {
            model.shell.tell(Notice::Trouble(trouble));
        }
        model
    }

    /// Goes where an address leads. What was typed where the person was is kept.
    pub fn show(&mut self, fragment: &str) {
        self.keep();
        let (room, problems) = Room::parse(fragment);
        self.shell.tell((!problems.is_empty()).then_some(Notice::Link(problems)));
        self.shell.dialog = None;
        (self.room, self.card, self.erasing) = (room, None, Erasing::No);
        self.desk = None;
        self.record = kept::record();
        self.wish.chance = device::chance();
        if let Room::Practice(plan) = self.room {
            self.wish.plan = plan;
        }
        if let Room::Lesson(reading) = &self.room {
            self.attend(reading.clone());
        } else if let Room::Author(_) = self.room {
            self.workshop = Workshop::new();
            self.rebuild();
        } else if let Room::Sheet(order) = &self.room {
            self.lay_out(order.clone());
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

    /// Attends a lesson, and asks the question of it that is to be answered.
    fn attend(&mut self, reading: Reading) {
        self.open_lesson(reading.source);
        if let Some(lecture) = &mut self.lecture {
            if let Some(course) = &mut self.course {
                course.resume(lecture);
            }
            lecture.attend(reading.seed, reading.around);
        }
        self.ask_of_lesson();
    }

    /// Opens a lesson, unless it is open.
    fn open_lesson(&mut self, source: Source) {
        let lang = self.shell.lang;
        let is_open = |lecture: &Lecture| {
            lecture.source == source && lecture.lang() == lang && !lecture.is_lost()
        };
        if self.lecture.as_ref().is_some_and(is_open) {
            return;
        }
        let mut lecture = Lecture::open(source.clone(), lang);
        if let Some(before) = self.lecture.take() {
            lecture.name = before.name;
        }
        self.lecture = Some(lecture);
        self.fetch(source, lang);
    }

    /// Lays out the sheets that are wanted.
    pub fn lay_out(&mut self, order: Order) {
        if let About::Lesson(source) = &order.about {
            self.open_lesson(source.clone());
        }
        self.desk = Some(Desk::new(&order, self.lecture.as_ref(), self.shell.lang));
        self.room = Room::Sheet(order);
    }

    /// Has the text of a lesson fetched, where that is on the web.
    fn fetch(&self, source: Source, lang: Lang) {
        let Some(file) = source.file(lang) else { return };
        let send = self.send.clone();
        spawn_local(async move {
            let text = host::lesson(&file).await;
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
        if let Some(course) = &mut self.course {
            course.resume(lecture);
        }
        self.ask_of_lesson();
        self.keep();
        if let Room::Sheet(order) = &self.room {
            self.lay_out(order.clone());
        }
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
        lecture.attend(None, Around::Site);
        self.lecture = Some(lecture);
        self.room = Room::Lesson(Reading {
            source: Source::Own,
            ask: None,
            seed: None,
            around: Around::Site,
        });
        self.focus = Some(Focus::Heading);
    }

    /// A lesson that is there in every language is read in the one that is spoken, and so are sheets.
    pub fn translate(&mut self) {
        let lang = self.shell.lang;
        let is_other = |lecture: &Lecture| {
            matches!(lecture.source, Source::Shipped(_)) && lecture.lang() != lang
        };
        match &self.room {
            Room::Lesson(reading) if self.lecture.as_ref().is_some_and(is_other) => {
                let reading = reading.clone();
                self.keep();
                self.card = None;
                self.attend(reading);
            }
            Room::Sheet(order) if self.desk.as_ref().is_some_and(|desk| desk.lang() != lang) => {
                self.lay_out(order.clone());
            }
            _ => {}
        }
    }

    /// Changes the answer by a press on a node of the tree.
    pub fn press(&mut self, node: TreeNode, reach: Reach) {
        let Some(card) = &mut self.card else { return };
        card.cursor = node;
        match kind::pressed(card, node, reach) {
            Pressed::Nothing => {}
            Pressed::Answer(answer) => {
                card.put(answer);
                self.glance = kind::here(card);
            }
            Pressed::Reply(stop, answer) => {
                card.stop = Some(stop);
                card.put(answer);
            }
            Pressed::Leaving => self.focus = Some(Focus::Leaving),
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
        self.tell();
        let Some(card) = &self.card else { return };
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

    /// Tells whoever listens that an answer was checked, and whether nothing is left to be answered.
    fn tell(&self) {
        let (Some(card), lecture) = (&self.card, &self.lecture) else { return };
        self.keep();
        match &self.room {
            // Here a question is only tried out.
            Room::Author(_) => {}
            Room::Lesson(reading) => {
                course::tell_answer(card, reading.ask.as_deref());
                let standing = lecture.as_ref().and_then(Lecture::progress);
                if let Some((_, standing)) = standing.filter(|(_, now)| now.is_complete()) {
                    course::tell_complete(&standing);
                }
            }
            _ => {
                course::tell_answer(card, None);
                course::tell_end(card);
            }
        }
    }

    /// Keeps what was typed on the device, or with the learning platform that has opened the page.
    pub fn keep(&self) {
        if let Some(card) = &self.card {
            card.keep();
        }
        if let (Some(course), Some(lecture)) = (&self.course, &self.lecture) {
            if let Some(trouble) = course.tell(lecture) {
                self.send.emit(Message::Trouble(trouble));
            }
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
