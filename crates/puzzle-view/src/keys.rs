//! The keys of the page about backtracking, with what they do.

use plyscope_i18n::texts;
use plyscope_setup::keys::{key, Key, BACK, BACK_OVER, FIRST, FORWARD, HELP, LAST, OVER, PLAY};

/// In the order of the help.
pub const BACKTRACKING: [Key; 12] = [
    FORWARD,
    BACK,
    PLAY,
    OVER,
    BACK_OVER,
    key(&["D"], texts::trail_next_stuck),
    key(&["Shift + D"], texts::trail_previous_stuck),
    key(&["S"], texts::trail_next_solution),
    key(&["Shift + S"], texts::trail_previous_solution),
    FIRST,
    LAST,
    HELP,
];
