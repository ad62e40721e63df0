//! Published counts that differ from ours, with an explanation.

use crate::catalog::{GameId, GameSpec};
use crate::{Algorithm, Setup, StartWindow};
use plyscope_search::algo::{Fail, Keeps, Symmetry, TableOptions};

/// A published count for a search.
pub struct Reported {
    game: &'static str,
    setup: fn() -> Setup,
    /// How many positions the search visits according to the source.
    pub calls: u64,
    /// The source.
    pub source: &'static str,
    /// What is known about the difference.
    pub note: &'static str,
}

/// All of them.
const REPORTED: &[Reported] = &[Reported {
    game: "tic-tac-toe",
    setup: canonical_boards,
    calls: 5_204,
    source: "Algorithms and data structures, week 5 (after Weiss)",
    note: "the lecture gives no code for it",
}];

/// The lectures' search with a table at plies 3 to 5, “modulo rotation and reflection”.
fn canonical_boards() -> Setup {
    Setup {
        algorithm: Algorithm::AlphaBeta,
        fail: Fail::Start,
        window: StartWindow::GAME,
        table: Some(TableOptions {
            from: 3,
            to: 5,
            keeps: Keeps::Numbers,
            symmetry: Symmetry::Together,
            ..TableOptions::default()
        }),
        ..Setup::default()
    }
}

/// The published count for exactly this search of the default game.
#[must_use]
pub fn reported(spec: &GameSpec, setup: &Setup) -> Option<&'static Reported> {
    REPORTED.iter().find(|reported| {
        let game = GameId::from_id(reported.game);
        game.is_ok_and(|game| *spec == GameSpec::usual(game))
            && setup.algorithm == (reported.setup)().algorithm
            && setup.options() == (reported.setup)().options()
    })
}
