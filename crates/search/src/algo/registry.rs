//! The registry: every algorithm there is. All other lists of algorithms are read from here.

use super::descriptor::{
    Descriptor, Exercise, Feature, Frame, Horizon, Soundness, Visits, Windows,
};
use super::options::Options;
use super::order::Order;
use crate::game::Game;
use crate::notation::Chance;
use crate::pack::{Pack, Reader};
use crate::tracer::Tracer;
use crate::verdict::Verdict;

/// Makes the registry. An algorithm has a line: its name and its module, with a function of the same
/// name, which is exported, and a `DESCRIPTOR`.
macro_rules! algorithms {
    ($( $name:ident: $module:ident, )+) => {
        $( pub use super::$module::$module; )+

        /// An algorithm. The first is the usual one.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Algorithm {
            $(
                #[doc = concat!("[`", stringify!($module), "`](super::", stringify!($module), "())")]
                $name,
            )+
        }

        impl Algorithm {
            /// Every algorithm with its id, in the order in which they are offered.
            pub const ALL: &'static [(&'static str, Self)] =
                &[$( (super::$module::DESCRIPTOR.id, Self::$name) ),+];

            /// The facts about it.
            #[must_use]
            pub const fn descriptor(self) -> &'static Descriptor {
                match self { $( Self::$name => &super::$module::DESCRIPTOR ),+ }
            }

            /// Runs the search.
            ///
            /// # Errors
            /// When the tracer ends it.
            pub fn run<G: Game, T: Tracer>(
                self,
                game: &G,
                options: &Options,
                tracer: &mut T,
            ) -> Result<Verdict, T::Stop> {
                match self { $( Self::$name => $module(game, options, tracer) ),+ }
            }
        }
    };
}

algorithms! {
    AlphaBeta: alpha_beta,
    Minimax: minimax,
    Negamax: negamax,
    SingleCutoff: single_cutoff,
    FindMaxMin: find_max_min,
    PrincipalVariation: principal_variation,
    IterativeDeepening: iterative_deepening,
    Aspiration: aspiration,
    MtdF: mtd_f,
    OnePly: one_ply,
    Expectiminimax: expectiminimax,
    Star1: star1,
    Star2: star2,
    Quiescence: quiescence,
    NullMove: null_move,
    LateMoveReductions: late_move_reductions,
    InternalIterativeDeepening: internal_iterative_deepening,
}

/// By its place in [`Algorithm::ALL`].
impl Pack for Algorithm {
    fn pack(&self, out: &mut Vec<u8>) {
        out.push(*self as u8);
    }

    fn unpack(from: &mut Reader<'_>) -> Option<Self> {
        Self::ALL.get(usize::from(u8::unpack(from)?)).map(|&(_, algorithm)| algorithm)
    }
}

/// Which given trees it takes.
impl From<Algorithm> for Chance {
    fn from(algorithm: Algorithm) -> Self {
        if algorithm.offers(Feature::Chance) {
            Self::Allowed
        } else {
            Self::Refused
        }
    }
}

impl Default for Algorithm {
    fn default() -> Self {
        Self::ALL[0].1
    }
}

impl Algorithm {
    /// Whether it takes an option.
    #[must_use]
    pub fn offers(self, feature: Feature) -> bool {
        self.descriptor().features.contains(&feature)
    }

    /// Whether it can look at moves in an order.
    #[must_use]
    pub fn takes(self, order: Order) -> bool {
        self.descriptor().orders.contains(&order)
    }

    /// Whether a person can be asked something about it.
    #[must_use]
    pub fn can_be_asked(self, exercise: Exercise) -> bool {
        self.descriptor().exercises.contains(&exercise)
    }

    /// Whether it counts for the player to move, so that values change their sign on the way up.
    #[must_use]
    pub const fn negates(self) -> bool {
        matches!(self.descriptor().frame, Frame::Mover)
    }

    /// Whether it passes windows down.
    #[must_use]
    pub const fn has_windows(self) -> bool {
        !matches!(self.descriptor().windows, Windows::None)
    }

    /// Whether it may need the static evaluation though its options set no depth: it has a horizon of
    /// its own, or begins with a guess, unless its options have one.
    #[must_use]
    pub fn always_evaluates(self) -> bool {
        self.descriptor().horizon.is_always_there() || self.offers(Feature::Guess)
    }

    /// Whether it finds the value of the root down to the depth of its options.
    #[must_use]
    pub const fn finds_value(self) -> bool {
        !matches!(self.descriptor().horizon, Horizon::OnePly) && self.is_sound()
    }

    /// Whether it takes the steps of alpha-beta without a depth limit: all that it adds depends on how many
    /// plies are left.
    #[must_use]
    pub const fn needs_depth(self) -> bool {
        let Descriptor { horizon, visits, .. } = self.descriptor();
        matches!(horizon, Horizon::UntilQuiet)
            || matches!(visits, Visits::Deeper)
            || !self.is_sound()
    }

    /// Whether it takes the steps of alpha-beta in given trees: all that it adds depends on passing, or on noisy
    /// moves.
    #[must_use]
    pub const fn needs_game(self) -> bool {
        let Descriptor { horizon, soundness, .. } = self.descriptor();
        matches!(horizon, Horizon::UntilQuiet) || matches!(soundness, Soundness::UnsoundWithPasses)
    }

    /// Whether it finds what minimax finds that looks as far ahead.
    #[must_use]
    pub const fn is_sound(self) -> bool {
        matches!(self.descriptor().soundness, Soundness::Sound)
    }

    /// Whether it looks at every node down to the depth of its options.
    #[must_use]
    pub const fn visits_everything(self) -> bool {
        self.finds_value() && !self.has_windows()
    }
}
