//! The keys of the pages, with what they do: the help of a page lists them, and the guide. Those of other
//! pages than that of game trees stand beside their texts: in `puzzle-view`, `coroutine-view`,
//! `best-first-view` and `lesson`.

use plyscope_i18n::{texts, Lang};

/// Keys that do the same, and what that is.
#[derive(Clone, Copy, Debug)]
pub struct Key {
    /// The keys, as they are written on them.
    pub keys: &'static [&'static str],
    /// What they do.
    pub meaning: fn(Lang) -> String,
}

/// Keys with what they do.
#[must_use]
pub const fn key(keys: &'static [&'static str], meaning: fn(Lang) -> String) -> Key {
    Key { keys, meaning }
}

/// One step forward.
pub const FORWARD: Key = key(&["→", "N"], texts::key_forward);
/// One step back.
pub const BACK: Key = key(&["←", "P"], texts::key_back);
/// Play or pause.
pub const PLAY: Key = key(&["K", "Space"], texts::key_play);
/// Forward over the subtree.
pub const OVER: Key = key(&["O"], texts::key_over);
/// Back over the subtree.
pub const BACK_OVER: Key = key(&["Shift + O"], texts::key_back_over);
/// To the start.
pub const FIRST: Key = key(&["Home"], texts::key_first);
/// To the end.
pub const LAST: Key = key(&["End"], texts::key_last);
/// The help.
pub const HELP: Key = key(&["?"], texts::key_help);

/// Those of the page of game trees.
pub const TREES: [Key; 20] = [
    FORWARD,
    BACK,
    PLAY,
    OVER,
    BACK_OVER,
    key(&["C"], texts::key_next_cut),
    key(&["Shift + C"], texts::key_previous_cut),
    key(&["T"], texts::key_next_hit),
    key(&["Shift + T"], texts::key_previous_hit),
    FIRST,
    LAST,
    key(&["V"], texts::key_view),
    key(&["L"], texts::key_names),
    key(&["F"], texts::key_fit),
    key(&["+", "−"], texts::key_zoom),
    key(&["0–9", "F2"], texts::key_leaf),
    key(&["X"], texts::key_toggle),
    key(&["Ctrl + Z", "Ctrl + Y"], texts::key_undo),
    key(&["Esc"], texts::key_end_trace),
    HELP,
];

/// Those of the page for programs, with the texts of the keys that run and check a program: only that
/// page has them.
#[must_use]
pub const fn program(run: fn(Lang) -> String, check: fn(Lang) -> String) -> [Key; 8] {
    [key(&["Ctrl + Enter"], run), key(CHECK, check), FORWARD, BACK, PLAY, FIRST, LAST, HELP]
}

/// What checks a program.
const CHECK: &[&str] = &["Ctrl + Shift + Enter"];

impl Key {
    /// Whether it checks a program.
    #[must_use]
    pub fn is_check(&self) -> bool {
        self.keys == CHECK
    }
}
