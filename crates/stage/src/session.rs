//! A search on a given tree, ready to be looked at.

use plyscope_core::algo::{alpha_beta, minimax};
use plyscope_core::trace::{Cut, NodeStatus, RecordStop, Recorder};
use plyscope_core::{GameTree, NodeId, Player, Step, Trace, TreeNode, Value, Verdict};

use crate::layout::Layout;
use crate::setup::{Algorithm, Setup};

/// A tree, a search on it, and where its nodes are drawn. Nothing in it changes; what is shown at
/// a step is a question to it.
#[derive(Clone, Debug)]
#[cfg_attr(feature = "pack", derive(serde::Serialize, serde::Deserialize))]
pub struct Session {
    tree: GameTree,
    setup: Setup,
    trace: Trace,
    layout: Layout,
    /// The tree's node of each visited node.
    node_of: Vec<TreeNode>,
    /// The visited node of each of the tree's nodes, where there is one.
    visit_of: Vec<Option<NodeId>>,
    /// How many nodes each node's subtree has, the node included.
    size: Vec<u32>,
    /// How many layers lie below each node.
    height: Vec<u16>,
    value_range: Option<(Value, Value)>,
    has_numbers: bool,
    /// How many nodes the first cuts leave out: `[0]` none, `[1]` the first, `[2]` the first two …
    pruned_by: Vec<usize>,
}

/// How far the search is with a node of the tree.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum State {
    /// Not visited yet, and it still may be.
    NotVisited,
    /// On the path.
    Open,
    /// Left, with a verdict.
    Done,
    /// Never to be visited: it, or a node above it, has been cut.
    Pruned,
}

impl Session {
    /// Runs a search and records it.
    ///
    /// # Errors
    /// When the recorder ends the search.
    pub fn record(
        tree: GameTree,
        setup: Setup,
        mut recorder: Recorder<'_>,
    ) -> Result<Self, RecordStop> {
        if setup.algorithm == Algorithm::Minimax {
            recorder = recorder.with_room_for(tree.len());
        }
        match setup.algorithm {
            Algorithm::Minimax => drop(minimax(&tree, setup.order, &mut recorder)?),
            Algorithm::AlphaBeta => drop(alpha_beta(&tree, &setup.alpha_beta(), &mut recorder)?),
        }
        let layout = Layout::new(&tree);
        Ok(Self::assemble(tree, setup, recorder.finish(), layout))
    }

    /// Puts a session together from its parts.
    #[must_use]
    fn assemble(tree: GameTree, setup: Setup, trace: Trace, layout: Layout) -> Self {
        let mut node_of = Vec::with_capacity(trace.node_count());
        let mut visit_of = vec![None; tree.len()];
        for visit in (0..trace.node_count() as u32).map(NodeId) {
            let above = trace.parent(visit).map(|parent: NodeId| node_of[parent.index()]);
            let node = above
                .and_then(|above| tree.child(above, trace.by(visit).0 as usize))
                .unwrap_or(TreeNode::ROOT);
            visit_of[node.index()] = Some(visit);
            node_of.push(node);
        }
        let (size, height) = measure(&tree);
        let leaves = || tree.nodes().filter_map(|node| tree.leaf_value(node));
        let has_numbers = leaves().any(Value::is_number);
        let numbers = || leaves().filter(|value| value.as_millionths().is_some());
        let value_range = numbers().min().zip(numbers().max());
        let mut session = Self {
            tree,
            setup,
            trace,
            layout,
            node_of,
            visit_of,
            size,
            height,
            value_range,
            has_numbers,
            pruned_by: Vec::new(),
        };
        session.pruned_by = session.count_pruned();
        session
    }

    fn count_pruned(&self) -> Vec<usize> {
        let mut total = 0;
        let cuts = self.trace.cuts().map(|cut| {
            total += self.skipped(&cut).map(|child| self.size(child)).sum::<usize>();
            total
        });
        std::iter::once(0).chain(cuts).collect()
    }

    /// How many nodes will never be visited, by the cuts that have been made. O(log cuts).
    #[must_use]
    pub fn pruned_count(&self, step: Step) -> usize {
        self.pruned_by[self.trace.cut_count(step)]
    }

    /// The tree.
    #[must_use]
    pub const fn tree(&self) -> &GameTree {
        &self.tree
    }

    /// Which search was run.
    #[must_use]
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// What it did.
    #[must_use]
    pub const fn trace(&self) -> &Trace {
        &self.trace
    }

    /// Where the nodes are drawn.
    #[must_use]
    pub const fn layout(&self) -> &Layout {
        &self.layout
    }

    /// The tree's node of a visited node.
    #[must_use]
    pub fn node(&self, visit: NodeId) -> TreeNode {
        self.node_of[visit.index()]
    }

    /// The visited node of a node of the tree; `None` when it is never visited.
    #[must_use]
    pub fn visit(&self, node: TreeNode) -> Option<NodeId> {
        self.visit_of[node.index()]
    }

    /// How far the search is with a node. O(1) where it is ever visited, else O(depth).
    #[must_use]
    pub fn state(&self, node: TreeNode, step: Step) -> State {
        match self.visit(node) {
            Some(visit) => match self.trace.status(visit, step) {
                NodeStatus::NotVisited => State::NotVisited,
                NodeStatus::Open => State::Open,
                NodeStatus::Done => State::Done,
            },
            None if self.cut_above(node).is_some_and(|cut| cut.step <= step) => State::Pruned,
            None => State::NotVisited,
        }
    }

    /// The cut because of which a node is never visited; `None` for a visited node.
    #[must_use]
    pub fn cut_above(&self, node: TreeNode) -> Option<Cut> {
        if self.visit(node).is_some() {
            return None;
        }
        let visited = self.tree.ancestors(node).find_map(|above| self.visit(above))?;
        self.trace.cut_of(visited)
    }

    /// The node that the step is about.
    #[must_use]
    pub fn focus(&self, step: Step) -> Option<TreeNode> {
        self.trace.focus(step).map(|visit| self.node(visit))
    }

    /// The best child so far of a node.
    #[must_use]
    pub fn best_child(&self, node: TreeNode, step: Step) -> Option<TreeNode> {
        self.trace.best(self.visit(node)?, step).map(|best| self.node(best.child))
    }

    /// What is known of a node: its verdict when it is done, and before that what its player is
    /// already sure of. A leaf's value is known from the start, since the tree is given.
    #[must_use]
    pub fn known(&self, node: TreeNode, step: Step) -> Option<Verdict> {
        if let Some(value) = self.tree.leaf_value(node) {
            return Some(Verdict::Exact(value));
        }
        let visit = self.visit(node)?;
        self.trace.verdict(visit, step).or_else(|| {
            let best = self.trace.best(visit, step)?;
            Some(match self.tree.player(node) {
                Player::Max => Verdict::AtLeast(best.value),
                Player::Min => Verdict::AtMost(best.value),
            })
        })
    }

    /// How many nodes a node's subtree has, the node included. O(1).
    #[must_use]
    pub fn size(&self, node: TreeNode) -> usize {
        self.size[node.index()] as usize
    }

    /// How many layers lie below a node; 0 for a leaf. O(1).
    #[must_use]
    pub fn height(&self, node: TreeNode) -> usize {
        usize::from(self.height[node.index()])
    }

    /// The nodes never visited, by layer and then from left to right.
    pub fn pruned(&self) -> impl Iterator<Item = TreeNode> + '_ {
        self.tree.nodes().filter(|&node| self.visit(node).is_none())
    }

    /// The children that a cut skips, from left to right.
    pub fn skipped(&self, cut: &Cut) -> impl Iterator<Item = TreeNode> + '_ {
        self.tree.children(self.node(cut.node)).filter(|&child| self.visit(child).is_none())
    }

    /// The line that both players follow from the root by what is known at a step.
    pub fn best_path(&self, step: Step) -> impl Iterator<Item = TreeNode> + '_ {
        let root = (self.trace.visible(step) > 0).then_some(NodeId::ROOT);
        root.into_iter()
            .flat_map(move |root| self.trace.principal_variation(root, step))
            .map(|visit| self.node(visit))
    }

    /// The smallest and the largest number among the leaves, a draw counting as zero; `None` when
    /// there is neither. O(1).
    #[must_use]
    pub const fn value_range(&self) -> Option<(Value, Value)> {
        self.value_range
    }

    /// Whether any leaf is a number, and not a won, drawn or lost game. O(1).
    #[must_use]
    pub const fn has_numbers(&self) -> bool {
        self.has_numbers
    }
}

/// The size and the height of every subtree.
fn measure(tree: &GameTree) -> (Vec<u32>, Vec<u16>) {
    let (mut size, mut height) = (vec![1_u32; tree.len()], vec![0_u16; tree.len()]);
    // Children come after their parents, so backwards every node is complete when it is read.
    for node in tree.nodes().rev() {
        if let Some(parent) = tree.parent(node) {
            size[parent.index()] += size[node.index()];
            height[parent.index()] = height[parent.index()].max(height[node.index()] + 1);
        }
    }
    (size, height)
}

/// How sessions travel between a worker and the page, which are built together.
#[cfg(feature = "pack")]
impl Session {
    /// The session as bytes; `None` when there is no memory for them.
    #[must_use]
    pub fn pack(&self) -> Option<Vec<u8>> {
        bincode::serialize(self).ok()
    }

    /// The session in bytes from [`Session::pack`].
    #[must_use]
    pub fn unpack(bytes: &[u8]) -> Option<Self> {
        bincode::deserialize(bytes).ok()
    }
}
