//! Measures natively. Prints a JSON object a line: what, how much, in which unit.

use std::hint::black_box;
use std::time::Instant;

use plyscope_stage::layout::Layout;

/// How often each thing is done; the median counts.
const RUNS: usize = 21;

fn main() {
    let tree = plyscope_bench::tic_tac_toe();
    report("layout of tic-tac-toe, native", median_ms(|| Layout::new(&tree)));
}

/// The median time of some runs, in milliseconds.
fn median_ms<T>(mut run: impl FnMut() -> T) -> f64 {
    let mut times: Vec<_> = (0..RUNS)
        .map(|_| {
            let start = Instant::now();
            black_box(run());
            start.elapsed().as_secs_f64() * 1e3
        })
        .collect();
    times.sort_by(f64::total_cmp);
    times[RUNS / 2]
}

fn report(name: &str, milliseconds: f64) {
    println!(r#"{{"name": "{name}", "value": {milliseconds:.3}, "unit": "ms"}}"#);
}
