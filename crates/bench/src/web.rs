//! What a page can call, so that it can time it beside JavaScript libraries in the same engine.

use plyscope_core::GameTree;
use plyscope_stage::layout::Layout;
use wasm_bindgen::prelude::wasm_bindgen;

/// The full tree of tic-tac-toe, ready to be worked on.
#[wasm_bindgen]
pub struct Bench {
    tree: GameTree,
}

#[wasm_bindgen]
impl Bench {
    /// Builds the tree. Not to be timed.
    #[wasm_bindgen(constructor)]
    #[must_use]
    #[allow(clippy::new_without_default)]
    pub fn new() -> Self {
        Self { tree: crate::tic_tac_toe() }
    }

    /// The number of children of each node by layer and from left to right, from which a page can
    /// build the same tree for a rival.
    #[must_use]
    pub fn child_counts(&self) -> Vec<u8> {
        self.tree.nodes().map(|node| self.tree.children(node).len() as u8).collect()
    }

    /// Lays the tree out; returns its width, in distances between siblings.
    #[must_use]
    pub fn layout(&self) -> f64 {
        Layout::new(&self.tree).width()
    }
}
