//! The keys of the pages about backtracking and about coroutines, with what they do.

use plyscope_i18n::texts;
use plyscope_setup::keys::{key, Key, BACK, BACK_OVER, FIRST, FORWARD, HELP, LAST, OVER, PLAY};

/// Those of the page about backtracking.
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

/// Those of the page about coroutines.
pub const COROUTINES: [Key; 8] = [
    FORWARD,
    BACK,
    PLAY,
    key(&["H"], texts::coroutine_next_handover),
    key(&["Shift + H"], texts::coroutine_previous_handover),
    FIRST,
    LAST,
    HELP,
];
