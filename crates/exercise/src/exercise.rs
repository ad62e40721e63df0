//! What programs do, and their files.

use plyscope_setup::{Algorithm, Choice};

use crate::{Language, Listing};

/// What a program does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Exercise {
    /// Alpha-beta, with MAX and MIN in one function.
    #[default]
    AlphaBeta,
    /// Minimax.
    Minimax,
    /// Alpha-beta from the point of view of the player to move.
    Negamax,
    /// A knight's tour by backtracking.
    Tour,
    /// Queens that do not attack one another, by backtracking.
    Queens,
}

impl Choice for Exercise {
    const NAME: &'static str = "exercise";
    const ALL: &'static [(&'static str, Self)] = &[
        ("alpha-beta", Self::AlphaBeta),
        ("minimax", Self::Minimax),
        ("negamax", Self::Negamax),
        ("tour", Self::Tour),
        ("queens", Self::Queens),
    ];
}

impl Exercise {
    /// The search of a tree that it is; `None` for a search on a board.
    #[must_use]
    pub const fn algorithm(self) -> Option<Algorithm> {
        match self {
            Self::AlphaBeta => Some(Algorithm::AlphaBeta),
            Self::Minimax => Some(Algorithm::Minimax),
            Self::Negamax => Some(Algorithm::Negamax),
            Self::Tour | Self::Queens => None,
        }
    }

    /// A right program, line by line.
    #[must_use]
    pub fn listing(self, language: Language) -> Listing {
        Listing::parse(self.text(language))
    }

    /// The text of its file.
    const fn text(self, language: Language) -> &'static str {
        match (self, language) {
            (Self::AlphaBeta, Language::Python) => {
                include_str!("../listings/alpha-beta-python.txt")
            }
            (Self::AlphaBeta, Language::JavaScript) => {
                include_str!("../listings/alpha-beta-javascript.txt")
            }
            (Self::Minimax, Language::Python) => {
                include_str!("../listings/minimax-python.txt")
            }
            (Self::Minimax, Language::JavaScript) => {
                include_str!("../listings/minimax-javascript.txt")
            }
            (Self::Negamax, Language::Python) => {
                include_str!("../listings/negamax-python.txt")
            }
            (Self::Negamax, Language::JavaScript) => {
                include_str!("../listings/negamax-javascript.txt")
            }
            (Self::Tour, Language::Python) => include_str!("../listings/tour-python.txt"),
            (Self::Tour, Language::JavaScript) => {
                include_str!("../listings/tour-javascript.txt")
            }
            (Self::Queens, Language::Python) => {
                include_str!("../listings/queens-python.txt")
            }
            (Self::Queens, Language::JavaScript) => {
                include_str!("../listings/queens-javascript.txt")
            }
        }
    }
}
