//! The keys of the page for learning, with what they do.

use plyscope_i18n::texts;
use plyscope_setup::keys::{key, Key, HELP};

/// All of them.
pub const LEARN: [Key; 6] = [
    key(&["Enter", "Space"], texts::learn_key_press),
    key(&["Shift + Enter"], texts::learn_key_alone),
    key(&["↑", "↓", "←", "→"], texts::learn_key_walk),
    key(&["C"], texts::learn_check),
    key(&["H"], texts::learn_hint),
    HELP,
];
