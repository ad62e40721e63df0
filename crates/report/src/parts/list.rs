//! The lists of words that results have.

use plyscope_best_first::proof_number::Answer;
use plyscope_puzzles::backtrack::Status;
use plyscope_puzzles::csp::{Inference, ValueOrder, VariableOrder};
use plyscope_puzzles::maze::MazeBound;
use plyscope_puzzles::subset_sum::{NumberOrder, SumBound};
use plyscope_puzzles::sudoku::CellOrder;
use plyscope_puzzles::tour::{Known, Pruning};
use plyscope_puzzles::Test;
use plyscope_search::algo::Algorithm;
use plyscope_search::{Bound, CutRule, Player, Turn, Verdict};
use plyscope_setup::catalog::GameId;
use plyscope_setup::Choice;

use super::Words;

/// The words of choices.
macro_rules! choices {
    ($($choice:ty = $name:literal),* $(,)?) => {$(
        impl Words for $choice {
            const TYPE: &'static str = $name;

            fn all() -> Vec<&'static str> {
                Self::ALL.iter().map(|&(id, _)| id).collect()
            }

            fn word(self) -> &'static str {
                self.id()
            }
        }
    )*};
}

choices! {
    Algorithm = "Algorithm",
    CellOrder = "CellOrder",
    CutRule = "CutRule",
    Inference = "Inference",
    MazeBound = "MazeBound",
    NumberOrder = "NumberOrder",
    Player = "Player",
    SumBound = "SumBound",
    Test = "PuzzleTest",
    ValueOrder = "ValueOrder",
    VariableOrder = "VariableOrder",
}

impl Words for GameId {
    const TYPE: &'static str = "Game";

    fn all() -> Vec<&'static str> {
        Self::all().map(|game| game.entry().id).collect()
    }

    fn word(self) -> &'static str {
        self.entry().id
    }
}

impl Words for Pruning {
    const TYPE: &'static str = "TourPruning";

    fn all() -> Vec<&'static str> {
        Self::ALL.map(Self::id).to_vec()
    }

    fn word(self) -> &'static str {
        self.id()
    }
}

/// The words of variants, in the order of the list.
#[macro_export]
#[doc(hidden)]
macro_rules! words {
    ($($of:ty = $name:literal { $($variant:pat => $word:literal),* $(,)? })*) => {$(
        impl $crate::parts::Words for $of {
            const TYPE: &'static str = $name;

            fn all() -> Vec<&'static str> {
                vec![$($word),*]
            }

            fn word(self) -> &'static str {
                match self {
                    $($variant => $word),*
                }
            }
        }
    )*};
}
pub use words;

words! {
    Turn = "Turn" {
        Self::Player(Player::Max) => "max",
        Self::Player(Player::Min) => "min",
        Self::Chance => "chance",
    }
    Verdict = "Verdict" {
        Self::Exact(_) => "exact",
        Self::AtLeast(_) => "at-least",
        Self::AtMost(_) => "at-most",
    }
    Bound = "WindowEnd" {
        Self::Alpha => "alpha",
        Self::Beta => "beta",
    }
    Answer = "ProofAnswer" {
        Self::Proved => "proved",
        Self::Disproved => "disproved",
    }
    Known = "TourVerdict" {
        Self::Possible(_) => "possible",
        Self::Impossible(_) => "impossible",
        Self::Unknown => "unknown",
    }
}

impl Words for Status {
    const TYPE: &'static str = "BacktrackStatus";

    fn all() -> Vec<&'static str> {
        vec!["open", "solution", "dead-end", "pruned"]
    }

    fn word(self) -> &'static str {
        match self {
            Self::Solved => "solution",
            Self::Pruned(_) => "pruned",
            Self::Open(choices) if choices.is_empty() => "dead-end",
            Self::Open(_) => "open",
        }
    }
}
