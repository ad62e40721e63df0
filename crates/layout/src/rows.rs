//! The layout of a neighbourhood: the nodes of a path with their children, each family in a row of
//! its own, as in SpaceTree (Plaisant, Grosjean & Bederson 2002). Where there is space for more,
//! several whole layers below a node of the path are a band ([`Band`]), and the path goes on below
//! it.
//!
//! Where a row stands depends only on the rows above it and on the node of the path in it. So
//! nothing above the current node moves while the search goes on below, and siblings stay where
//! they are as long as all of them fit.

use std::ops::Range;

use plyscope_search::packed;
use plyscope_search::{GameTree, TreeNode};

use super::band::Band;
use super::{Gaps, Layout, SIBLINGS};

/// Families in rows.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Rows {
    /// The nodes from the root down whose children are shown.
    path: Vec<TreeNode>,
    rows: Vec<Row>,
    /// The x of the last place that is in view.
    width: f64,
}

packed!(struct Rows { path, rows, width });

/// Nodes of a layer that are next to one another.
#[derive(Clone, PartialEq, Debug)]
struct Row {
    first: TreeNode,
    /// How many there are.
    count: u32,
    /// The x of the first of them.
    left: f64,
    /// How far each of them stands from the first; empty where all are siblings.
    apart: Vec<f64>,
    /// How far the nodes of the band at and below each of them reach to the left and to the right, from
    /// the first of the row.
    reach: Vec<[f64; 2]>,
}

packed!(struct Row { first, count, left, apart, reach });

impl Row {
    fn of_family(first: TreeNode, count: u32, left: f64) -> Self {
        Self { first, count, left, apart: Vec::new(), reach: Vec::new() }
    }

    /// The x of a node; one of the same layer that is not in the row is further out.
    fn x(&self, node: TreeNode) -> f64 {
        let place = f64::from(node.0) - f64::from(self.first.0);
        match self.place(node).and_then(|place| self.apart.get(place)) {
            Some(apart) => self.left + apart,
            None if place > 0.0 => {
                let last = f64::from(self.count.saturating_sub(1));
                self.span().end + (place - last) * SIBLINGS
            }
            None => self.left + place * SIBLINGS,
        }
    }

    fn place(&self, node: TreeNode) -> Option<usize> {
        let place = node.0.checked_sub(self.first.0)?;
        (place < self.count).then_some(place as usize)
    }

    fn span(&self) -> Range<f64> {
        let linear = f64::from(self.count.saturating_sub(1)) * SIBLINGS;
        self.left..self.left + self.apart.last().copied().unwrap_or(linear)
    }
}

/// What is shown of a tree in rows.
pub struct InRows {
    /// Where its nodes stand.
    pub layout: Layout,
    /// The nodes whose children are shown, in order.
    pub open: Vec<TreeNode>,
}

impl Layout {
    /// Draws the nodes of a path, which begins at the root, with their children, and with as many
    /// more whole layers as fit. Of a family with more than `most` nodes only this many can be
    /// seen: those around the next node of the path or, below its end, around `middle`. O(layers +
    /// nodes drawn · log layers).
    #[must_use]
    pub fn in_rows(
        tree: &GameTree,
        path: Vec<TreeNode>,
        middle: Option<TreeNode>,
        most: u32,
    ) -> InRows {
        let width = f64::from(most.max(1) - 1) * SIBLINGS;
        let mut rows = vec![Row::of_family(TreeNode::ROOT, 1, width / 2.0)];
        let mut open = path.clone();
        while let Some(&top) = path.get(rows.len() - 1) {
            let above = rows[rows.len() - 1].x(top);
            if let Some(band) = Band::below(tree, top, width) {
                let left = (above - band.x(0)).clamp(0.0, width - band.width());
                open.extend(band.open(tree));
                rows.extend((1..=band.layers()).map(|layer| band_row(&band, layer, left)));
                continue;
            }
            let children = tree.children(top);
            let (count, Some(first)) = (children.len() as u32, tree.children(top).next()) else {
                break;
            };
            let wide = f64::from(count - 1) * SIBLINGS;
            let left = if wide <= width {
                (above - wide / 2.0).clamp(0.0, width - wide)
            } else {
                let seen = path.get(rows.len()).copied().or(middle).unwrap_or(first);
                let before = f64::from(seen.0.saturating_sub(first.0).min(count - 1)) * SIBLINGS;
                ((width / 2.0).floor() - before).clamp(width - wide, 0.0)
            };
            rows.push(Row::of_family(first, count, left));
        }
        open.sort_unstable();
        open.dedup();
        let gaps = Gaps { inner: SIBLINGS, leaf: SIBLINGS, last: SIBLINGS };
        let places = super::Places::Rows(Rows { path, rows, width });
        InRows { layout: Self { places, layer_start: Self::layers_of(tree), gaps }, open }
    }

    /// The nodes of the path that is drawn in rows, from the root down; none where there are no rows.
    #[must_use]
    pub fn path(&self) -> &[TreeNode] {
        match &self.places {
            super::Places::Each(..) => &[],
            super::Places::Rows(rows) => &rows.path,
        }
    }

    /// How many layers there are down to the lowest row; all of them where there are no rows.
    #[must_use]
    pub fn row_count(&self) -> usize {
        match &self.places {
            super::Places::Each(..) => self.layers(),
            super::Places::Rows(rows) => rows.rows.len(),
        }
    }
}

/// A layer of a band whose leftmost place is at an x.
fn band_row(band: &Band, layer: usize, left: f64) -> Row {
    let places = band.layer(layer);
    let origin = band.x(places.start);
    Row {
        first: band.node(places.start),
        count: places.len() as u32,
        left: left + origin,
        apart: places.clone().map(|place| band.x(place) - origin).collect(),
        reach: places.map(|place| band.reach(place).map(|x| x - origin)).collect(),
    }
}

impl Rows {
    /// Where a node of a layer stands. What lies below all rows stands in the middle.
    pub(super) fn x(&self, node: TreeNode, layer: usize) -> f64 {
        self.rows.get(layer).map_or(self.width / 2.0, |row| row.x(node))
    }

    /// The smallest and the largest x of a node of a layer and all below it.
    pub(super) fn span(&self, node: TreeNode, layer: usize) -> Range<f64> {
        let x = self.x(node, layer);
        if self.path.get(layer) != Some(&node) {
            let row = self.rows.get(layer);
            let reach = row.and_then(|row| Some((row, row.reach.get(row.place(node)?)?)));
            return reach.map_or(x..x, |(row, [from, to])| row.left + from..row.left + to);
        }
        let below = self.rows.iter().skip(layer + 1).map(Row::span);
        below.fold(x..x, |all, row| all.start.min(row.start)..all.end.max(row.end))
    }

    /// The x of the last place that is in view.
    pub(super) fn width(&self) -> f64 {
        self.width
    }
}
