//! The rules about windows as types.

use super::options::{Fail, Options};
use crate::window::CutRule;

/// Rules about windows as a type, so that the nodes that are most need not ask which they are.
pub(super) trait Rules {
    /// When the remaining moves are cut.
    const CUT: CutRule = CutRule::AtLeast;
    /// What a node returns when its value lies outside its window.
    const FAIL: Fail;

    /// Whether these are the rules of a search.
    #[inline(always)]
    fn suit(options: &Options) -> bool {
        (options.cut, options.fail) == (Self::CUT, Self::FAIL)
    }
}

/// Cuts as soon as the window is closed, and returns the best value found.
pub(super) struct Soft;

impl Rules for Soft {
    const FAIL: Fail = Fail::Soft;
}

/// Cuts as soon as the window is closed, and begins with the player's own end of the window.
pub(super) struct Start;

impl Rules for Start {
    const FAIL: Fail = Fail::Start;
}

/// For a search without windows.
pub(super) struct NoWindows;

impl Rules for NoWindows {
    const FAIL: Fail = Fail::Soft;

    #[inline(always)]
    fn suit(_: &Options) -> bool {
        true
    }
}
