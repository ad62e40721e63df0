//! Marks of the nodes of an order.

use std::collections::BTreeMap;

use plyscope_search::{NodeId, TreeNode};

use super::{Arrangement, Order};
use crate::grade::Mark;

impl Order {
    /// How the children of each node stand that the search of an order comes to, and that has more
    /// than one: right where no other order of them would do better, if all below them stood as well
    /// as it can. The nodes are those of the tree that is given.
    #[must_use]
    pub fn marks(&self, answer: &Arrangement) -> BTreeMap<TreeNode, Mark> {
        let (performed, before) = self.performed(answer);
        let trace = performed.trace();
        let visits = || (0..trace.node_count() as u32).map(NodeId);
        let node = |visit| before[performed.node(visit).index()];
        // How many leaves are visited there at best, entered as it is.
        let wanted = |visit| {
            let plan = self.plans.get(node(visit), trace.entry_window(visit).window());
            plan.map_or(0, |plan| plan.leaves)
        };
        let mut below: BTreeMap<NodeId, u32> = BTreeMap::new();
        for visit in visits() {
            if let Some(above) = trace.parent(visit) {
                *below.entry(above).or_default() += wanted(visit);
            }
        }
        let mark = |visit: NodeId| {
            let is_right = below.get(&visit) == Some(&wanted(visit));
            (node(visit), if is_right { Mark::Right } else { Mark::Wrong })
        };
        let has_choice = |visit: &NodeId| self.session.tree().children(node(*visit)).len() > 1;
        visits().filter(has_choice).map(mark).collect()
    }
}
