//! When a game of lines ends, and for whom a line counts.

use super::Finish;
use plyscope_search::value::Value;
use plyscope_search::{packed, Choice};

/// When a game ends.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Ending {
    /// As soon as someone has completed a line, and wins.
    #[default]
    AtWin,
    /// Only when the board is full, even if a player has won before.
    FullBoard,
    /// As soon as someone has completed a line, and loses: misère play.
    Misere,
}

packed!(enum Ending { 0 = AtWin, 1 = FullBoard, 2 = Misere });

impl Choice for Ending {
    const NAME: &'static str = "ending";
    const ALL: &'static [(&'static str, Self)] = Self::ALL;
}

impl Ending {
    /// Every ending with its name; the first is the default.
    pub const ALL: &'static [(&'static str, Self)] =
        &[("win", Self::AtWin), ("full", Self::FullBoard), ("misere", Self::Misere)];

    /// Whether the first line ends the game.
    pub(crate) const fn is_at_line(self) -> bool {
        matches!(self, Self::AtWin | Self::Misere)
    }

    /// The value to MAX of what is worth `value` where lines win. Applied twice, it changes nothing.
    #[inline]
    pub(crate) const fn worth(self, value: Value) -> Value {
        match self {
            Self::AtWin | Self::FullBoard => value,
            Self::Misere => value.negated(),
        }
    }

    /// In which way a game has ended that is worth `value` to MAX.
    pub(crate) fn finish(self, value: Value) -> Option<Finish> {
        (self == Self::Misere && value != Value::DRAW).then_some(Finish::OwnLine)
    }
}
