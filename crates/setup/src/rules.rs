//! The rules of any game, as an object: the page's questions about boards and moves.

use plyscope_games::{read_move, Board, BoardGame, GameProblem, Squares};
use plyscope_search::{Move, Player, Turn, Value};

use crate::game_status::GameStatus;

/// The rules of some game from some start. Positions are given as the moves that lead to them.
/// O(moves) a question.
pub trait Rules {
    /// Who is to move.
    fn player(&self, line: &[Move]) -> Player;

    /// Who decides what comes next: the player to move, or would be, or chance.
    fn turn(&self, line: &[Move]) -> Turn;

    /// What the die shows, such as `2`, or `2-3` where the game goes on alike with both; `None` where no
    /// die has been rolled.
    fn roll(&self, _line: &[Move]) -> Option<String> {
        None
    }

    /// The value of the finished game to MAX; `None` while there are moves.
    fn utility(&self, line: &[Move]) -> Option<Value>;

    /// The legal moves, from left to right; none when the game is over.
    fn moves(&self, line: &[Move]) -> Vec<Move>;

    /// The static evaluation; `None` where only the board is known.
    fn estimate(&self, line: &[Move]) -> Option<Value>;

    /// The picture.
    fn board(&self, line: &[Move]) -> Board;

    /// The position in the game's notation.
    fn notation(&self, line: &[Move]) -> String;

    /// A legal move as players call it.
    fn move_name(&self, line: &[Move], by: Move) -> String;

    /// The number of the move that is next, where the game counts the moves of both players as one.
    fn move_number(&self, line: &[Move]) -> Option<u32>;

    /// The state of the game; `None` where only the board is known.
    fn game_status(&self, line: &[Move]) -> Option<GameStatus>;

    /// The squares that a legal move touches.
    fn squares(&self, line: &[Move], by: Move) -> Squares;

    /// The legal move with a name.
    ///
    /// # Errors
    /// When there is none, or the game is over.
    fn read_move(&self, line: &[Move], text: &str) -> Result<Move, GameProblem>;
}

/// The position after a line of moves, null moves among them, up to the first illegal one.
fn after<G: BoardGame>(game: &G, line: &[Move]) -> G::Position {
    let mut position = game.root();
    for &by in line {
        let is_over = game.utility(&position).is_some();
        let is_pass = || by == Move::NULL && game.can_pass(&position);
        if is_over || !is_pass() && !game.moves(&position).any(|legal| legal == by) {
            break;
        }
        position = game.play(&position, by);
    }
    position
}

impl<G: BoardGame> Rules for G {
    fn player(&self, line: &[Move]) -> Player {
        plyscope_search::Game::player(self, &after(self, line))
    }

    fn turn(&self, line: &[Move]) -> Turn {
        let position = after(self, line);
        let first = Rules::moves(self, line).first().copied();
        match first.and_then(|by| self.probability(&position, by)) {
            Some(_) => Turn::Chance,
            None => Turn::Player(plyscope_search::Game::player(self, &position)),
        }
    }

    fn roll(&self, line: &[Move]) -> Option<String> {
        BoardGame::roll(self, &after(self, line))
    }

    fn utility(&self, line: &[Move]) -> Option<Value> {
        plyscope_search::Game::utility(self, &after(self, line))
    }

    fn moves(&self, line: &[Move]) -> Vec<Move> {
        let position = after(self, line);
        match plyscope_search::Game::utility(self, &position) {
            Some(_) => Vec::new(),
            None => plyscope_search::Game::moves(self, &position).collect(),
        }
    }

    fn estimate(&self, line: &[Move]) -> Option<Value> {
        Some(plyscope_search::Game::estimate(self, &after(self, line)))
    }

    fn board(&self, line: &[Move]) -> Board {
        BoardGame::board(self, &after(self, line))
    }

    fn notation(&self, line: &[Move]) -> String {
        BoardGame::notation(self, &after(self, line))
    }

    fn move_name(&self, line: &[Move], by: Move) -> String {
        BoardGame::move_name(self, &after(self, line), by)
    }

    fn move_number(&self, line: &[Move]) -> Option<u32> {
        BoardGame::move_number(self, &after(self, line))
    }

    fn game_status(&self, line: &[Move]) -> Option<GameStatus> {
        Some(GameStatus::of(self, &after(self, line)))
    }

    fn squares(&self, line: &[Move], by: Move) -> Squares {
        BoardGame::squares(self, &after(self, line), by)
    }

    fn read_move(&self, line: &[Move], text: &str) -> Result<Move, GameProblem> {
        read_move(self, &after(self, line), text)
    }
}
