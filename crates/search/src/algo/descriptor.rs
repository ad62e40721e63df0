//! The descriptor of an algorithm: all that other modules need to know to offer it, to show it, to ask
//! about it and to test it. Every list in it is of what is allowed.

use super::order::Order;

/// The facts about an algorithm. It stands beside the algorithm's body.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Descriptor {
    /// Its name in addresses, commands, files and texts.
    pub id: &'static str,
    /// Which options it takes.
    pub features: &'static [Feature],
    /// In which orders it can look at moves.
    pub orders: &'static [Order],
    /// How far it looks ahead.
    pub horizon: Horizon,
    /// How often it begins at the root.
    pub passes: Passes,
    /// How often it looks at a node in one pass.
    pub visits: Visits,
    /// Which bounds it passes down.
    pub windows: Windows,
    /// For whom it counts.
    pub frame: Frame,
    /// Which of equally good moves it keeps.
    pub equals: Equals,
    /// Whether it may find another value than minimax.
    pub soundness: Soundness,
    /// What a person can be asked about it, beside what it visits and what it returns.
    pub exercises: &'static [Exercise],
}

impl Descriptor {
    /// What most algorithms have in common: the facts about alpha-beta. An algorithm says how it differs.
    pub(super) const fn new(id: &'static str) -> Self {
        Self {
            id,
            features: &[
                Feature::Cut,
                Feature::Fail,
                Feature::Window,
                Feature::Depth,
                Feature::Table,
            ],
            orders: Order::WITH_CUTS,
            horizon: Horizon::AsAsked,
            passes: Passes::One,
            visits: Visits::Once,
            windows: Windows::Both,
            frame: Frame::Max,
            equals: Equals::First,
            soundness: Soundness::Sound,
            exercises: &[],
        }
    }
}

/// An option that some algorithms take.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Feature {
    /// When to cut: [`Options::cut`](super::Options::cut).
    Cut,
    /// What to return outside the window: [`Options::fail`](super::Options::fail).
    Fail,
    /// What the value is guessed to be: [`Options::guess`](super::Options::guess).
    Guess,
    /// The window to start with: [`Options::window`](super::Options::window).
    Window,
    /// How many plies to look ahead: [`Options::depth`](super::Options::depth).
    Depth,
    /// The transposition table: [`Options::table`](super::Options::table).
    Table,
    /// Nodes at which chance decides.
    Chance,
    /// How long to search: the search can be ended after any pass, whose result then stands.
    Time,
}

/// How far an algorithm looks ahead.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Horizon {
    /// As many plies as the options say, or to the end of the game.
    AsAsked,
    /// As many plies as the options say, and from there on with noisy moves until a position is quiet.
    UntilQuiet,
    /// One ply more, since it guesses by looking one move further.
    OneFurther,
    /// From one ply to as many as the options say.
    Growing,
    /// One ply, whatever the options say.
    OnePly,
}

impl Horizon {
    /// How many plies an algorithm looks ahead in the end, given the depth of its options; `None` for
    /// up to the end of the game. Noisy moves beyond do not count.
    #[must_use]
    pub fn plies(self, depth: Option<u16>) -> Option<u16> {
        match self {
            Self::AsAsked | Self::UntilQuiet => depth,
            Self::OneFurther => depth.map(|depth| depth.saturating_add(1)),
            Self::Growing => depth.map(|depth| depth.max(1)),
            Self::OnePly => Some(1),
        }
    }

    /// Whether positions may be evaluated though the options set no depth.
    #[must_use]
    pub const fn is_always_there(self) -> bool {
        matches!(self, Self::Growing | Self::OnePly)
    }
}

/// How often an algorithm begins at the root.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Passes {
    /// Once.
    One,
    /// Once for each depth, one ply deeper each time.
    Deeper,
    /// With a window around a guess, and again with a wider one where the value lies outside.
    Wider,
    /// With null windows, each at the bound that the one before has found, until both bounds meet.
    NullWindows,
}

/// How often an algorithm looks at a node in one pass.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Visits {
    /// Once at most.
    Once,
    /// Again, where less has not been enough: a null window, a smaller depth, or a probe.
    Again,
    /// Again, where a smaller search of all children has said which one comes first.
    Deeper,
}

/// Which bounds an algorithm passes down. A [`Trace`](crate::Trace) goes by it: a finite end that differs from
/// that of the node above is taken for the far end of a null window, if something is best there already or
/// the move is the null move, and else for what a chance node passes on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Windows {
    /// None, so that it never cuts.
    None,
    /// What the player one move above already has.
    OneBound,
    /// The whole window of the node above as it is now: what either player already has, within the window
    /// that the pass began with.
    Both,
    /// That; or, once something is best at the node above or after the null move, a null window at one end of
    /// it, which only asks on which side of a value a node is.
    Null,
}

/// For whom an algorithm counts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Frame {
    /// For MAX.
    Max,
    /// For the player to move, so that values change their sign on the way up.
    Mover,
}

/// Which of equally good moves an algorithm keeps.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Equals {
    /// The first.
    First,
    /// The last.
    Last,
}

/// Whether an algorithm may find another value than minimax that looks as far ahead.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Soundness {
    /// It finds the same.
    Sound,
    /// With a depth limit it may find another, in games in which players can pass: it cuts where even a pass
    /// seems to be good enough.
    UnsoundWithPasses,
    /// With a depth limit it may find another: it does not look as far ahead after every move.
    UnsoundWithDepth,
}

/// What a person can be asked about a search.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Exercise {
    /// To follow it or to perform it: what it does next follows from the tree and from what has
    /// happened so far, by its window and its order alone.
    Follow,
    /// To put the children in the best order for it: it visits what alpha-beta visits.
    Reorder,
}
