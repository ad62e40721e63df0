//! The searches that are measured.

use plyscope_search::algo::{minimax, Options};
use plyscope_search::trace::Recorder;
use plyscope_search::tree::TreeBuilder;
use plyscope_search::{GameTree, Player, Step, Trace, Value};

/// Minimax on a tree, recorded and indexed.
///
/// # Panics
/// Never: the recorder has no limit below what a tree can need.
#[must_use]
pub fn record(tree: &GameTree) -> Trace {
    let mut recorder = Recorder::new().with_capacity_for(tree.len());
    minimax(tree, &Options::default(), &mut recorder).expect("the recorder has no limit");
    recorder.finish()
}

/// All queries at a step: the number of visits, and for every node on the path its window, best
/// child and state. Returns a number that depends on all of it.
#[must_use]
pub fn seek(trace: &Trace, step: Step) -> u64 {
    let mut seen = trace.visible(step) as u64 + trace.cut_count(step) as u64;
    for node in trace.path(step) {
        let window = trace.window(node, step);
        seen += u64::from(window.alpha.set_by().map_or(0, |node| node.0));
        seen += u64::from(window.beta.set_by().map_or(0, |node| node.0));
        seen += u64::from(trace.best(node, step).map_or(0, |best| best.child.0));
        seen += u64::from(trace.verdict(node, step).is_some());
    }
    seen
}

/// The binary tree of ten layers: 1,023 nodes.
///
/// # Panics
/// Never: the tree is small.
#[must_use]
pub fn binary_tree() -> GameTree {
    fn grow(builder: &mut TreeBuilder, layers: u32, next: &mut i64) {
        if layers == 1 {
            *next = (*next * 73 + 41) % 101;
            builder.leaf(Value::whole(*next).unwrap_or(Value::ZERO)).expect("small");
            return;
        }
        builder.open().expect("small");
        grow(builder, layers - 1, next);
        grow(builder, layers - 1, next);
        builder.close();
    }
    let mut builder = TreeBuilder::new();
    grow(&mut builder, 10, &mut 7);
    builder.finish(Player::Max).expect("one root")
}

/// A pseudo-random number below `count`; `seed` is updated.
#[must_use]
pub fn scattered(seed: &mut u64, count: u32) -> u32 {
    *seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    ((*seed >> 33) % u64::from(count.max(1))) as u32
}
