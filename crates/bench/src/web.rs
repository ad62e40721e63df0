//! Functions that a page times beside JavaScript libraries in the same engine.

use plyscope_layout::Layout;
use plyscope_puzzles::backtrack::{Cursor, Journal};
use plyscope_puzzles::tour::{Ending, Prunings};
use plyscope_puzzles::Tour;
use plyscope_search::trace::Recorder;
use plyscope_search::{GameTree, Step, Trace};
use plyscope_session::engine::search_tree;

use plyscope_setup::{Algorithm, Setup};
use wasm_bindgen::prelude::wasm_bindgen;

use crate::games::{self, Case};
use crate::search;
use crate::tours;

/// The full tree of tic-tac-toe.
#[wasm_bindgen]
pub struct Bench {
    tree: GameTree,
    small: GameTree,
    trace: Trace,
    seed: u64,
    cases: Vec<Case>,
}

#[wasm_bindgen]
impl Bench {
    /// Builds the tree. Not to be timed.
    #[wasm_bindgen(constructor)]
    #[must_use]
    #[allow(clippy::new_without_default)]
    pub fn new() -> Self {
        let tree = crate::tic_tac_toe();
        let trace = search::record(&tree);
        Self { tree, small: search::binary_tree(), trace, seed: 1, cases: games::cases() }
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

    /// Records and indexes minimax on the tree; returns the number of steps.
    #[must_use]
    pub fn record(&self) -> u32 {
        search::record(&self.tree).last_step().0
    }

    /// Runs all queries at a random step.
    #[must_use]
    pub fn seek(&mut self) -> u64 {
        let step = Step(search::scattered(&mut self.seed, self.trace.last_step().0 + 1));
        search::seek(&self.trace, step)
    }

    /// Searches, records, indexes and lays out the binary tree of 1,023 nodes, from scratch;
    /// returns the number of steps.
    ///
    /// # Panics
    /// Never: the recorder has no limit below what the tree needs.
    #[must_use]
    pub fn small_session(&self) -> u32 {
        let setup = Setup { algorithm: Algorithm::Minimax, ..Setup::default() };
        let session = search_tree(self.small.clone(), setup, Recorder::new());
        session.expect("small").trace().last_step().0
    }

    /// The names of the searches of games, in whose order the functions below count them.
    #[must_use]
    pub fn case_names(&self) -> Vec<String> {
        self.cases.iter().map(|case| case.name.to_owned()).collect()
    }

    /// How many nodes the search of a game visits, counted, and the value that it finds; a win and a
    /// loss are infinite.
    #[must_use]
    pub fn counted(&self, case: usize) -> Vec<f64> {
        let (nodes, value) = self.cases[case].counted();
        vec![nodes as f64, value.as_f64()]
    }

    /// Whether the search of a game is recorded as well.
    #[must_use]
    pub fn is_recorded(&self, case: usize) -> bool {
        self.cases[case].is_recorded()
    }

    /// How many steps the search of a game takes, recorded.
    #[must_use]
    pub fn recorded(&self, case: usize) -> u32 {
        self.cases[case].recorded()
    }
}

/// Searches for knight's tours.
#[wasm_bindgen]
pub struct Tours {
    eight: Tour,
    cases: Vec<tours::Case>,
    journal: Journal,
}

#[wasm_bindgen]
impl Tours {
    /// Sets them up. Not to be timed.
    #[wasm_bindgen(constructor)]
    #[must_use]
    #[allow(clippy::new_without_default)]
    pub fn new() -> Self {
        let eight = tours::tour(8, Ending::Open, Prunings::NONE);
        Self { eight, cases: tours::cases(), journal: Journal::default() }
    }

    /// Records so many steps on 8×8; returns a checksum of the position where they end.
    #[must_use]
    pub fn walk(&mut self, steps: f64) -> f64 {
        self.journal = tours::walked(&self.eight, steps as u64);
        tours::place(&self.eight, &self.journal)
    }

    /// Seeks from the start to one of the recorded steps, and returns its number.
    #[must_use]
    pub fn seek(&self, step: f64) -> f64 {
        let mut cursor = Cursor::new(&self.eight);
        self.journal.seek(&mut cursor, step as u64);
        cursor.step() as f64
    }

    /// The names of the boards whose tours are counted.
    #[must_use]
    pub fn case_names(&self) -> Vec<String> {
        self.cases.iter().map(|case| case.name.to_owned()).collect()
    }

    /// Counts all tours of a board; returns their number and that of the nodes.
    #[must_use]
    pub fn counted(&self, case: usize) -> Vec<f64> {
        let found = tours::counted(&self.cases[case].tour);
        vec![found.solutions as f64, found.nodes as f64]
    }
}
