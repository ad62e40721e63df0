//! The state of the nodes of a tree at a step.

use plyscope_search::algo::Equals;
use plyscope_search::trace::{Cut, NodeStatus, Tally};
use plyscope_search::{Move, NodeId, Player, Step, TreeNode, Turn, Value, Verdict};

use super::{Session, State};
use crate::subject::Subject;

impl Session {
    /// Whether a node ends the tree: a leaf of a given tree, or a position of a game below which
    /// the search does not go. False for pruned moves and for positions at which the search was
    /// stopped, where it is unknown.
    #[must_use]
    pub fn is_leaf(&self, node: TreeNode) -> bool {
        let is_known = || {
            let mut visits = self.search.visits.all(node);
            visits.any(|visit| self.trace().left(visit).is_some()) && self.tally(node).is_none()
        };
        self.search.tree.is_leaf(node) && (self.game().is_none() || is_known())
    }

    /// Whose turn it is at a node; `None` at a leaf of a given tree, where nobody moves.
    #[must_use]
    pub fn turn(&self, node: TreeNode) -> Option<Turn> {
        let is_leaf = self.game().is_none() && self.tree().is_leaf(node);
        (!is_leaf).then(|| self.tree().turn(node))
    }

    /// The value of a game that is over at a node, if the search has found that it is over.
    #[must_use]
    pub fn outcome(&self, node: TreeNode) -> Option<Value> {
        self.game()?;
        let trace = self.trace();
        let has_learnt = |visit| {
            trace.was_evaluated(visit)
                || trace.was_found(visit)
                || trace.tally(visit).is_some()
                || trace.extension(visit).is_some()
                || trace.child_hit(visit).is_some()
        };
        let visits = self.search.visits.all(node);
        let mut endings = visits.filter(|&visit| trace.is_childless(visit) && !has_learnt(visit));
        let verdict = endings.find_map(|visit| trace.verdict(visit, trace.last_step()));
        verdict.map(Verdict::value)
    }

    /// Whether a node of a game lies at the horizon of the last pass or beyond, visited or not, and the
    /// search does not go on there. So the shape of a node does not reveal what the search will prune.
    #[must_use]
    pub fn is_at_horizon(&self, node: TreeNode) -> bool {
        let trace = self.trace();
        let horizon = trace.pass(trace.last_step()).and_then(|pass| pass.horizon);
        let searched = || self.tree().layer_of(node) + self.reduction(node);
        self.game().is_some()
            && self.tree().is_leaf(node)
            && horizon.is_some_and(|horizon| searched() >= usize::from(horizon))
    }

    /// By how many plies less the search looks ahead at a node in the end, since it is below moves that
    /// are searched less deep. O(depth).
    fn reduction(&self, node: TreeNode) -> usize {
        let last_visits =
            self.tree().ancestors(node).filter_map(|above| self.visits(above).next_back());
        last_visits.map(|visit| usize::from(self.trace().reduction(visit).plies)).sum()
    }

    /// What lies below a node that was not recorded, at the end.
    #[must_use]
    pub fn tally(&self, node: TreeNode) -> Option<Tally> {
        self.search.visits.all(node).find_map(|visit| self.search.trace.tally(visit))
    }

    /// The visit of a node that counts at a step: the last one so far, or else the first one to come
    /// in the same pass; `None` when there is neither.
    #[must_use]
    pub fn visit(&self, node: TreeNode, step: Step) -> Option<NodeId> {
        self.search.visits.at(&self.search.trace, node, step)
    }

    /// Whether a node is visited at any time.
    #[must_use]
    pub fn is_visited(&self, node: TreeNode) -> bool {
        self.search.visits.any(node)
    }

    /// Whether the probe of the transposition table was a hit, in the visit that counts at a step.
    #[must_use]
    pub fn is_hit(&self, node: TreeNode, step: Step) -> bool {
        let probe = self.visit(node, step).and_then(|visit| self.trace().probe_of(visit));
        probe.is_some_and(|probe| probe.step <= step && probe.found.is_some())
    }

    /// All visits of a node, in chronological order.
    pub fn visits(&self, node: TreeNode) -> impl DoubleEndedIterator<Item = NodeId> + '_ {
        self.search.visits.all(node)
    }

    /// The number of the visit of a node that counts at a step, from 1, in the trace of a program that
    /// is not depth first: there the tree does not show the order. `None` where it was not visited.
    #[must_use]
    pub fn visit_number(&self, node: TreeNode, step: Step) -> Option<usize> {
        self.program().filter(|program| !program.is_depth_first)?;
        let visit = self.visit(node, step)?;
        (self.trace().entered(visit) <= step).then(|| visit.index() + 1)
    }

    /// The label of a node of a given tree at a step: its L-name, with the number of its visit where
    /// the tree does not show the order. It is widest at the last step.
    #[must_use]
    pub fn label(&self, node: TreeNode, step: Step) -> String {
        let name = self.tree().l_name(node);
        match self.visit_number(node, step) {
            Some(number) => format!("{name} #{number}"),
            None => name.to_string(),
        }
    }

    /// The state of a node in the search. O(1) where it is ever visited, else O(depth).
    #[must_use]
    pub fn state(&self, node: TreeNode, step: Step) -> State {
        let trace = self.trace();
        match self.visit(node, step).map(|visit| trace.status(visit, step)) {
            Some(NodeStatus::Open) => return State::Open,
            Some(NodeStatus::Done) => return State::Done,
            // A node that is cut off now may still be visited when its parent is searched again.
            Some(NodeStatus::NotVisited) | None => {}
        }
        match self.visited_above(node, step) {
            Some(above) if self.cut_at(above).is_some_and(|cut| cut.step <= step) => State::Pruned,
            // A program may come back to the children of a node that it has left.
            Some(above)
                if self.program().is_none()
                    && trace.status(above, step) == NodeStatus::Done
                    && trace.is_childless(above) =>
            {
                State::Beyond
            }
            _ => State::NotVisited,
        }
    }

    /// The cut because of which a node has not been visited by a step in its pass; `None` for one that
    /// has. The cut may still be to come.
    #[must_use]
    pub fn cut_above(&self, node: TreeNode, step: Step) -> Option<Cut> {
        if self.visit(node, step).is_some_and(|visit| self.trace().entered(visit) <= step) {
            return None;
        }
        self.cut_at(self.visited_above(node, step)?)
    }

    /// The visit that counts at a step of the lowest node above another one that was visited by then.
    fn visited_above(&self, node: TreeNode, step: Step) -> Option<NodeId> {
        let mut above = self.tree().ancestors(node).skip(1);
        above.find_map(|above| {
            self.visit(above, step).filter(|&visit| self.trace().entered(visit) <= step)
        })
    }

    /// The node that the step is about.
    #[must_use]
    pub fn focus(&self, step: Step) -> Option<TreeNode> {
        self.trace().focus(step).map(|visit| self.node(visit))
    }

    /// The child of a node to which a move leads, if the tree has it.
    #[must_use]
    pub fn child_by(&self, node: TreeNode, by: Move) -> Option<TreeNode> {
        match self.game() {
            None => self.tree().child(node, by.0 as usize),
            Some(played) => self.tree().children(node).find(|&child| played.by(child) == by),
        }
    }

    /// The best child so far of a node, where it is known to be that: see [`Trace::sure_child`]. A search that
    /// keeps the last of equal moves has the one that it keeps, sure or not.
    ///
    /// [`Trace::sure_child`]: plyscope_search::Trace::sure_child
    #[must_use]
    pub fn best_child(&self, node: TreeNode, step: Step) -> Option<TreeNode> {
        let (trace, last) = (self.trace(), self.visit(node, step)?);
        let child = match self.setup().algorithm.descriptor().equals {
            Equals::Last => trace.best(last, step).map(|best| best.child),
            Equals::First => trace
                .sure_child(last, step)
                .or_else(|| self.extreme_child(last, step))
                .or_else(|| self.sure_child_before(last, step)),
        };
        child.map(|child| self.node(child))
    }

    /// The best child so far of a visit where it is as bad as the worst leaf, and so are all.
    fn extreme_child(&self, visit: NodeId, step: Step) -> Option<NodeId> {
        let best = self.trace().best(visit, step)?;
        let known = self.trace().verdict(best.child, step)?.within(self.leaf_range()?);
        matches!(known, Verdict::Exact(_)).then_some(best.child)
    }

    /// The child that a visit in an earlier pass is sure of, which looked as far ahead and found the same value:
    /// a null window bounds the value from one side only, and the best move is known to the pass that bounds it
    /// from the other.
    fn sure_child_before(&self, visit: NodeId, step: Step) -> Option<NodeId> {
        let trace = self.trace();
        let value = trace.verdict(visit, step)?.value();
        let pass = trace.pass_of(visit)?;
        let earlier = self.visits(self.node(visit)).rev().skip_while(|&other| other >= pass.root);
        let mut alike = earlier.take_while(|&other| {
            trace.pass_of(other).is_some_and(|before| before.horizon == pass.horizon)
        });
        alike.find_map(|other| {
            trace.best(other, step).filter(|best| best.value == value)?;
            trace.sure_child(other, step)
        })
    }

    /// The known verdict of a node: its result when it is done, before that the bound its player
    /// already has. The value of a given tree's leaf is known from the start.
    #[must_use]
    pub fn known(&self, node: TreeNode, step: Step) -> Option<Verdict> {
        if let (Subject::Tree, Some(value)) = (self.subject(), self.tree().leaf_value(node)) {
            return Some(Verdict::Exact(value));
        }
        let visit = self.visit(node, step)?;
        self.trace().verdict(visit, step).or_else(|| {
            let Some(best) = self.trace().best(visit, step) else {
                let value = self.trace().best_value(visit, step)?;
                return Some(Verdict::Exact(value).unfinished(self.tree().player(node)));
            };
            match (self.tree().player(node), self.trace().verdict(best.child, step)) {
                // With its window the search need not know more of the child, and so not of the node.
                (Player::Max, Some(Verdict::AtMost(_))) => None,
                (Player::Min, Some(Verdict::AtLeast(_))) => None,
                (Player::Max, _) => Some(Verdict::AtLeast(best.value)),
                (Player::Min, _) => Some(Verdict::AtMost(best.value)),
            }
        })
    }

    /// What the player to move at a visit has so far: the best value, or a bound of it where the best child
    /// came back with one to the player's disadvantage.
    #[must_use]
    pub fn best_known(&self, visit: NodeId, step: Step) -> Option<Verdict> {
        let trace = self.trace();
        let value = trace.best_value(visit, step)?;
        let child = trace.best(visit, step).and_then(|best| trace.verdict(best.child, step));
        let is_missed = |verdict: &Verdict| !verdict.is_sure_for(trace.player(visit));
        let bound = child.map(Verdict::sharpened).filter(is_missed);
        Some(bound.unwrap_or(Verdict::Exact(value)))
    }

    /// Whether the value of a finished root is exact, but that of the move kept for it only a bound: a search
    /// that keeps the last of equal moves (`>=`) may replace a move by one that is only known to be no better.
    #[must_use]
    pub fn keeps_a_bound(&self, root: NodeId, step: Step) -> bool {
        let verdict = self.trace().verdict(root, step).map(Verdict::sharpened);
        self.setup().algorithm.descriptor().equals == Equals::Last
            && matches!(verdict, Some(Verdict::Exact(_)))
            && matches!(self.best_known(root, step), Some(Verdict::AtLeast(_) | Verdict::AtMost(_)))
    }
}
