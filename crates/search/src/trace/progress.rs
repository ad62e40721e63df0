//! How far a search is, and why it was ended early.

use std::fmt;

use super::Step;
use crate::game::Move;
use crate::packed;
use crate::value::Value;

/// How far a search is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Progress {
    /// How many steps have been recorded.
    pub step: Step,
    /// How many nodes have been visited, recorded or not.
    pub visited: u64,
    /// The best move at the root so far, and its value.
    pub best: Option<(Move, Value)>,
    /// How many passes are finished.
    pub passes: u32,
}

packed!(struct Progress { step, visited, best, passes });

/// Why a recorder ended a search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RecordStop {
    /// There are more events than the limit of the recorder.
    TooLong {
        /// The most steps it keeps.
        limit: u32,
    },
    /// The callback cancelled the search.
    Cancelled,
}

packed!(enum RecordStop { 0 = TooLong { limit }, 1 = Cancelled });

impl fmt::Display for RecordStop {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooLong { limit } => write!(f, "the search takes more than {limit} steps"),
            Self::Cancelled => write!(f, "the search was cancelled"),
        }
    }
}

impl std::error::Error for RecordStop {}
