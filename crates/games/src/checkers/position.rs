//! A position of English draughts.

use super::squares::{Direction, BOTTOM, TOP};
use plyscope_search::player::Player;

/// What stands where, who is to move, and for how long nothing has changed for good. Sets of squares
/// have a bit for each dark square, square 1 the lowest.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    /// The pieces of Black, who is MAX, and of White.
    pub(super) pieces: [u32; 2],
    /// Which of the pieces are kings.
    pub(super) kings: u32,
    /// Who is to move.
    pub(super) side: Player,
    /// The plies since the last capture or man's move.
    pub(super) clock: u8,
}

/// The number of plies without a capture or a man's move after which a game is drawn.
pub(super) const LONGEST: u8 = 80;

impl Position {
    /// Where a game begins.
    pub(super) const START: Self =
        Self { pieces: [0x0000_0FFF, 0xFFF0_0000], kings: 0, side: Player::Max, clock: 0 };

    /// The pieces of a player.
    #[inline]
    pub(super) const fn of(&self, player: Player) -> u32 {
        self.pieces[index(player)]
    }

    /// The squares without a piece.
    #[inline]
    pub(super) const fn empty(&self) -> u32 {
        !(self.pieces[0] | self.pieces[1])
    }

    /// Whose piece stands on a square.
    pub(super) fn owner(&self, square: u32) -> Option<Player> {
        [Player::Max, Player::Min].into_iter().find(|&player| self.of(player) >> square & 1 == 1)
    }

    /// The directions in which a piece of a player moves and captures.
    pub(super) const fn directions(player: Player, is_king: bool) -> &'static [Direction] {
        match (is_king, player) {
            (true, _) => &Direction::ALL,
            (false, Player::Max) => &Direction::DOWN,
            (false, Player::Min) => &Direction::UP,
        }
    }

    /// The pieces of a player that move in a direction.
    #[inline]
    pub(super) fn movers(&self, player: Player, direction: Direction) -> u32 {
        let is_forwards = Self::directions(player, false).contains(&direction);
        self.of(player) & if is_forwards { !0 } else { self.kings }
    }

    /// How many more of the squares that `select` keeps Black has than White.
    #[inline]
    pub(super) fn lead(&self, select: impl Fn(u32) -> u32) -> i64 {
        let count = |player| i64::from(select(self.of(player)).count_ones());
        count(Player::Max) - count(Player::Min)
    }

    /// Whether too many plies have passed without a capture or a man's move.
    pub(super) const fn is_stale(&self) -> bool {
        self.clock >= LONGEST
    }
}

/// The row where men of a player become kings.
pub(super) const fn last_row(player: Player) -> u32 {
    match player {
        Player::Max => BOTTOM,
        Player::Min => TOP,
    }
}

pub(super) const fn index(player: Player) -> usize {
    match player {
        Player::Max => 0,
        Player::Min => 1,
    }
}
