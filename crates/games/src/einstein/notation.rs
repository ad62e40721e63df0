//! Positions as rows, the player to move and what the die shows, such as `12./3.c/.ba X2`.

use super::position::{place, stones_that_may_move, winner, Position, CAPTURED, COUNT, SIDE};
use crate::problem::GameProblem;
use crate::Illegality;
use plyscope_search::excerpt;
use plyscope_search::player::Player;

/// Reads a position. X's stones are `1`, `2` and `3`, those of O `a`, `b` and `c`, in capital or small
/// letters, and `.`, `-` or `_` is an empty square. Behind a space stands who is to move, X where it is left
/// out, and behind that the number that the die shows, where it is rolled. Line ends serve as slashes.
///
/// # Errors
/// What does not fit the board, and what no game leads to.
pub(super) fn read(text: &str) -> Result<Position, GameProblem> {
    let text = text.trim();
    let (rows, turn) = text.split_once(' ').unwrap_or((text, "X"));
    let stones = read_rows(rows)?;
    let (side, roll) = read_turn(turn.trim())?;
    let position = Position { stones, side, roll: None };
    let has_stones = |player| position.squares_of(player).next().is_some();
    match winner(&position) {
        // Who has just moved has a stone, and has won, if anybody has.
        _ if !has_stones(side.opponent()) => return Err(GameProblem::PlayedOn),
        Some(winner) if winner == side || winner_also(&position, side) => {
            return Err(GameProblem::PlayedOn)
        }
        Some(_) if roll.is_some() => return Err(GameProblem::PlayedOn),
        _ => {}
    }
    let same = |face: &u8, roll: u8| {
        stones_that_may_move(&position, *face).eq(stones_that_may_move(&position, roll))
    };
    let roll = roll.and_then(|roll| (0..=roll).find(|face| same(face, roll)));
    Ok(Position { roll, ..position })
}

/// Whether a player has won, even if the other one has too.
fn winner_also(position: &Position, player: Player) -> bool {
    let mut own = position.squares_of(player);
    let corner = match player {
        Player::Max => CAPTURED - 1,
        Player::Min => 0,
    };
    own.any(|square| square == corner)
}

fn read_rows(text: &str) -> Result<[[u8; COUNT]; 2], GameProblem> {
    let mut stones = [[CAPTURED; COUNT]; 2];
    let lines: Vec<&str> = text.split(['/', '\n']).collect();
    if lines.len() != SIDE {
        return Err(GameProblem::Rows { given: lines.len(), expected: SIDE as u8 });
    }
    let mut at = 0;
    for (row, line) in lines.into_iter().enumerate() {
        let line = line.trim_end_matches('\r');
        for (column, letter) in line.chars().enumerate() {
            let stone = read_square(letter).ok_or(GameProblem::Character { given: letter, at })?;
            if let Some((player, stone)) = stone.filter(|_| column < SIDE) {
                let square = &mut stones[place(player)][stone];
                if *square != CAPTURED {
                    return Err(GameProblem::Illegal(Illegality::StoneTwice));
                }
                *square = (row * SIDE + column) as u8;
            }
            at += 1;
        }
        let given = line.chars().count();
        if given != SIDE {
            return Err(GameProblem::Columns { row: row + 1, given, expected: SIDE as u8 });
        }
        at += 1;
    }
    Ok(stones)
}

/// The stone on a square, or none; `None` for a character that means nothing.
fn read_square(letter: char) -> Option<Option<(Player, usize)>> {
    let number = |first: char| (letter.to_ascii_lowercase() as usize).checked_sub(first as usize);
    let stone = |first| number(first).filter(|&stone| stone < COUNT);
    match letter {
        '.' | '-' | '_' => Some(None),
        _ => match (stone('1'), stone('a')) {
            (Some(stone), _) => Some(Some((Player::Max, stone))),
            (_, Some(stone)) => Some(Some((Player::Min, stone))),
            _ => None,
        },
    }
}

/// Who is to move, and what the die shows, from 0.
fn read_turn(text: &str) -> Result<(Player, Option<u8>), GameProblem> {
    let mut letters = text.chars();
    let side = match letters.next() {
        Some('X' | 'x') => Player::Max,
        Some('O' | 'o') => Player::Min,
        _ => return Err(GameProblem::Side { given: excerpt(text) }),
    };
    let roll = letters.as_str().trim();
    match roll.parse::<u8>().ok().and_then(|roll| roll.checked_sub(1)) {
        _ if roll.is_empty() => Ok((side, None)),
        Some(face) if usize::from(face) < COUNT => Ok((side, Some(face))),
        _ => Err(GameProblem::Roll { given: excerpt(roll), faces: COUNT as u8 }),
    }
}

/// Writes a position as [`read`] reads it.
pub(super) fn print(position: &Position) -> String {
    let mut text = String::new();
    for square in 0..CAPTURED {
        if square > 0 && usize::from(square) % SIDE == 0 {
            text.push('/');
        }
        text.push(match position.at(square) {
            Some((Player::Max, stone)) => char::from(b'1' + stone),
            Some((Player::Min, stone)) => char::from(b'a' + stone),
            None => '.',
        });
    }
    text.push_str(if position.side == Player::Max { " X" } else { " O" });
    if let Some(roll) = position.roll {
        text.push(char::from(b'1' + roll));
    }
    text
}
