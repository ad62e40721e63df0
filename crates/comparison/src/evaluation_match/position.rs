//! A game that is being played.

use plyscope_best_first::mcts::{Mcts, Node, Rewards, Settings};
use plyscope_games::BoardGame;
use plyscope_search::algo::{alpha_beta, Options};
use plyscope_search::game::StartingFrom;
use plyscope_search::{Game, Move, Player, Value};
use plyscope_setup::catalog::{visit, Visitor};
use plyscope_setup::line::Follower;

use super::plan::{Contestant, MatchProblem, Plan};

/// A position of some game, with a player who chooses moves from it.
pub(super) trait Position {
    /// Goes back to the start.
    fn restart(&mut self);

    /// Makes a legal move.
    fn make(&mut self, by: Move);

    /// Who is to move.
    fn player(&self) -> Player;

    /// What the finished game is worth to MAX; `None` while there are moves.
    fn utility(&self) -> Option<Value>;

    /// The legal moves of a game that goes on.
    fn moves(&self) -> Vec<Move>;

    /// A move as players call it.
    fn name(&self, by: Move) -> String;

    /// The position in the notation of the game.
    fn notation(&self) -> String;

    /// The move that the contestant chooses; its random numbers follow from the seed.
    fn best(&self, seed: u64) -> Option<Move>;
}

/// The game of a plan twice: for the first contestant, and for the second.
pub(super) fn pair(plan: &Plan) -> Result<[Box<dyn Position>; 2], MatchProblem> {
    let of = |contestant: &Contestant| {
        let search = match *contestant {
            Contestant::Evaluation(_) => Search::AlphaBeta { depth: plan.depth },
            Contestant::Mcts { iterations } => Search::Mcts { iterations },
        };
        visit(&contestant.applied(&plan.game), Start(search))
    };
    let (first, second) = (of(&plan.first)?, of(&plan.second)?);
    Ok([first, second])
}

/// How a move is chosen.
#[derive(Clone, Copy)]
enum Search {
    /// Alpha-beta to a depth, and of equal moves the first.
    AlphaBeta { depth: u16 },
    /// Monte Carlo tree search.
    Mcts { iterations: u32 },
}

struct Start(Search);

impl Visitor for Start {
    type Output = Box<dyn Position>;

    fn visit<G: BoardGame>(self, game: G) -> Box<dyn Position> {
        let position = game.root();
        Box::new(At { game, position, search: self.0 })
    }
}

/// A game at one of its positions.
struct At<G: Game> {
    game: G,
    position: G::Position,
    search: Search,
}

impl<G: BoardGame> Position for At<G> {
    fn restart(&mut self) {
        self.position = self.game.root();
    }

    fn make(&mut self, by: Move) {
        self.position = self.game.play(&self.position, by);
    }

    fn player(&self) -> Player {
        self.game.player(&self.position)
    }

    fn utility(&self) -> Option<Value> {
        self.game.utility(&self.position)
    }

    fn moves(&self) -> Vec<Move> {
        self.game.moves(&self.position).collect()
    }

    fn name(&self, by: Move) -> String {
        self.game.move_name(&self.position, by)
    }

    fn notation(&self) -> String {
        self.game.notation(&self.position)
    }

    fn best(&self, seed: u64) -> Option<Move> {
        let from = StartingFrom { game: &self.game, position: self.position.clone() };
        match self.search {
            Search::AlphaBeta { depth } => {
                let options = Options { depth: Some(depth), ..Options::default() };
                let mut follower = Follower::default();
                let Ok(_) = alpha_beta(&from, &options, &mut follower);
                follower.finished?.line.first().copied()
            }
            Search::Mcts { iterations } => {
                let settings = Settings { iterations, seed, ..Settings::default() };
                let mut search = Mcts::new(from, settings, Rewards::of_game(&self.game));
                search.advance(iterations);
                let (_, record) = search.finish();
                record.choice(Node::ROOT, iterations).map(|child| record.by(child))
            }
        }
    }
}
