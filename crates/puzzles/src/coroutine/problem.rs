//! What can be wrong with the labels of a tree.

use std::fmt;

use super::label::{Label, NotALabel};
use super::tree::SearchTree;

/// Why labels do not make a tree.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LabelsProblem {
    /// There are none.
    Empty,
    /// There are more than [`SearchTree::MAX_LABELS`].
    TooMany,
    /// One of them is not a label.
    Label {
        /// What is wrong with it.
        problem: NotALabel,
        /// Which one, from 0.
        number: usize,
    },
    /// One of them is there twice.
    Twice {
        /// The label.
        label: Label,
        /// Which ones, from 0.
        numbers: [usize; 2],
    },
}

impl fmt::Display for LabelsProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => {
                write!(f, "there are no labels; expected 1 to {}", SearchTree::MAX_LABELS)
            }
            Self::TooMany => {
                write!(
                    f,
                    "there are more than {} labels, the most there can be",
                    SearchTree::MAX_LABELS
                )
            }
            Self::Label { problem, number } => write!(f, "label {}: {problem}", number + 1),
            Self::Twice { label, numbers: [first, second] } => {
                write!(f, "labels {} and {} are both {label}", first + 1, second + 1)
            }
        }
    }
}

impl std::error::Error for LabelsProblem {}
