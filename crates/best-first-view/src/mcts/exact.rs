//! What the moves at the root are worth exactly, beside what the search guesses.

use plyscope_games::BoardGame;
use plyscope_search::algo::{Algorithm, Options, TableOptions};
use plyscope_search::game::StartingFrom;
use plyscope_search::{packed, Event, Game, Move, Player, Tracer, Turn, Value};
use plyscope_setup::catalog::{visit, Visitor};

use crate::Subject;

/// The most nodes that are visited for exact values: a fraction of a second.
const MOST_NODES: u32 = 30_000;
/// The most plies that are looked ahead, for the stack's sake: games can last very long.
const MOST_PLIES: u16 = 100;

/// The exact values of the moves at the root, from MAX's point of view.
#[derive(Clone, PartialEq, Debug)]
pub struct Exact {
    /// Each move with its value, in the order of the game.
    pub moves: Vec<(Move, Value)>,
    /// That of the root.
    pub root: Value,
    /// Who moves at the root, or chance.
    pub turn: Turn,
}

packed!(struct Exact { moves, root, turn });

impl Exact {
    /// Those of a tree or a game; `None` where the game is over or not valid, or where they take too long.
    #[must_use]
    pub fn of_subject(subject: &Subject) -> Option<Self> {
        match subject {
            Subject::Tree(tree) => solve(tree, solver(tree.has_chance())),
            Subject::Game(spec) => visit(spec, Solve).ok()?,
        }
    }

    /// The value of a move.
    #[must_use]
    pub fn of(&self, by: Move) -> Option<Value> {
        self.moves.iter().find(|(one, _)| *one == by).map(|&(_, value)| value)
    }

    /// Whether no other move of the player is better; never where chance decides.
    #[must_use]
    pub fn is_best(&self, by: Move) -> bool {
        self.turn != Turn::Chance && self.of(by) == Some(self.root)
    }
}

struct Solve;

impl Visitor for Solve {
    type Output = Option<Exact>;

    fn visit<G: BoardGame>(self, game: G) -> Option<Exact> {
        solve(&game, solver(game.has_chance()))
    }
}

/// The algorithm that finds the exact values.
pub const fn solver(has_chance: bool) -> Algorithm {
    match has_chance {
        true => Algorithm::Expectiminimax,
        false => Algorithm::AlphaBeta,
    }
}

/// The exact values, unless the game is over or they take too long. The algorithm is one that takes every
/// position of the game.
pub fn solve<G: Game>(game: &G, algorithm: Algorithm) -> Option<Exact> {
    let root = game.root();
    if game.utility(&root).is_some() {
        return None;
    }
    let mut left = Budget(MOST_NODES);
    let mut value = |position: G::Position| {
        let below = StartingFrom { game, position };
        let (depth, table) = (Some(MOST_PLIES), Some(TableOptions::default()));
        let options = Options { depth, table, ..Options::default() };
        Some(algorithm.run(&below, &options, &mut left).ok()?.value())
    };
    let moves = game.moves(&root).map(|by| Some((by, value(game.play(&root, by))?)));
    let moves: Vec<(Move, Value)> = moves.collect::<Option<_>>()?;
    let values = || moves.iter().map(|&(_, value)| value);
    let player = game.player(&root);
    let is_chance = game.probability(&root, moves.first()?.0).is_some();
    let (turn, root) = match (is_chance, player) {
        (true, _) => (Turn::Chance, value(root)?),
        (false, Player::Max) => (Turn::Player(player), values().max()?),
        (false, Player::Min) => (Turn::Player(player), values().min()?),
    };
    Some(Exact { moves, root, turn })
}

/// How many more nodes may be entered.
struct Budget(u32);

/// All nodes that may be entered are used up, or a game goes on beyond the plies that are looked ahead.
struct UsedUp;

impl Tracer for Budget {
    type Stop = UsedUp;

    fn record(&mut self, event: impl FnOnce() -> Event) -> Result<(), UsedUp> {
        match event() {
            Event::Enter { .. } => self.0 = self.0.checked_sub(1).ok_or(UsedUp)?,
            // An estimate is no exact value.
            Event::Evaluate { .. } => return Err(UsedUp),
            _ => {}
        }
        Ok(())
    }
}
