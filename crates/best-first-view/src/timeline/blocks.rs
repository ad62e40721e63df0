//! How deep the paths of all places go, with sums over blocks of them.

use std::ops::Range;

use plyscope_best_first::tree::{GrowingTree, Node};

use super::{Growing, Place};

/// How many places share a sum.
pub(super) const BLOCK: usize = 64;

/// The depths of all paths. Of 10⁶ places they take a few megabytes.
pub struct Blocks {
    /// The depth of the end of each path.
    depths: Vec<u16>,
    /// Whether the tree grows below it.
    grows: Vec<bool>,
    plies: usize,
    /// Of each block and ply how many paths reach it, and how many nodes are added there.
    sums: Vec<(u8, u8)>,
    /// The last node that the paths of each block have in common, before the tree grows.
    common: Vec<Node>,
}

impl Blocks {
    pub(super) fn of(session: &impl Growing) -> Self {
        let tree = session.tree();
        // Children come behind their parents.
        let mut of_nodes: Vec<u16> = Vec::with_capacity(tree.nodes().len());
        for node in tree.nodes() {
            let above = tree.parent(node).map(|parent| of_nodes[parent.index()]);
            of_nodes.push(above.map_or(0, |depth| depth.saturating_add(1)));
        }
        let plies = of_nodes.iter().max().map_or(1, |&deepest| usize::from(deepest) + 1);
        let (mut depths, mut grows) = (Vec::new(), Vec::new());
        let mut common: Vec<Node> = Vec::new();
        for place in 0..=session.last() {
            let Place { end, added } = session.place(place);
            depths.push(of_nodes[end.index()]);
            grows.push(added.is_some());
            match common.last_mut() {
                Some(last) if !(place as usize).is_multiple_of(BLOCK) => {
                    *last = last_common(tree, *last, end);
                }
                _ => common.push(end),
            }
        }
        let sums = vec![(0, 0); common.len() * plies];
        let mut blocks = Self { depths, grows, plies, sums, common };
        for place in 0..blocks.depths.len() {
            let sums = &mut blocks.sums[place / BLOCK * plies..];
            let depth = usize::from(blocks.depths[place]);
            sums[..=depth].iter_mut().for_each(|(reached, _)| *reached += 1);
            if blocks.grows[place] {
                sums[depth + 1].1 += 1;
            }
        }
        blocks
    }

    /// How many plies there are, the root's included.
    pub(super) const fn plies(&self) -> usize {
        self.plies
    }

    /// How deep the path of a place goes before the tree grows.
    pub(super) fn depth(&self, place: u32) -> usize {
        self.depths[place as usize].into()
    }

    /// The last node that the paths of a block have in common, before the tree grows.
    pub(super) fn common(&self, block: usize) -> Node {
        self.common[block]
    }

    /// How many paths of some places reach a ply, and how many nodes are added there. O(places / 64), and a
    /// few more at both ends.
    pub(super) fn count(&self, ply: usize, places: &Range<u64>) -> (u32, u32) {
        let end = (places.end as usize).min(self.depths.len());
        let (mut reached, mut added) = (0, 0);
        let mut place = places.start as usize;
        while place < end {
            let is_whole = place.is_multiple_of(BLOCK) && place + BLOCK <= end;
            if is_whole {
                let (of_paths, of_nodes) = self.sums[place / BLOCK * self.plies + ply];
                reached += u32::from(of_paths);
                added += u32::from(of_nodes);
                place += BLOCK;
                continue;
            }
            let depth = usize::from(self.depths[place]);
            reached += u32::from(depth >= ply);
            added += u32::from(depth + 1 == ply && self.grows[place]);
            place += 1;
        }
        (reached, added)
    }
}

/// The last node that is on the paths to both.
fn last_common(tree: &GrowingTree, mut one: Node, mut other: Node) -> Node {
    // Children come behind their parents: the later node is not above the other.
    while one != other && one != Node::ROOT {
        let later = one.max(other);
        one = one.min(other);
        other = tree.parent(later).unwrap_or(Node::ROOT);
    }
    one
}
