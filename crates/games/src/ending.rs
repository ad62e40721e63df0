//! When a game of lines ends.

use plyscope_search::packed;

/// When a game ends.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Ending {
    /// As soon as someone has won.
    #[default]
    AtWin,
    /// Only when the board is full, whoever has won meanwhile.
    FullBoard,
}

packed!(enum Ending { 0 = AtWin, 1 = FullBoard });

impl Ending {
    /// Every ending with its name; the first is the default.
    pub const ALL: &'static [(&'static str, Self)] =
        &[("win", Self::AtWin), ("full", Self::FullBoard)];
}
