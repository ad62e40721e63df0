//! Data sent between a worker and the page arrives unchanged, or not at all.

use std::future::Future;
use std::pin::pin;
use std::task::{Context, Poll, Waker};

use crate::core_support::tree;
use crate::setups::setup;
use plyscope_games::{Ending, GameOptions};
use plyscope_search::notation::ParseError;
use plyscope_search::pack::{from_bytes, from_bytes_in_parts, to_bytes, Pack, Reader};
use plyscope_search::trace::Recorder;
use plyscope_search::GameTree;
use plyscope_session::engine::{search_game, search_tree};
use plyscope_session::Session;
use plyscope_setup::catalog::{GameId, GameSpec};
use plyscope_setup::Setup;
use proptest::prelude::*;

fn of_tree() -> impl Strategy<Value = Session> {
    (tree(), setup())
        .prop_map(|(tree, setup)| search_tree(tree, setup, Recorder::new()).expect("no limit"))
}

/// Some plies of a game, of which the lowest may be counted only.
fn of_game() -> impl Strategy<Value = Session> {
    let games = GameId::all().filter(|game| game.entry().has_rules());
    let with =
        |game, ending| GameSpec { game, options: GameOptions { ending, ..GameOptions::default() } };
    let specs =
        games.flat_map(|game| Ending::ALL.iter().map(move |&(_, ending)| with(game, ending)));
    let specs: Vec<GameSpec> = specs.filter(|spec| spec.rules().is_ok()).collect();
    (prop::sample::select(specs), setup(), 0_u16..=2, 1_usize..=3).prop_map(
        |(spec, setup, depth, last_ply)| {
            let setup = Setup { depth: Some(depth), ..setup };
            let recorder = Recorder::new().with_last_ply(last_ply);
            search_game(&spec, setup, recorder).expect("a board").0
        },
    )
}

fn session() -> impl Strategy<Value = Session> {
    prop_oneof![of_tree(), of_game()]
}

/// All that is in a session.
fn content(session: &Session) -> (String, Vec<Option<String>>) {
    let names = session.tree().nodes().map(|node| session.name(node));
    (format!("{session:?}"), names.collect())
}

/// A value unpacked in parts, and how many pauses that took.
fn in_parts<T: Pack>(bytes: &[u8]) -> (Option<T>, usize) {
    let mut unpacking = pin!(from_bytes_in_parts(bytes));
    let mut context = Context::from_waker(Waker::noop());
    let mut pauses = 0;
    loop {
        match unpacking.as_mut().poll(&mut context) {
            Poll::Ready(thing) => return (thing, pauses),
            Poll::Pending => pauses += 1,
        }
    }
}

#[test]
fn large_sessions_are_unpacked_with_pauses() {
    let setup = Setup { depth: Some(5), ..Setup::default() };
    let spec = GameSpec::usual(GameId::all().next().expect("a game"));
    let (session, _) = search_game(&spec, setup, Recorder::new()).expect("a board");
    let bytes = to_bytes(&session);
    let (arrived, pauses) = in_parts::<Session>(&bytes);
    assert_eq!(arrived.as_ref().map(content), Some(content(&session)));
    // About one in each 64 kB.
    assert!(bytes.len() > 200_000, "{}", bytes.len());
    assert!(pauses > bytes.len() / 100_000, "{pauses} pauses in {} bytes", bytes.len());
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn a_session_arrives_as_it_was(session in session()) {
        let arrived: Session = from_bytes(&to_bytes(&session)).expect("nothing was damaged");
        prop_assert_eq!(content(&arrived), content(&session));
    }

    #[test]
    fn what_arrives_in_parts_is_what_arrives_at_once(session in session(), part in 0.0_f64..=1.0) {
        let bytes = to_bytes(&session);
        let (arrived, _) = in_parts::<Session>(&bytes);
        prop_assert_eq!(arrived.as_ref().map(content), Some(content(&session)));
        let cut = &bytes[..(bytes.len() as f64 * part) as usize];
        prop_assert_eq!(in_parts::<Session>(cut).0.is_some(), from_bytes::<Session>(cut).is_some());
    }

    #[test]
    fn truncated_bytes_are_rejected(session in session(), part in 0.0_f64..1.0) {
        let bytes = to_bytes(&session);
        let kept = (bytes.len() as f64 * part) as usize;
        prop_assert!(from_bytes::<Session>(&bytes[..kept]).is_none());
    }

    /// No length in corrupt bytes allocates more memory than there are bytes.
    #[test]
    fn corrupt_bytes_allocate_no_extra_memory(
        session in session(),
        changes in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..20),
    ) {
        let mut bytes = Vec::new();
        session.pack(&mut bytes);
        for (at, byte) in changes {
            let at = at.index(bytes.len());
            bytes[at] = byte;
        }
        let mut from = Reader::new(&bytes);
        let _ = Session::unpack(&mut from);
        prop_assert!(from.left() < bytes.len());
    }

    #[test]
    fn parse_errors_can_be_packed(text in "[-() a-z0-9:\"]{0,12}") {
        let read = GameTree::parse(&text);
        let arrived: Result<GameTree, ParseError> = from_bytes(&to_bytes(&read)).expect("whole");
        prop_assert_eq!(arrived, read);
    }
}
