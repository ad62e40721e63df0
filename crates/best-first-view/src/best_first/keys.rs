//! The keys of the page.

use plyscope_i18n::texts;
use plyscope_setup::keys::{key, Key, BACK, FIRST, FORWARD, HELP, LAST, PLAY};

/// Those of the page about SSS* and proof-number search.
pub const BEST_FIRST: [Key; 8] = [
    FORWARD,
    BACK,
    PLAY,
    key(&["I"], texts::best_first_next),
    key(&["Shift + I"], texts::best_first_previous),
    FIRST,
    LAST,
    HELP,
];
