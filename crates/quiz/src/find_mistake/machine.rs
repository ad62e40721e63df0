//! Alpha-beta line by line, from whatever the lines before it say, right or wrong.

use plyscope_search::algo::Options;
use plyscope_search::{GameTree, Order, Player, TreeNode, Value, Verdict, Window};

/// A line of a worked search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Line {
    /// It goes down to an inner node.
    Enter {
        /// The node.
        node: TreeNode,
        /// The window that it is entered with.
        window: Window,
    },
    /// A child returns, a leaf with its value.
    Return {
        /// The child.
        child: TreeNode,
        /// What it returns.
        verdict: Verdict,
        /// The best value of its parent from now on.
        best: Value,
        /// The window of its parent from now on.
        window: Window,
    },
    /// The remaining children of a node are cut.
    Cut {
        /// The node.
        node: TreeNode,
    },
    /// The root returns.
    End {
        /// What it returns.
        verdict: Verdict,
    },
}

/// A search that has come some way.
#[derive(Clone, Debug)]
pub struct Machine<'a> {
    tree: &'a GameTree,
    options: Options,
    /// The nodes on the path, the current one last; none after the end.
    path: Vec<Frame>,
}

/// A node on the path.
#[derive(Clone, Debug)]
pub struct Frame {
    /// The node.
    pub node: TreeNode,
    /// Who is to move there.
    pub player: Player,
    /// Its window now.
    pub window: Window,
    /// What is known of it so far.
    pub known: Option<Verdict>,
    /// The children whose turn has not come, the next one last.
    pub left: Vec<TreeNode>,
}

impl<'a> Machine<'a> {
    /// A search of a tree that has just begun at the root.
    pub fn new(tree: &'a GameTree, options: Options) -> Self {
        let mut machine = Self { tree, options, path: Vec::new() };
        machine.enter(TreeNode::ROOT, options.window);
        machine
    }

    /// The current node; `None` after the end.
    pub fn here(&self) -> Option<&Frame> {
        self.path.last()
    }

    /// The node on the path whose child has just returned, or returns now.
    pub fn parent_of(&self, child: TreeNode) -> Option<&Frame> {
        self.path.iter().rev().find(|frame| self.tree.parent(child) == Some(frame.node))
    }

    /// Whether the search cuts at the current node now.
    pub fn cuts(&self) -> bool {
        let is_closed = |frame: &Frame| frame.window.is_closed(self.options.cut);
        self.here().is_some_and(|frame| {
            frame.known.is_some() && !frame.left.is_empty() && is_closed(frame)
        })
    }

    /// What the search does next; `None` after the end.
    pub fn next(&self) -> Option<Line> {
        let here = self.here()?;
        match self.cuts() {
            true => Some(Line::Cut { node: here.node }),
            false => self.next_without_cut(),
        }
    }

    /// What the search does next if it does not cut.
    pub fn next_without_cut(&self) -> Option<Line> {
        let here = self.here()?;
        if let Some(&child) = here.left.last() {
            return Some(match self.tree.leaf_value(child) {
                Some(value) => here.taken(child, Verdict::Exact(value)),
                None => Line::Enter { node: child, window: here.window },
            });
        }
        let verdict = here.known?;
        Some(match self.path.iter().rev().nth(1) {
            Some(above) => above.taken(here.node, verdict),
            None => Line::End { verdict },
        })
    }

    /// Goes on as a line says.
    pub fn follow(&mut self, line: Line) {
        match line {
            Line::Enter { node, window } => {
                self.skip(node);
                self.enter(node, window);
            }
            Line::Return { child, verdict, best, window } => {
                if self.here().is_some_and(|here| here.node == child) {
                    self.path.pop();
                } else {
                    self.skip(child);
                }
                if let Some(here) = self.path.last_mut() {
                    let known = here.with(verdict);
                    here.known = Some(with_value(known, best));
                    here.window = window;
                }
            }
            Line::Cut { .. } => {
                if let Some(here) = self.path.last_mut() {
                    here.known = here.known.map(|known| known.unfinished(here.player));
                    here.left.clear();
                }
            }
            Line::End { .. } => self.path.clear(),
        }
    }

    fn enter(&mut self, node: TreeNode, window: Window) {
        let mut left: Vec<TreeNode> = self.tree.children(node).collect();
        if self.options.order != Order::RightToLeft {
            left.reverse();
        }
        let player = self.tree.player(node);
        self.path.push(Frame { node, player, window, known: None, left });
    }

    /// The turn of a child has come.
    fn skip(&mut self, child: TreeNode) {
        if let Some(here) = self.path.last_mut() {
            here.left.retain(|&other| other != child);
        }
    }
}

impl Frame {
    /// What is known with a reply taken into account.
    fn with(&self, reply: Verdict) -> Verdict {
        self.known.map_or(reply, |known| known.or_better(self.player, reply))
    }

    /// Whether a value is better than the best so far.
    pub fn improves_with(&self, value: Value) -> bool {
        self.known.is_none_or(|known| self.player.prefers(value, known.value()))
    }

    /// The line in which a child returns and its value is used.
    fn taken(&self, child: TreeNode, verdict: Verdict) -> Line {
        let value = verdict.value();
        let window = match self.improves_with(value) {
            true => self.window.tightened(self.player, value),
            false => self.window,
        };
        Line::Return { child, verdict, best: self.with(verdict).value(), window }
    }
}

/// A verdict of the same kind with another value.
fn with_value(verdict: Verdict, value: Value) -> Verdict {
    match verdict {
        Verdict::Exact(_) => Verdict::Exact(value),
        Verdict::AtLeast(_) => Verdict::AtLeast(value),
        Verdict::AtMost(_) => Verdict::AtMost(value),
    }
}
