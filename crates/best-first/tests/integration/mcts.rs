//! Laws of Monte Carlo tree search.

use std::collections::BTreeMap;

use plyscope_best_first::mcts::{
    Candidate, Equivalence, Exploration, Mcts, Node, Record, Rewards, Rule, Score, Selection,
    Settings,
};
use plyscope_games::{ConnectFour, GameOptions, SetUp, TicTacToe};
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
    let rave = |visits| Selection::Rave(Equivalence::new(visits).expect("small"));
    let selections =
        vec![Selection::Uct, Selection::Puct, rave(0), rave(7), rave(100), rave(5_000)];
    let selections = prop::sample::select(selections);
    let parts = (1_u32..200, constants, any::<u64>(), selections);
    parts.prop_map(|(iterations, constant, seed, selection)| Settings {
        iterations,
        exploration: Value::millionths(constant).and_then(Exploration::new).expect("a constant"),
        seed,
        selection,
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

/// What is known of a move of a node.
type KnownOf<'a> = dyn Fn(Move) -> Known + 'a;

/// The iterations in which a move was played then or later, and the sum of their rewards.
type AsFirstOf<'a> = dyn Fn(Move) -> (u32, u64) + 'a;

type Naive = (BTreeMap<Vec<Move>, Known>, Vec<Past>);

/// A whole iteration: all its moves, of which the first `below` lead to its leaf, each with its player, if
/// one decided.
#[derive(Clone)]
struct Past {
    moves: Vec<(Option<Player>, Move)>,
    below: usize,
    reward: u64,
}

/// The iterations through a line in which its player played a move there or later, since it was tried there,
/// and the sum of their rewards: by looking at every one.
fn naive_as_first(past: &[Past], line: &[Move], player: Player, by: Move) -> (u32, u64) {
    let passes = |one: &&Past, line: &[Move]| {
        let path: Vec<Move> = one.moves[..one.below].iter().map(|&(_, by)| by).collect();
        path.starts_with(line)
    };
    let child = [line, &[by]].concat();
    let since = past.iter().skip_while(|one| !passes(one, &child));
    let through = since.filter(|one| passes(one, line));
    let with = through.filter(|one| one.moves[line.len()..].contains(&(Some(player), by)));
    with.fold((0, 0), |(visits, reward), one| (visits + 1, reward + one.reward))
}

/// One iteration by the definition, on a map of lines. Returns the line of the leaf.
fn naive_iteration<G: Game>(
    game: &G,
    (known, past): &mut Naive,
    (settings, rewards): (&Settings, Rewards),
    iteration: u32,
) -> Vec<Move> {
    let mut random = SplitMix64::split(settings.seed, iteration.into());
    let (mut line, mut position) = (Vec::new(), game.root());
    let mut played = Vec::new();
    let turn = |position: &G::Position, by| match game.probability(position, by) {
        Some(_) => None,
        None => Some(game.player(position)),
    };
    while game.utility(&position).is_none() {
        let moves: Vec<Move> = game.moves(&position).collect();
        let here = known.entry(line.clone()).or_default().clone();
        let of = |by: Move| known.get(&[&line[..], &[by]].concat()).cloned().unwrap_or_default();
        let by = if game.probability(&position, moves[0]).is_some() {
            naive_draw(game, &position, &mut random)
        } else {
            let player = game.player(&position);
            let as_first = |by| naive_as_first(past, &line, player, by);
            naive_choice(game, &position, settings, (&here, &of, &as_first))
        };
        let is_new = !here.children.contains(&by);
        if is_new {
            known.get_mut(&line).expect("entered").children.push(by);
        }
        played.push((turn(&position, by), by));
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
        played.push((turn(&position, by), by));
        position = game.play(&position, by);
    }
    let reward = rewards.of(game.utility(&position).expect("finished"));
    for length in 0..=leaf.len() {
        let entry = known.entry(leaf[..length].to_vec()).or_default();
        entry.visits += 1;
        entry.reward += u64::from(reward.millionths());
    }
    past.push(Past { moves: played, below: leaf.len(), reward: reward.millionths().into() });
    leaf
}

/// The move that a player selects, by the definition of the rule.
fn naive_choice<G: Game>(
    game: &G,
    position: &G::Position,
    settings: &Settings,
    (here, of, as_first): (&Known, &KnownOf<'_>, &AsFirstOf<'_>),
) -> Move {
    let moves: Vec<Move> = game.moves(position).collect();
    let untried = moves.iter().copied().filter(|by| !here.children.contains(by));
    let c = settings.exploration.as_f64();
    let share = |visits: u32, reward: u64| {
        let best = u64::from(visits) * 1_000_000;
        match game.player(position) {
            Player::Max => reward as f64 / best as f64,
            Player::Min => (best - reward) as f64 / best as f64,
        }
    };
    let mean = |by: Move| share(of(by).visits, of(by).reward);
    // Those that come first are taken of equal ones.
    let candidates: Vec<(Move, f64)> = match settings.selection {
        Selection::Uct | Selection::Rave(_) => match untried.clone().next() {
            Some(by) => vec![(by, 0.0)],
            None => {
                let log = f64::from(here.visits).ln();
                let term = |by| c * (log / f64::from(of(by).visits)).sqrt();
                let value = |by| match settings.selection {
                    Selection::Rave(k) => {
                        let k = f64::from(k.visits());
                        let weight = (k / (3.0 * f64::from(here.visits) + k)).sqrt();
                        let (visits, reward) = as_first(by);
                        mean(by) * (1.0 - weight) + share(visits, reward) * weight
                    }
                    _ => mean(by),
                };
                moves.iter().map(|&by| (by, value(by) + term(by))).collect()
            }
        },
        Selection::Puct => {
            let priors = naive_priors(game, position);
            let root = f64::from(here.visits.max(1)).sqrt();
            let term = |by| c * priors[&by] * root / f64::from(1 + of(by).visits);
            let tried = here.children.iter().map(|&by| (by, mean(by) + term(by)));
            // Of untried moves the most promising comes first, also where only means count.
            let mut untried: Vec<Move> = untried.collect();
            untried.sort_by(|one, other| priors[other].total_cmp(&priors[one]));
            tried.chain(untried.into_iter().map(|by| (by, 0.5 + term(by)))).collect()
        }
    };
    let largest = candidates.iter().map(|&(_, sum)| sum).fold(f64::MIN, f64::max);
    // Logarithms and mixtures may be rounded otherwise here, priors are not. Of sums that are equal but for
    // that the first is taken.
    let rounding = if settings.selection == Selection::Puct { 0.0 } else { 1e-12 };
    candidates.iter().find(|&&(_, sum)| sum >= largest - rounding).expect("a move").0
}

/// The priors of numbers: weights from 1 to 10, in proportion to what the moves seem to be worth.
fn naive_priors<G: Game>(game: &G, position: &G::Position) -> BTreeMap<Move, f64> {
    let worth = |by| {
        let next = game.play(position, by);
        let value = game.utility(&next).unwrap_or_else(|| game.estimate(&next)).as_f64();
        if game.player(position) == Player::Max {
            value
        } else {
            -value
        }
    };
    let values: Vec<(Move, f64)> = game.moves(position).map(|by| (by, worth(by))).collect();
    let numbers = || values.iter().map(|&(_, value)| value).filter(|value| value.is_finite());
    let (low, high) = (numbers().fold(f64::MAX, f64::min), numbers().fold(f64::MIN, f64::max));
    let (low, high) = if low > high { (0.0, 0.0) } else { (low, high) };
    let beyond = if low == high { 1.0 } else { high - low };
    let number = |value: f64| match value {
        f64::INFINITY => high + beyond,
        f64::NEG_INFINITY => low - beyond,
        number => number,
    };
    let worst = values.iter().map(|&(_, value)| number(value)).fold(f64::MAX, f64::min);
    let best = values.iter().map(|&(_, value)| number(value)).fold(f64::MIN, f64::max);
    let weight = |value| match worst == best {
        true => 1.0,
        false => 1.0 + 9.0 * (number(value) - worst) / (best - worst),
    };
    let total: f64 = values.iter().map(|&(_, value)| weight(value)).sum();
    values.iter().map(|&(by, value)| (by, weight(value) / total)).collect()
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
    let mut known = Naive::default();
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
            let naive = known.0.get(&line).cloned().unwrap_or_default();
            let found = record.statistics(node, iteration);
            assert_eq!((found.visits, found.reward), (naive.visits, naive.reward), "{line:?}");
            let children: Vec<Move> =
                record.children(node, iteration).map(|child| record.by(child)).collect();
            assert_eq!(children, naive.children, "children of {line:?}");
            check_choice(record, node, iteration);
            check_selected(game, record, node, iteration);
            match record.settings().selection {
                Selection::Uct => {}
                Selection::Puct => check_priors(game, record, node, iteration),
                Selection::Rave(_) => check_as_first(&known.1, record, node, iteration),
            }
        }
    }
    let nodes = record.tree().nodes();
    let visits = nodes.map(|node| record.statistics(node, settings.iterations).visits);
    assert_eq!(record.visits(), visits.collect::<Vec<u32>>());
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

/// What the next iteration selects at a node, if it goes there, is the candidate with the largest sum.
fn check_selected<G: Game>(game: &G, record: &Record, node: Node, iteration: u32) {
    let Some(leaf) = record.leaf(iteration + 1) else { return };
    let path = record.path(leaf);
    let Some(place) = path.iter().position(|&one| one == node) else { return };
    let Some(&next) = path.get(place + 1) else { return };
    let is_first = record.added(next) > iteration && record.settings().selection != Selection::Puct;
    let all = record.candidates(game, node, iteration);
    match Candidate::selected(&all) {
        Some(one) if !is_first => {
            assert_eq!(one.by, record.by(next), "iteration {}", iteration + 1)
        }
        _ => assert!(is_first || record.turn(node) == Some(Turn::Chance)),
    }
}

/// What PUCT compares at a node, tried or not, is what the next iteration there chooses from.
fn check_priors<G: Game>(game: &G, record: &Record, node: Node, iteration: u32) {
    let Some(Turn::Player(_)) = record.turn(node) else { return };
    let line = record.line(node);
    let position = line.iter().fold(game.root(), |position, &by| game.play(&position, by));
    let all = record.candidates(game, node, iteration);
    let order: Vec<Move> = all.iter().map(|candidate| candidate.by).collect();
    assert_eq!(order, game.moves(&position).collect::<Vec<Move>>());
    let expected = naive_priors(game, &position);
    for Candidate { by, child, score } in all {
        let score = score.expect("compared");
        let Rule::Puct { prior } = score.rule else { panic!("{score:?}") };
        let tried = record.children(node, iteration).find(|&child| record.by(child) == by);
        assert_eq!(child, tried);
        assert!(child.is_some() || score.mean == Score::UNTRIED_MEAN);
        assert!((prior - expected[&by]).abs() < 1e-12, "{prior} of {by:?} after {line:?}");
    }
}

/// What RAVE knows of the moves of a node is what every iteration says, looked at one by one.
fn check_as_first(past: &[Past], record: &Record, node: Node, iteration: u32) {
    let Some(Turn::Player(player)) = record.turn(node) else { return };
    for child in record.children(node, iteration) {
        let found = record.as_first(child, iteration);
        let expected = naive_as_first(past, &record.line(node), player, record.by(child));
        assert_eq!((found.visits, found.reward), expected, "{:?}", record.line(child));
        let own = record.statistics(child, iteration).visits;
        assert!(own <= found.visits, "its own visits are among them");
        let score = record.score(child, iteration).expect("tried");
        assert!(matches!(score.rule, Rule::Rave { visits, .. } if visits == found.visits));
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
    #![proptest_config(ProptestConfig::with_cases(300))]

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

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn rave_without_a_weight_is_uct(text in trees(), settings in settings()) {
        let tree = read(&text);
        let rewards = Rewards::of_tree(&tree).expect("numbers");
        let by = |selection| searched(tree.clone(), Settings { selection, ..settings }, rewards);
        let none = Selection::Rave(Equivalence::new(0).expect("small"));
        let (uct, rave) = (by(Selection::Uct), by(none));
        prop_assert_eq!(uct.tree(), rave.tree());
        for iteration in 1..=settings.iterations {
            prop_assert_eq!(uct.leaf(iteration), rave.leaf(iteration));
            prop_assert_eq!(uct.reward(iteration), rave.reward(iteration));
        }
        let last = settings.iterations;
        let total = |record: &Record, child| record.score(child, last).map(Score::total);
        for child in uct.children(Node::ROOT, last) {
            prop_assert_eq!(total(&uct, child), total(&rave, child), "to the last bit");
        }
    }
}

#[test]
fn a_game_is_searched_as_the_definition_says() {
    for position in [".../.../...", "X.O/.X./..O", "XX./OO./..."] {
        let rave = Selection::Rave(Equivalence::default());
        for selection in [Selection::Uct, Selection::Puct, rave] {
            let settings = Settings { iterations: 300, seed: 7, selection, ..Settings::default() };
            let record = searched(tic_tac_toe(position), settings, Rewards::GAME);
            check(&tic_tac_toe(position), settings, Rewards::GAME, &record);
        }
    }
    // Where moves are played again and again.
    let options = GameOptions { size: Some((4, 4)), ..GameOptions::default() };
    let game = || ConnectFour::new(&options).expect("a board");
    let selection = Selection::Rave(Equivalence::default());
    let settings = Settings { iterations: 300, selection, ..Settings::default() };
    check(&game(), settings, Rewards::GAME, &searched(game(), settings, Rewards::GAME));
}

#[test]
fn many_moves_with_different_rewards_are_searched_as_the_definition_says() {
    let rave = Selection::Rave(Equivalence::default());
    // Rewards that are counted one by one, and, if there are more, bit by bit.
    let table = [
        (61, 150, Selection::Uct),
        (61, 150, Selection::Puct),
        (61, 150, rave),
        (307, 450, Selection::Uct),
    ];
    for (prime, iterations, selection) in table {
        let leaves: Vec<String> =
            (1..prime).map(|number| (number * 37 % prime).to_string()).collect();
        let tree = read(&format!("{} ({prime} 400 (401 402)) (403 404)", leaves.join(" ")));
        let rewards = Rewards::of_tree(&tree).expect("numbers");
        let settings = Settings { iterations, selection, ..Settings::default() };
        check(&tree, settings, rewards, &searched(tree.clone(), settings, rewards));
    }
}

#[test]
fn enough_iterations_find_the_best_move() {
    for position in ["XX./OO./...", "X.O/.X./..O", "X../.O./..X", "XO./.X./..O"] {
        let game = tic_tac_toe(position);
        let moves: Vec<Move> = game.moves(&game.root()).collect();
        let value = |by: Move| exact(&game, &game.play(&game.root(), by));
        let player = game.player(&game.root());
        let worth = || moves.iter().map(|&by| value(by));
        let most = match player {
            Player::Max => worth().max(),
            Player::Min => worth().min(),
        };
        assert!(worth().any(|value| Some(value) != most), "{position} has worse moves");
        for seed in 1..=5 {
            let settings = Settings { iterations: 5_000, seed, ..Settings::default() };
            let record = searched(game.clone(), settings, Rewards::GAME);
            let choice = record.choice(Node::ROOT, 5_000).expect("a move");
            assert_eq!(Some(value(record.by(choice))), most, "{position}");
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

/// Tic-tac-toe with a static evaluation that knows the truth, or nothing.
struct Evaluated {
    game: TicTacToe,
    knows: bool,
}

impl Game for Evaluated {
    type Position = <TicTacToe as Game>::Position;
    type Moves = <TicTacToe as Game>::Moves;
    type Key = <TicTacToe as Game>::Key;

    fn root(&self) -> Self::Position {
        self.game.root()
    }

    fn player(&self, position: &Self::Position) -> Player {
        self.game.player(position)
    }

    fn utility(&self, position: &Self::Position) -> Option<Value> {
        self.game.utility(position)
    }

    fn moves(&self, position: &Self::Position) -> Self::Moves {
        self.game.moves(position)
    }

    fn play(&self, position: &Self::Position, by: Move) -> Self::Position {
        self.game.play(position, by)
    }

    fn estimate(&self, position: &Self::Position) -> Value {
        if self.knows {
            exact(&self.game, position)
        } else {
            Value::ZERO
        }
    }

    fn key(&self, position: &Self::Position) -> Self::Key {
        self.game.key(position)
    }
}

/// After how many iterations the choice at the root is the best move, and stays it.
fn settled(record: &Record, best: Move) -> u32 {
    let is_best = |&iterations: &u32| {
        let choice = record.choice(Node::ROOT, iterations);
        choice.is_some_and(|choice| record.by(choice) == best)
    };
    let last = record.iterations();
    last - (1..=last).rev().take_while(is_best).count() as u32
}

#[test]
fn priors_that_know_the_truth_find_the_best_move_sooner() {
    // After a corner of X only the centre draws.
    let found = |selection, knows| {
        let seeds = 1..=20;
        seeds
            .map(|seed| {
                let game = Evaluated { game: tic_tac_toe("X../.../..."), knows };
                let settings =
                    Settings { iterations: 1_000, seed, selection, ..Settings::default() };
                settled(&searched(game, settings, Rewards::GAME), Move(4))
            })
            .collect::<Vec<u32>>()
    };
    let uct = found(Selection::Uct, true);
    let (knowing, equal) = (found(Selection::Puct, true), found(Selection::Puct, false));
    assert!(knowing.iter().all(|&one| one <= 58), "{knowing:?}");
    assert_eq!((median(uct), median(knowing), median(equal)), (445, 0, 183));
}

/// The middle of an even count of numbers.
fn median(mut numbers: Vec<u32>) -> u32 {
    numbers.sort_unstable();
    let middle = numbers.len() / 2;
    u32::midpoint(numbers[middle - 1], numbers[middle])
}

#[test]
fn without_an_evaluation_all_priors_are_equal() {
    let game = Evaluated { game: tic_tac_toe(".X./.O./..."), knows: false };
    let settings = Settings { selection: Selection::Puct, ..Settings::default() };
    let mut search = Mcts::new(game, settings, Rewards::GAME);
    search.advance(100);
    let (game, record) = search.finish();
    for iterations in [0, 3, 100] {
        let all = record.candidates(&game, Node::ROOT, iterations);
        assert_eq!(all.len(), 7);
        let rules = all.iter().map(|one| one.score.map(|score| score.rule));
        assert!(rules.into_iter().all(|rule| rule == Some(Rule::Puct { prior: 1.0 / 7.0 })));
    }
}
