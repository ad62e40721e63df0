//! Trees for the tests.

use plyscope_search::tree::TreeBuilder;
use plyscope_search::{GameTree, Player, TreeNode, Value};
use proptest::collection::vec;
use proptest::prelude::*;

/// The shape of a tree: the children of each node; node 0 is the root.
#[derive(Clone, Debug)]
pub struct Shape(Vec<Vec<usize>>);

impl Shape {
    /// Each entry hangs one more node below one of the last `reach` nodes, counted from the last:
    /// a chain (1), something stringy (2, 3, …), or a bush (all).
    fn grown(reach: usize, back: &[usize]) -> Self {
        let mut children = vec![Vec::new()];
        for back in back {
            let node = children.len();
            children[node - 1 - back % node.min(reach)].push(node);
            children.push(Vec::new());
        }
        Self(children)
    }

    /// The same with left and right exchanged everywhere.
    pub fn mirrored(&self) -> Self {
        let mirror = |children: &Vec<usize>| children.iter().rev().copied().collect();
        Self(self.0.iter().map(mirror).collect())
    }

    pub fn tree(&self) -> GameTree {
        build(&0, &|&node| self.0[node].clone())
    }
}

/// Any shape of up to 150 nodes: chains, combs, bushes and stars.
pub fn shape() -> impl Strategy<Value = Shape> {
    let reach = prop_oneof![1_usize..=8, 9_usize..=40, Just(usize::MAX)];
    let back = prop_oneof![
        vec(any::<usize>(), 0..12),
        vec(any::<usize>(), 0..150),
        // Few different parents: many children each.
        vec(prop_oneof![9 => 0_usize..150, 1 => Just(0)], 0..150).prop_map(steady),
    ];
    (reach, back).prop_map(|(reach, back)| Shape::grown(reach, &back))
}

/// Makes runs of nodes hang below the same parent: who goes `back` by one more than the node
/// before it has the same parent.
fn steady(back: Vec<usize>) -> Vec<usize> {
    let mut last = 0;
    back.into_iter()
        .map(|back| {
            last = if back % 4 == 0 { back } else { last + 1 };
            last
        })
        .collect()
}

/// The tree below a node, by itself.
pub fn subtree(tree: &GameTree, node: TreeNode) -> GameTree {
    build(&node, &|&node| tree.children(node).collect())
}

fn build<N>(root: &N, children: &impl Fn(&N) -> Vec<N>) -> GameTree {
    let mut builder = TreeBuilder::new();
    add(&mut builder, root, children);
    builder.finish(Player::Max).expect("one root")
}

fn add<N>(builder: &mut TreeBuilder, node: &N, children: &impl Fn(&N) -> Vec<N>) {
    let below = children(node);
    if below.is_empty() {
        builder.leaf(Value::ZERO).expect("small");
        return;
    }
    builder.open().expect("small");
    below.iter().for_each(|child| add(builder, child, children));
    builder.close();
}
