//! The result of a check, for searches of trees and on boards.

use plyscope_judge::boards::Report;
use plyscope_judge::judging::{self, Failure, Verdict};
use plyscope_judge::queens::QueensBoard;
use plyscope_judge::tour::TourBoard;
use plyscope_search::GameTree;

/// What a check has found.
pub enum Found {
    /// Of a search of trees.
    Search(Box<judging::Report>),
    /// Of a program that places queens.
    Queens(Box<Report<QueensBoard>>),
    /// Of a program that looks for a knight's tour.
    Tour(Box<Report<TourBoard>>),
}

impl Found {
    /// Whether the program is right.
    pub fn is_right(&self) -> bool {
        let verdict = match self {
            Self::Search(report) => report.verdict,
            Self::Queens(report) => report.verdict,
            Self::Tour(report) => report.verdict,
        };
        verdict == Verdict::Right
    }

    /// Why the program gives no answer, if it gives none.
    pub fn failure(&self) -> Option<&Failure> {
        match self {
            Self::Search(report) => report.counterexample.as_ref()?.answer.as_ref().err(),
            Self::Queens(report) => report.counterexample.as_ref()?.answer.as_ref().err(),
            Self::Tour(report) => report.counterexample.as_ref()?.answer.as_ref().err(),
        }
    }

    /// The tree on which it fails.
    pub fn tree(&self) -> Option<&GameTree> {
        match self {
            Self::Search(report) => Some(report.counterexample.as_ref()?.session.tree()),
            Self::Queens(_) | Self::Tour(_) => None,
        }
    }
}
