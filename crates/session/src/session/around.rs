//! The neighbourhood of a node, shown of a large tree.

use std::rc::Rc;

use plyscope_layout::expansion::Expansion;
use plyscope_layout::{InRows, Layout};
use plyscope_search::{Step, TreeNode};

use super::{Session, State, View};

impl Session {
    /// The same search with the neighbourhood of a node expanded and all else collapsed: the nodes
    /// above it, their children and its own, of a family at most this many: those around the best
    /// one at last, and before that around the last one; and whole layers below them where this
    /// many nodes fit side by side. O(layers + nodes shown · log layers + children · log steps).
    #[must_use]
    pub fn around(&self, node: TreeNode, step: Step, most: u32) -> Self {
        let tree = self.tree();
        let mut path: Vec<TreeNode> = tree.ancestors(node).collect();
        path.reverse();
        path.retain(|&node| !tree.is_leaf(node));
        let middle = path.last().and_then(|&last| match self.state(last, step) {
            State::Done => self.best_child(last, step),
            _ => self.last_visited_child(last, step),
        });
        let InRows { layout, open } = Layout::in_rows(tree, path, middle, most);
        let view = View { expansion: Expansion::Only(open), layout };
        Self { search: Rc::clone(&self.search), view: Rc::new(view) }
    }

    /// The child of a node that was entered last by a step.
    fn last_visited_child(&self, node: TreeNode, step: Step) -> Option<TreeNode> {
        let entered = |child| {
            let visit = self.visit(child, step)?;
            Some(self.trace().entered(visit)).filter(|&entered| entered <= step)
        };
        let children = self.tree().children(node);
        let visited = children.filter_map(|child| Some((entered(child)?, child)));
        visited.max_by_key(|&(entered, _)| entered).map(|(_, child)| child)
    }

    /// Whether a part of the tree was collapsed because it is too large.
    #[must_use]
    pub fn is_folded_at_first(&self) -> bool {
        matches!(self.view.expansion, Expansion::AtFirst(_))
    }
}
