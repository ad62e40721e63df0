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
        let known = |end| self.child_hits.partition_point(|fact| fact.node < end);
        hits(left) > hits(self.entered(node).back(1))
            || counted(end) > counted(node)
            || known(end) > known(node)
    }

    /// The line that the search would play after a step, from the root, as far as its moves are known to be
    /// best: that of the pass of the step, or once it is finished that of the last pass that looked as far
    /// ahead and is sure of its move. Where the value turns out to lie below a null window, from the point of
    /// view of the player at the root, no move need be sure: each is only known to be no better than that.
    /// Then the best so far counts, since a program has to play something. O(passes · moves · log n).
    pub fn best_line(&self, step: Step) -> impl Iterator<Item = NodeId> + '_ {
        let pass = self.pass(step);
        let is_finished = |root| self.left(root).is_some_and(|left| left <= step);
        let sure = pass.filter(|pass| is_finished(pass.root)).and_then(|pass| {
            let (root, child) = self.sure_move(pass, step)?;
            Some((root, Some(child)))
        });
        let best_so_far = || {
            let root = pass?.root;
            Some((root, self.best(root, step).map(|best| best.child)))
        };
        let (root, first) = sure.or_else(best_so_far).unzip();
        let next = move |&node: &NodeId| self.sure_child(node, step);
        root.into_iter().chain(std::iter::successors(first.flatten(), next))
    }

    /// Whether a node was entered with a window below which its value can lie, for the player to move there.
    fn can_fail_low(&self, node: NodeId) -> bool {
        let window = self.entry_window(node).window();
        match self.player(node) {
            Player::Max => window.alpha > Value::NEG_INFINITY,
            Player::Min => window.beta < Value::INFINITY,
        }
    }

    /// The root of the last finished pass up to this one that is sure of its move, and that move's child.
    fn sure_move(&self, last: Pass, step: Step) -> Option<(NodeId, NodeId)> {
        let passes = (0..=self.pass_number(step)).rev().map(|number| self.pass_at(number));
        let mut alike = passes.take_while(|pass| pass.horizon == last.horizon);
        alike.find_map(|pass| Some((pass.root, self.sure_child(pass.root, step)?)))
    }

    /// The best child so far of a node, or one just as good, of which its player knows that it is: `None`
    /// where the best child is only known to be no better than that. With a window that cannot be left on
    /// that side the best child is sure. O(log n), and O(children · log n) where a later child is as good.
    #[must_use]
    pub fn sure_child(&self, node: NodeId, step: Step) -> Option<NodeId> {
        let (player, best) = (self.player(node), self.best(node, step)?);
        let is_sure = |verdict: Verdict| verdict.sharpened().is_sure_for(player);
        let is_whole = |child| self.reduction(child) == Reduction::NONE;
        let is_best_sure = || self.verdict(best.child, step).is_some_and(is_sure);
        if !self.can_fail_low(node) || is_whole(best.child) && is_best_sure() {
            return Some(best.child);
        }
        // A later child can be as good, and sure. Then the node is sure, too, unless it returns an end of its
        // window instead of what it found.
        let returned = self.verdict(node, step)?;
        if returned.value() == best.value && !is_sure(returned) {
            return None;
        }
        self.children(node).skip_while(|&child| child <= best.child).find(|&child| {
            let verdict = self.verdict(child, step);
            is_whole(child)
                && verdict.is_some_and(|known| is_sure(known) && known.value() == best.value)
        })
    }

    /// The visits of a node's children from one of its own, in chronological order.
    fn children(&self, parent: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        let next = move |node: NodeId| {
            let is_child = node.index() < self.node_count() && self.parent(node) == Some(parent);
            is_child.then_some(node)
        };
        let after = move |&child: &NodeId| next(NodeId(self.visible(self.left(child)?) as u32));
        std::iter::successors(next(NodeId(parent.0 + 1)), after)
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
