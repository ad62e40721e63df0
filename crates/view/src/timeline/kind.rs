//! The outcome of a node, with its pattern beside the colour.

use plyscope_i18n::{texts, Lang};

/// The outcome of a visited node.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// Its minimax value is known.
    Exact,
    /// Only a bound of its value is known.
    Bound,
    /// Its remaining moves were pruned.
    Cut,
    /// The transposition table answered.
    Table,
    /// The static evaluation answered.
    Horizon,
    /// It lies on the way to a solution, or is one.
    Solution,
    /// It has no choices, and is no solution.
    DeadEnd,
    /// It was given up before its choices were tried.
    Pruned,
    /// None of its choices led to a solution.
    Abandoned,
    /// Many nodes, of which only the depths are known.
    Unknown,
    /// It was not left.
    Open,
    /// Another program left it with a value.
    Returned,
    /// Another program left it, and its trace has no value.
    Left,
    /// A path leads through it.
    Reached,
    /// The tree gets it.
    Added,
}

impl Kind {
    /// Every kind; where each stands is its index.
    #[rustfmt::skip]
    pub const ALL: [Self; 15] = [
        Self::Exact, Self::Bound, Self::Cut, Self::Table, Self::Horizon, Self::Solution, Self::DeadEnd,
        Self::Pruned, Self::Abandoned, Self::Unknown, Self::Open, Self::Returned, Self::Left, Self::Reached,
        Self::Added,
    ];

    /// What can become of a node of a game tree.
    pub const OF_SEARCHES: [Self; 6] =
        [Self::Exact, Self::Bound, Self::Cut, Self::Table, Self::Horizon, Self::Open];

    /// What another program can do with a node.
    pub const OF_PROGRAMS: [Self; 4] = [Self::Returned, Self::Left, Self::Cut, Self::Open];

    /// What can become of a node in a search by backtracking.
    pub const OF_PUZZLES: [Self; 6] =
        [Self::Solution, Self::Abandoned, Self::DeadEnd, Self::Pruned, Self::Open, Self::Unknown];

    /// What a search that grows a tree does with a node.
    pub const OF_GROWTH: [Self; 2] = [Self::Reached, Self::Added];

    /// Its name in styles.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Exact => "exact",
            Self::Bound => "bound",
            Self::Cut => "cut",
            Self::Table => "table",
            Self::Horizon => "horizon",
            Self::Solution => "solution",
            Self::DeadEnd => "dead-end",
            Self::Pruned => "pruned",
            Self::Abandoned => "abandoned",
            Self::Unknown => "unknown",
            Self::Open => "open",
            Self::Returned => "returned",
            Self::Left => "left",
            Self::Reached => "reached",
            Self::Added => "added",
        }
    }

    /// Its name in the legend.
    #[must_use]
    pub fn name(self, lang: Lang) -> String {
        match self {
            Self::Exact => texts::timeline_exact(lang),
            Self::Bound => texts::timeline_bound(lang),
            Self::Cut => texts::timeline_cut(lang),
            Self::Table => texts::timeline_table(lang),
            Self::Horizon => texts::timeline_horizon(lang),
            Self::Solution => texts::timeline_solution(lang),
            Self::DeadEnd => texts::timeline_dead_end(lang),
            Self::Pruned => texts::whole_pruned(lang),
            Self::Abandoned => texts::timeline_abandoned(lang),
            Self::Unknown => texts::timeline_unknown(lang),
            Self::Open => texts::timeline_open(lang),
            Self::Returned => texts::timeline_returned(lang),
            Self::Left => texts::timeline_left(lang),
            Self::Reached => texts::timeline_reached(lang),
            Self::Added => texts::timeline_added(lang),
        }
    }

    /// The pattern over its colour.
    #[must_use]
    pub const fn tile(self) -> Tile {
        let lines: &[_] = match self {
            Self::Exact | Self::Solution | Self::Returned | Self::Reached => &[],
            Self::Bound | Self::Abandoned | Self::Left => &[(0, 3, 6, 3)],
            Self::Added => &[(0, 2, 6, 2), (0, 5, 6, 5)],
            Self::Cut | Self::Pruned => &[(-1, 7, 7, -1), (-1, 1, 1, -1), (5, 7, 7, 5)],
            Self::Table => &[(0, 3, 6, 3), (3, 0, 3, 6)],
            Self::Horizon => &[(3, 0, 3, 6)],
            Self::DeadEnd => &[(0, 0, 6, 6), (0, 6, 6, 0)],
            Self::Unknown => &[(-1, -1, 7, 7), (-1, 5, 1, 7), (5, -1, 7, 1)],
            Self::Open => &[(1, 3, 5, 3)],
        };
        Tile { lines }
    }
}

/// A pattern: lines in a square of [`Tile::SIDE`] pixels that is repeated.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tile {
    /// From where to where each line goes: x, y, x, y.
    pub lines: &'static [(i8, i8, i8, i8)],
}

impl Tile {
    /// The side of the square, in pixels.
    pub const SIDE: u8 = 6;
}
