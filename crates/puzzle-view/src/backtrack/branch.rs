//! The tree around the path to the current node: the nodes on the path, each with its alternatives.
//! It depends on the path only, so that it can be drawn at every step of a search of any length.

use plyscope_puzzles::backtrack::{Choice, Cursor};

use super::board::Standing;
use super::outcome::{Driver, Found};
use super::shown::Shown;

/// The choices at one node of the path.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Level {
    /// How many choices lead to the node.
    pub depth: usize,
    /// The last of them; for the root, its label.
    pub label: String,
    /// The cell that a digit went into.
    pub cell: Option<String>,
    /// The possible choices, in the order in which they are tried.
    pub twigs: Vec<Twig>,
}

/// A choice at a node of the path.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Twig {
    /// Which one.
    pub choice: Choice,
    /// The name of a square, or a digit.
    pub label: String,
    /// The cell that a digit goes into.
    pub cell: Option<String>,
    /// Its state in the search.
    pub standing: Standing,
}

/// The last `most` levels down to the current node, from the highest. The current node's own
/// choices are the last level, which is empty at a leaf.
#[must_use]
pub fn branch<P: Shown>(cursor: &Cursor<'_, P>, found: &Found<'_>, most: usize) -> Vec<Level> {
    let puzzle = cursor.puzzle();
    let mut state = puzzle.start();
    let mut levels = Vec::new();
    let (mut label, mut cell) = (puzzle.root_label(), None);
    let first = (cursor.path().len() + 1).saturating_sub(most);
    for (depth, &status) in cursor.statuses().iter().enumerate() {
        let taken = cursor.path().get(depth).copied();
        if depth >= first {
            let twig = |choice| {
                let place = puzzle.place_of(&state, choice);
                let standing = match taken {
                    Some(taken) => beside(choice, taken, &cursor.path()[..depth], found),
                    None => Standing::at(choice, cursor, found).unwrap_or(Standing::Later),
                };
                Twig { choice, label: place.label, cell: place.cell, standing }
            };
            let twigs = status.choices().iter().map(twig).collect();
            levels.push(Level { depth, label, cell, twigs });
        }
        (label, cell) = Default::default();
        if let Some(choice) = taken {
            let place = puzzle.place_of(&state, choice);
            (label, cell) = (place.label, place.cell);
            puzzle.place(&mut state, choice);
        }
    }
    levels
}

/// The state of a choice after a path, where another one, or this one, was taken.
fn beside(choice: Choice, taken: Choice, path: &[Choice], found: &Found<'_>) -> Standing {
    match found.driver {
        _ if choice == taken => Standing::Taken,
        Driver::Search if choice < taken => Standing::Tried(found.outcome(path, choice)),
        Driver::Search | Driver::Person => Standing::Later,
    }
}
