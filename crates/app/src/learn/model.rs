//! The state of the page for learning. The files beside this one change it, each in one respect.

mod answering;
mod lecture;
mod scenes;

use plyscope_lesson::place::Place;
use plyscope_lesson::sheet::order::{About, Order};
use plyscope_lesson::source::Source;
use plyscope_quiz::asked::Unaskable;
use plyscope_quiz::practice::{Pace, Plan};
use plyscope_quiz::question::{Question, QuestionProblem};
use plyscope_quiz::record::Record;
use plyscope_search::TreeNode;
use yew::Callback;

use super::card::Card;
use super::course::{Course, Trouble};
use super::host::Setting;
use super::lesson::Lecture;
use super::message::{Erasing, Message};
use super::packing::Packing;
use super::scene_observer::SceneObserver;
use super::view::focus::Focus;
use super::worksheets::Worksheets;
use super::workshop::Workshop;
use super::{device, kept};
use crate::frame::Shell;

/// The state that the page shows.
pub struct Model {
    /// Where the page is.
    pub setting: Setting,
    /// Where the person is.
    pub place: Place,
    /// The question that is asked there.
    pub card: Option<Card>,
    /// The lesson that is read there, or was last.
    pub lecture: Option<Lecture>,
    /// How many lessons were opened.
    lectures: u32,
    /// What watches the scenes of the lesson that is read.
    pub watch: Option<SceneObserver>,
    /// Whether the next scene is prepared in the next task.
    pub is_preparing: bool,
    /// The learning platform that has opened the page, if one has.
    pub course: Option<Course>,
    /// The package that is made of the lesson.
    pub packing: Packing,
    /// The sheets of paper that are laid out there.
    pub worksheets: Option<Worksheets>,
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
    /// The state shared with the other pages.
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

/// Notices of this page.
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
    /// The page that an address describes.
    pub fn new(fragment: &str, shell: Shell<Notice>, send: &Callback<Message>) -> Self {
        let plan = Plan { pace: Pace::Adaptive, ..Plan::default() };
        let (course, trouble) = Course::open(send);
        let mut model = Self {
            setting: Setting::now(),
            place: Place::Home,
            card: None,
            lecture: None,
            lectures: 0,
            watch: None,
            is_preparing: false,
            course,
            packing: Packing::default(),
            worksheets: None,
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
            model.shell.notify(Notice::Trouble(trouble));
        }
        model
    }

    /// Goes where an address leads. What was typed where the person was is kept.
    pub fn show(&mut self, fragment: &str) {
        self.keep();
        let (place, problems) = Place::parse(fragment);
        self.shell.notify((!problems.is_empty()).then_some(Notice::Link(problems)));
        self.shell.dialog = None;
        (self.place, self.card, self.erasing) = (place, None, Erasing::No);
        self.worksheets = None;
        self.record = kept::record();
        self.wish.chance = device::chance();
        if let Place::Practice(plan) = self.place {
            self.wish.plan = plan;
        }
        if let Place::Lesson(reading) = &self.place {
            self.attend(reading.clone());
        } else if let Place::Author(_) = self.place {
            self.workshop = Workshop::new();
            self.rebuild();
        } else if let Place::Sheet(order) = &self.place {
            self.lay_out(order.clone());
        } else if let Some(question) = self.place.question() {
            if !self.ask(question) {
                self.place = Place::Home;
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
                self.shell.notify(Notice::Unaskable(problem));
                false
            }
        }
    }

    /// Lays out the sheets that are wanted.
    pub fn lay_out(&mut self, order: Order) {
        if let About::Lesson(source) = &order.about {
            self.open_lesson(source.clone());
        }
        self.worksheets = Some(Worksheets::new(&order, self.lecture.as_ref(), self.shell.lang));
        self.place = Place::Sheet(order);
    }

    /// A lesson that is there in every language is read in the one that is spoken, and so are sheets.
    pub fn translate(&mut self) {
        let lang = self.shell.lang;
        let is_other = |lecture: &Lecture| {
            matches!(lecture.source, Source::Shipped(_)) && lecture.lang() != lang
        };
        match &self.place {
            Place::Lesson(reading) if self.lecture.as_ref().is_some_and(is_other) => {
                let reading = reading.clone();
                self.keep();
                self.card = None;
                self.attend(reading);
            }
            Place::Sheet(order)
                if self.worksheets.as_ref().is_some_and(|worksheets| worksheets.lang() != lang) =>
            {
                self.lay_out(order.clone());
            }
            _ => {}
        }
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

    /// Keeps what was typed on the device, or with the learning platform that has opened the page.
    pub fn keep(&self) {
        if let Some(card) = &self.card {
            card.keep();
        }
        if let (Some(course), Some(lecture)) = (&self.course, &self.lecture) {
            if let Some(trouble) = course.report_progress(lecture) {
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
