//! Sessions that a worker sends to its page as bytes.

use plyscope_search::pack::{from_bytes, to_bytes};
use plyscope_search::trace::Recorder;
use plyscope_search::GameTree;
use plyscope_session::engine::{search_game, search_tree};
use plyscope_session::Session;
use plyscope_setup::catalog::{GameId, GameSpec};
use plyscope_setup::Setup;

use super::seeds::trees;
use crate::{Check, Target};

pub const TARGET: Target = Target {
    name: "packed",
    check: Check::Bytes(check),
    seeds,
    words: super::no_words,
    max_bytes: 16_384,
};

fn seeds() -> Vec<Vec<u8>> {
    let trees = trees().into_iter().filter_map(|text| {
        search_tree(GameTree::parse(&text).ok()?, Setup::default(), Recorder::new()).ok()
    });
    let setup = Setup { depth: Some(1), ..Setup::default() };
    let games = GameId::all().filter_map(|game| {
        let recorder = Recorder::new().with_last_ply(1);
        Some(search_game(&GameSpec::usual(game), setup, recorder).ok()?.0)
    });
    trees.chain(games).map(|session| to_bytes(&session)).collect()
}

/// Bytes that are a session are a session again. What no length allows takes no memory: the engine
/// limits it.
fn check(bytes: &[u8]) {
    if let Some(session) = from_bytes::<Session>(bytes) {
        let again: Session = from_bytes(&to_bytes(&session)).expect("it was packed just now");
        assert_eq!(to_bytes(&again), to_bytes(&session));
    }
}
