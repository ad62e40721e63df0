//! The film of a search of a game.

use plyscope_search::trace::Recorder;

use super::position::Position;
use super::reel::{End, Reel};
use super::{search, At};
use plyscope_session::engine::search_game;
use plyscope_setup::link::Link;

/// How many steps of a search of a game are played.
pub const FIRST_STEPS: u32 = 100_000;

/// The film of a search of the game of an address, up to the limit of steps. Without the rules of
/// the game it shows only the position.
pub fn reel(link: &Link) -> Option<Reel> {
    reel_within(link, FIRST_STEPS)
}

/// The same, of this many steps at most.
pub fn reel_within(link: &Link, steps: u32) -> Option<Reel> {
    let spec = link.game.as_ref()?;
    let recorder = Recorder::new().with_limit(steps);
    if let Ok((session, ended)) = search_game(spec, link.setup, recorder) {
        let end = if ended.is_some() { End::Open } else { End::Known };
        return Some(search::reel(session, link.step, end));
    }
    let rules = spec.rules().ok()?;
    let (board, notation) = (rules.board(&[]), rules.notation(&[]));
    let position = Position { board, last: Vec::new(), notation };
    Some(Reel { film: Box::new(position), last: 0, step: At::default(), end: End::Known })
}
