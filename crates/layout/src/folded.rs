//! The layout of a partly expanded tree.

use std::ops::Range;

use plyscope_search::{GameTree, Player, TreeNode};

use super::{buchheim, extent, Gaps, Layout, Places};
use crate::expansion::Expansion;

/// A place in the picture: a shown node, or a place below a collapsed one that the search may
/// visit.
struct Place {
    node: TreeNode,
    /// How many further places hang below this one in a column; `None` for a node that is shown.
    column: Option<u16>,
    children: Range<u32>,
}

impl Layout {
    /// Lays out the expanded part of a tree; `height` returns how many layers lie below a node.
    /// Hidden nodes stand below their collapsed ancestor. That column is kept free to the bottom,
    /// so that the search can be followed down there, and no node moves while stepping.
    ///
    /// O(nodes), but with little work for those that are hidden.
    #[must_use]
    pub fn of_expansion(
        tree: &GameTree,
        expansion: &Expansion,
        height: impl Fn(TreeNode) -> u16,
    ) -> Self {
        if *expansion == Expansion::Whole {
            return Self::new(tree);
        }
        let places = places(tree, expansion, height);
        let (shape, _) =
            GameTree::from_ranges(Player::Max, |place| places[place as usize].children.clone());
        let of_places = buchheim::place(&shape);
        let reach = extent::find(&shape, &of_places);
        let [leftmost, _] = reach[TreeNode::ROOT.index()];
        let origin = of_places[leftmost.index()];
        let gaps = Gaps::between(&shape, |place| of_places[place.index()]);
        let mut x = vec![f64::NAN; tree.len()];
        let mut extent: Vec<[TreeNode; 2]> = tree.nodes().map(|node| [node; 2]).collect();
        for (index, place) in places.iter().enumerate().filter(|(_, place)| place.column.is_none())
        {
            x[place.node.index()] = of_places[index] - origin;
            extent[place.node.index()] = reach[index].map(|end| places[end.index()].node);
        }
        for node in tree.nodes() {
            if let Some(parent) = tree.parent(node).filter(|_| x[node.index()].is_nan()) {
                x[node.index()] = x[parent.index()];
            }
        }
        Self { places: Places::Each(x, extent), layer_start: Self::layers_of(tree), gaps }
    }
}

/// The places in breadth-first order, so that the children of each stand side by side.
fn places(tree: &GameTree, expansion: &Expansion, height: impl Fn(TreeNode) -> u16) -> Vec<Place> {
    let place = |node, column| Place { node, column, children: 0..0 };
    let mut places = vec![place(TreeNode::ROOT, None)];
    let mut next = 0;
    while next < places.len() {
        let first = places.len() as u32;
        let Place { node, column, .. } = places[next];
        match column {
            None if expansion.is_open(node) => {
                places.extend(tree.children(node).map(|child| place(child, None)));
            }
            None if height(node) > 0 => places.push(place(node, Some(height(node) - 1))),
            Some(left) if left > 0 => places.push(place(node, Some(left - 1))),
            _ => {}
        }
        places[next].children = first..places.len() as u32;
        next += 1;
    }
    places
}
