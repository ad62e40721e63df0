//! Lines of moves in the players' notation, and the names of the players.

use plyscope_search::{Player, Step, TreeNode, Turn};

use crate::Session;
use plyscope_i18n::{texts, Lang};
use plyscope_setup::catalog::{GameSpec, Sides};
use plyscope_setup::rules::Rules;

/// How the moves of a game are numbered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Numbering {
    /// The number of the first move, where the moves of both players are counted as one; `None`
    /// where moves have no numbers.
    first: Option<u32>,
    /// Who makes the first move.
    player: Player,
}

impl Numbering {
    /// How the moves from the start of a game are numbered.
    #[must_use]
    pub fn of(rules: &dyn Rules) -> Self {
        Self { first: rules.move_number(&[]), player: rules.player(&[]) }
    }

    /// The prefix of the move made `ply` plies after the start: `1.` for White, nothing for Black,
    /// or `1…` at the start of a line. `None` where moves have no numbers.
    #[must_use]
    pub fn before(self, ply: usize, is_first: bool) -> Option<String> {
        let begun = usize::from(self.player == Player::Min);
        let number = self.first? as usize + (begun + ply) / 2;
        Some(match (self.player.after(ply), is_first) {
            (Player::Max, _) => format!("{number}."),
            (Player::Min, true) => format!("{number}…"),
            (Player::Min, false) => String::new(),
        })
    }

    /// A line of moves: `1. e4 e5 2. Nf3`, or the names alone. Its first move is made `ply` plies
    /// after the start.
    #[must_use]
    pub fn line(self, names: &[String], ply: usize) -> String {
        let mut parts: Vec<String> = Vec::new();
        for (place, name) in names.iter().enumerate() {
            let number = self.before(ply + place, place == 0).filter(|number| !number.is_empty());
            parts.extend(number);
            parts.push(name.clone());
        }
        parts.join(" ")
    }
}

/// The last moves that lead to a node of a game, at most `most`, in notation; empty at the start
/// and on a given tree.
#[must_use]
pub fn line_to(session: &Session, node: TreeNode, most: Option<usize>) -> String {
    let Some(played) = session.game() else { return String::new() };
    let names = session.move_names(node, most);
    let ply = session.tree().layer_of(node) - names.len();
    Numbering::of(played.rules()).line(&names, ply)
}

/// The principal variation from a node of a game as far as it is known at a step, at most `most` moves; `None`
/// where nothing is known.
#[must_use]
pub fn expected_line(session: &Session, node: TreeNode, step: Step, most: usize) -> Option<String> {
    let played = session.game()?;
    let best = |&node: &TreeNode| session.best_child(node, step);
    let last = std::iter::successors(Some(node), best).skip(1).take(most).last()?;
    let ply = session.tree().layer_of(node);
    let names = session.move_names(last, Some(session.tree().layer_of(last) - ply));
    Some(Numbering::of(played.rules()).line(&names, ply))
}

/// The name of a player: the game's name, or MAX and MIN on a given tree.
#[must_use]
pub fn side(session: &Session, player: Player, lang: Lang) -> String {
    side_of(session.game().map(crate::subject::Played::spec), player, lang)
}

/// Whose turn it is, in words.
#[must_use]
pub fn turn_name(session: &Session, turn: Turn, lang: Lang) -> String {
    match turn {
        Turn::Player(player) => side(session, player, lang),
        Turn::Chance => texts::side_chance(lang),
    }
}

/// The same for a game, or of a given tree where there is none.
#[must_use]
pub fn side_of(game: Option<&GameSpec>, player: Player, lang: Lang) -> String {
    match (game.map(|spec| spec.game.entry().sides), player) {
        (None | Some(Sides::Alone), Player::Max) => "MAX".to_owned(),
        (None | Some(Sides::Alone), Player::Min) => "MIN".to_owned(),
        (Some(Sides::Marks), Player::Max) => "X".to_owned(),
        (Some(Sides::Marks), Player::Min) => "O".to_owned(),
        (Some(Sides::Colours), Player::Max) | (Some(Sides::BlackFirst), Player::Min) => {
            texts::side_white(lang)
        }
        (Some(Sides::Colours), Player::Min) | (Some(Sides::BlackFirst), Player::Max) => {
            texts::side_black(lang)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_numbered_as_players_write_them() {
        let chess = |first, player| Numbering { first, player };
        let names = ["e4", "e5", "Nf3"].map(str::to_owned);
        let table = [
            (chess(Some(1), Player::Max), 0, "1. e4 e5 2. Nf3"),
            (chess(Some(1), Player::Max), 1, "1… e4 2. e5 Nf3"),
            (chess(Some(7), Player::Min), 0, "7… e4 8. e5 Nf3"),
            (chess(Some(7), Player::Min), 1, "8. e4 e5 9. Nf3"),
            (chess(None, Player::Max), 0, "e4 e5 Nf3"),
        ];
        for (numbering, ply, line) in table {
            assert_eq!(numbering.line(&names, ply), line);
        }
        assert_eq!(chess(Some(1), Player::Max).line(&[], 0), "");
    }
}
