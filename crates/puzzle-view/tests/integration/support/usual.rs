//! Puzzles as they are shown first, where these are small enough to be looked at whole: a new puzzle is
//! among them by being in the list.

use std::sync::LazyLock;

use plyscope_puzzle_view::backtrack::link::Link;
use plyscope_puzzle_view::backtrack::problem::PuzzleId;
use plyscope_puzzle_view::backtrack::search::Search;
use plyscope_setup::Choice;

/// The most nodes of a small search.
const SMALL: u64 = 1_000;

static USUAL: LazyLock<Vec<String>> = LazyLock::new(|| {
    let all = PuzzleId::ALL.iter().map(|(name, _)| format!("puzzle={name}"));
    let is_small = |address: &String| {
        Search::new(Link::parse(address).0.problem).worth(SMALL, || true).counted.is_some()
    };
    all.filter(is_small).collect()
});

/// Some addresses, and those of all small puzzles.
pub fn with_usual(addresses: &[&'static str]) -> Vec<&'static str> {
    addresses.iter().copied().chain(USUAL.iter().map(String::as_str)).collect()
}
