//! Where the stones are, whose turn it is, and what the die shows.

use plyscope_search::player::Player;

/// Columns and rows.
pub(super) const SIDE: usize = 3;
/// How many stones a player begins with, and how many faces the die has.
pub(super) const COUNT: usize = 3;
/// Where a captured stone is.
pub(super) const CAPTURED: u8 = (SIDE * SIDE) as u8;

/// The corner that each player moves to, the other player's.
const CORNER: [u8; 2] = [CAPTURED - 1, 0];

/// A position. Squares are counted row by row from the top left, stones and faces from 0.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    /// The square of each stone of MAX, and of MIN.
    pub(super) stones: [[u8; COUNT]; 2],
    /// Who moves next.
    pub(super) side: Player,
    /// What the die shows, the lowest of the faces that let the same stones move; `None` before it is
    /// rolled.
    pub(super) roll: Option<u8>,
}

/// A player's place in [`Position::stones`].
pub(super) const fn place(player: Player) -> usize {
    match player {
        Player::Max => 0,
        Player::Min => 1,
    }
}

impl Position {
    /// Both players have their stones in their corner, and X's die is rolled next.
    pub(super) const START: Self =
        Self { stones: [[0, 1, 3], [8, 7, 5]], side: Player::Max, roll: None };

    /// The square of a stone, or [`CAPTURED`].
    pub(super) fn square(&self, player: Player, stone: u8) -> u8 {
        self.stones[place(player)].get(usize::from(stone)).copied().unwrap_or(CAPTURED)
    }

    /// The stone on a square.
    pub(super) fn at(&self, square: u8) -> Option<(Player, u8)> {
        [Player::Max, Player::Min].into_iter().find_map(|player| {
            let stone = self.stones[place(player)].iter().position(|&at| at == square)?;
            (square != CAPTURED).then_some((player, stone as u8))
        })
    }

    /// Whether a player has a stone.
    pub(super) fn has_stone(&self, player: Player, stone: u8) -> bool {
        self.square(player, stone) != CAPTURED
    }

    /// The squares of a player's stones that are not captured.
    pub(super) fn squares_of(&self, player: Player) -> impl Iterator<Item = u8> + use<> {
        self.stones[place(player)].into_iter().filter(|&square| square != CAPTURED)
    }

    /// After the player to move has moved a stone to a square.
    pub(super) fn after(mut self, stone: u8, to: u8) -> Self {
        for square in self.stones.as_flattened_mut() {
            if *square == to {
                *square = CAPTURED;
            }
        }
        if let Some(square) = self.stones[place(self.side)].get_mut(usize::from(stone)) {
            *square = to;
        }
        Self { side: self.side.opponent(), roll: None, ..self }
    }

    /// Another number for each position.
    pub(super) fn key(&self) -> u32 {
        let squares = self.stones.as_flattened().iter();
        let squares = squares.fold(0, |key, &square| key << 4 | u32::from(square));
        let roll = self.roll.map_or(COUNT as u32, u32::from);
        squares << 3 | roll << 1 | u32::from(self.side == Player::Min)
    }
}

/// The stones that may be moved when the die shows a face: the one with its number, or, if that is
/// captured, the next lower and the next higher one.
pub(super) fn stones_that_may_move(
    position: &Position,
    face: u8,
) -> impl Iterator<Item = u8> + use<> {
    let position = *position;
    let has = move |stone: &u8| position.has_stone(position.side, *stone);
    let lower = (0..=face).rev().find(has);
    let higher = (face..COUNT as u8).find(has).filter(|&higher| Some(higher) != lower);
    // The stone itself is both.
    let higher = higher.filter(|_| lower != Some(face));
    lower.into_iter().chain(higher)
}

/// The squares that a player's stone can go to: diagonally, horizontally, vertically.
pub(super) fn targets(player: Player, from: u8) -> impl Iterator<Item = u8> {
    let (column, row) = (from % SIDE as u8, from / SIDE as u8);
    [(1, 1), (1, 0), (0, 1)].into_iter().filter_map(move |(right, down)| {
        let on = |line: u8, by: u8| match player {
            Player::Max => line.checked_add(by).filter(|&line| line < SIDE as u8),
            Player::Min => line.checked_sub(by),
        };
        Some(on(column, right)? + on(row, down)? * SIDE as u8)
    })
}

/// Who has won, if the game is over: who has reached the corner, or has the only stones.
pub(super) fn winner(position: &Position) -> Option<Player> {
    [Player::Max, Player::Min].into_iter().find(|&player| {
        let mut own = position.squares_of(player);
        own.any(|square| square == CORNER[place(player)])
            || position.squares_of(player.opponent()).next().is_none()
    })
}

/// Whether the game is over.
pub(super) fn is_over(position: &Position) -> bool {
    winner(position).is_some()
}

/// How many moves a player's nearest stone is from its corner; 0 without stones.
pub(super) fn distance(position: &Position, player: Player) -> i64 {
    let moves = position.squares_of(player).map(|square| {
        let across = (square % SIDE as u8).abs_diff(CORNER[place(player)] % SIDE as u8);
        across.max((square / SIDE as u8).abs_diff(CORNER[place(player)] / SIDE as u8))
    });
    moves.min().unwrap_or(0).into()
}

/// Reflected in the diagonal between the two corners.
pub(super) fn transposed(position: &Position) -> Position {
    let side = SIDE as u8;
    let moved = |square: u8| match square {
        CAPTURED => CAPTURED,
        square => square % side * side + square / side,
    };
    Position { stones: position.stones.map(|stones| stones.map(moved)), ..*position }
}
