//! Names of moves and players, and boards.

use plyscope_games::Board;
use plyscope_i18n::numerals::value;
use plyscope_i18n::{texts, Lang};
use plyscope_search::{Game, GameTree, Move, Player, TreeNode, Value};
use plyscope_session::moves::side_of;
use plyscope_setup::catalog::{GameSpec, Sides};
use plyscope_setup::rules::Rules;

/// The positions of what is searched; each is given as the moves that lead to it.
pub enum Positions {
    /// Those of a given tree.
    Tree(GameTree),
    /// Those of a game.
    Game(GameSpec, Box<dyn Rules>),
}

impl Positions {
    /// A move after a line, as it is called: in a tree the name of the node that it leads to.
    #[must_use]
    pub fn move_name(&self, line: &[Move], by: Move) -> String {
        match self {
            Self::Tree(tree) => tree_name(tree, node_at(tree, line.iter().chain([&by]))),
            Self::Game(_, rules) => rules.move_name(line, by),
        }
    }

    /// What the position after a line is called: in a tree the name of the node, in a game the moves;
    /// nothing for the root of a game.
    #[must_use]
    pub fn position_name(&self, line: &[Move]) -> String {
        match self {
            Self::Tree(tree) => tree_name(tree, node_at(tree, line.iter())),
            Self::Game(..) => self.names(line).join("–"),
        }
    }

    /// The names of the moves of a line.
    #[must_use]
    pub fn names(&self, line: &[Move]) -> Vec<String> {
        (0..line.len()).map(|length| self.move_name(&line[..length], line[length])).collect()
    }

    /// How many moves there are after a line.
    #[must_use]
    pub fn move_count(&self, line: &[Move]) -> usize {
        match self {
            Self::Tree(tree) => tree.children(node_at(tree, line.iter())).len(),
            Self::Game(_, rules) => rules.moves(line).len(),
        }
    }

    /// The board after a line; a tree has none.
    #[must_use]
    pub fn board(&self, line: &[Move]) -> Option<Board> {
        match self {
            Self::Tree(_) => None,
            Self::Game(_, rules) => Some(rules.board(line)),
        }
    }

    /// What a player is called: MAX ▲, or X.
    #[must_use]
    pub fn player_name(&self, player: Player, lang: Lang) -> String {
        match self {
            Self::Tree(_) => side_of(None, player, lang),
            Self::Game(spec, _) => side_of(Some(spec), player, lang),
        }
    }

    /// The result after a line, where the game is over.
    #[must_use]
    pub fn result(&self, line: &[Move]) -> Option<Value> {
        match self {
            Self::Tree(tree) => tree.leaf_value(node_at(tree, line.iter())),
            Self::Game(_, rules) => rules.utility(line),
        }
    }

    /// A result in words: who has won, or the value of a leaf or of a game for one.
    #[must_use]
    pub fn result_name(&self, result: Value, lang: Lang) -> String {
        let Self::Game(spec, _) = self else { return value(lang, result) };
        let entry = spec.game.entry();
        match entry.winner(result) {
            _ if entry.sides == Sides::Alone => value(lang, result),
            Some(winner) => texts::mcts_result_won(lang, &self.player_name(winner, lang)),
            None => texts::mcts_result_drawn(lang),
        }
    }
}

fn tree_name(tree: &GameTree, node: TreeNode) -> String {
    let given = tree.name(node).map(ToString::to_string);
    given.unwrap_or_else(|| tree.l_name(node).to_string())
}

/// The node of a tree to which moves lead.
fn node_at<'a>(tree: &GameTree, line: impl Iterator<Item = &'a Move>) -> TreeNode {
    line.fold(tree.root(), |place, &by| tree.play(&place, by)).node
}
