//! What a search does on a tree, and nothing else: for comparing searches, thousands of times.

use std::convert::Infallible;

use plyscope_search::{Event, GameTree, Tracer, TreeNode, Value};
use plyscope_setup::Setup;

/// What a search visits, and what it finds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Run {
    /// The nodes that it enters, in its order.
    pub visits: Vec<TreeNode>,
    /// The value of the root, from MAX's point of view.
    pub value: Value,
}

impl Run {
    /// What a search does.
    #[must_use]
    pub fn of(tree: &GameTree, setup: &Setup) -> Self {
        let mut visits = Visits { tree, path: Vec::new(), visits: Vec::new() };
        let Ok(verdict) = setup.algorithm.run(tree, &setup.options(), &mut visits);
        Self { visits: visits.visits, value: verdict.value() }
    }
}

/// Records which nodes are entered.
struct Visits<'a> {
    tree: &'a GameTree,
    path: Vec<TreeNode>,
    visits: Vec<TreeNode>,
}

impl Tracer for Visits<'_> {
    type Stop = Infallible;

    fn record(&mut self, event: impl FnOnce() -> Event) -> Result<(), Infallible> {
        let entered = match event() {
            Event::Begin { .. } => TreeNode::ROOT,
            Event::Enter { by, .. } => {
                let child = |&node| self.tree.child(node, by.0 as usize);
                self.path.last().and_then(child).unwrap_or(TreeNode::ROOT)
            }
            Event::Leave { .. } => {
                self.path.pop();
                return Ok(());
            }
            _ => return Ok(()),
        };
        self.path.push(entered);
        self.visits.push(entered);
        Ok(())
    }
}
