//! The parts of a question's address.

use crate::quiz::question::Kind;

/// A part of a question's address, by the name that it has there.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Key(&'static str);

/// What a question says of itself, whatever it is about.
const TERMS: [Key; 5] = [Key::QUESTION, Key::POINTS, Key::ATTEMPTS, Key::HINTS, Key::GRADING];

/// What it says of a tree and its search.
const OF_TREES: [Key; 14] = [
    Key::TREE,
    Key("root"),
    Key("algorithm"),
    Key::ORDER,
    Key("seed"),
    Key("cut"),
    Key("fail"),
    Key::WINDOW,
    Key::DEPTH,
    Key("time"),
    Key("form"),
    Key("table"),
    Key("keeps"),
    Key("symmetry"),
];

/// What it says of a board and its search.
const OF_BOARDS: [Key; 13] = [
    Key("puzzle"),
    Key("board"),
    Key("start"),
    Key("path"),
    Key("tour"),
    Key::ORDER,
    Key("prune"),
    Key("blocked"),
    Key("size"),
    Key("clues"),
    Key("cells"),
    Key("test"),
    Key::STEP,
];

/// What can be typed in a field.
const TYPED: [Key; 7] =
    [Key::TREE, Key::WINDOW, Key::DEPTH, Key::POINTS, Key::ATTEMPTS, Key::HINTS, Key::STEP];

/// What has no field of its own, since hardly any question about a tree says it.
const RARE: [&str; 6] = ["seed", "time", "form", "table", "keeps", "symmetry"];

impl Key {
    /// What is asked.
    pub const QUESTION: Self = Self("question");
    /// The tree.
    pub const TREE: Self = Self("tree");
    /// The order of children, or of moves on a board.
    pub const ORDER: Self = Self("order");
    /// The window at the root.
    pub const WINDOW: Self = Self("window");
    /// How many plies the search looks ahead.
    pub const DEPTH: Self = Self("depth");
    /// The moment of a search on a board, in steps.
    pub const STEP: Self = Self("step");
    /// What a right answer is worth.
    pub const POINTS: Self = Self("points");
    /// How often the answer may be checked.
    pub const ATTEMPTS: Self = Self("attempts");
    /// Whether there are hints, and what they cost.
    pub const HINTS: Self = Self("hints");
    /// When the answer is graded.
    pub const GRADING: Self = Self("grading");

    /// The part with a name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        let mut all = TERMS.into_iter().chain(OF_TREES).chain(OF_BOARDS);
        all.find(|key| key.0 == name)
    }

    /// Its name in addresses.
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.0
    }

    /// Whether a question of a kind has it.
    #[must_use]
    pub fn applies(self, kind: Kind) -> bool {
        let own: &[Self] = if kind.is_about_boards() { &OF_BOARDS } else { &OF_TREES };
        TERMS.contains(&self) || own.contains(&self)
    }

    /// Whether it is typed, and so can be wrong for a while.
    #[must_use]
    pub fn is_typed(self) -> bool {
        TYPED.contains(&self)
    }

    /// Whether nothing typed means that it is as usual.
    #[must_use]
    pub fn may_be_empty(self) -> bool {
        matches!(self, Self::WINDOW | Self::DEPTH | Self::ATTEMPTS)
    }

    /// Whether it has a field of its own.
    #[must_use]
    pub fn has_field(self) -> bool {
        !RARE.contains(&self.0)
    }
}
