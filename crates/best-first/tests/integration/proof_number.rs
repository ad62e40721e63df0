//! Laws of proof-number search.

use std::collections::BTreeMap;

use crate::support::{minimax, read, trees};
use plyscope_best_first::proof_number::{
    Answer, Count, Numbers, ProofNumberSearch, Record, Settings,
};
use plyscope_best_first::tree::Node;
use plyscope_games::{GameOptions, SetUp, TicTacToe};
use plyscope_search::{Game, Player, Value};
use proptest::prelude::*;

fn searched<G: Game>(game: G, at_least: Value) -> Record {
    let mut search = ProofNumberSearch::new(game, Settings { at_least, ..Settings::default() });
    search.advance(u32::MAX);
    search.finish().1
}

/// Whether the answer at a node is settled if exactly some leaves turn out one way, and the others that are
/// unknown the other way.
fn holds(record: &Record, node: Node, iterations: u32, proved: &dyn Fn(Node) -> bool) -> bool {
    let children: Vec<Node> = record.tree().children_at(node, iterations).collect();
    let mut of_children = children.iter().map(|&child| holds(record, child, iterations, proved));
    match record.player(node) {
        _ if children.is_empty() => proved(node),
        Some(Player::Max) => of_children.any(|holds| holds),
        _ => of_children.all(|holds| holds),
    }
}

/// The least number of unknown leaves that must be settled, by trying every set of them.
fn by_definition(record: &Record, iterations: u32) -> Option<Numbers> {
    let tree = record.tree();
    let nodes = tree.nodes().filter(|&node| tree.added(node) <= iterations);
    let leaves = nodes.filter(|&node| tree.children_at(node, iterations).next().is_none());
    let (unknown, known): (Vec<Node>, Vec<Node>) =
        leaves.partition(|&node| record.numbers(node, iterations) == Numbers::UNKNOWN);
    if unknown.len() > 10 {
        return None;
    }
    let known: BTreeMap<Node, bool> = known
        .into_iter()
        .map(|node| (node, record.numbers(node, iterations) == Numbers::PROVED))
        .collect();
    let least = |is_proof: bool| {
        let sets = (0_u32..1 << unknown.len()).filter(|set| {
            let in_set = |node: Node| {
                unknown
                    .iter()
                    .position(|&one| one == node)
                    .is_some_and(|place| set >> place & 1 == 1)
            };
            let proved = |node: Node| known.get(&node).copied().unwrap_or(in_set(node) == is_proof);
            holds(record, Node::ROOT, iterations, &proved) == is_proof
        });
        let least = sets.map(u32::count_ones).min();
        least.map_or(Count::INFINITE, |least| {
            (0..least).fold(Count::ZERO, |count, _| count.plus(Count::ONE))
        })
    };
    Some(Numbers { proof: least(true), disproof: least(false) })
}

/// Everything that holds for a search of a game.
fn check<G: Game + Clone>(game: &G, at_least: Value) {
    let record = searched(game.clone(), at_least);
    let tree = record.tree();
    let value = minimax(game, &game.root(), None);
    let answer = if value >= at_least { Answer::Proved } else { Answer::Disproved };
    assert_eq!(record.answer(), Some(answer), "{value} ≥ {at_least}");
    assert!(record.is_finished());
    for iterations in 0..=record.iterations() {
        // What a search without memory finds, from the leaves up.
        let mut found: BTreeMap<Node, Numbers> = BTreeMap::new();
        for node in tree.nodes().rev().filter(|&node| tree.added(node) <= iterations) {
            let children: Vec<Numbers> =
                tree.children_at(node, iterations).map(|child| found[&child]).collect();
            let position = tree.line(node).iter().fold(game.root(), |at, &by| game.play(&at, by));
            let numbers = match (game.utility(&position), children.is_empty()) {
                (Some(value), _) if value >= at_least => Numbers::PROVED,
                (Some(_), _) => Numbers::DISPROVED,
                (None, true) => Numbers::UNKNOWN,
                (None, false) => Numbers::of_children(game.player(&position), children.into_iter()),
            };
            found.insert(node, numbers);
            assert_eq!(record.numbers(node, iterations), numbers, "after {iterations}");
        }
        if let Some(numbers) = by_definition(&record, iterations) {
            assert_eq!(record.numbers(Node::ROOT, iterations), numbers, "after {iterations}");
        }
        if let Some(node) = record.expanded(iterations + 1) {
            assert_eq!(record.answer_at(Node::ROOT, iterations), None);
            assert_eq!(record.numbers(node, iterations), Numbers::UNKNOWN);
            let line: Vec<Node> =
                std::iter::successors(Some(Node::ROOT), |&at| record.preferred(at, iterations))
                    .collect();
            assert_eq!(line, tree.path(node), "the most-proving node after {iterations}");
            assert_eq!(tree.children_at(node, iterations).count(), 0);
            assert!(tree.children_at(node, iterations + 1).count() > 0);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1200))]

    #[test]
    fn every_number_is_that_of_the_definition(text in trees(), at_least in -5_i64..=5) {
        check(&read(&text), Value::whole(at_least).expect("small"));
    }

    #[test]
    fn a_search_can_be_done_in_parts(text in trees(), first in 0..20_u32) {
        let settings = Settings { at_least: Value::ZERO, ..Settings::default() };
        let mut search = ProofNumberSearch::new(read(&text), settings);
        search.advance(first);
        search.advance(u32::MAX);
        prop_assert!(search.finish().1 == searched(read(&text), Value::ZERO));
    }
}

#[test]
fn games_are_searched_as_the_definition_says() {
    for position in ["X.O/.X./..O", "XX./OO./...", "X.O/..X/O.."] {
        let options = GameOptions { position: Some(position.to_owned()), ..GameOptions::default() };
        let game = TicTacToe::new(&options).expect("a position");
        check(&game, Value::WIN);
        check(&game, Value::DRAW);
    }
}

#[test]
fn a_search_ends_at_its_limit() {
    for (iterations, done, is_finished) in [(100, 20, true), (20, 20, true), (19, 19, false)] {
        let game = TicTacToe::new(&GameOptions::default()).expect("the start");
        let mut search =
            ProofNumberSearch::new(game, Settings { iterations: 20, ..Settings::default() });
        search.advance(iterations);
        assert_eq!(search.is_finished(), is_finished);
        let record = search.finish().1;
        assert_eq!((record.iterations(), record.answer()), (done, None));
        assert_eq!(record.is_finished(), is_finished);
    }
}

/// Each of the 22,500 wins is proved by an iteration that changes the numbers of its whole path.
#[test]
fn a_search_ends_when_there_are_too_many_changes() {
    let wins = |count: usize| format!("min:({})", "(win) ".repeat(count));
    let many = vec![wins(150); 150].join(" ");
    let text = format!("{}min:({many}){}", "(".repeat(490), ")".repeat(490));
    let settings = Settings { iterations: Settings::MOST_ITERATIONS, ..Settings::default() };
    let mut search = ProofNumberSearch::new(read(&text), settings);
    search.advance(u32::MAX);
    let record = search.finish().1;
    assert!(record.is_finished());
    assert_eq!(record.answer(), None);
    assert!(record.iterations() < 22_500, "{}", record.iterations());
}

#[test]
fn finite_numbers_stay_finite() {
    let mut count = Count::ONE;
    for _ in 0..40 {
        count = count.plus(count);
    }
    assert!(count.finite().is_some() && count < Count::INFINITE);
    assert_eq!(count.plus(Count::INFINITE), Count::INFINITE);
    assert_eq!((Count::ONE.to_string(), Count::INFINITE.to_string()), ("1".into(), "∞".into()));
}
