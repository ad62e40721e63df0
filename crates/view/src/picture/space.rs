//! The free space of a picture.

use plyscope_search::TreeNode;

/// A rectangle, in pixels, y down.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rect {
    /// The x of its left side.
    pub left: f64,
    /// The y of its upper side.
    pub top: f64,
    /// The x of its right side.
    pub right: f64,
    /// The y of its lower side.
    pub bottom: f64,
}

/// How far rectangles may overlap and still count as touching, in pixels: rounding errors must not
/// decide where a label is placed.
const TOUCH: f64 = 0.01;

impl Rect {
    /// A rectangle around its middle.
    #[must_use]
    pub fn around((x, y): (f64, f64), width: f64, height: f64) -> Self {
        Self {
            left: x - width / 2.0,
            top: y - height / 2.0,
            right: x + width / 2.0,
            bottom: y + height / 2.0,
        }
    }

    /// Whether two rectangles share more than a line.
    #[must_use]
    pub fn overlaps(&self, other: &Self) -> bool {
        let reach = |end: f64, start: f64| end - start > TOUCH;
        reach(other.right, self.left)
            && reach(self.right, other.left)
            && reach(other.bottom, self.top)
            && reach(self.bottom, other.top)
    }

    /// Whether another rectangle lies in this one.
    #[must_use]
    pub fn contains(&self, other: &Self) -> bool {
        let is_within = |start: f64, end: f64| start - end <= TOUCH;
        is_within(self.left, other.left)
            && is_within(other.right, self.right)
            && is_within(self.top, other.top)
            && is_within(other.bottom, self.bottom)
    }

    /// Whether a straight line between two points passes through.
    #[must_use]
    pub fn is_crossed_by(&self, (from, to): ((f64, f64), (f64, f64))) -> bool {
        let along = Self {
            left: from.0.min(to.0),
            top: from.1.min(to.1),
            right: from.0.max(to.0),
            bottom: from.1.max(to.1),
        };
        if along.left > self.right
            || along.right < self.left
            || along.top > self.bottom
            || along.bottom < self.top
        {
            return false;
        }
        // The corners lie on both sides of the line, or the line misses the rectangle.
        let side = |x: f64, y: f64| (to.0 - from.0) * (y - from.1) - (to.1 - from.1) * (x - from.0);
        let corners = [
            side(self.left, self.top),
            side(self.right, self.top),
            side(self.left, self.bottom),
            side(self.right, self.bottom),
        ];
        corners.iter().any(|&side| side >= 0.0) && corners.iter().any(|&side| side <= 0.0)
    }
}

/// The occupied parts of a picture, sorted into columns for fast lookup.
#[derive(Debug)]
pub struct Space {
    columns: Vec<Column>,
    left: f64,
    /// The limits of labels.
    bounds: Option<Rect>,
}

/// The contents of a column of the picture.
#[derive(Clone, Debug, Default)]
struct Column {
    rects: Vec<(Rect, TreeNode)>,
    edges: Vec<Edge>,
}

/// A line from a parent to a child.
#[derive(Clone, Copy, Debug)]
pub struct Edge {
    /// The parent.
    pub parent: TreeNode,
    /// The child.
    pub child: TreeNode,
    /// The ends of the line.
    pub ends: ((f64, f64), (f64, f64)),
    /// Which part of the edge it is.
    pub part: Part,
}

/// A part of an edge.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// The edge itself.
    Line,
    /// The double stroke across one that is cut.
    Stroke,
}

/// Whether a text may lie on the edges of its own node.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OwnEdges {
    /// It keeps clear of them as of all others.
    Avoided,
    /// It may interrupt them, except for their double strokes.
    Interrupted,
}

/// The width of a column, in pixels.
const COLUMN: f64 = 64.0;

impl Space {
    /// An empty picture between two x.
    #[must_use]
    pub fn new(left: f64, right: f64) -> Self {
        let count = ((right - left) / COLUMN).ceil().clamp(1.0, 100_000.0) as usize;
        Self { columns: vec![Column::default(); count], left, bounds: None }
    }

    /// Restricts labels to a rectangle.
    pub fn bound(&mut self, bounds: Rect) {
        self.bounds = Some(bounds);
    }

    /// Adds a rectangle that belongs to a node.
    pub fn add(&mut self, node: TreeNode, rect: Rect) {
        for column in self.range(rect.left, rect.right) {
            self.columns[column].rects.push((rect, node));
        }
    }

    /// Adds an edge.
    pub fn add_edge(&mut self, edge: Edge) {
        let ((from, _), (to, _)) = edge.ends;
        for column in self.range(from.min(to), from.max(to)) {
            self.columns[column].edges.push(edge);
        }
    }

    /// Whether a label of a node can be placed at a rectangle.
    #[must_use]
    pub fn is_free(&self, node: TreeNode, rect: Rect, own: OwnEdges) -> bool {
        let is_inside = self.bounds.is_none_or(|bounds| bounds.contains(&rect));
        is_inside
            && self.range(rect.left, rect.right).all(|column| {
                let Column { rects, edges } = &self.columns[column];
                let is_hidden = |edge: &Edge| {
                    let is_own = edge.parent == node || edge.child == node;
                    let may_lie_on_it =
                        own == OwnEdges::Interrupted && is_own && edge.part == Part::Line;
                    may_lie_on_it || !rect.is_crossed_by(edge.ends)
                };
                rects.iter().all(|(taken, _)| !taken.overlaps(&rect)) && edges.iter().all(is_hidden)
            })
    }

    /// Whether nothing of another node lies in a rectangle.
    #[must_use]
    pub fn is_apart(&self, node: TreeNode, rect: Rect) -> bool {
        self.range(rect.left, rect.right).all(|column| {
            let rects = &self.columns[column].rects;
            rects.iter().all(|(taken, of)| *of == node || !taken.overlaps(&rect))
        })
    }

    /// Whether no edge of other nodes runs through a rectangle.
    #[must_use]
    pub fn is_uncrossed(&self, node: TreeNode, rect: Rect) -> bool {
        self.range(rect.left, rect.right).all(|column| {
            let edges = &self.columns[column].edges;
            let is_own = |edge: &Edge| edge.parent == node || edge.child == node;
            edges.iter().all(|edge| is_own(edge) || !rect.is_crossed_by(edge.ends))
        })
    }

    fn range(&self, left: f64, right: f64) -> std::ops::RangeInclusive<usize> {
        let last = self.columns.len() - 1;
        let column = |x: f64| (((x - self.left) / COLUMN).floor().max(0.0) as usize).min(last);
        column(left)..=column(right)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_cross_rectangles_that_they_pass_through() {
        let rect = Rect::around((0.0, 0.0), 10.0, 4.0);
        let table = [
            (((-20.0, 0.0), (20.0, 0.0)), true),
            (((-20.0, 3.0), (20.0, 3.0)), false),
            (((-20.0, -20.0), (20.0, 20.0)), true),
            (((0.0, -20.0), (40.0, 20.0)), false),
            (((1.0, 1.0), (2.0, 1.5)), true),
            (((6.0, 0.0), (20.0, 0.0)), false),
        ];
        for (line, crosses) in table {
            assert_eq!(rect.is_crossed_by(line), crosses, "{line:?}");
        }
    }

    #[test]
    fn a_text_may_interrupt_its_own_edges_only() {
        let (parent, child, other) = (TreeNode(0), TreeNode(1), TreeNode(2));
        let mut space = Space::new(-100.0, 100.0);
        space.add_edge(Edge { parent, child, ends: ((0.0, 0.0), (0.0, 80.0)), part: Part::Line });
        let on_it = Rect::around((0.0, 40.0), 20.0, 10.0);
        for (node, own, free) in [
            (child, OwnEdges::Interrupted, true),
            (child, OwnEdges::Avoided, false),
            (other, OwnEdges::Interrupted, false),
        ] {
            assert_eq!(space.is_free(node, on_it, own), free);
        }
        for (of, part, free) in [(child, Part::Stroke, false), (other, Part::Line, false)] {
            let mut space = Space::new(-100.0, 100.0);
            space.add_edge(Edge { parent, child: of, ends: ((-5.0, 40.0), (5.0, 40.0)), part });
            assert_eq!(space.is_free(child, on_it, OwnEdges::Interrupted), free, "{part:?}");
        }
        space.add(other, Rect::around((0.0, 40.0), 2.0, 2.0));
        assert!(!space.is_free(child, on_it, OwnEdges::Interrupted));
    }
}
