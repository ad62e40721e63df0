//! Our drawings beside d3-hierarchy's, which follows the same paper: `tests/oracle/d3-layouts.mjs`
//! makes them.

use plyscope_layout::Layout;
use plyscope_search::GameTree;
use serde::Deserialize;

/// The x's are written with nine decimals.
const TOLERANCE: f64 = 1e-8;

#[derive(Deserialize)]
struct Case {
    tree: String,
    /// By breadth-first number, the root's being 0; siblings 1 apart, cousins 1.25.
    x: Vec<f64>,
}

#[test]
fn trees_are_drawn_as_d3_draws_them() {
    let cases: Vec<Case> =
        serde_json::from_str(include_str!("../data/d3-layouts.json")).expect("cases");
    for case in cases {
        let tree = GameTree::parse(&case.tree).expect("a tree");
        let layout = Layout::new(&tree);
        let root = layout.x(plyscope_search::TreeNode::ROOT);
        assert_eq!(tree.len(), case.x.len(), "{}", case.tree);
        for (node, expected) in tree.nodes().zip(case.x) {
            let x = layout.x(node) - root;
            assert!(
                (x - expected).abs() < TOLERANCE,
                "{node:?} at {x}: {expected} in {}",
                case.tree
            );
        }
    }
}
