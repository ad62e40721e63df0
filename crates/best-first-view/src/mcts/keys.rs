//! The keys of the page.

use plyscope_i18n::texts;
use plyscope_setup::keys::{key, Key, BACK, FIRST, FORWARD, HELP, LAST, PLAY};

/// Those of the page about Monte Carlo tree search.
pub const MCTS: [Key; 8] = [
    FORWARD,
    BACK,
    PLAY,
    key(&["I"], texts::mcts_next_iteration),
    key(&["Shift + I"], texts::mcts_previous_iteration),
    FIRST,
    LAST,
    HELP,
];
