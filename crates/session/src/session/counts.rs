//! How many nodes have been visited and how many are pruned, each counted once.

use plyscope_layout::visits::Visits;
use plyscope_search::{packed, GameTree, Step, Trace, TreeNode};

/// The steps at which the two numbers change other than by a first visit. Principal variation search
/// enters a node again where a null window was not enough; what the first visit cut is then looked at
/// anew, and no longer pruned until the second visit cuts it as well.
#[derive(Debug, Default)]
pub(super) struct Counts {
    /// When a node is entered that its pass has visited before, in chronological order.
    again: Vec<Step>,
    /// When the number of pruned nodes changes, in chronological order …
    changes: Vec<Step>,
    /// … and what it is from then on.
    pruned: Vec<usize>,
}

packed!(large struct Counts { again, changes, pruned });

impl Counts {
    /// Counts through a trace, given the size of every subtree. O(nodes + visits + cuts), where each
    /// node is entered after its parent; else at most the number of layers times as much.
    pub(super) fn new(trace: &Trace, visits: &Visits, tree: &GameTree, size: &[u32]) -> Self {
        let mut counts = Self::default();
        let mut pass = Progress::new(tree, size);
        let mut cuts = trace.cuts().peekable();
        let mut passes = trace.passes().skip(1).peekable();
        for (visit, node) in visits.nodes() {
            let step = trace.entered(visit);
            while let Some(cut) = cuts.next_if(|cut| cut.step < step) {
                pass.cut(visits.node(cut.node));
                counts.note(cut.step, pass.pruned);
            }
            if passes.next_if(|pass| pass.begins == step).is_some() {
                pass.begin_again();
            }
            if pass.enter(node) {
                counts.again.push(step);
            }
            counts.note(step, pass.pruned);
        }
        for cut in cuts {
            pass.cut(visits.node(cut.node));
            counts.note(cut.step, pass.pruned);
        }
        counts
    }

    fn note(&mut self, step: Step, pruned: usize) {
        if self.pruned.last().copied().unwrap_or_default() != pruned {
            self.changes.push(step);
            self.pruned.push(pruned);
        }
    }

    /// How many visits by a step were to nodes that their pass had visited before. O(log n).
    pub(super) fn again(&self, step: Step) -> usize {
        self.again.partition_point(|&again| again <= step)
    }

    /// How many nodes are pruned at a step, in its pass. O(log n).
    pub(super) fn pruned(&self, step: Step) -> usize {
        let changes = self.changes.partition_point(|&change| change <= step);
        changes.checked_sub(1).map_or(0, |last| self.pruned[last])
    }
}

/// What a pass has visited and pruned so far.
struct Progress<'a> {
    tree: &'a GameTree,
    size: &'a [u32],
    /// How many nodes of a subtree no visited node stands above, the topmost included unless it is
    /// visited itself: those that are pruned when the topmost is cut.
    unvisited: Vec<u32>,
    is_visited: Vec<bool>,
    is_cut: Vec<bool>,
    /// The nodes about which any of these has changed, perhaps more than once.
    touched: Vec<TreeNode>,
    /// How many nodes are pruned.
    pruned: usize,
}

impl<'a> Progress<'a> {
    fn new(tree: &'a GameTree, size: &'a [u32]) -> Self {
        let none = vec![false; tree.len()];
        Self {
            tree,
            size,
            unvisited: size.to_vec(),
            is_visited: none.clone(),
            is_cut: none,
            touched: Vec::new(),
            pruned: 0,
        }
    }

    fn begin_again(&mut self) {
        for node in self.touched.drain(..) {
            self.unvisited[node.index()] = self.size[node.index()];
            self.is_visited[node.index()] = false;
            self.is_cut[node.index()] = false;
        }
        self.pruned = 0;
    }

    /// Enters a node; returns whether it was visited before.
    fn enter(&mut self, node: TreeNode) -> bool {
        if self.is_visited[node.index()] {
            if std::mem::take(&mut self.is_cut[node.index()]) {
                self.pruned -= self.unvisited[node.index()] as usize;
            }
            return true;
        }
        let gone = self.unvisited[node.index()];
        self.is_visited[node.index()] = true;
        self.unvisited[node.index()] -= 1;
        self.touched.push(node);
        for above in self.tree.ancestors(node).skip(1) {
            self.unvisited[above.index()] -= gone;
            if self.is_visited[above.index()] {
                if self.is_cut[above.index()] {
                    self.pruned -= gone as usize;
                }
                break;
            }
            self.touched.push(above);
        }
        false
    }

    fn cut(&mut self, node: TreeNode) {
        if !std::mem::replace(&mut self.is_cut[node.index()], true) {
            self.pruned += self.unvisited[node.index()] as usize;
        }
        // What probes have left out goes with the chance node. Below a horizon nothing was visited.
        for child in self.tree.children(node).filter(|_| self.tree.is_chance(node)) {
            let (unvisited, all) = (self.unvisited[child.index()], self.size[child.index()] - 1);
            if self.is_visited[child.index()] && unvisited > 0 && unvisited < all {
                self.cut(child);
            }
        }
    }
}
