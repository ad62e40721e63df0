//! The choices that searches have in common. What a search does not offer in its
//! [`Descriptor`](super::Descriptor) should keep its default, since what all searches share, such as the
//! transposition table, reads the options as well.

use super::order::Order;
use super::table::TableOptions;
use crate::packed;
use crate::player::Player;
use crate::value::Value;
use crate::verdict::Verdict;
use crate::window::{CutRule, Window};

/// How to search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// In which order the moves of a node are looked at.
    pub order: Order,
    /// What chance begins with, where the order is left to it.
    pub seed: u64,
    /// When the remaining moves are cut.
    pub cut: CutRule,
    /// What a node returns when its value lies outside its window.
    pub fail: Fail,
    /// The window at the root; α must be below β.
    pub window: Window,
    /// The value of the root that is guessed first; `None` for its static evaluation.
    pub guess: Option<Value>,
    /// How many plies to look ahead, at which the static evaluation is asked; `None` for up to the
    /// end of the game.
    pub depth: Option<u16>,
    /// The transposition table, if there is one.
    pub table: Option<TableOptions>,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            order: Order::default(),
            seed: 1,
            cut: CutRule::default(),
            fail: Fail::default(),
            window: Window::FULL,
            guess: None,
            depth: None,
            table: None,
        }
    }
}

/// What a node returns when its value lies outside the window it was entered with.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Fail {
    /// The best value found, which is the tighter bound (Fishburn 1983).
    #[default]
    Soft,
    /// The end of the window that was passed. Leaves, nodes at the horizon and those that their entry in the
    /// transposition table settles return what is known of them all the same.
    Hard,
    /// The best value found, but never worse for the player to move than that player's own end of the
    /// window, with which the best so far begins (Weiss 2014, section 10.5.2).
    Start,
}

packed!(enum Fail { 0 = Soft, 1 = Hard, 2 = Start });

impl Fail {
    /// What a node returns at which `player` is to move, given what was found there and the window
    /// that it was entered with.
    #[must_use]
    #[inline]
    pub fn returned(self, found: Verdict, player: Player, entry: Window) -> Verdict {
        match (self, player) {
            (Self::Soft, _) => found,
            (Self::Hard, _) => found.clipped(entry),
            (Self::Start, Player::Max) => found.clipped(Window { beta: Value::INFINITY, ..entry }),
            (Self::Start, Player::Min) => {
                found.clipped(Window { alpha: Value::NEG_INFINITY, ..entry })
            }
        }
    }
}
