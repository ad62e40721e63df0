//! The tree around the way to the current node: the nodes on the way, and beside each what else
//! could be chosen there. It is found from the way alone, so that it can be drawn at every step of a
//! search of any length.

use plyscope_core::backtrack::{Choice, Cursor, Moment, Outlook};

use super::board::Standing;
use super::shown::Shown;

/// The choices at one node on the way.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Level {
    /// How many choices lead to the node.
    pub depth: usize,
    /// The last of them; for the root, what is written there.
    pub label: String,
    /// The choices that can be taken there, in the order in which they are tried.
    pub twigs: Vec<Twig>,
}

/// A choice at a node on the way.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Twig {
    /// Which one.
    pub choice: Choice,
    /// The name of a square, or a digit.
    pub label: String,
    /// What the search makes of it.
    pub standing: Standing,
}

/// The last `most` levels down to the current node, from the highest. The current node's own
/// choices are the last level, which is empty at a leaf.
#[must_use]
pub fn branch<P: Shown>(cursor: &Cursor<'_, P>, most: usize) -> Vec<Level> {
    let puzzle = cursor.puzzle();
    let mut state = puzzle.start();
    let mut levels = Vec::new();
    let mut label = puzzle.root_label();
    let first = (cursor.path().len() + 1).saturating_sub(most);
    for (depth, &outlook) in cursor.outlooks().iter().enumerate() {
        let taken = cursor.path().get(depth).copied();
        if depth >= first {
            let twig = |choice| Twig {
                choice,
                label: puzzle.place_of(&state, choice).label,
                standing: standing(choice, taken, outlook, cursor.moment()),
            };
            let twigs = outlook.choices().iter().map(twig).collect();
            levels.push(Level { depth, label, twigs });
        }
        label = String::new();
        if let Some(choice) = taken {
            label = puzzle.place_of(&state, choice).label;
            puzzle.place(&mut state, choice);
        }
    }
    levels
}

fn standing(choice: Choice, taken: Option<Choice>, outlook: Outlook, moment: Moment) -> Standing {
    match taken {
        Some(taken) if choice < taken => Standing::Tried,
        Some(taken) if choice == taken => Standing::Taken,
        Some(_) => Standing::Later,
        None => Standing::at(choice, outlook, moment).unwrap_or(Standing::Later),
    }
}
