//! A game that is being played.

use plyscope_games::BoardGame;
use plyscope_search::algo::{alpha_beta, Options};
use plyscope_search::game::StartingFrom;
use plyscope_search::{Game, Move, Player, Value};
use plyscope_setup::catalog::{visit, Visitor};
use plyscope_setup::line::Follower;

use super::plan::{MatchProblem, Plan};

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

    /// The best move by alpha-beta to this depth, the first of equals.
    fn best(&self, depth: u16) -> Option<Move>;
}

/// The game of a plan twice: with the first evaluation, and with the second.
pub(super) fn pair(plan: &Plan) -> Result<[Box<dyn Position>; 2], MatchProblem> {
    let of = |contestant: &super::Contestant| visit(&contestant.applied(&plan.game), Start);
    let (first, second) = (of(&plan.first)?, of(&plan.second)?);
    Ok([first, second])
}

struct Start;

impl Visitor for Start {
    type Output = Box<dyn Position>;

    fn visit<G: BoardGame>(self, game: G) -> Box<dyn Position> {
        let position = game.root();
        Box::new(At { game, position })
    }
}

/// A game at one of its positions.
struct At<G: Game> {
    game: G,
    position: G::Position,
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

    fn best(&self, depth: u16) -> Option<Move> {
        let options = Options { depth: Some(depth), ..Options::default() };
        let mut follower = Follower::default();
        let from = StartingFrom { game: &self.game, position: self.position.clone() };
        let Ok(_) = alpha_beta(&from, &options, &mut follower);
        follower.finished?.line.first().copied()
    }
}
