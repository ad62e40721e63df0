//! Games in the middle of play.

use plyscope_games::{GameOptions, SetUp};
use plyscope_search::Move;

/// A game that starts some moves into it, those of chance included; before its end.
pub fn later<G: SetUp>(options: &GameOptions, choices: &[usize]) -> G {
    let game = G::new(options).expect("legal options");
    let mut position = game.root();
    for choice in choices {
        let moves: Vec<Move> = game.moves(&position).collect();
        let after = game.play(&position, moves[choice % moves.len()]);
        if game.utility(&after).is_some() {
            break;
        }
        position = after;
    }
    let position = Some(game.notation(&position));
    G::new(&GameOptions { position, ..options.clone() }).expect("the position is legal")
}
