//! The keys of the page about coroutines, with what they do.

use plyscope_i18n::texts;
use plyscope_setup::keys::{key, Key, BACK, FIRST, FORWARD, HELP, LAST, PLAY};

/// In the order of the help.
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
