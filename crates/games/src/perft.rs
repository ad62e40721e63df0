//! Counting lines of play, to check the rules of a game.

use plyscope_search::{Game, Value};
use rustc_hash::FxHashSet;

/// How many sequences of moves of exactly `depth` plies there are from the start (what chess
/// programmers call perft). Lines that end before are not counted.
pub fn sequences<G: Game>(game: &G, depth: u32) -> u64 {
    count(game, &game.root(), depth)
}

fn count<G: Game>(game: &G, position: &G::Position, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    if game.utility(position).is_some() {
        return 0;
    }
    let moves = game.moves(position);
    if depth == 1 {
        return moves.len() as u64;
    }
    moves.map(|by| count(game, &game.play(position, by), depth - 1)).sum()
}

/// The finished games that can be played from the start, by who wins.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Finished {
    /// Won by MAX.
    pub won: u64,
    /// Won by MIN.
    pub lost: u64,
    /// Won by nobody.
    pub drawn: u64,
}

impl Finished {
    /// All of them.
    #[must_use]
    pub const fn total(self) -> u64 {
        self.won + self.lost + self.drawn
    }
}

/// Plays every game to its end. A result above zero counts as won by MAX. Takes as long as there
/// are games: fit for small ones.
pub fn finished<G: Game>(game: &G) -> Finished {
    let mut all = Finished::default();
    finish(game, &game.root(), &mut all);
    all
}

fn finish<G: Game>(game: &G, position: &G::Position, all: &mut Finished) {
    match game.utility(position) {
        Some(value) if value > Value::ZERO => all.won += 1,
        Some(value) if value < Value::ZERO => all.lost += 1,
        Some(_) => all.drawn += 1,
        None => game.moves(position).for_each(|by| finish(game, &game.play(position, by), all)),
    }
}

/// How many different positions can be reached from the start.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Reachable {
    /// As they are.
    pub positions: usize,
    /// Rotations and reflections counted as one.
    pub up_to_symmetry: usize,
}

/// Reaches every position. Remembers them all: fit for small games.
pub fn reachable<G: Game>(game: &G) -> Reachable {
    let mut seen = FxHashSet::default();
    let mut classes = FxHashSet::default();
    let mut pending = vec![game.root()];
    while let Some(position) = pending.pop() {
        if !seen.insert(game.key(&position)) {
            continue;
        }
        classes.insert(game.symmetric_key(&position));
        if game.utility(&position).is_none() {
            pending.extend(game.moves(&position).map(|by| game.play(&position, by)));
        }
    }
    Reachable { positions: seen.len(), up_to_symmetry: classes.len() }
}
