//! The state of the page for learning.

use plyscope_core::TreeNode;
use plyscope_stage::quiz::asked::Unaskable;
use plyscope_stage::quiz::practice::{Pace, Plan};
use plyscope_stage::quiz::question::QuestionProblem;
use plyscope_stage::quiz::record::{Entry, Record};
use plyscope_stage::quiz::room::Room;
use plyscope_stage::quiz::sketch::Reach;

use super::card::Card;
use super::kept;
use super::message::Erasing;
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
}

impl Model {
    /// The page as an address wishes it.
    pub fn new(fragment: &str, shell: Shell<Notice>) -> Self {
        let plan = Plan { pace: Pace::Adaptive, ..Plan::default() };
        let mut model = Self {
            room: Room::Home,
            card: None,
            wish: Wish { plan, seed: String::new(), chance: chance() },
            record: kept::record(),
            erasing: Erasing::No,
            focus: None,
            glance: None,
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
        match self.room.question().map(|question| Card::open(question, self.shell.lang)) {
            Some(Ok(card)) => {
                self.card = Some(card);
                self.glance = Some(TreeNode::ROOT);
            }
            Some(Err(problem)) => {
                self.shell.tell(Notice::Unaskable(problem));
                self.room = Room::Home;
            }
            None => {}
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
