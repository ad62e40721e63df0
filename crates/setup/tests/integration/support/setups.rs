//! Searches with all their choices. Needs `core_support` beside it.

use plyscope_setup::{Choice, Form, Setup, StartWindow, MAX_TIME};
use proptest::prelude::*;

use crate::core_support::searches::{options, search};

/// Every search with every choice, tables with bounds included; unsound ones have no laws.
pub fn setup() -> impl Strategy<Value = Setup> {
    let forms: Vec<Form> = Form::ALL.iter().map(|&(_, form)| form).collect();
    // The searches have no clock, so the time limit must change nothing.
    let time = prop::option::of(1..=MAX_TIME);
    (search(), options(), time, prop::sample::select(forms)).prop_map(
        |(algorithm, options, time, form)| Setup {
            algorithm,
            order: options.order,
            seed: options.seed,
            cut: options.cut,
            fail: options.fail,
            window: StartWindow::new(options.window).expect("open"),
            guess: options.guess,
            depth: options.depth,
            time,
            table: options.table,
            form,
        },
    )
}
