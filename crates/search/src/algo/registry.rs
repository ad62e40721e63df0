//! The registry: every algorithm there is. All other lists of algorithms are read from here.

use super::descriptor::{Descriptor, Exercise, Feature, Frame, Horizon, Passes, Windows};
use super::options::Options;
use super::order::Order;
use super::{
    alpha_beta, aspiration, deepening, find_max_min, greedy, minimax, mtd_f, negamax,
    principal_variation, single_cutoff,
};
use crate::event::Verdict;
use crate::game::Game;
use crate::packed;
use crate::tracer::Tracer;

/// Makes the registry. An algorithm has a line: its number in packed bytes, which never changes, its
/// name, and its module, with a function of the same name and a `DESCRIPTOR`.
macro_rules! algorithms {
    ($( $number:literal = $name:ident: $module:ident, )+) => {
        /// An algorithm. The first is the usual one.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Algorithm {
            $(
                #[doc = concat!("[`", stringify!($module), "`](super::", stringify!($module), "())")]
                $name,
            )+
        }

        packed!(enum Algorithm { $( $number = $name ),+ });

        impl Algorithm {
            /// Every algorithm with its id, in the order in which they are offered.
            pub const ALL: &'static [(&'static str, Self)] =
                &[$( ($module::DESCRIPTOR.id, Self::$name) ),+];

            /// The facts about it.
            #[must_use]
            pub const fn descriptor(self) -> &'static Descriptor {
                match self { $( Self::$name => &$module::DESCRIPTOR ),+ }
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
                match self { $( Self::$name => $module::$module(game, options, tracer) ),+ }
            }
        }
    };
}

algorithms! {
    1 = AlphaBeta: alpha_beta,
    0 = Minimax: minimax,
    2 = Negamax: negamax,
    3 = SingleCutoff: single_cutoff,
    4 = FindMaxMin: find_max_min,
    5 = PrincipalVariation: principal_variation,
    6 = Deepening: deepening,
    8 = Aspiration: aspiration,
    9 = MtdF: mtd_f,
    7 = Greedy: greedy,
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

    /// Whether it asks for the static evaluation of a position though its options set no depth.
    #[must_use]
    pub const fn always_evaluates(self) -> bool {
        let facts = self.descriptor();
        facts.horizon.is_always_there()
            || matches!(facts.passes, Passes::Wider | Passes::NullWindows)
    }

    /// Whether it finds the value of the root down to the depth of its options.
    #[must_use]
    pub const fn finds_value(self) -> bool {
        !matches!(self.descriptor().horizon, Horizon::OnePly)
    }

    /// Whether it looks at every node down to the depth of its options.
    #[must_use]
    pub const fn visits_everything(self) -> bool {
        self.finds_value() && !self.has_windows()
    }
}
