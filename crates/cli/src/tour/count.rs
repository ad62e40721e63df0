//! Counting all tours, by several threads.

use std::convert::Infallible;
use std::num::NonZeroUsize;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;

use plyscope_puzzles::backtrack::{count_part, Choice, Count, Split};
use plyscope_puzzles::Tour;
use plyscope_report::backtrack::{End, Found};

use super::progress::{Progress, EVERY};
use crate::Problem;

/// Parts per thread; several, since they differ in size.
const PARTS: usize = 64;

/// Counts the tours from all first squares.
pub fn count(searches: &[Tour], threads: Option<NonZeroUsize>) -> Result<Found, Problem> {
    let threads = threads.or_else(|| thread::available_parallelism().ok());
    let threads = threads.map_or(1, NonZeroUsize::get).min(MOST_THREADS);
    let splits: Vec<Split> =
        searches.iter().map(|search| Split::of(search, PARTS * threads)).collect();
    let trunks: Count = splits.iter().map(|split| split.trunk).sum();
    let parts: Vec<(&Tour, &[Choice])> = searches
        .iter()
        .zip(&splits)
        .flat_map(|(search, split)| split.parts.iter().map(move |part| (search, &**part)))
        .collect();
    let count = trunks + by_threads(&parts, threads)?;
    let end = if searches.is_empty() { End::NotBegun } else { End::Over };
    Ok(Found { count, end, ..Found::nothing() })
}

/// More threads are of no use.
const MOST_THREADS: usize = 256;

fn by_threads(parts: &[(&Tour, &[Choice])], threads: usize) -> Result<Count, Problem> {
    let (next, seen) = (AtomicUsize::new(0), Seen::default());
    let (send, receive) = mpsc::channel();
    let mut progress = Progress::new();
    thread::scope(|scope| {
        for started in 0..threads {
            let (next, seen, send) = (&next, &seen, send.clone());
            let work = move || {
                let mut sum = Count::default();
                while let Some((search, part)) = parts.get(next.fetch_add(1, Ordering::Relaxed)) {
                    sum = sum + seen.count(search, part);
                }
                // Sending only fails when the command is ending.
                let _ = send.send(sum);
            };
            match thread::Builder::new().spawn_scoped(scope, work) {
                Ok(_) => {}
                Err(error) if started == 0 => {
                    return Err(format!("a thread could not be started: {error}").into());
                }
                // Those that run take all parts.
                Err(_) => break,
            }
        }
        drop(send);
        Ok(sum(&receive, || progress.show(&seen.so_far())))
    })
}

/// Adds what threads send, until they have ended.
fn sum(receive: &Receiver<Count>, mut waiting: impl FnMut()) -> Count {
    let mut sum = Count::default();
    loop {
        match receive.recv_timeout(EVERY) {
            Ok(count) => sum = sum + count,
            Err(RecvTimeoutError::Timeout) => waiting(),
            Err(RecvTimeoutError::Disconnected) => return sum,
        }
    }
}

/// The sum over all threads so far, for progress reports.
#[derive(Default)]
struct Seen {
    steps: AtomicU64,
    tours: AtomicU64,
}

impl Seen {
    fn count(&self, search: &Tour, part: &[Choice]) -> Count {
        let mut report = Count::default();
        let watch = |count: &Count| {
            if count.nodes.is_multiple_of(Count::LOOK_EVERY) {
                self.steps.fetch_add(count.steps - report.steps, Ordering::Relaxed);
                self.tours.fetch_add(count.solutions - report.solutions, Ordering::Relaxed);
                report = *count;
            }
            ControlFlow::<Infallible>::Continue(())
        };
        match count_part(search, part, watch) {
            Some(ControlFlow::Continue(count)) => count,
            // The parts are those of this search.
            None => Count::default(),
        }
    }

    fn so_far(&self) -> Count {
        let load = |number: &AtomicU64| number.load(Ordering::Relaxed);
        Count { steps: load(&self.steps), solutions: load(&self.tours), ..Count::default() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_thread_that_ends_without_a_word_is_not_waited_for() {
        let (send, receive) = mpsc::channel();
        send.send(Count { steps: 3, ..Count::default() }).expect("it is received");
        drop(send);
        assert_eq!(sum(&receive, || ()).steps, 3);
    }
}
