//! Every search, and every way to set it up.

use plyscope_search::algo::{
    Algorithm, Cutoffs, Fail, Keeps, Options, Order, Symmetry, TableOptions,
};
use plyscope_search::{CutRule, Value, Window};
use proptest::option;
use proptest::prelude::*;

/// Every algorithm of the registry.
pub fn algorithms() -> impl Iterator<Item = Algorithm> {
    Algorithm::ALL.iter().map(|&(_, algorithm)| algorithm)
}

pub fn search() -> impl Strategy<Value = Algorithm> {
    algorithms_with(|_| true)
}

/// The algorithms of which something holds.
pub fn algorithms_with(holds: impl Fn(Algorithm) -> bool) -> impl Strategy<Value = Algorithm> {
    let all: Vec<Algorithm> = algorithms().filter(|&algorithm| holds(algorithm)).collect();
    prop::sample::select(all)
}

pub fn order() -> impl Strategy<Value = Order> {
    prop::sample::select(Order::EVERY)
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
        (0_u16..3, 0_u16..6, any::<bool>(), any::<bool>(), any::<bool>()).prop_map(
            |(from, more, exact, together, enhanced)| TableOptions {
                from,
                to: from + more,
                keeps: if exact { Keeps::Exact } else { Keeps::Bounds },
                symmetry: if together { Symmetry::Together } else { Symmetry::Apart },
                cutoffs: if enhanced { Cutoffs::Enhanced } else { Cutoffs::Own },
            },
        ),
    );
    (
        order(),
        any::<u64>(),
        prop_oneof![Just(CutRule::AtLeast), Just(CutRule::Above)],
        prop_oneof![Just(Fail::Soft), Just(Fail::Hard), Just(Fail::Start)],
        (window, option::weighted(0.3, super::value())),
        option::weighted(0.5, 0_u16..6),
        table,
    )
        .prop_map(|(order, seed, cut, fail, (window, guess), depth, table)| Options {
            order,
            seed,
            cut,
            fail,
            window,
            guess,
            depth,
            table,
        })
}
