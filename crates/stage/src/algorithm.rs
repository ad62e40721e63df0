//! The searches by name, and what can be chosen with each.

use plyscope_core::algo::{
    alpha_beta, deepening, find_max_min, greedy, minimax, negamax, principal_variation,
    single_cutoff, Options,
};
use plyscope_core::packed;
use plyscope_core::{Game, Order, Tracer, Verdict};

use crate::setup::Choice;

/// The searches.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Algorithm {
    /// Looks at everything.
    Minimax,
    /// Cuts what cannot matter.
    #[default]
    AlphaBeta,
    /// Alpha-beta with one side written out.
    Negamax,
    /// Negamax that passes one bound down.
    SingleCutoff,
    /// Alpha-beta as findMax and findMin.
    FindMaxMin,
    /// Alpha-beta that trusts the first move.
    PrincipalVariation,
    /// Alpha-beta to depth 1, then 2, and so on.
    Deepening,
    /// One ply ahead by static evaluation.
    Greedy,
}

packed!(enum Algorithm {
    0 = Minimax, 1 = AlphaBeta, 2 = Negamax, 3 = SingleCutoff, 4 = FindMaxMin,
    5 = PrincipalVariation, 6 = Deepening, 7 = Greedy,
});

impl Choice for Algorithm {
    const NAME: &'static str = "algorithm";
    const ALL: &'static [(&'static str, Self)] = &[
        ("alpha-beta", Self::AlphaBeta),
        ("minimax", Self::Minimax),
        ("negamax", Self::Negamax),
        ("single-cutoff", Self::SingleCutoff),
        ("find-max-min", Self::FindMaxMin),
        ("principal-variation", Self::PrincipalVariation),
        ("iterative-deepening", Self::Deepening),
        ("one-ply", Self::Greedy),
    ];
}

/// Something that can be chosen with some searches only.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Feature {
    /// When to cut.
    Cut,
    /// What to return outside the window.
    Fail,
    /// The window to start with.
    Window,
    /// How many plies to look ahead.
    Depth,
    /// How long to search a game.
    Time,
    /// The transposition table.
    Table,
    /// Another listing of the same search.
    Form,
}

impl Algorithm {
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
        match self {
            Self::Minimax => minimax(game, options, tracer),
            Self::AlphaBeta => alpha_beta(game, options, tracer),
            Self::Negamax => negamax(game, options, tracer),
            Self::SingleCutoff => single_cutoff(game, options, tracer),
            Self::FindMaxMin => find_max_min(game, options, tracer),
            Self::PrincipalVariation => principal_variation(game, options, tracer),
            Self::Deepening => deepening(game, options, tracer),
            Self::Greedy => greedy(game, options, tracer),
        }
    }

    /// Whether something can be chosen with this search.
    #[must_use]
    pub const fn offers(self, feature: Feature) -> bool {
        match feature {
            Feature::Depth | Feature::Table => !matches!(self, Self::Greedy),
            Feature::Window => !matches!(self, Self::Greedy | Self::Minimax | Self::SingleCutoff),
            Feature::Cut => !matches!(self, Self::Greedy | Self::Minimax | Self::FindMaxMin),
            Feature::Fail => {
                matches!(
                    self,
                    Self::AlphaBeta | Self::Negamax | Self::PrincipalVariation | Self::Deepening
                )
            }
            // Who goes ever deeper has a result whenever the time is up.
            Feature::Time => matches!(self, Self::Deepening),
            Feature::Form => matches!(self, Self::AlphaBeta | Self::Minimax),
        }
    }

    /// Whether the search can look at children in an order: what remembers cuts needs cuts, and what
    /// remembers the pass before needs a pass before.
    #[must_use]
    pub const fn takes(self, order: Order) -> bool {
        match order {
            Order::PreviousPass => matches!(self, Self::Deepening),
            Order::Killers | Order::History => !matches!(self, Self::Minimax | Self::Greedy),
            _ => true,
        }
    }

    /// Whether the search counts for the player to move, so that values change their sign on the way
    /// up.
    #[must_use]
    pub const fn negates(self) -> bool {
        matches!(self, Self::Negamax | Self::SingleCutoff)
    }

    /// Whether the search passes windows down.
    #[must_use]
    pub const fn has_windows(self) -> bool {
        !matches!(self, Self::Minimax | Self::Greedy)
    }
}
