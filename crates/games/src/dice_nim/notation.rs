//! Positions as the number of stones, the player and the chosen die, such as `7 X` or `7 X d4`.

use super::position::{Position, DICE, MOST};
use crate::problem::GameProblem;
use plyscope_search::excerpt;
use plyscope_search::player::Player;

/// Reads a position: how many stones there are, whose turn it is, X where it is left out, and the die if one
/// has been chosen.
///
/// # Errors
/// What is no part of a position, and a die where no stone is left.
pub(super) fn read(text: &str) -> Result<Position, GameProblem> {
    let (number, rest) = first_word(text);
    let stones = number.parse().ok().filter(|stones| *stones <= MOST && !number.starts_with('+'));
    let stones =
        stones.ok_or_else(|| GameProblem::Stones { given: excerpt(number), most: MOST })?;
    let (side, die) = first_word(rest);
    let side = match side {
        "" | "X" | "x" => Player::Max,
        "O" | "o" => Player::Min,
        _ => return Err(GameProblem::Side { given: excerpt(side) }),
    };
    let die = match die {
        "" => None,
        _ => Some(read_die(die).ok_or_else(|| GameProblem::Die { given: excerpt(die) })?),
    };
    match (stones, die) {
        (0, Some(_)) => Err(GameProblem::PlayedOn),
        _ => Ok(Position { stones, side, die }),
    }
}

fn first_word(text: &str) -> (&str, &str) {
    let text = text.trim();
    let (word, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    (word, rest.trim())
}

fn read_die(text: &str) -> Option<u8> {
    DICE.into_iter().find(|&die| text.eq_ignore_ascii_case(&die_name(die)))
}

/// What a die is called: `d4` has four faces.
pub(super) fn die_name(die: u8) -> String {
    format!("d{die}")
}

/// Writes a position as [`read`] reads it.
pub(super) fn print(position: &Position) -> String {
    let side = if position.side == Player::Max { 'X' } else { 'O' };
    let die = position.die.map(|die| format!(" {}", die_name(die))).unwrap_or_default();
    format!("{} {side}{die}", position.stones)
}
