//! Native benchmarks. Prints a JSON object per line: name, value and unit.

use std::hint::black_box;
use std::time::Instant;

use plyscope_bench::{games, search, tours};
use plyscope_layout::Layout;
use plyscope_puzzles::backtrack::{estimate, Cursor};
use plyscope_puzzles::tour::{Ending, Prunings};
use plyscope_search::{Step, Trace};

/// The number of runs; the median counts.
const RUNS: usize = 21;

fn main() {
    let tree = plyscope_bench::tic_tac_toe();
    report("layout of tic-tac-toe, native", median_ms(|| Layout::new(&tree)), "ms");
    report("recording tic-tac-toe's minimax, native", median_ms(|| search::record(&tree)), "ms");
    let trace = search::record(&tree);
    let steps = trace.last_step().0;
    within("bytes a step for events", trace.event_bytes() as f64 / f64::from(steps), "bytes", 16.0);
    within("random seek at 1.5 million events, p99, native", seek_p99_us(&trace), "µs", 50.0);
    for case in games::cases() {
        let name = case.name;
        report(&format!("{name}, counted, native"), median_ms(|| case.counted()), "ms");
        if case.is_recorded() {
            report(&format!("{name}, recorded, native"), median_ms(|| case.recorded()), "ms");
        }
    }
    measure_tours();
}

/// The length of the knight's tour search for seeks, in steps.
const MANY_STEPS: u64 = 1_000_000_000;

fn measure_tours() {
    let eight = tours::tour(8, Ending::Open, Prunings::NONE);
    let steps = 1 << 24;
    let walk = median_ms(|| tours::walked(&eight, steps)) * 1e6 / steps as f64;
    within("a step of a knight's tour of 8×8, native", walk, "ns", 33.0);
    for case in tours::cases() {
        report(&format!("{}, native", case.name), median_ms(|| tours::counted(&case.tour)), "ms");
        report(&format!("{}, steps", case.name), (2 * case.nodes - 1) as f64, "steps");
    }
    let plain = tours::tour(6, Ending::Closed, Prunings::NONE);
    let found = estimate(&plain, 1 << 18, 1);
    let name = "closed tours of 6×6 without prunings, estimated (Knuth 1975)";
    report(name, 2.0 * found.nodes, "steps");
    report(&format!("{name}, standard error"), 2.0 * found.error, "steps");

    let journal = tours::walked(&eight, MANY_STEPS);
    within(
        "marks along 10⁹ steps of a knight's tour",
        journal.bytes() as f64,
        "bytes",
        16.0 * 1024.0 * 1024.0,
    );
    let (mut cursor, mut seed) = (Cursor::new(&eight), 1);
    let times = sorted((0..2_000).map(|_| {
        let step = u64::from(search::scattered(&mut seed, MANY_STEPS as u32));
        time_ms(|| journal.seek(&mut cursor, step))
    }));
    report("a random one of 10⁹ steps of a knight's tour, p50, native", times[1_000], "ms");
    within("a random one of 10⁹ steps of a knight's tour, p99, native", times[1_980], "ms", 16.0);
}

fn sorted(times: impl Iterator<Item = f64>) -> Vec<f64> {
    let mut times: Vec<f64> = times.collect();
    times.sort_by(f64::total_cmp);
    times
}

/// The 99th percentile of the time of a seek, in microseconds.
fn seek_p99_us(trace: &Trace) -> f64 {
    let mut seed = 1;
    let times = sorted((0..100_000).map(|_| {
        let step = Step(search::scattered(&mut seed, trace.last_step().0 + 1));
        time_ms(|| search::seek(trace, step)) * 1e3
    }));
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

fn median(times: Vec<f64>) -> f64 {
    let times = sorted(times.into_iter());
    times[times.len() / 2]
}

fn report(name: &str, value: f64, unit: &str) {
    println!(r#"{{"name": "{name}", "value": {value:.3}, "unit": "{unit}"}}"#);
}

fn within(name: &str, value: f64, unit: &str, budget: f64) {
    println!(r#"{{"name": "{name}", "value": {value:.3}, "unit": "{unit}", "budget": {budget}}}"#);
}
