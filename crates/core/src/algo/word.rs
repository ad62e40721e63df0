//! A verdict in one machine word.

use crate::event::Verdict;
use crate::player::Player;
use crate::value::Value;

/// A verdict in one machine word, which a search hands up in a register; as an enum it would take the
/// way through memory at every node.
///
/// The two lowest bits are the kind, and the others the value. The kinds are numbered so that of two
/// words with equal numbers the larger one is the one that promises more, and that turning over all
/// bits turns the order round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Word(i64);

/// The bits of the kind.
pub(super) const KIND: i64 = 0b011;
/// The lowest bit of the value, which says how it is written and not how large it is.
pub(super) const SPELLING: i64 = 0b100;

const AT_MOST: i64 = 0b00;
const EXACT: i64 = 0b01;
const AT_LEAST: i64 = 0b11;

impl Word {
    /// The word whose bits a player sees as these.
    #[inline(always)]
    pub(super) const fn seen(player: Player, bits: i64) -> Self {
        Self(bits ^ mask(player))
    }

    /// The bits as a player sees them: for MIN every one is turned over, so that the better of two
    /// words is the larger number for either player.
    #[inline(always)]
    pub(super) const fn seen_by(self, player: Player) -> i64 {
        self.0 ^ mask(player)
    }

    /// The number in the verdict.
    #[inline(always)]
    pub(super) const fn value(self) -> Value {
        Value::from_bits(self.0 >> 2)
    }

    #[inline(always)]
    pub(super) const fn verdict(self) -> Verdict {
        let value = self.value();
        match self.0 & KIND {
            AT_MOST => Verdict::AtMost(value),
            EXACT => Verdict::Exact(value),
            _ => Verdict::AtLeast(value),
        }
    }
}

#[inline(always)]
const fn mask(player: Player) -> i64 {
    match player {
        Player::Max => 0,
        Player::Min => -1,
    }
}

impl From<Verdict> for Word {
    #[inline(always)]
    fn from(verdict: Verdict) -> Self {
        let kind = match verdict {
            Verdict::AtMost(_) => AT_MOST,
            Verdict::Exact(_) => EXACT,
            Verdict::AtLeast(_) => AT_LEAST,
        };
        // The largest value has 62 bits.
        Self(verdict.value().bits() << 2 | kind)
    }
}
