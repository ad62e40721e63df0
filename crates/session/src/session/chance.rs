//! What is known of averages, where chance decides, and probes.

use plyscope_search::algo::{Average, AverageBounds, Feature, Visits};
use plyscope_search::trace::Cut;
use plyscope_search::{NodeId, Step, TreeNode, Value, Window};

use super::Session;

impl Session {
    /// The part of the average of a chance node that is known exactly by a step: the sum of the values that
    /// have come back, each with its probability. A child that is at least the greatest leaf, or at most the
    /// least, is known exactly. `None` before the first, and for other nodes.
    #[must_use]
    pub fn average(&self, node: TreeNode, step: Step) -> Option<Value> {
        let known = self.known_of_average(node, step)?;
        let mut average = Average::default();
        for (part, child) in self.tree().children(node).enumerate() {
            let Window { alpha, beta } = known.part(part);
            if alpha == beta {
                average.add(self.tree().probability(child)?, alpha);
            }
        }
        average.value()
    }

    /// Between which values the average of a chance node lies by a step, in a search that bounds averages;
    /// `None` for other nodes, and where an end is not known.
    #[must_use]
    pub fn average_bounds(&self, node: TreeNode, step: Step) -> Option<Window> {
        let window = self.average_window(node, step)?;
        (window.alpha.is_finite() && window.beta.is_finite()).then_some(window)
    }

    /// The same, open at an end that is not known: won and lost games have no number, and where all leaves
    /// are alike the search begins without bounds.
    #[must_use]
    pub fn average_window(&self, node: TreeNode, step: Step) -> Option<Window> {
        if !self.bounds_averages() {
            return None;
        }
        self.known_of_average(node, step).map(|known| known.range())
    }

    /// The least and the greatest leaf, with which a search begins that bounds averages; `None` where
    /// chance never decides or all leaves are alike, and for other searches.
    #[must_use]
    pub fn leaf_range(&self) -> Option<Window> {
        let range = self.trace().entry_window(NodeId::ROOT).window();
        (self.bounds_averages() && range != Window::FULL).then_some(range)
    }

    /// Whether the search bounds averages before all children are known.
    fn bounds_averages(&self) -> bool {
        let algorithm = self.setup().algorithm;
        algorithm.offers(Feature::Chance) && algorithm.has_windows() && self.program().is_none()
    }

    /// Whether a visit is a probe of Star2: the first visit of a child of a chance node at which a player
    /// decides, to look at its first move only. Below a probe there are no others.
    #[must_use]
    pub fn is_probe(&self, visit: NodeId) -> bool {
        let facts = self.setup().algorithm.descriptor();
        let can_probe = facts.visits == Visits::Again && facts.features.contains(&Feature::Chance);
        let up = |&visit: &NodeId| self.trace().parent(visit);
        let mut above = std::iter::successors(self.trace().parent(visit), up);
        can_probe && self.can_be_probe(visit) && !above.any(|visit| self.can_be_probe(visit))
    }

    /// Whether a visit is the first of a child of a chance node at which a player decides.
    fn can_be_probe(&self, visit: NodeId) -> bool {
        let (trace, tree) = (self.trace(), self.tree());
        let above = trace.parent(visit);
        above.is_some_and(|above| tree.is_chance(self.node(above)))
            && !tree.is_chance(self.node(visit))
            && !trace.is_childless(visit)
            && self.visit_before(visit).is_none()
    }

    /// Whether a visit is a probe that has left out children which no cut of its own explains.
    #[must_use]
    pub fn leaves_out(&self, visit: NodeId) -> bool {
        let trace = self.trace();
        let from_here = |child| self.visits(child).any(|below| trace.parent(below) == Some(visit));
        let mut children = self.tree().children(self.node(visit));
        self.is_probe(visit)
            && trace.cut_of(visit).is_none()
            && children.any(|child| !from_here(child))
    }

    /// The visit of the same node before, from the same visit of its parent.
    #[must_use]
    pub fn visit_before(&self, visit: NodeId) -> Option<NodeId> {
        let above = self.trace().parent(visit)?;
        let mut visits = self.visits(self.node(visit)).take_while(|&before| before < visit);
        visits.find(|&before| self.trace().parent(before) == Some(above))
    }

    /// The cut because of which the rest below a visit is not visited: its own, or that of the chance node
    /// above where the visit is a probe.
    #[must_use]
    pub fn cut_at(&self, visit: NodeId) -> Option<Cut> {
        let trace = self.trace();
        trace.cut_of(visit).or_else(|| {
            let above = trace.parent(visit).filter(|_| self.is_probe(visit))?;
            trace.cut_of(above)
        })
    }

    /// What is known of a chance node by a step, in the visit that counts. A child counts in the step after
    /// it is left. `None` where no chance decides, or before.
    fn known_of_average(&self, node: TreeNode, step: Step) -> Option<AverageBounds> {
        let (tree, trace) = (self.tree(), self.trace());
        let visit = self.visit(node, step).filter(|_| tree.is_chance(node))?;
        let children = tree.children(node);
        let weights: Option<Vec<_>> =
            children.clone().map(|child| tree.probability(child)).collect();
        let mut known = AverageBounds::new(weights?, self.leaf_range().unwrap_or(Window::FULL));
        for (part, child) in children.enumerate() {
            let below = self.visits(child).filter(|&below| trace.parent(below) == Some(visit));
            let left = below.filter(|&below| trace.left(below).is_some_and(|left| left < step));
            for verdict in left.filter_map(|below| trace.verdict(below, step)) {
                known.narrow(part, verdict);
            }
        }
        Some(known)
    }
}
