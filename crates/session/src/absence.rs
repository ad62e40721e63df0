//! When and why the search skips a node.

use plyscope_search::trace::Cut;
use plyscope_search::{NodeId, Step, TreeNode};

use crate::Session;

/// Why a node is never visited.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Absence {
    /// The topmost node on its path that is not visited: itself or an ancestor.
    pub top: TreeNode,
    /// The visit of the node above `top`, or of the chance node above that.
    pub above: NodeId,
    /// What the search did there.
    pub reason: Reason,
}

/// Why the search did not go on below a node.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// It was cut off, there or, after a probe, at the chance node above.
    Cut(Cut),
    /// An ancestor is at the horizon and was evaluated statically.
    Horizon,
    /// The transposition table had the answer.
    Table,
}

impl Absence {
    /// Why a node is never visited; `None` for one that is. O(depth + log cuts).
    #[must_use]
    pub fn of(session: &Session, node: TreeNode) -> Option<Self> {
        let trace = session.trace();
        let absent = |node: &TreeNode| !session.is_visited(*node);
        let top = session.tree().ancestors(node).take_while(absent).last()?;
        let mut visits = session.visits(session.tree().parent(top)?).rev().peekable();
        let last = *visits.peek()?;
        let cut = visits.find_map(|visit| session.cut_at(visit));
        Some(match cut {
            Some(cut) => Self { top, above: cut.node, reason: Reason::Cut(cut) },
            None if trace.was_evaluated(last) => Self { top, above: last, reason: Reason::Horizon },
            None => Self { top, above: last, reason: Reason::Table },
        })
    }

    /// The step that decides that the node is not visited.
    #[must_use]
    pub fn step(&self, session: &Session) -> Step {
        match self.reason {
            Reason::Cut(cut) => cut.step,
            Reason::Horizon | Reason::Table => {
                session.trace().left(self.above).unwrap_or_else(|| session.trace().last_step())
            }
        }
    }
}

/// The step that shows whether a node is visited: its first entry, or the decision to skip it.
#[must_use]
pub fn shown_at(session: &Session, node: TreeNode) -> Step {
    match session.visits(node).next() {
        Some(visit) => session.trace().entered(visit),
        None => Absence::of(session, node).map_or(Step::START, |absence| absence.step(session)),
    }
}
