//! The FEN of Portable Draughts Notation (PDN 3.0): the player to move, then the squares of each
//! player, kings with a K, such as `B:W18,24,27,28,K10:B12,16`. `H` with a number of plies may follow, and
//! `F` with the number of the move, which says nothing of the position.

use super::position::{index, last_row, Position, LONGEST};
use super::problem::CheckersProblem;
use super::squares::{each, COUNT};
use crate::GameProblem;
use plyscope_search::excerpt;
use plyscope_search::player::Player;

/// The most pieces of a player.
const MOST: u32 = 12;

/// Reads a position. Small letters, spaces between the parts, ranges such as `1-12` and a point at the
/// end are fine; a player without pieces may be left out.
///
/// # Errors
/// What cannot be read, or is against the rules.
pub(super) fn read(text: &str) -> Result<Position, GameProblem> {
    let position = parse(text).map_err(GameProblem::Checkers)?;
    // The player who has just moved had a piece to move.
    if position.of(position.side.opponent()) == 0 {
        return Err(GameProblem::PlayedOn);
    }
    Ok(position)
}

fn parse(text: &str) -> Result<Position, CheckersProblem> {
    let text = text.trim_end();
    let mut parts = Part::split(text.strip_suffix('.').unwrap_or(text), 0, ':');
    let side = parts.next().unwrap_or_default();
    let Some(side) = player(side.text) else {
        return Err(CheckersProblem::Side { given: excerpt(side.text) });
    };
    let mut position = Position { pieces: [0; 2], kings: 0, side, clock: 0 };
    let mut seen = String::new();
    for part in parts {
        let unknown = || CheckersProblem::Part { given: excerpt(part.text), at: part.at };
        let first = part.text.chars().next().ok_or_else(unknown)?;
        let letter = first.to_ascii_uppercase();
        if seen.contains(letter) {
            return Err(CheckersProblem::RepeatedPart { letter, at: part.at });
        }
        seen.push(letter);
        let rest = Part { text: &part.text[first.len_utf8()..], at: part.at + 1 }.trimmed();
        match (letter, player(&letter.to_string())) {
            ('H', _) => position.clock = clock(rest)?,
            ('F', _) if rest.text.parse::<u32>().is_ok() => {}
            (_, Some(player)) => pieces(rest, player, &mut position)?,
            _ => return Err(unknown()),
        }
    }
    Ok(position)
}

/// A part of the text, without the spaces around it, and where it begins, in characters.
#[derive(Clone, Copy, Default)]
struct Part<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Part<'a> {
    /// The parts between separators of a text that begins at a place.
    fn split(text: &'a str, at: usize, separator: char) -> impl Iterator<Item = Self> {
        text.split(separator).scan(at, |next, text| {
            let part = Self { text, at: *next };
            *next += text.chars().count() + 1;
            Some(part.trimmed())
        })
    }

    fn trimmed(self) -> Self {
        let text = self.text.trim_start();
        let skipped = self.text[..self.text.len() - text.len()].chars().count();
        Self { text: text.trim_end(), at: self.at + skipped }
    }
}

fn player(text: &str) -> Option<Player> {
    match text {
        "B" | "b" => Some(Player::Max),
        "W" | "w" => Some(Player::Min),
        _ => None,
    }
}

fn clock(Part { text, at }: Part<'_>) -> Result<u8, CheckersProblem> {
    let number = text.parse().ok().filter(|&number| number <= LONGEST);
    number.ok_or_else(|| CheckersProblem::Clock { given: excerpt(text), at })
}

/// Puts the pieces of a player on the board.
fn pieces(list: Part<'_>, player: Player, position: &mut Position) -> Result<(), CheckersProblem> {
    if list.text.is_empty() {
        return Ok(());
    }
    for item in Part::split(list.text, list.at, ',') {
        let (is_king, squares) = squares(item)?;
        for square in squares {
            let (set, number, at) = (1 << square, square as u8 + 1, item.at);
            if position.empty() & set == 0 {
                return Err(CheckersProblem::Occupied { square: number, at });
            }
            if !is_king && last_row(player) & set != 0 {
                return Err(CheckersProblem::Uncrowned { player, square: number, at });
            }
            position.pieces[index(player)] |= set;
            position.kings |= if is_king { set } else { 0 };
        }
    }
    let given = position.of(player).count_ones();
    if given > MOST {
        return Err(CheckersProblem::TooMany { player, given: given as usize });
    }
    Ok(())
}

/// Whether kings are meant, and their squares from 0: one, or a range.
fn squares(item: Part<'_>) -> Result<(bool, std::ops::RangeInclusive<u32>), CheckersProblem> {
    let number = |text: &str| {
        let number: u32 = text.trim().parse().ok()?;
        number.checked_sub(1).filter(|&square| square < COUNT)
    };
    let king = item.text.strip_prefix(['K', 'k']);
    let numbers = king.unwrap_or(item.text);
    let (first, last) = numbers.split_once('-').unwrap_or((numbers, numbers));
    let (Some(first), Some(last)) = (number(first), number(last)) else {
        return Err(CheckersProblem::Square { given: excerpt(item.text), at: item.at });
    };
    if last < first {
        return Err(CheckersProblem::Range { given: excerpt(item.text), at: item.at });
    }
    Ok((king.is_some(), first..=last))
}

/// A position as [`read`] reads it.
pub(super) fn print(position: &Position) -> String {
    let side = match position.side {
        Player::Max => "B",
        Player::Min => "W",
    };
    let squares = |player| {
        let (men, kings) =
            (position.of(player) & !position.kings, position.of(player) & position.kings);
        let kings = each(kings).map(|square| format!("K{}", square + 1));
        runs(men).into_iter().chain(kings).collect::<Vec<_>>().join(",")
    };
    let text = format!("{side}:W{}:B{}", squares(Player::Min), squares(Player::Max));
    match position.clock {
        0 => text,
        clock => format!("{text}:H{clock}"),
    }
}

/// The numbers of squares; three or more in a row as a range.
fn runs(set: u32) -> Vec<String> {
    let mut runs: Vec<(u32, u32)> = Vec::new();
    for number in each(set).map(|square| square + 1) {
        match runs.last_mut() {
            Some((_, last)) if *last + 1 == number => *last = number,
            _ => runs.push((number, number)),
        }
    }
    let written = runs.into_iter().flat_map(|(first, last)| match last - first {
        0 => vec![first.to_string()],
        1 => vec![first.to_string(), last.to_string()],
        _ => vec![format!("{first}-{last}")],
    });
    written.collect()
}
