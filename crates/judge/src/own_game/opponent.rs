//! Playing against the search of one's own game, in its tree.

use plyscope_search::{Player, TreeNode};

use super::OwnGame;

/// A game that is being played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Opponent {
    /// Who the reader is.
    pub side: Player,
    /// The position.
    pub node: TreeNode,
    /// The move that the program has made last, as the position after it.
    pub answer: Option<TreeNode>,
}

impl Opponent {
    /// A new game, in which the program has moved first if it does.
    #[must_use]
    pub fn new(game: &OwnGame, side: Player) -> Self {
        Self { side, node: TreeNode::ROOT, answer: None }.answered(game)
    }

    /// The game after the reader's move and the program's answers. A node that no move leads to changes
    /// nothing.
    #[must_use]
    pub fn after(self, game: &OwnGame, node: TreeNode) -> Self {
        let is_move = game.tree.children(self.node).any(|child| child == node);
        match is_move && self.is_asked(game) {
            true => Self { node, answer: None, ..self }.answered(game),
            false => self,
        }
    }

    /// Whether the reader is to move.
    #[must_use]
    pub fn is_asked(self, game: &OwnGame) -> bool {
        !game.tree.is_leaf(self.node) && game.tree.player(self.node) == self.side
    }

    /// After the moves of the program, which may be several where players move twice.
    fn answered(mut self, game: &OwnGame) -> Self {
        while game.tree.player(self.node) != self.side {
            let Some(reply) = game.best_reply(self.node) else { break };
            (self.node, self.answer) = (reply, Some(reply));
        }
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    /// Two heaps of one stone: each player takes one.
    fn game() -> OwnGame {
        let json = json!({
            "plies": 2,
            "children": [2, 1, 1, 0, 0],
            "players": ["max", "min", "min", "max", "max"],
            "moves": ["", "a", "b", "b", "a"],
            "values": [null, null, null, 1, 2],
            "estimates": [false, false, false, false, false],
        });
        super::super::read(&json, 10).expect("a game")
    }

    #[test]
    fn the_program_answers_with_the_best_move() {
        let game = game();
        let first = Opponent::new(&game, Player::Max);
        assert!(first.is_asked(&game));
        let ended = first.after(&game, TreeNode(2));
        assert_eq!((ended.node, ended.answer), (TreeNode(4), Some(TreeNode(4))));
        assert!(!ended.is_asked(&game));
        let second = Opponent::new(&game, Player::Min);
        assert_eq!(second.answer, Some(TreeNode(2)), "worth 2, and not 1");
    }

    #[test]
    fn what_is_no_move_changes_nothing() {
        let game = game();
        let first = Opponent::new(&game, Player::Max);
        for node in [0, 3, 4, 900] {
            assert_eq!(first.after(&game, TreeNode(node)), first);
        }
    }
}
