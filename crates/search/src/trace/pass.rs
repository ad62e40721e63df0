//! The passes of a search: one from the root, or several with iterative deepening.

use super::{NodeId, Step, Trace};
use crate::event::Reduction;
use crate::game::Move;
use crate::player::Player;
use crate::value::Value;
use crate::verdict::Verdict;

/// One search from the root.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pass {
    /// Its root.
    pub root: NodeId,
    /// How many plies it looks ahead at most; `None` for up to the end of the game.
    pub horizon: Option<u16>,
    /// Whether its result may rest on the static evaluation: any node was left to it, or settled by an entry
    /// of the table that rests on it, in this pass or in one before with the same horizon, whose bounds it
    /// uses.
    pub is_estimate: bool,
    /// When it begins.
    pub begins: Step,
    /// What came out; `None` when the search was ended before.
    pub result: Option<Verdict>,
}

impl Trace {
    /// The passes, by time.
    pub fn passes(&self) -> impl DoubleEndedIterator<Item = Pass> + ExactSizeIterator + '_ {
        (0..self.passes.len()).map(|number| self.pass_at(number))
    }

    fn pass_at(&self, number: usize) -> Pass {
        let fact = self.passes[number];
        Pass {
            root: fact.root,
            horizon: fact.horizon,
            is_estimate: fact.is_estimate,
            begins: self.entered(fact.root),
            result: self.verdict(fact.root, self.last_step()),
        }
    }

    /// The number of the pass that a step belongs to, from 0; 0 also at the start. O(log passes).
    #[must_use]
    pub fn pass_number(&self, step: Step) -> usize {
        let begun = self.passes.partition_point(|pass| self.entered(pass.root) <= step);
        begun.saturating_sub(1)
    }

    /// The pass that a step belongs to; `None` when nothing was recorded. O(log passes).
    #[must_use]
    pub fn pass(&self, step: Step) -> Option<Pass> {
        let number = self.pass_number(step);
        (number < self.passes.len()).then(|| self.pass_at(number))
    }

    /// The pass that a visited node belongs to. O(log passes).
    #[must_use]
    pub fn pass_of(&self, node: NodeId) -> Option<Pass> {
        let number = self.passes.partition_point(|pass| pass.root <= node).checked_sub(1)?;
        Some(self.pass_at(number))
    }

    /// Whether what is known of a node when it is left may rest on the static evaluation: a node below
    /// it was evaluated, and not only to find out which move comes first, or, in a pass that does evaluate
    /// nodes, answered by the table or only counted. O(log n), and O(depth log n) where nodes were searched
    /// for the order of moves.
    #[must_use]
    pub fn is_estimate(&self, node: NodeId) -> bool {
        let for_order = &self.index.evaluated_for_order;
        let above = (!for_order.is_empty()).then(|| self.searched_for_order(node)).flatten();
        let Some(pass) = self.pass_of(node).filter(|pass| pass.is_estimate || above.is_some())
        else {
            return false;
        };
        if pass.root == node {
            return true;
        }
        let left = self.left(node).unwrap_or(self.last_step());
        let end = NodeId(self.visible(left) as u32);
        if let Some(above) = above {
            let until = |node| for_order.partition_point(|&place| place < (above, node));
            return until(end) > until(node) || self.is_partly_unseen(node, left, end);
        }
        let below = |nodes: &[NodeId]| {
            nodes.partition_point(|&other| other < end)
                > nodes.partition_point(|&other| other < node)
        };
        below(&self.index.evaluated) || self.is_partly_unseen(node, left, end)
    }

    /// Whether some of what is below a node was answered by the table or only counted. `end` is the first
    /// node after those below.
    fn is_partly_unseen(&self, node: NodeId, left: Step, end: NodeId) -> bool {
        let hits = |step| self.probe_counts(step).hits;
        let counted = |end| self.tallies.partition_point(|&(other, _)| other < end);
        hits(left) > hits(self.entered(node).back(1)) || counted(end) > counted(node)
    }

    /// The line that the search would play after a step, from the root: that of the pass of the step, or once
    /// it is finished that of the last pass that looked as far ahead and is sure of its move. Where the value
    /// turns out to lie below a null window, from the point of view of the player at the root, no move need
    /// be sure: each is only known to be no better than that. O(passes · moves · log n).
    pub fn best_line(&self, step: Step) -> impl Iterator<Item = NodeId> + '_ {
        let pass = self.pass(step);
        let sure = pass.and_then(|pass| {
            let is_finished = self.left(pass.root).is_some_and(|left| left <= step);
            let is_narrow = self.can_fail_low(pass.root);
            if is_finished && is_narrow {
                self.sure_move(pass, step)
            } else {
                None
            }
        });
        let (root, first) = match (sure, pass) {
            (Some((root, child)), _) => (Some(root), Some(child)),
            (None, Some(pass)) => {
                (Some(pass.root), self.best(pass.root, step).map(|best| best.child))
            }
            (None, None) => (None, None),
        };
        let below = first.into_iter().flat_map(move |child| self.principal_variation(child, step));
        root.into_iter().chain(below)
    }

    /// Whether a root was entered with a window below which its value can lie, for the player to move there.
    fn can_fail_low(&self, root: NodeId) -> bool {
        let window = self.window(root, self.entered(root)).window();
        match self.player(root) {
            Player::Max => window.alpha > Value::NEG_INFINITY,
            Player::Min => window.beta < Value::INFINITY,
        }
    }

    /// The root of the last finished pass up to this one that is sure of its move, and that move's child.
    fn sure_move(&self, last: Pass, step: Step) -> Option<(NodeId, NodeId)> {
        let passes = (0..=self.pass_number(step)).rev().map(|number| self.pass_at(number));
        let mut alike = passes.take_while(|pass| pass.horizon == last.horizon);
        alike.find_map(|pass| Some((pass.root, self.sure_child(pass.root)?)))
    }

    /// The child of a finished root that its player would move to; `None` where no child is known to be
    /// worth as much as the root.
    fn sure_child(&self, root: NodeId) -> Option<NodeId> {
        let (player, now) = (self.player(root), self.last_step());
        let best = self.best(root, now)?;
        let is_sure = |&child: &NodeId| {
            let is_whole = self.reduction(child) == Reduction::NONE;
            let verdict = self.verdict(child, now);
            is_whole
                && verdict
                    .is_some_and(|known| known.is_sure_for(player) && known.value() == best.value)
        };
        std::iter::once(best.child).chain(self.children_of_root(root)).find(is_sure)
    }

    /// The visited children of a root, in chronological order.
    fn children_of_root(&self, root: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        let next = move |node: NodeId| {
            let is_child = node.index() < self.node_count() && self.parent(node) == Some(root);
            is_child.then_some(node)
        };
        let after = move |&child: &NodeId| next(NodeId(self.visible(self.left(child)?) as u32));
        std::iter::successors(next(NodeId(root.0 + 1)), after)
    }

    /// The move that the search plays at the root, as far as it was finished; `None` where there is none.
    #[must_use]
    pub fn best_move(&self) -> Option<Move> {
        let last = self.last_finished()?;
        let first = self.best_line(self.left(last.root)?).nth(1).map(|child| self.by(child));
        first.or_else(|| Some(self.child_hit(last.root)?.by))
    }

    /// The last pass that was finished.
    #[must_use]
    pub fn last_finished(&self) -> Option<Pass> {
        self.passes().rev().find(|pass| pass.result.is_some())
    }
}
