//! The state of the page for learning. Each submodule holds one group of updates.

mod answering;
mod lecture;
mod scenes;

use plyscope_lesson::place::Place;
use plyscope_lesson::sheet::order::{About, Order};
use plyscope_practice::record::Record;
use plyscope_practice::{Pace, Plan};
use plyscope_quiz::asked::Unaskable;
use plyscope_quiz::problems::of_link;
use plyscope_quiz::question::{Question, QuestionProblem};
use plyscope_quiz::sketch::Room;
use plyscope_search::TreeNode;
use yew::Callback;

use super::banking::Banking;
use super::card::{self, Card};
use super::chance::chance;
use super::class_opener::ClassOpener;
use super::course::{report_problem, report_standing, Course, Trouble};
use super::host::Setting;
use super::kept;
use super::lesson::Lecture;
use super::message::{Erasing, Message};
use super::packing::Packing;
use super::press_observer::PressObserver;
use super::scene_observer::SceneObserver;
use super::sketch_observer::SketchObserver;
use super::tab_observer::TabObserver;
use super::view::focus::Focus;
use super::worksheets::Worksheets;
use super::workshop::Workshop;
use crate::frame::Shell;

/// The state that the page shows.
pub struct Model {
    /// Whether the page is embedded.
    pub setting: Setting,
    /// The current place.
    pub place: Place,
    /// The current question.
    pub card: Option<Card>,
    /// The current or last lesson.
    pub lecture: Option<Lecture>,
    /// The number of lessons opened.
    lectures: u32,
    /// Observes the scenes of the lesson.
    pub watch: Option<SceneObserver>,
    /// Observes the place of the tree of the question.
    pub sketch: Option<SketchObserver>,
    /// That place.
    pub room: Room,
    /// Observes whether a pointer is pressed.
    presses: PressObserver,
    /// Observes what other tabs store.
    _tabs: TabObserver,
    /// Whether preparing the next scene is scheduled.
    pub is_preparing: bool,
    /// The learning platform that has opened the page, if any.
    pub course: Option<Course>,
    /// The package of the lesson.
    pub packing: Packing,
    /// The question bank of the lesson.
    pub banking: Banking,
    /// The worksheets.
    pub worksheets: Option<Worksheets>,
    /// Whether the results of a class are being opened.
    pub class_opener: ClassOpener,
    /// What is to be practised next.
    pub wish: Wish,
    /// The state of the question builder.
    pub workshop: Workshop,
    /// The practice record.
    pub record: Record,
    /// The state of erasing the progress.
    pub erasing: Erasing,
    /// Where the focus goes after the next render.
    pub focus: Option<Focus>,
    /// Whether the lesson is opened next at its results.
    pub goes_to_results: bool,
    /// The node to scroll to after the next render.
    pub glance: Option<TreeNode>,
    /// The callback for background work.
    pub send: Callback<Message>,
    /// The state shared with the other pages.
    pub shell: Shell<Notice>,
}

/// The practice form.
pub struct Wish {
    /// All but the seed.
    pub plan: Plan,
    /// The typed seed; empty for a random one.
    pub seed: String,
    /// The random seed.
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
    /// The results of a class could not be loaded.
    NoClass,
    /// A file cannot be read.
    NoFile,
    /// A problem with the learning platform.
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
            sketch: None,
            room: Room::WIDE,
            presses: PressObserver::new(),
            _tabs: TabObserver::new(send),
            is_preparing: false,
            course,
            packing: Packing::default(),
            banking: Banking::default(),
            worksheets: None,
            class_opener: ClassOpener::Idle,
            wish: Wish { plan, seed: String::new(), chance: chance() },
            workshop: Workshop::new(),
            record: kept::record(),
            erasing: Erasing::No,
            focus: None,
            goes_to_results: false,
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

    /// Shows the place of an address, after storing what was typed.
    pub fn show(&mut self, fragment: &str) {
        self.keep();
        let (place, problems) = Place::parse(fragment);
        for problem in &problems {
            report_problem(&of_link(problem, self.shell.lang));
        }
        self.shell.notify((!problems.is_empty()).then_some(Notice::Link(problems)));
        self.shell.dialog = None;
        (self.place, self.card, self.erasing) = (place, None, Erasing::No);
        self.worksheets = None;
        self.record = kept::record();
        self.wish.chance = chance();
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
            let is_practice = matches!(self.place, Place::Practice(_));
            let setting = if is_practice { card::Setting::Practice } else { card::Setting::Alone };
            if !self.ask(question, setting) {
                self.place = Place::Home;
            } else if !is_practice {
                self.report_standing_of_card();
            }
        }
    }

    /// Asks a question; returns whether that is possible.
    fn ask(&mut self, question: Question, setting: card::Setting) -> bool {
        match Card::open(question, setting, self.shell.lang) {
            Ok(card) => {
                self.card = Some(card);
                self.glance = Some(TreeNode::ROOT);
                true
            }
            Err(problem) => {
                report_problem(&problem.message(self.shell.lang));
                self.shell.notify(Notice::Unaskable(problem));
                false
            }
        }
    }

    /// Lays out the ordered worksheets.
    pub fn lay_out(&mut self, order: Order) {
        if let About::Lesson(source) = &order.about {
            self.open_lesson(source.clone());
            self.check_lesson();
        }
        self.worksheets = Some(Worksheets::new(&order, self.lecture.as_ref(), self.shell.lang));
        self.place = Place::Sheet(order);
    }

    /// Reloads a lesson, and the worksheets, in the page's language.
    pub fn translate(&mut self) {
        let lang = self.shell.lang;
        let is_other = |lecture: &Lecture| !lecture.is_same_in(lang);
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

    /// Erases, once confirmed, what is stored of the lesson or the question that is shown, for another
    /// person; elsewhere all progress and answers.
    pub fn erase(&mut self, erasing: Erasing) {
        self.erasing = erasing;
        self.focus = Some(Focus::Erase);
        if erasing != Erasing::Meant {
            return;
        }
        match &self.place {
            Place::Lesson(_) => self.begin_anew(),
            Place::Question(_) | Place::Embedded(_) => self.ask_anew(),
            _ => {
                kept::erase();
                self.record = Record::default();
                // It has the seed and the name that were erased.
                self.lecture = None;
            }
        }
    }

    /// Asks the question that is shown as if it had never been answered.
    fn ask_anew(&mut self) {
        let Some(card) = self.card.take() else { return };
        self.erasing = Erasing::No;
        self.ask(card.forget(), card::Setting::Alone);
        self.focus = Some(Focus::Question);
        self.report_standing_of_card();
    }

    /// Reports the points so far of a question that is asked alone.
    fn report_standing_of_card(&self) {
        if let Some(card) = &self.card {
            report_standing(card.attempt.points(), card.question.terms.points);
        }
    }

    /// Takes what another tab has stored meanwhile.
    pub fn catch_up(&mut self) {
        self.record = kept::record();
        if let Some(lecture) = &mut self.lecture {
            lecture.look_up();
        }
        if let Some(card) = &mut self.card {
            card.catch_up();
        }
    }

    /// Stores what was typed on the device, or with the learning platform.
    pub fn keep(&self) {
        if self.card.as_ref().is_some_and(Card::keep) {
            self.send.emit(Message::CatchUp);
        }
        if let (Some(course), Some(lecture)) = (&self.course, &self.lecture) {
            if let Some(trouble) = course.report_progress(lecture) {
                self.send.emit(Message::Trouble(trouble));
            }
        }
    }
}

impl Wish {
    /// The practice plan; `None` while the seed is invalid.
    pub fn plan(&self) -> Option<Plan> {
        let seed = match self.seed.trim() {
            "" => self.chance,
            typed => typed.parse().ok()?,
        };
        Some(Plan { seed, ..self.plan })
    }
}
