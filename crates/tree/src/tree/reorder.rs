//! The same tree with its children in another order, or with other leaf values.

use std::collections::BTreeMap;

use super::{GameTree, TreeNode};
use crate::value::Value;

impl GameTree {
    /// The same tree with other leaf values.
    #[must_use]
    pub fn with_values(mut self, value: impl Fn(TreeNode) -> Value) -> Self {
        for node in self.nodes() {
            if self.is_leaf(node) {
                self.value[node.index()] = value(node);
            }
        }
        self
    }

    /// The same tree with the children of each node in the order that `children` gives, which must
    /// be all of them. Also which node of this tree each node of the other is.
    #[must_use]
    pub fn reordered<C>(&self, children: impl Fn(TreeNode) -> C) -> (Self, Vec<TreeNode>)
    where
        C: IntoIterator<Item = TreeNode>,
    {
        let (mut before, mut parent) = (vec![TreeNode::ROOT], vec![0]);
        let mut first_child = Vec::with_capacity(self.first_child.len());
        before.reserve(self.len());
        // Breadth first: the children of a node come after those of the nodes before it.
        let mut next = 0;
        while let Some(&node) = before.get(next) {
            first_child.push(before.len() as u32);
            before.extend(children(node));
            parent.resize(before.len(), next as u32);
            next += 1;
        }
        first_child.push(before.len() as u32);
        debug_assert_eq!(before.len(), self.len(), "all children, each once");
        let value = before.iter().map(|node| self.value[node.index()]).collect();
        let names = moved(&self.names, &before);
        let turns = moved(&self.turns, &before);
        let weights = moved(&self.weights, &before);
        // No node changes its layer.
        let layer_start = self.layer_start.clone();
        let root_player = self.root_player;
        let l_names = Vec::new();
        let tree = Self {
            root_player,
            first_child,
            parent,
            value,
            layer_start,
            names,
            turns,
            weights,
            l_names,
        };
        (tree, before)
    }

    /// The tree with the L-names of the one that it was reordered from: each node has that of the
    /// node that it was there, in the same layer.
    #[must_use]
    pub fn with_l_names_of(mut self, before: &[TreeNode]) -> Self {
        self.l_names = before.iter().map(|node| node.0).collect();
        self
    }
}

/// What some nodes have, by the places of the nodes in another tree, in whose order `before` has them.
fn moved<T: Clone>(of_nodes: &BTreeMap<TreeNode, T>, before: &[TreeNode]) -> BTreeMap<TreeNode, T> {
    if of_nodes.is_empty() {
        return BTreeMap::new();
    }
    let places = before.iter().zip(0..);
    places
        .filter_map(|(node, place)| Some((TreeNode(place), of_nodes.get(node)?.clone())))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::Chance;

    fn tree(text: &str) -> GameTree {
        GameTree::parse_for(text, Chance::Allowed).unwrap_or_else(|error| panic!("{text}: {error}"))
    }

    #[test]
    fn children_stand_in_the_order_that_is_given() {
        let table = [
            ("(8 5) (20 3)", "(3 20) (5 8)"),
            ("5", "5"),
            ("1 (2 (3 4)) 5", "5 ((4 3) 2) 1"),
            ("a:(b:1 2) c:3", "c:3 a:(2 b:1)"),
            ("max: max:(1 2) min:(3 (4 5))", "max: min:((5 4) 3) max:(2 1)"),
            ("4 chance:(1/3*1 2/3*(2 3))", "chance:(2/3*(3 2) 1/3*1) 4"),
        ];
        for (text, backwards) in table {
            let tree = self::tree(text);
            let (other, before) = tree.reordered(|node| tree.children(node).rev());
            assert_eq!(other, self::tree(backwards), "{text}");
            for node in other.nodes() {
                assert_eq!(other.leaf_value(node), tree.leaf_value(before[node.index()]), "{text}");
                assert_eq!(
                    other.parent(node).map(|above| before[above.index()]),
                    tree.parent(before[node.index()]),
                    "{text}"
                );
            }
        }
    }

    #[test]
    fn nodes_can_keep_their_l_names() {
        let tree = tree("(8 5) (20 3)");
        let (other, before) = tree.reordered(|node| tree.children(node).rev());
        let plain: Vec<String> = other.nodes().map(|node| other.l_name(node).to_string()).collect();
        assert_eq!(plain.join(" "), "L1-1 L2-1 L2-2 L3-1 L3-2 L3-3 L3-4");
        let other = other.with_l_names_of(&before);
        let kept: Vec<String> = other.nodes().map(|node| other.l_name(node).to_string()).collect();
        assert_eq!(kept.join(" "), "L1-1 L2-2 L2-1 L3-4 L3-3 L3-2 L3-1");
        for node in other.nodes() {
            assert_eq!(other.find(other.l_name(node)), Some(node));
        }
        assert_eq!(other.find("L3-5".parse().expect("a name")), None);
    }

    #[test]
    fn leaves_alone_get_other_values() {
        let value = |node: TreeNode| Value::whole(i64::from(node.0)).expect("small");
        assert_eq!(tree("a:(8 5) (20 3)").with_values(value), tree("a:(3 4) (5 6)"));
        assert_eq!(tree("8").with_values(value), tree("0"));
    }
}
