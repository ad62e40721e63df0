//! Coroutines: two threads of control, of which one runs at a time and hands over explicitly
//! (Conway, "Design of a separable transition-diagram compiler", *Communications of the ACM* 6,
//! 1963).
//!
//! A [`Producer`] walks a [`SearchTree`] in order and deposits one label at a time in a
//! [`Mailbox`]; a [`Consumer`] takes it, prints it, and stops early when it has found what it looks
//! for. Neither knows how the other goes on: the producer keeps its place in a recursion, however
//! deep, while the consumer runs. A [`Dialogue`] is all that both do, line by line.

mod consumer;
mod label;
mod mailbox;
mod problem;
mod producer;
mod tree;

pub use consumer::{Consumer, ConsumerLine};
pub use label::{Label, NotALabel};
pub use mailbox::Mailbox;
pub use problem::LabelsProblem;
pub use producer::{Frame, Producer, ProducerLine};
pub use tree::{Node, SearchTree};

use plyscope_search::trace::Step;

/// A producer and a consumer from beginning to end. Each step executes one line of one of them, and
/// what stands after each is kept, so that going back costs nothing. The most labels make about 700
/// steps.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Dialogue {
    tree: SearchTree,
    wanted: Option<Label>,
    /// What stands after each step, from 0 on.
    standings: Vec<Standing>,
    /// The nodes whose labels were printed, in that order.
    printed: Vec<Node>,
    /// What became of each node.
    visits: Vec<Visit>,
}

/// One of the two.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    /// The traversal of the tree.
    Producer,
    /// The one that wants the labels.
    Consumer,
}

/// A line of one of the two programs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Line {
    /// Of the producer's.
    Producer(ProducerLine),
    /// Of the consumer's.
    Consumer(ConsumerLine),
}

/// How both stand after a step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standing {
    /// Who has control, and executes the next line.
    pub runs: Side,
    /// The line that the step executed; `None` at the beginning.
    pub executed: Option<Line>,
    /// Where the producer is, and in which calls.
    pub producer: Producer,
    /// Where the consumer is, and what it has.
    pub consumer: Consumer,
    /// What lies between them.
    pub mailbox: Mailbox,
}

/// The steps at which something happened to a node; `None` for what never did.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Visit {
    /// The traversal was called on it.
    pub called: Option<Step>,
    /// Its label was deposited.
    pub deposited: Option<Step>,
    /// The call on it came to its end.
    pub returned: Option<Step>,
}

/// How a dialogue ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// The producer had no more labels.
    Exhausted,
    /// The consumer found what it looked for, at this node; the producer never runs again.
    Found(Node),
}

impl Dialogue {
    /// Lets both run on a tree, until the consumer has found a label or there are no more.
    #[must_use]
    pub fn new(tree: SearchTree, wanted: Option<Label>) -> Self {
        let begun = Standing {
            runs: Side::Consumer,
            executed: None,
            producer: Producer::default(),
            consumer: Consumer::default(),
            mailbox: Mailbox::Empty,
        };
        let visits = vec![Visit::default(); tree.len()];
        let standings = vec![begun.clone()];
        let mut dialogue = Self { tree, wanted, standings, printed: Vec::new(), visits };
        let mut now = begun;
        while let Some(line) = now.execute(&dialogue.tree, dialogue.wanted.as_ref()) {
            dialogue.note(line, &now);
            dialogue.standings.push(now.clone());
        }
        dialogue
    }

    /// Notes what a line, whose step is the next one, has done.
    fn note(&mut self, line: Line, now: &Standing) {
        let step = Some(Step(self.standings.len() as u32));
        let visit = now.focus().map(|node| &mut self.visits[node.index()]);
        match (line, visit) {
            (Line::Producer(ProducerLine::Call), Some(visit)) => visit.called = step,
            (Line::Producer(ProducerLine::Deposit), Some(visit)) => visit.deposited = step,
            (Line::Producer(ProducerLine::Return), Some(visit)) => visit.returned = step,
            (Line::Consumer(ConsumerLine::Print), _) => self.printed.extend(now.consumer.held()),
            _ => {}
        }
    }

    /// The tree.
    #[must_use]
    pub const fn tree(&self) -> &SearchTree {
        &self.tree
    }

    /// What the consumer looks for; `None` when it wants all labels.
    #[must_use]
    pub const fn wanted(&self) -> Option<&Label> {
        self.wanted.as_ref()
    }

    /// The last step.
    #[must_use]
    pub fn last_step(&self) -> Step {
        Step(self.standings.len() as u32 - 1)
    }

    /// How both stand after a step; beyond the last one, as after that. O(1).
    #[must_use]
    pub fn at(&self, step: Step) -> &Standing {
        &self.standings[step.min(self.last_step()).0 as usize]
    }

    /// The nodes whose labels were printed up to a step, in that order. O(1).
    #[must_use]
    pub fn printed(&self, step: Step) -> &[Node] {
        &self.printed[..self.at(step).consumer.printed()]
    }

    /// What becomes of a node, and when; nothing for one that is not in the tree.
    #[must_use]
    pub fn visit(&self, node: Node) -> Visit {
        self.visits.get(node.index()).copied().unwrap_or_default()
    }

    /// How it ends.
    #[must_use]
    pub fn ending(&self) -> Ending {
        let last = self.at(self.last_step());
        match (last.consumer.line(), last.consumer.held()) {
            (Some(ConsumerLine::Compare), Some(node)) => Ending::Found(node),
            _ => Ending::Exhausted,
        }
    }
}

impl Standing {
    /// The node that the producer is at; `None` when it is at none.
    #[must_use]
    pub fn focus(&self) -> Option<Node> {
        self.producer.stack().last().map(|frame| frame.node)
    }

    /// Executes the next line of the program that has control; `None` when the consumer has stopped.
    fn execute(&mut self, tree: &SearchTree, wanted: Option<&Label>) -> Option<Line> {
        let line = match self.runs {
            Side::Producer => Line::Producer(self.producer.execute(tree, &mut self.mailbox)),
            Side::Consumer => {
                Line::Consumer(self.consumer.execute(tree, wanted, &mut self.mailbox)?)
            }
        };
        self.runs = match line {
            Line::Producer(ProducerLine::HandOver | ProducerLine::End) => Side::Consumer,
            Line::Consumer(ConsumerLine::HandOver) => Side::Producer,
            _ => self.runs,
        };
        self.executed = Some(line);
        Some(line)
    }
}
