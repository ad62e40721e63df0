//! How many stones there are, whose turn it is, and which die has been chosen.

use plyscope_search::player::Player;

/// The most stones.
pub(super) const MOST: u8 = 12;
/// The faces of the dice to choose from.
pub(super) const DICE: [u8; 2] = [2, 4];

/// A position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    pub(super) stones: u8,
    /// Who chooses a die, or has chosen one.
    pub(super) side: Player,
    /// The faces of the chosen die, which is rolled next.
    pub(super) die: Option<u8>,
}

impl Position {
    /// The rolls of a die that differ: how many stones each takes, with how many faces. Rolls that take all
    /// stones are one of them.
    pub(super) fn rolls(self, die: u8) -> impl Iterator<Item = (u8, u8)> {
        let last = die.min(self.stones);
        (1..=last).map(move |taken| (taken, if taken == last { die - last + 1 } else { 1 }))
    }

    /// After stones have been taken.
    pub(super) fn after(self, taken: u8) -> Self {
        let stones = self.stones.saturating_sub(taken);
        Self { stones, side: self.side.opponent(), die: None }
    }

    /// Who has won: who has taken the last stone.
    pub(super) fn winner(self) -> Option<Player> {
        (self.stones == 0).then(|| self.side.opponent())
    }

    /// In how many quarters of all rolls the player whose turn it is takes all stones at once: with the
    /// chosen die, or else with the larger one.
    pub(super) fn quarters(self) -> i64 {
        let die = self.die.unwrap_or(DICE[1]);
        let faces = (die + 1).saturating_sub(self.stones.max(1));
        i64::from(faces) * 4 / i64::from(die)
    }

    /// Another number for each position.
    pub(super) fn key(self) -> u32 {
        let die = u32::from(self.die.unwrap_or(0));
        u32::from(self.stones) << 4 | die << 1 | u32::from(self.side == Player::Min)
    }
}
