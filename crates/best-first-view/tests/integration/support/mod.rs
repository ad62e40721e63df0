//! What holds for every picture of a tree that grows.

use plyscope_best_first::tree::{GrowingTree, Node};
use plyscope_best_first_view::sheet::Drawing;
use plyscope_view::picture::{width_of, Shape};
use proptest::prelude::*;

/// Leaves of trees in addresses, some with names that are wider than nodes.
pub fn leaf() -> impl Strategy<Value = String> {
    let names = vec!["", "", "", "第一个叶子结点甲:", "WMWMWMWM:", "illicitly:"];
    let parts = (prop::sample::select(names), -9_i32..=9);
    parts.prop_map(|(name, number)| format!("{name}{number}"))
}

/// Neither nodes nor the names of moves overlap, each node but the root has its name above it, words in nodes have
/// their full size, texts fit into their nodes, no two edges of a layer cross, and all that is drawn lies within the
/// picture.
pub fn check_picture(drawing: &Drawing, tree: &GrowingTree) {
    let (width, height) = drawing.node;
    let names = drawing.shapes.iter().filter_map(|shape| match shape {
        Shape::Text { class: "branch-name", at, size, text } => {
            Some((*at, (width_of("name", text, *size) / 2.0, size * 0.5)))
        }
        Shape::Text { class: "random-result", at, size, text } => {
            Some((*at, (width_of("value", text, *size) / 2.0, size * 0.5)))
        }
        _ => None,
    });
    let boxes = drawing.items.iter().map(|&(_, at)| (at, (width, height)));
    let all: Vec<((f64, f64), (f64, f64))> = names.chain(boxes).collect();
    for (number, (one, half)) in all.iter().enumerate() {
        for (other, other_half) in &all[number + 1..] {
            let apart = (one.0 - other.0).abs() >= half.0 + other_half.0 - 0.1
                || (one.1 - other.1).abs() >= half.1 + other_half.1 - 0.1;
            assert!(apart, "{one:?} ± {half:?} and {other:?} ± {other_half:?}");
        }
    }
    for shape in &drawing.shapes {
        if let Shape::Text { class: "grown-visits" | "grown-mean", size, text, .. } = shape {
            let wide = width_of("name", text, *size);
            assert!(wide <= 2.0 * width - 3.9, "“{text}” is {wide} wide");
            let is_word = text.chars().all(char::is_alphabetic);
            assert!(!is_word || *size >= 12.0, "“{text}” has {size} pixels");
        }
    }
    for &(node, at) in &drawing.items {
        let is_above = |shape: &&Shape| match shape {
            Shape::Text { class: "branch-name", at: (x, y), .. } => {
                (x - at.0).abs() <= width && (0.0..20.0).contains(&(at.1 - height - y))
            }
            _ => false,
        };
        let names = drawing.shapes.iter().filter(is_above).count();
        assert_eq!(names, usize::from(node != Node::ROOT), "names above {node:?}");
    }
    check_edges(drawing, tree);
    for (_, one) in &drawing.items {
        assert!(one.0 >= width && one.0 + width <= drawing.size.0, "{one:?} in {:?}", drawing.size);
        assert!(one.1 >= height && one.1 + height <= drawing.size.1);
    }
}

/// Of two nodes in a row, the parents are in the same order.
fn check_edges(drawing: &Drawing, tree: &GrowingTree) {
    let middle =
        |node: Node| drawing.items.iter().find(|&&(one, _)| one == node).map(|&(_, middle)| middle);
    let edge = |&(node, at): &(Node, (f64, f64))| Some((middle(tree.parent(node)?)?, at));
    let edges: Vec<((f64, f64), (f64, f64))> = drawing.items.iter().filter_map(edge).collect();
    assert_eq!(edges.len() + 1, drawing.items.len(), "each node but the root has its parent");
    for (number, (above, one)) in edges.iter().enumerate() {
        for (other_above, other) in &edges[number + 1..] {
            let in_row = (one.1 - other.1).abs() < 1.0;
            let crosses = (one.0 - other.0) * (above.0 - other_above.0) < 0.0;
            assert!(!in_row || !crosses, "{above:?}–{one:?} crosses {other_above:?}–{other:?}");
        }
    }
}
