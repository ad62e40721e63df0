//! The state of a search after the actions of an answer.

use std::collections::BTreeMap;

use plyscope_search::algo::Windows;
use plyscope_search::{Bound, TreeNode, Value, Verdict, Window};

use super::{Action, Takes};
use plyscope_session::{Session, State as NodeState};

/// The state of a search after some actions, right or wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stand {
    /// The current node; `None` when the root has been left.
    pub here: Option<TreeNode>,
    /// The child that it has come back from, if it has just done that or has not left it for another.
    pub came_back: Option<TreeNode>,
    entered: BTreeMap<TreeNode, Entered>,
    left: BTreeMap<TreeNode, Verdict>,
}

/// The state of a search at a node that it entered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Entered {
    window: Window,
    best: Option<(TreeNode, Value)>,
    was_cut: bool,
}

impl Stand {
    /// The state of a search after some actions, from the root on.
    pub(super) fn after(session: &Session, actions: impl IntoIterator<Item = Action>) -> Self {
        let window = session.setup().options().window;
        let root = Entered { window, best: None, was_cut: false };
        let mut stand = Self {
            here: Some(TreeNode::ROOT),
            came_back: None,
            entered: BTreeMap::from([(TreeNode::ROOT, root)]),
            left: BTreeMap::new(),
        };
        for action in actions {
            stand.act(session, action);
        }
        stand
    }

    fn act(&mut self, session: &Session, action: Action) {
        if let Action::Enter(node) = action {
            let window = self.passed(session, node);
            self.entered.insert(node, Entered { window, best: None, was_cut: false });
            (self.here, self.came_back) = (Some(node), None);
            return;
        }
        let Some(here) = self.here else { return };
        if let Action::Leave(verdict) = action {
            self.left.insert(here, verdict);
            self.came_back = Some(here);
            self.here = session.tree().parent(here);
            return;
        }
        let child = self.came_back.filter(|&child| session.tree().parent(child) == Some(here));
        let Some(at) = self.entered.get_mut(&here) else { return };
        match action {
            Action::Take(takes, value) => {
                at.best = child.map(|child| (child, value)).or(at.best);
                match takes {
                    Takes::Alpha => at.window.alpha = value,
                    Takes::Beta => at.window.beta = value,
                    Takes::Best => {}
                }
            }
            Action::Cut => at.was_cut = true,
            Action::Enter(_) | Action::Leave(_) => {}
        }
    }

    /// The window with which a node is entered.
    fn passed(&self, session: &Session, node: TreeNode) -> Window {
        let above = session.tree().parent(node);
        let window = above.and_then(|above| Some(self.entered.get(&above)?.window));
        let Some(window) = window else { return session.setup().options().window };
        if session.setup().algorithm.descriptor().windows != Windows::OneBound {
            return window;
        }
        // Only what the opponent of the player who moves there already has is passed down.
        match Bound::of(session.tree().player(node)) {
            Bound::Alpha => Window { alpha: Value::NEG_INFINITY, ..window },
            Bound::Beta => Window { beta: Value::INFINITY, ..window },
        }
    }

    /// The window at the current node; `None` if the search has none, or is over.
    #[must_use]
    pub fn window(&self, session: &Session) -> Option<Window> {
        let at = self.entered.get(&self.here?)?;
        session.setup().algorithm.has_windows().then_some(at.window)
    }

    /// The best child so far of the current node, and its value.
    #[must_use]
    pub fn best(&self) -> Option<(TreeNode, Value)> {
        self.entered.get(&self.here?)?.best
    }

    /// The verdict of a node that was left.
    #[must_use]
    pub fn known(&self, node: TreeNode) -> Option<Verdict> {
        self.left.get(&node).copied()
    }

    /// Whether the search was at a node.
    fn was_entered(&self, node: TreeNode) -> bool {
        self.entered.contains_key(&node)
    }

    /// Whether the search can go down to a node: a child that it was not at.
    #[must_use]
    pub fn waits(&self, session: &Session, node: TreeNode) -> bool {
        let is_child = self.here.is_some() && session.tree().parent(node) == self.here;
        is_child && !self.was_entered(node)
    }

    /// The state of a node.
    #[must_use]
    pub fn state(&self, session: &Session, node: TreeNode) -> NodeState {
        let was_cut = |above: TreeNode| self.entered.get(&above).is_some_and(|at| at.was_cut);
        let mut above = session.tree().ancestors(node).skip(1);
        match (self.was_entered(node), self.left.contains_key(&node)) {
            (_, true) => NodeState::Done,
            (true, false) => NodeState::Open,
            (false, false) if above.any(was_cut) => NodeState::Pruned,
            (false, false) => NodeState::NotVisited,
        }
    }

    /// Whether a node is the best child of its parent so far.
    #[must_use]
    pub fn is_best(&self, session: &Session, node: TreeNode) -> bool {
        let above = session.tree().parent(node).and_then(|above| self.entered.get(&above));
        above.and_then(|above| above.best).is_some_and(|(best, _)| best == node)
    }
}
