//! Laws of Monte Carlo tree search.

use std::collections::BTreeMap;

use plyscope_best_first::mcts::{Exploration, Mcts, Node, Record, Rewards, Settings};
use plyscope_games::{GameOptions, SetUp, TicTacToe};
use plyscope_search::algo::Algorithm;
use plyscope_search::generate::SplitMix64;
use plyscope_search::{Fraction, Game, GameTree, Move, Player, Turn, Value};
use proptest::prelude::*;

/// Trees in text, with chance and players who do not alternate.
fn trees() -> impl Strategy<Value = String> {
    let leaf = (-9_i32..=9).prop_map(|number| number.to_string());
    let inner = leaf.prop_recursive(4, 40, 4, |child| {
        let children = prop::collection::vec(child, 1..=4);
        let turn = prop::sample::select(vec!["", "", "", "chance:", "max:", "min:"]);
        (turn, children).prop_map(|(turn, children)| format!("{turn}({})", children.join(" ")))
    });
    prop::collection::vec(inner, 1..=4).prop_map(|children| children.join(" "))
}

fn read(text: &str) -> GameTree {
    GameTree::parse_for(text, Algorithm::Expectiminimax)
        .unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn settings() -> impl Strategy<Value = Settings> {
    let constants = prop::sample::select(vec![0, 500_000, 1_400_000, 20_000_000]);
    (1_u32..200, constants, any::<u64>()).prop_map(|(iterations, constant, seed)| Settings {
        iterations,
        exploration: Value::millionths(constant).and_then(Exploration::new).expect("a constant"),
        seed,
    })
}

fn searched<G: Game>(game: G, settings: Settings, rewards: Rewards) -> Record {
    let mut search = Mcts::new(game, settings, rewards);
    search.advance(settings.iterations);
    search.finish().1
}

/// What a naive search knows: the visits of every line, the sum of the rewards, and the order in which
/// its children came.
#[derive(Clone, Default)]
struct Known {
    visits: u32,
    reward: u64,
    children: Vec<Move>,
}

type Naive = BTreeMap<Vec<Move>, Known>;

/// One iteration by the definition, on a map of lines. Returns the line of the leaf.
fn naive_iteration<G: Game>(
    game: &G,
    known: &mut Naive,
    (settings, rewards): (&Settings, Rewards),
    iteration: u32,
) -> Vec<Move> {
    let mut random = SplitMix64::split(settings.seed, iteration.into());
    let (mut line, mut position) = (Vec::new(), game.root());
    while game.utility(&position).is_none() {
        let moves: Vec<Move> = game.moves(&position).collect();
        let here = known.entry(line.clone()).or_default().clone();
        let of = |by: Move| known.get(&[&line[..], &[by]].concat()).cloned().unwrap_or_default();
        let by = if game.probability(&position, moves[0]).is_some() {
            naive_draw(game, &position, &mut random)
        } else if let Some(&by) = moves.iter().find(|by| !here.children.contains(by)) {
            by
        } else {
            let score = |by: Move| {
                let child = of(by);
                let mean = child.reward as f64 / (f64::from(child.visits) * 1e6);
                let mean = match game.player(&position) {
                    Player::Max => mean,
                    Player::Min => 1.0 - mean,
                };
                let log = f64::from(here.visits).ln();
                mean + settings.exploration.as_f64() * (log / f64::from(child.visits)).sqrt()
            };
            let largest = moves.iter().map(|&by| score(by)).fold(f64::MIN, f64::max);
            // Terms that are equal but for rounding are equal: the first of them is taken.
            *moves.iter().find(|&&by| score(by) > largest - 1e-12).expect("a move")
        };
        let is_new = !here.children.contains(&by);
        if is_new {
            known.get_mut(&line).expect("entered").children.push(by);
        }
        position = game.play(&position, by);
        line.push(by);
        if is_new {
            break;
        }
    }
    let leaf = line.clone();
    while game.utility(&position).is_none() {
        let moves: Vec<Move> = game.moves(&position).collect();
        let by = if game.probability(&position, moves[0]).is_some() {
            naive_draw(game, &position, &mut random)
        } else {
            moves[random.below(moves.len() as u64) as usize]
        };
        position = game.play(&position, by);
    }
    let reward = rewards.of(game.utility(&position).expect("finished"));
    for length in 0..=leaf.len() {
        let entry = known.entry(leaf[..length].to_vec()).or_default();
        entry.visits += 1;
        entry.reward += u64::from(reward.millionths());
    }
    leaf
}

fn naive_draw<G: Game>(game: &G, position: &G::Position, random: &mut SplitMix64) -> Move {
    let parts = 1 << 62;
    let number = Fraction::new(random.below(parts).into(), parts.into()).expect("a fraction");
    let mut sum = Fraction::ZERO;
    for by in game.moves(position) {
        sum = sum.plus(game.probability(position, by).expect("chance")).expect("small");
        if number < sum {
            return by;
        }
    }
    unreachable!("the probabilities add up to 1")
}

/// Every query of a record, compared with a naive search.
fn check<G: Game>(game: &G, settings: Settings, rewards: Rewards, record: &Record) {
    let mut known = Naive::new();
    assert_eq!(record.iterations(), settings.iterations);
    for iteration in 1..=settings.iterations {
        let leaf = naive_iteration(game, &mut known, (&settings, rewards), iteration);
        let node = record.leaf(iteration).expect("recorded");
        assert_eq!(record.line(node), leaf, "iteration {iteration}");
        let last = record.rollout(game, iteration).expect("recorded").last();
        let ended = last.map_or_else(
            || leaf.iter().fold(game.root(), |position, &by| game.play(&position, by)),
            |(_, position)| position,
        );
        let result = game.utility(&ended).expect("finished");
        assert_eq!(record.reward(iteration), Some(rewards.of(result)));
        // All nodes now and then, and those of this iteration always.
        let nodes = (0..record.node_count(iteration)).map(|index| nth(record, index));
        let all = iteration % 16 == 1 || iteration == settings.iterations;
        let path = record.path(node);
        for node in nodes.filter(|node| all || path.contains(node)) {
            let line = record.line(node);
            let naive = known.get(&line).cloned().unwrap_or_default();
            let found = record.statistics(node, iteration);
            assert_eq!((found.visits, found.reward), (naive.visits, naive.reward), "{line:?}");
            let children: Vec<Move> =
                record.children(node, iteration).map(|child| record.by(child)).collect();
            assert_eq!(children, naive.children, "children of {line:?}");
            check_choice(record, node, iteration);
        }
    }
}

/// Visits of children add up, and the choice is the most visited child.
fn check_choice(record: &Record, node: Node, iteration: u32) {
    let visits = |node| record.statistics(node, iteration).visits;
    let children: Vec<Node> = record.children(node, iteration).collect();
    let below: u32 = children.iter().map(|&child| visits(child)).sum();
    if record.turn(node).is_some() {
        let own = u32::from(record.added(node) > 0);
        assert_eq!(visits(node), below + own);
    }
    match record.choice(node, iteration) {
        Some(choice) => assert!(children.iter().all(|&child| visits(child) <= visits(choice))),
        None => {
            assert!(children.is_empty() || matches!(record.turn(node), Some(Turn::Chance) | None))
        }
    }
}

fn nth(record: &Record, index: usize) -> Node {
    // Nodes are numbered in the order in which they were added.
    let mut pending = vec![Node::ROOT];
    while let Some(node) = pending.pop() {
        if node.index() == index {
            return node;
        }
        pending.extend(record.children(node, u32::MAX));
    }
    unreachable!("a node with every number")
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn every_query_is_what_a_naive_search_knows(text in trees(), settings in settings()) {
        let tree = read(&text);
        let rewards = Rewards::of_tree(&tree).expect("numbers");
        check(&tree, settings, rewards, &searched(tree.clone(), settings, rewards));
    }

    #[test]
    fn a_search_can_be_done_in_parts(text in trees(), settings in settings(), first in 0..200_u32) {
        let tree = read(&text);
        let rewards = Rewards::of_tree(&tree).expect("numbers");
        let whole = searched(tree.clone(), settings, rewards);
        let mut search = Mcts::new(tree, settings, rewards);
        search.advance(first);
        search.advance(settings.iterations);
        prop_assert!(search.finish().1 == whole);
    }
}

fn tic_tac_toe(position: &str) -> TicTacToe {
    let options = GameOptions { position: Some(position.to_owned()), ..GameOptions::default() };
    TicTacToe::new(&options).unwrap_or_else(|problem| panic!("{position}: {problem}"))
}

#[test]
fn a_game_is_searched_as_the_definition_says() {
    for position in [".../.../...", "X.O/.X./..O", "XX./OO./..."] {
        let settings = Settings { iterations: 600, seed: 7, ..Settings::default() };
        let record = searched(tic_tac_toe(position), settings, Rewards::GAME);
        check(&tic_tac_toe(position), settings, Rewards::GAME, &record);
    }
}

#[test]
fn enough_iterations_find_the_best_move() {
    // Positions with one move that does not lose, or that wins; squares count from the upper left.
    let table = [("XX./OO./...", 2), ("X.O/.X./..O", 5), ("X../.O./..X", 1), ("XO./.X./..O", 3)];
    for (position, best) in table {
        let game = tic_tac_toe(position);
        let moves: Vec<Move> = game.moves(&game.root()).collect();
        let value = |by: Move| exact(&game, &game.play(&game.root(), by));
        let player = game.player(&game.root());
        let worth = moves.iter().map(|&by| value(by));
        let most = match player {
            Player::Max => worth.max(),
            Player::Min => worth.min(),
        };
        for seed in 1..=5 {
            let settings = Settings { iterations: 5_000, seed, ..Settings::default() };
            let record = searched(game.clone(), settings, Rewards::GAME);
            let choice = record.choice(Node::ROOT, 5_000).expect("a move");
            assert_eq!(Some(value(record.by(choice))), most, "{position}, {best}");
        }
    }
}

/// The value of a position by minimax.
fn exact<G: Game>(game: &G, position: &G::Position) -> Value {
    if let Some(value) = game.utility(position) {
        return value;
    }
    let values = game.moves(position).map(|by| exact(game, &game.play(position, by)));
    match game.player(position) {
        Player::Max => values.max(),
        Player::Min => values.min(),
    }
    .expect("a move")
}

#[test]
fn chance_is_met_as_often_as_it_should() {
    let tree = read("chance:(1/6*3 5/6*(2 8))");
    let settings = Settings { iterations: 60_000, ..Settings::default() };
    let rewards = Rewards::of_tree(&tree).expect("numbers");
    let record = searched(tree, settings, rewards);
    let rare = record.children(Node::ROOT, 60_000).find(|&child| record.by(child) == Move(0));
    let visits = record.statistics(rare.expect("met"), 60_000).visits;
    let share = f64::from(visits) / 60_000.0;
    assert!((share - 1.0 / 6.0).abs() < 0.01, "{share}");
    assert_eq!(record.choice(Node::ROOT, 60_000), None);
}
