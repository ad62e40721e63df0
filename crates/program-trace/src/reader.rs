//! Following a trace through its tree, line by line.

use plyscope_search::{excerpt, GameTree, LName, TreeNode, Value, Verdict};

use crate::line::{content, too_large, Line, Target};
use crate::problem::{Place, TraceProblem, What};
use crate::{MAX_LINES, MAX_UNKNOWN};

/// What a program did on a tree.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Walk {
    /// What it did, in its order.
    pub steps: Vec<TraceStep>,
    /// How many nodes it entered; one that is entered again counts again.
    pub visits: u32,
    /// The value that it gave in the end: the outer `None` without one, the inner one for something
    /// that is no value.
    pub value: Option<Option<Value>>,
    /// That number, if it is no value since it is too large; of a long one only the beginning.
    pub too_large: Option<String>,
    /// The value with which the root was last left.
    pub root_value: Option<Value>,
    /// The lines without meaning.
    pub unknown: Unknown,
    /// Whether each node was entered from its parent, while that was open.
    pub is_depth_first: bool,
}

/// A step of a program.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct TraceStep {
    /// The number of its line, or of its word in the short notation, from 1.
    pub line: u32,
    /// The node that it is about.
    pub node: TreeNode,
    /// Which visit of the program it is about, from 0.
    pub visit: u32,
    /// What it is.
    pub action: Action,
}

/// What a step of a program is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Action {
    /// The node is entered.
    Enter {
        /// How many nodes stay open above it; all others are left. Its parent is the last of them,
        /// or none of them where the parent is not open.
        above: u32,
        /// α, if the trace has it.
        alpha: Option<Value>,
        /// β, if the trace has it.
        beta: Option<Value>,
    },
    /// The node is left with a value, if the trace has that.
    Leave(Option<Verdict>),
    /// The remaining children of the node are cut.
    Cut,
}

/// The lines of a trace without meaning.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Unknown {
    /// How many there are.
    pub count: u32,
    /// The first [`MAX_UNKNOWN`], with their numbers; of a long one only the beginning.
    pub first: Vec<(u32, String)>,
}

impl Unknown {
    /// Adds a line with its number.
    pub fn add(&mut self, line: u32, text: &str) {
        self.count += 1;
        if self.first.len() < MAX_UNKNOWN {
            self.first.push((line, excerpt(text)));
        }
    }
}

impl Walk {
    /// The value of the root that was given, in the end or on leaving it; the inner `None` for
    /// something that is no value.
    #[must_use]
    pub fn result(&self) -> Option<Option<Value>> {
        self.value.or(self.root_value.map(Some))
    }

    /// The nodes that were entered, in order.
    pub fn nodes(&self) -> impl Iterator<Item = TreeNode> + '_ {
        let entered = |step: &&TraceStep| matches!(step.action, Action::Enter { .. });
        self.steps.iter().filter(entered).map(|step| step.node)
    }
}

/// Reads the lines of a trace, one after the other. O(1) a line, but for what it leaves open.
pub struct Reader<'a> {
    tree: &'a GameTree,
    walk: Walk,
    lines: u32,
    /// The open nodes, from the root on, with their visits.
    open: Vec<(TreeNode, u32)>,
    /// Where each node is among the open ones, from 1; 0 for those that are not open.
    place: Vec<u32>,
    /// The last visit of each node, until a line says that it is left: a trace may say so after
    /// others were entered.
    unfinished: Vec<Option<u32>>,
}

impl<'a> Reader<'a> {
    /// A reader of a trace of a search of this tree.
    #[must_use]
    pub fn new(tree: &'a GameTree) -> Self {
        let walk = Walk { is_depth_first: true, ..Walk::default() };
        Self {
            tree,
            walk,
            lines: 0,
            open: Vec::new(),
            place: vec![0; tree.len()],
            unfinished: vec![None; tree.len()],
        }
    }

    /// Reads the next line. After a line that makes no sense, the next one can be read.
    ///
    /// # Errors
    /// What makes no sense.
    pub fn line(&mut self, text: &str) -> Result<(), TraceProblem> {
        self.next(content(text), Line::read, Place::Line)
    }

    /// Reads the next word of the short notation, which counts as a line.
    ///
    /// # Errors
    /// What makes no sense.
    pub fn word(&mut self, word: &str) -> Result<(), TraceProblem> {
        self.next(word, Line::read_word, Place::Word)
    }

    fn next(
        &mut self,
        text: &str,
        read: fn(&str) -> Result<Line, What>,
        place: fn(u32) -> Place,
    ) -> Result<(), TraceProblem> {
        self.lines += 1;
        let done = if self.lines > MAX_LINES {
            Err(What::TooManyLines { limit: MAX_LINES })
        } else if text.is_empty() {
            Ok(())
        } else {
            read(text).and_then(|line| self.take(line, text))
        };
        done.map_err(|what| TraceProblem { place: place(self.lines), what })
    }

    /// How many nodes were entered so far.
    #[must_use]
    pub const fn visits(&self) -> u32 {
        self.walk.visits
    }

    fn take(&mut self, line: Line, text: &str) -> Result<(), What> {
        match line {
            Line::Begin { alpha, beta } => self.enter(TreeNode::ROOT, alpha, beta),
            Line::Enter { node, alpha, beta } => {
                self.target(node).and_then(|node| self.enter(node, alpha, beta))
            }
            Line::Leave { node, verdict } => self.leave(node, verdict),
            Line::Cut { node } => {
                self.named_or_current(node).map(|(node, visit)| self.push(node, visit, Action::Cut))
            }
            Line::Value(value) => {
                self.walk.value = Some(value);
                self.walk.too_large = if value.is_none() { too_large(text) } else { None };
                Ok(())
            }
            Line::Other => Ok(()),
            Line::Unknown => {
                self.walk.unknown.add(self.lines, text);
                Ok(())
            }
        }
    }

    /// Whether the value of the root was given, which ends an answer.
    #[must_use]
    pub const fn is_ended(&self) -> bool {
        self.walk.value.is_some()
    }

    /// What the program did.
    #[must_use]
    pub fn finish(self) -> Walk {
        self.walk
    }

    /// The node that is meant. A child is entered of the current node; before anything is entered,
    /// that is the root, which is entered with it.
    fn target(&mut self, target: Target) -> Result<TreeNode, What> {
        match target {
            Target::Named(name) => self.tree.find(name).ok_or(What::NoSuchNode { name }),
            Target::Child(child) => {
                if self.walk.visits == 0 {
                    self.enter(TreeNode::ROOT, None, None)?;
                }
                let &(node, _) = self.open.last().ok_or(What::NoneOpen)?;
                let found = usize::try_from(child).ok();
                found.and_then(|number| self.tree.child(node, number)).ok_or_else(|| {
                    let children = self.tree.children(node).len();
                    What::NoSuchChild { node: self.tree.l_name(node), child, children }
                })
            }
        }
    }

    fn enter(
        &mut self,
        node: TreeNode,
        alpha: Option<Value>,
        beta: Option<Value>,
    ) -> Result<(), What> {
        // What is not left is left when a node is entered that is not below it.
        let above = self.tree.parent(node).map_or(0, |parent| self.place[parent.index()]);
        self.walk.is_depth_first &= node == TreeNode::ROOT || above > 0;
        self.close_to(above as usize);
        let visit = self.walk.visits;
        self.walk.visits += 1;
        self.open.push((node, visit));
        self.place[node.index()] = self.open.len() as u32;
        self.unfinished[node.index()] = Some(visit);
        self.push(node, visit, Action::Enter { above, alpha, beta });
        Ok(())
    }

    fn leave(&mut self, name: Option<LName>, verdict: Option<Verdict>) -> Result<(), What> {
        let (node, visit) = self.named_or_current(name)?;
        self.push(node, visit, Action::Leave(verdict));
        self.unfinished[node.index()] = None;
        if node == TreeNode::ROOT {
            self.walk.root_value = verdict.map(Verdict::value);
        }
        if let Some(place) = self.place[node.index()].checked_sub(1) {
            self.close_to(place as usize);
        }
        Ok(())
    }

    /// The visit that a line is about: of the current node, or of a node that was entered and of
    /// which no line says yet that it is left.
    fn named_or_current(&self, name: Option<LName>) -> Result<(TreeNode, u32), What> {
        let Some(name) = name else { return self.open.last().copied().ok_or(What::NoneOpen) };
        let node = self.tree.find(name).ok_or(What::NoSuchNode { name })?;
        let visit = self.unfinished[node.index()].ok_or(What::NotEntered { name })?;
        Ok((node, visit))
    }

    /// Closes all open nodes but the first ones.
    fn close_to(&mut self, kept: usize) {
        for (node, _) in self.open.drain(kept..) {
            self.place[node.index()] = 0;
        }
    }

    fn push(&mut self, node: TreeNode, visit: u32, action: Action) {
        self.walk.steps.push(TraceStep { line: self.lines, node, visit, action });
    }
}
