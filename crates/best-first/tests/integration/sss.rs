//! Laws of SSS*.

use std::cmp::Reverse;
use std::collections::BTreeSet;

use crate::support::{minimax, read, trees};
use plyscope_best_first::sss::{Operation, Record, Removal, Settings, Sss, State, Status};
use plyscope_games::{ConnectFour, GameOptions, SetUp, TicTacToe};
use plyscope_search::algo::{Algorithm, Options};
use plyscope_search::{Event, Game, Move, Player, Tracer, Value};
use proptest::prelude::*;

fn searched<G: Game>(game: G, depth: Option<u16>) -> Record {
    let mut search = Sss::new(game, Settings { depth });
    search.advance(Settings::MOST_STEPS);
    search.finish().1
}

/// A state of the naive search: the line to its node.
type Naive = (Vec<Move>, Status, Value);

/// One step by its definition, on a list that is not sorted.
fn naive_step<G: Game>(game: &G, open: &mut Vec<Naive>, depth: Option<u16>) {
    let at = |line: &[Move]| line.iter().fold(game.root(), |at, &by| game.play(&at, by));
    let numbers = |line: &[Move]| -> Vec<usize> {
        let places = (0..line.len()).map(|length| {
            game.moves(&at(&line[..length])).position(|by| by == line[length]).expect("a move")
        });
        places.collect()
    };
    let best = open.iter().map(|(_, _, merit)| *merit).max().expect("a state");
    let best = open.iter().filter(|state| state.2 == best);
    let (line, status, merit) =
        best.min_by_key(|state| numbers(&state.0)).expect("a state").clone();
    open.retain(|state| state.0 != line);
    let position = at(&line);
    let is_leaf = |line: &[Move]| {
        game.utility(&at(line)).is_some() || depth.is_some_and(|depth| line.len() >= depth.into())
    };
    let with = |line: &[Move], by| [line, &[by]].concat();
    if status == Status::Live && is_leaf(&line) {
        open.push((line, Status::Solved, merit.min(minimax(game, &position, Some(0)))));
    } else if status == Status::Live {
        let count = match game.player(&position) {
            Player::Max => usize::MAX,
            Player::Min => 1,
        };
        let moves = game.moves(&position).take(count);
        open.extend(moves.map(|by| (with(&line, by), Status::Live, merit)));
    } else if let Some((&by, above)) = line.split_last() {
        let parent = at(above);
        let mut later = game.moves(&parent).skip_while(|&one| one != by).skip(1);
        match (game.player(&parent), later.next()) {
            (Player::Min, Some(next)) => open.push((with(above, next), Status::Live, merit)),
            (Player::Min, None) => open.push((above.to_vec(), Status::Solved, merit)),
            (Player::Max, _) => {
                open.retain(|state| !state.0.starts_with(above));
                open.push((above.to_vec(), Status::Solved, merit));
            }
        }
    }
}

/// The lines to the leaves that alpha-beta visits.
fn leaves_of_alpha_beta<G: Game>(game: &G, depth: Option<u16>) -> BTreeSet<Vec<Move>> {
    let mut lines = Lines::default();
    let options = Options { depth, ..Options::default() };
    let Ok(_) = Algorithm::AlphaBeta.run(game, &options, &mut lines);
    lines.leaves
}

/// Collects the lines to leaves.
#[derive(Default)]
struct Lines {
    line: Vec<Move>,
    /// Whether the node that was entered last has been left.
    has_left: bool,
    leaves: BTreeSet<Vec<Move>>,
}

impl Tracer for Lines {
    type Stop = std::convert::Infallible;

    fn record(&mut self, event: impl FnOnce() -> Event) -> Result<(), Self::Stop> {
        match event() {
            Event::Enter { by, .. } => {
                self.line.push(by);
                self.has_left = false;
            }
            Event::Leave { .. } => {
                if !self.has_left {
                    self.leaves.insert(self.line.clone());
                }
                self.line.pop();
                self.has_left = true;
            }
            _ => {}
        }
        Ok(())
    }
}

/// Everything that holds for a search of a game.
fn check<G: Game + Clone>(game: &G, depth: Option<u16>) {
    let record = searched(game.clone(), depth);
    let tree = record.tree();
    assert_eq!(record.value(), Some(minimax(game, &game.root(), depth)), "the value");
    let evaluated: Vec<Vec<Move>> =
        record.evaluated(record.steps()).map(|node| tree.line(node)).collect();
    let distinct: BTreeSet<Vec<Move>> = evaluated.iter().cloned().collect();
    assert_eq!(distinct.len(), evaluated.len(), "no leaf is evaluated twice");
    let of_alpha_beta = leaves_of_alpha_beta(game, depth);
    assert!(distinct.is_subset(&of_alpha_beta), "{distinct:?} but not {of_alpha_beta:?}");

    let mut open = vec![(Vec::new(), Status::Live, Value::INFINITY)];
    let mut latest = Value::INFINITY;
    for steps in 0..=record.steps() {
        let mut expected = open.clone();
        expected.sort();
        let (listed, count) = record.open(steps, usize::MAX);
        let named = |state: &State| (tree.line(state.node), state.status, state.merit);
        let mut found: Vec<Naive> = listed.iter().map(named).collect();
        found.sort();
        assert_eq!(found, expected, "after {steps} steps");
        assert!(listed.is_sorted_by_key(|state| (Reverse(state.merit), tree.path(state.node))));
        assert_eq!(count, listed.len());
        for most in [0, 1, 3] {
            let first = listed[..most.min(count)].to_vec();
            assert_eq!(record.open(steps, most), (first, count), "after {steps} steps");
        }
        for state in &listed {
            assert_eq!(record.state(state.node, steps), Some(*state), "after {steps} steps");
        }
        let taken = record.taken(steps + 1);
        assert_eq!(
            taken.map(|state| (state.node, state.status)),
            listed.first().map(|state| (state.node, state.status)),
            "the first is taken after {steps} steps"
        );
        if let Some(state) = taken {
            assert!(state.merit <= latest, "the largest merit never grows");
            latest = state.merit;
            check_operation(&record, steps + 1);
            naive_step(game, &mut open, depth);
        }
    }
    assert!(open.is_empty(), "nothing is left when the root is solved: {open:?}");
}

/// What a step is said to have done.
fn check_operation(record: &Record, step: u32) {
    let taken = record.taken(step).expect("a step");
    let (_, before) = record.open(step - 1, 0);
    let (_, after) = record.open(step, 0);
    let (added, purged) = match record.operation(step).expect("a step") {
        Operation::Finish => {
            assert_eq!(step, record.steps());
            (0, 0)
        }
        Operation::Evaluate => {
            assert_eq!(
                record.state(taken.node, step).map(|state| state.status),
                Some(Status::Solved)
            );
            (1, 0)
        }
        Operation::AllMoves(nodes) => (nodes.len(), 0),
        Operation::FirstMove(_) | Operation::NextMove(_) | Operation::LastMove(_) => (1, 0),
        Operation::BestMove(node, purged) => {
            let below = record.tree().nodes().filter(|&below| {
                below != node && record.tree().and_above(below).any(|above| above == node)
            });
            assert!(below.into_iter().all(|below| {
                record.state(below, step).is_none_or(|state| !state.is_open(step))
            }));
            (1, purged)
        }
    };
    assert_eq!(after, before - 1 + added - purged, "step {step}");
    assert_eq!(taken.removed, Some((step, Removal::Taken)));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1500))]

    #[test]
    fn every_step_is_that_of_the_definition(text in trees(), depth in prop::option::weighted(0.2, 0_u16..4)) {
        check(&read(&text), depth);
    }

    #[test]
    fn a_search_can_be_done_in_parts(text in trees(), first in 0..60_u32) {
        let mut search = Sss::new(read(&text), Settings::default());
        search.advance(first);
        search.advance(u32::MAX);
        prop_assert!(search.finish().1 == searched(read(&text), None));
    }
}

#[test]
fn games_are_searched_as_the_definition_says() {
    let at = |position: &str| GameOptions {
        position: Some(position.to_owned()),
        ..GameOptions::default()
    };
    for (position, depth) in
        [("X.O/.X./..O", None), ("XX./OO./...", None), (".../.../...", Some(2))]
    {
        check(&TicTacToe::new(&at(position)).expect("a position"), depth);
    }
    check(&ConnectFour::new(&GameOptions::default()).expect("the start"), Some(2));
}

/// The tree of Pearl's and Stockman's kind in which SSS* visits fewer leaves than alpha-beta.
#[test]
fn fewer_leaves_are_visited_than_by_alpha_beta() {
    let tree = read("((3 5) (2 9)) ((7 8) (6 4))");
    let record = searched(tree.clone(), None);
    let visited = record.evaluated(record.steps()).count();
    assert_eq!((visited, leaves_of_alpha_beta(&tree, None).len()), (6, 8));
}

/// A game without an end, with many moves at each position.
#[derive(Clone)]
struct Endless;

impl Game for Endless {
    type Position = Player;
    type Moves = std::vec::IntoIter<Move>;
    type Key = Player;

    fn root(&self) -> Player {
        Player::Max
    }

    fn player(&self, player: &Player) -> Player {
        *player
    }

    fn utility(&self, _: &Player) -> Option<Value> {
        None
    }

    fn moves(&self, _: &Player) -> Self::Moves {
        (0..1000).map(Move).collect::<Vec<_>>().into_iter()
    }

    fn play(&self, player: &Player, _: Move) -> Player {
        player.opponent()
    }

    fn estimate(&self, _: &Player) -> Value {
        Value::ZERO
    }

    fn key(&self, player: &Player) -> Player {
        *player
    }
}

/// The list has about 500 new states a step, on average, and each is one ply further down than the last.
#[test]
fn a_list_that_takes_too_much_memory_ends_the_search() {
    let record = searched(Endless, None);
    assert_eq!(record.value(), None);
    assert!((200..400).contains(&record.steps()), "{}", record.steps());
    assert_eq!(searched(Endless, Some(1)).value(), Some(Value::ZERO));
}
