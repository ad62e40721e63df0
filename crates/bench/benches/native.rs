//! Measures natively. Prints a JSON object a line: what, how much, in which unit.

use std::hint::black_box;
use std::time::Instant;

use plyscope_bench::{games, search};
use plyscope_core::{Step, Trace};
use plyscope_stage::layout::Layout;

/// How often each thing is done; the median counts.
const RUNS: usize = 21;

fn main() {
    let tree = plyscope_bench::tic_tac_toe();
    report("layout of tic-tac-toe, native", median_ms(|| Layout::new(&tree)), "ms");
    report("recording tic-tac-toe's minimax, native", median_ms(|| search::record(&tree)), "ms");
    let trace = search::record(&tree);
    let steps = trace.last_step().0;
    within("bytes a step for events", trace.event_bytes() as f64 / f64::from(steps), "bytes", 16.0);
    within("random seek at 1.5 million events, p99, native", seek_p99_us(&trace), "µs", 50.0);
    let name = "alpha-beta on tic-tac-toe's tree with the tracer off";
    let (off, bare) = by_turns(|| search::untraced(&tree), || plyscope_bench::bare(&tree));
    report(name, off, "ms");
    println!(
        r#"{{"name": "{name}", "value": {bare:.3}, "unit": "ms", "rival": "a search without a tracer"}}"#
    );
    for case in games::cases() {
        let name = case.name;
        report(&format!("{name}, native"), median_ms(|| case.value()), "ms");
        if name == games::WATCHED {
            report(&format!("{name}, counted, native"), median_ms(|| case.counted()), "ms");
            report(&format!("{name}, recorded, native"), median_ms(|| case.recorded()), "ms");
        }
    }
}

/// The median times of two short things in milliseconds. They run by turns, so that what else the
/// machine does hits both alike.
fn by_turns<T>(mut one: impl FnMut() -> T, mut other: impl FnMut() -> T) -> (f64, f64) {
    let (mut ones, mut others) = (Vec::new(), Vec::new());
    for _ in 0..10 * RUNS {
        ones.push(time_ms(&mut one));
        others.push(time_ms(&mut other));
    }
    (median(ones), median(others))
}

/// The 99th percentile of the time of a seek, in microseconds.
fn seek_p99_us(trace: &Trace) -> f64 {
    let mut seed = 1;
    let mut times: Vec<f64> = (0..100_000)
        .map(|_| {
            let step = Step(search::scattered(&mut seed, trace.last_step().0 + 1));
            time_ms(|| search::seek(trace, step)) * 1e3
        })
        .collect();
    times.sort_by(f64::total_cmp);
    times[times.len() * 99 / 100]
}

/// The median time of some runs, in milliseconds.
fn median_ms<T>(mut run: impl FnMut() -> T) -> f64 {
    median((0..RUNS).map(|_| time_ms(&mut run)).collect())
}

/// The time of a run, in milliseconds.
fn time_ms<T>(run: impl FnOnce() -> T) -> f64 {
    let start = Instant::now();
    black_box(run());
    start.elapsed().as_secs_f64() * 1e3
}

fn median(mut times: Vec<f64>) -> f64 {
    times.sort_by(f64::total_cmp);
    times[times.len() / 2]
}

fn report(name: &str, value: f64, unit: &str) {
    println!(r#"{{"name": "{name}", "value": {value:.3}, "unit": "{unit}"}}"#);
}

fn within(name: &str, value: f64, unit: &str, budget: f64) {
    println!(r#"{{"name": "{name}", "value": {value:.3}, "unit": "{unit}", "budget": {budget}}}"#);
}
