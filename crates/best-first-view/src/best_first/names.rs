//! How nodes, players and questions are called in sentences.

use plyscope_best_first::tree::Node;
use plyscope_i18n::{numerals, texts, Lang};
use plyscope_search::{Player, Value};

use super::Session;
use crate::Positions;

impl Session {
    /// A node: in a tree its name, in a game the moves that lead to it.
    #[must_use]
    pub fn node_name(&self, node: Node, lang: Lang) -> String {
        let name = self.positions().position_name(&self.record().tree().line(node));
        if name.is_empty() {
            return texts::best_first_root(lang);
        }
        name
    }

    /// The move that leads to a node: in a tree the name of the node.
    #[must_use]
    pub fn move_name(&self, node: Node) -> String {
        let tree = self.record().tree();
        let line = tree.parent(node).map(|parent| tree.line(parent)).unwrap_or_default();
        self.positions().move_name(&line, tree.by(node))
    }

    /// What a player is called.
    #[must_use]
    pub fn player_name(&self, player: Player, lang: Lang) -> String {
        self.positions().player_name(player, lang)
    }

    /// The question whether MAX gets at least so much.
    #[must_use]
    pub fn question(&self, at_least: Value, lang: Lang) -> String {
        let max = self.player_name(Player::Max, lang);
        match (self.positions(), at_least) {
            (_, value) if value == Value::WIN => texts::proof_question_win(lang, &max),
            (Positions::Game(..), value) if value == Value::DRAW => {
                texts::proof_question_draw(lang, &max)
            }
            (_, value) => texts::proof_question(lang, &numerals::value(lang, value)),
        }
    }
}
