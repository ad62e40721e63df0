//! Every search, and every way to set it up.

use plyscope_core::algo::{
    alpha_beta, deepening, find_max_min, greedy, minimax, negamax, principal_variation,
    single_cutoff, Fail, Keeps, Options, Order, Symmetry, TableOptions,
};
use plyscope_core::{CutRule, Game, Tracer, Value, Verdict, Window};
use proptest::option;
use proptest::prelude::*;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Search {
    Minimax,
    AlphaBeta,
    Negamax,
    SingleCutoff,
    FindMaxMin,
    PrincipalVariation,
    Deepening,
    Greedy,
}

impl Search {
    pub const ALL: [Self; 8] = [
        Self::Minimax,
        Self::AlphaBeta,
        Self::Negamax,
        Self::SingleCutoff,
        Self::FindMaxMin,
        Self::PrincipalVariation,
        Self::Deepening,
        Self::Greedy,
    ];

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

    /// How many plies it looks ahead with a depth.
    pub fn plies(self, depth: Option<u16>) -> Option<u16> {
        match self {
            Self::SingleCutoff | Self::FindMaxMin => depth.map(|depth| depth + 1),
            Self::Deepening => depth.map(|depth| depth.max(1)),
            Self::Greedy => Some(1),
            _ => depth,
        }
    }
}

pub fn search() -> impl Strategy<Value = Search> {
    prop::sample::select(&Search::ALL[..])
}

/// Every order there is.
pub fn order() -> impl Strategy<Value = Order> {
    prop::sample::select(
        &[
            Order::LeftToRight,
            Order::RightToLeft,
            Order::BestFirst,
            Order::WorstFirst,
            Order::Random,
            Order::PreviousPass,
            Order::Killers,
            Order::History,
        ][..],
    )
}

/// Every way to set a search up, with sound tables only.
pub fn options() -> impl Strategy<Value = Options> {
    let window = prop_oneof![
        2 => Just(Window::FULL),
        1 => (-7_i64..7, 1_i64..6).prop_map(|(low, width)| Window {
            alpha: Value::whole(low).expect("in range"),
            beta: Value::whole(low + width).expect("in range"),
        }),
    ];
    let table = option::weighted(
        0.4,
        (0_u16..3, 0_u16..6, any::<bool>(), any::<bool>()).prop_map(
            |(from, more, exact, together)| TableOptions {
                from,
                to: from + more,
                keeps: if exact { Keeps::Exact } else { Keeps::Bounds },
                symmetry: if together { Symmetry::Together } else { Symmetry::Apart },
            },
        ),
    );
    (
        order(),
        any::<u64>(),
        prop_oneof![Just(CutRule::AtLeast), Just(CutRule::Above)],
        prop_oneof![Just(Fail::Soft), Just(Fail::Hard), Just(Fail::Start)],
        window,
        option::weighted(0.5, 0_u16..6),
        table,
    )
        .prop_map(|(order, seed, cut, fail, window, depth, table)| Options {
            order,
            seed,
            cut,
            fail,
            window,
            depth,
            table,
        })
}
