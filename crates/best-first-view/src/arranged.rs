//! Where the chosen nodes of a tree stand, and the places between them that are kept free.

use plyscope_best_first::tree::{GrowingTree, Node};
use plyscope_layout::{Layout, SIBLINGS};
use plyscope_search::tree::TreeBuilder;
use plyscope_search::{Player, TreeNode, Value};

/// A node that is chosen.
pub struct Chosen {
    /// The node.
    pub node: Node,
    /// The places of its children among those chosen.
    pub children: Vec<usize>,
    /// From 1.
    pub layer: u16,
    /// How many children it has in the end, chosen or not.
    all_children: usize,
}

impl Chosen {
    /// A node without chosen children.
    pub fn new(tree: &GrowingTree, node: Node, layer: u16) -> Self {
        Self { node, children: Vec::new(), layer, all_children: tree.child_count(node) }
    }

    /// Whether it has children in the end that are not chosen.
    pub fn hides_children(&self) -> bool {
        self.all_children > self.children.len()
    }
}

/// A place that is kept free for children that are not chosen: in their layer it is where the order of the
/// parents wants them.
#[derive(Clone, PartialEq, Debug)]
pub struct Kept {
    /// Where it is: x and y of [`Place`](crate::shown::Place).
    pub at: (f64, f64),
    /// The x of the first parent for whose children it is, and that of the last.
    parents: (f64, f64),
}

impl Kept {
    /// Whether it is for a child of a node, or of a path in a free place, that stands there.
    pub fn is_below(&self, (x, y): (f64, f64)) -> bool {
        let (first, last) = self.parents;
        (self.at.1 - y - 1.0).abs() < 0.5 && (first..=last).contains(&x)
    }
}

/// Where chosen nodes stand.
pub struct Arranged {
    /// The place of each.
    pub places: Vec<(f64, f64)>,
    /// The places that are kept free.
    pub kept: Vec<Kept>,
    /// How far the outermost places stand apart.
    pub width: f64,
}

impl Arranged {
    /// A tidy drawing in which places are kept free in so many layers, if in any.
    pub fn of(chosen: &[Chosen], free_layers: u16) -> Self {
        let rows = rows(chosen);
        let mut x = tidy(chosen, &rows);
        let mut kept = Vec::new();
        for layer in 1..usize::from(free_layers) {
            keep_free(chosen, (rows.as_slice(), layer), &mut x, &mut kept);
        }
        let all = || x.iter().copied().chain(kept.iter().map(|kept| kept.at.0));
        let left = all().fold(0.0, f64::min);
        let width = all().fold(0.0, f64::max) - left;
        for kept in &mut kept {
            kept.at.0 -= left;
            kept.parents = (kept.parents.0 - left, kept.parents.1 - left);
        }
        let layers = chosen.iter().map(|one| f64::from(one.layer) - 1.0);
        let places = x.iter().map(|x| x - left).zip(layers).collect();
        Self { places, kept, width }
    }
}

/// The chosen nodes of each layer, from left to right.
fn rows(chosen: &[Chosen]) -> Vec<Vec<usize>> {
    let mut rows = Vec::new();
    let mut row = vec![0];
    while !row.is_empty() {
        let next = row.iter().flat_map(|&one| chosen[one].children.iter().copied()).collect();
        rows.push(std::mem::replace(&mut row, next));
    }
    rows
}

/// The x of each node in a tidy drawing.
fn tidy(chosen: &[Chosen], rows: &[Vec<usize>]) -> Vec<f64> {
    let mut builder = TreeBuilder::new();
    add(chosen, 0, &mut builder);
    let mut x = vec![0.0; chosen.len()];
    if let Some(tree) = builder.finish(Player::Max) {
        let layout = Layout::new(&tree);
        // Both number their nodes layer by layer.
        for (&one, number) in rows.iter().flatten().zip(0..) {
            x[one] = layout.x(TreeNode(number));
        }
    }
    x
}

/// Adds a node with those below it; a drawing has a few layers.
fn add(chosen: &[Chosen], place: usize, builder: &mut TreeBuilder) {
    // A drawing is far below the limits of trees.
    if chosen[place].children.is_empty() {
        let _ = builder.leaf(Value::ZERO);
        return;
    }
    let _ = builder.open();
    chosen[place].children.iter().for_each(|&child| add(chosen, child, builder));
    builder.close();
}

/// Keeps as few places free in a layer as there is one for a child of each node of the layer above that has others
/// than those chosen, and for a child of each place that is free there. Nodes move aside for them.
fn keep_free(
    chosen: &[Chosen],
    (rows, layer): (&[Vec<usize>], usize),
    x: &mut [f64],
    kept: &mut Vec<Kept>,
) {
    let none = Vec::new();
    let row = rows.get(layer).unwrap_or(&none);
    let gaps = gaps(chosen, (rows, layer), x, kept);
    for &(gap, _) in &gaps {
        if let (Some(left), Some(&right)) = (gap.checked_sub(1), row.get(gap)) {
            let missing = (2.0 * SIBLINGS - (x[right] - x[row[left]])).max(0.0);
            row[..gap].iter().for_each(|&one| x[one] -= missing / 2.0);
            row[gap..].iter().for_each(|&one| x[one] += missing / 2.0);
        }
    }
    for (gap, parents) in gaps {
        let left = gap.checked_sub(1).map(|left| x[row[left]] + SIBLINGS);
        let right = row.get(gap).map(|&right| x[right] - SIBLINGS);
        let middle = f64::midpoint(parents.0, parents.1);
        let at = middle.max(left.unwrap_or(middle)).min(right.unwrap_or(f64::INFINITY));
        kept.push(Kept { at: (at, layer as f64), parents });
    }
}

/// Before which nodes of a layer a place has to be free, with the x of the first and the last parent for whose
/// children it is.
fn gaps(
    chosen: &[Chosen],
    (rows, layer): (&[Vec<usize>], usize),
    x: &[f64],
    kept: &[Kept],
) -> Vec<(usize, (f64, f64))> {
    let above = rows.get(layer - 1).into_iter().flatten();
    let nodes = above.map(|&one| {
        let node = &chosen[one];
        (x[one], node.children.len(), node.hides_children())
    });
    let is_above = |kept: &&Kept| (kept.at.1 - (layer as f64 - 1.0)).abs() < 0.5;
    let free = kept.iter().filter(is_above).map(|kept| (kept.at.0, 0, true));
    let mut parents: Vec<(f64, usize, bool)> = nodes.chain(free).collect();
    parents.sort_by(|one, other| one.0.total_cmp(&other.0));
    let mut gaps: Vec<(usize, (f64, f64))> = Vec::new();
    let mut end = 0;
    for (x, children, hides_children) in parents {
        let start = end;
        end += children;
        if !hides_children {
            continue;
        }
        match gaps.last_mut() {
            Some((gap, (_, last))) if *gap == start => *last = x,
            _ => gaps.push((end, (x, x))),
        }
    }
    gaps
}
