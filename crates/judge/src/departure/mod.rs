//! Where a program departs from a search: the first step that is not what the search does.

mod sentences;

use plyscope_program_trace::{Action, TraceStep, Walk};
use plyscope_search::trace::Cut;
use plyscope_search::{Bound, GameTree, NodeId, Step, TreeNode, Value, Verdict};
use plyscope_session::run::Run;
use plyscope_session::Session;
use plyscope_setup::Setup;

use crate::wrong_search::{WrongSearch, WRONG_SEARCHES};

/// The first step at which a program departs from a search.
#[derive(Clone, PartialEq, Debug)]
pub struct Departure {
    /// The number of the line in the trace; `None` where the trace ends too early.
    pub line: Option<u32>,
    /// Which visit it is about, from 1.
    pub visit: u32,
    /// How it departs.
    pub how: How,
    /// The step of the search that says what should have been done.
    pub step: Step,
}

/// How a program departs from a search.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum How {
    /// It enters another node, or one more after the search has ended.
    Enters {
        /// The node that it enters.
        got: TreeNode,
        /// The one that the search enters.
        expected: Option<TreeNode>,
    },
    /// It ends before the search does.
    Ends {
        /// The node that the search enters next.
        expected: TreeNode,
    },
    /// It has another window on entering a node.
    Window {
        /// The node.
        node: TreeNode,
        /// The end of the window that differs.
        bound: Bound,
        /// What the program has.
        got: Value,
        /// What the search has.
        expected: Value,
    },
    /// It returns another value from a node.
    Returns {
        /// The node.
        node: TreeNode,
        /// What the program returns.
        got: Value,
        /// What the search returns.
        expected: Value,
    },
    /// It cuts where the search does not.
    Cuts {
        /// The node.
        node: TreeNode,
    },
    /// It gives another value in the end; `None` for something that is no value.
    Result {
        /// What it gives.
        got: Option<Value>,
        /// The value of the root.
        expected: Value,
    },
}

/// The first step at which a program departs from a search, given what it did on the same tree. What
/// its trace does not have counts as right: windows, values, cuts and leaving.
#[must_use]
pub fn departure(session: &Session, walk: &Walk) -> Option<Departure> {
    let comparison = Comparison { session, has_numbers: session.has_numbers() };
    let found = walk.steps.iter().find_map(|step| comparison.of_step(step));
    found.or_else(|| comparison.of_end(walk))
}

/// The misconceptions that do exactly what a program did, where that is not what the search does.
#[must_use]
pub fn recognised(tree: &GameTree, setup: &Setup, walk: &Walk) -> Vec<&'static WrongSearch> {
    let (right, has_numbers) = (Run::of(tree, setup), has_numbers(tree));
    let does_the_same = |wrong: &&WrongSearch| {
        wrong.run(tree, setup).filter(|run| *run != right).is_some_and(|run| {
            let value = walk.result();
            let is_value = |value: Option<Value>| {
                value.is_some_and(|value| agree(value, run.value, has_numbers))
            };
            run.visits.iter().copied().eq(walk.nodes()) && value.is_none_or(is_value)
        })
    };
    WRONG_SEARCHES.iter().filter(does_the_same).collect()
}

/// A value as it is sent to a program: a win is 1, a draw 0 and a loss −1.
#[must_use]
pub fn sent(value: Value) -> Value {
    let number = match value {
        win if win == Value::WIN => Value::whole(1),
        loss if loss == Value::LOSS => Value::whole(-1),
        other => Some(other),
    };
    number.unwrap_or(value)
}

/// The end of a window as it is sent with a tree. Beside numbers a win and a loss are open ends: no number
/// reaches them, but many reach 1.
#[must_use]
pub fn sent_end(end: Value, has_numbers: bool) -> Value {
    match has_numbers {
        true if end == Value::WIN => Value::INFINITY,
        true if end == Value::LOSS => Value::NEG_INFINITY,
        _ => sent(end),
    }
}

/// Whether a program's value is the right one. In a tree of wins and losses they are also written
/// as numbers.
#[must_use]
pub fn agree(got: Value, expected: Value, has_numbers: bool) -> bool {
    got == expected || !has_numbers && got == sent(expected)
}

/// Whether any leaf of a tree is a number.
#[must_use]
pub fn has_numbers(tree: &GameTree) -> bool {
    tree.nodes().filter_map(|node| tree.leaf_value(node)).any(Value::is_number)
}

struct Comparison<'a> {
    session: &'a Session,
    has_numbers: bool,
}

impl Comparison<'_> {
    fn agree(&self, got: Value, expected: Value) -> bool {
        agree(got, expected, self.has_numbers)
    }

    /// Whether the end of a program's window is the right one.
    fn is_end(&self, got: Value, expected: Value) -> bool {
        got == expected || got == sent_end(expected, self.has_numbers)
    }

    /// The visit of the search with the same number.
    fn visit(&self, number: u32) -> Option<NodeId> {
        ((number as usize) < self.session.trace().node_count()).then_some(NodeId(number))
    }

    fn of_step(&self, done: &TraceStep) -> Option<Departure> {
        let trace = self.session.trace();
        let depart =
            |how, step| Some(Departure { line: Some(done.line), visit: done.visit + 1, how, step });
        let Some(visit) = self.visit(done.visit) else {
            let how = How::Enters { got: done.node, expected: None };
            return depart(how, self.why_not(done.node, trace.last_step()));
        };
        let entered = trace.entered(visit);
        let node = done.node;
        match done.action {
            Action::Enter { alpha, beta, .. } => {
                let expected = self.session.node(visit);
                if expected != node {
                    let how = How::Enters { got: node, expected: Some(expected) };
                    return depart(how, self.why_not(node, entered));
                }
                if self.session.tree().is_leaf(node) {
                    // Its window says nothing of what is done.
                    return None;
                }
                let window = trace.entry_window(visit).window();
                let ends = [(Bound::Alpha, alpha), (Bound::Beta, beta)];
                let differs = ends.into_iter().find_map(|(bound, got)| {
                    let (got, expected) = (got?, window.bound(bound));
                    (!self.is_end(got, expected)).then_some((bound, got, expected))
                });
                let (bound, got, expected) = differs?;
                depart(How::Window { node, bound, got, expected }, entered)
            }
            Action::Leave(got) => {
                let expected = trace.verdict(visit, trace.last_step())?.value();
                let got = got.map(Verdict::value).filter(|&got| !self.agree(got, expected))?;
                let step = trace.left(visit).unwrap_or(entered);
                depart(How::Returns { node, got, expected }, step)
            }
            Action::Cut => match trace.cut_of(visit) {
                Some(_) => None,
                None => depart(How::Cuts { node }, trace.left(visit).unwrap_or(entered)),
            },
        }
    }

    /// The step that says why a node is not entered at a step of the search: the cut before it, or
    /// that step itself.
    fn why_not(&self, node: TreeNode, step: Step) -> Step {
        let cut = self.cut_off(node).filter(|cut| cut.step <= step);
        cut.map_or(step, |cut| cut.step)
    }

    /// The cut that skips a node or one above it.
    fn cut_off(&self, node: TreeNode) -> Option<Cut> {
        let (tree, trace) = (self.session.tree(), self.session.trace());
        let parents = tree.ancestors(node).skip(1);
        let visits = parents.flat_map(|parent| self.session.visits(parent));
        let mut cuts = visits.filter_map(|visit| trace.cut_of(visit));
        cuts.find(|_| !self.session.is_visited(node))
    }

    fn of_end(&self, walk: &Walk) -> Option<Departure> {
        let trace = self.session.trace();
        if let Some(missed) = self.visit(walk.visits) {
            let how = How::Ends { expected: self.session.node(missed) };
            let step = trace.entered(missed);
            return Some(Departure { line: None, visit: walk.visits + 1, how, step });
        }
        let (got, expected) = (walk.value?, trace.result()?.value());
        let is_right = got.is_some_and(|got| self.agree(got, expected));
        let (how, step) = (How::Result { got, expected }, trace.last_step());
        (!is_right).then_some(Departure { line: None, visit: walk.visits, how, step })
    }
}
