//! Counting all solutions with several workers.

use std::collections::VecDeque;

use gloo::utils::window;
use plyscope_puzzle_view::backtrack::problem::Problem;
use plyscope_puzzles::backtrack::{Choice, Count};
use yew::Callback;

use super::worker_request::{Report, WorkerRequest};
use crate::browser;
use crate::worker_channel::{Job, WorkerEvent, WorkerHandle};

/// Parts for each worker; several, so that no worker idles while another finishes its last one.
const PARTS_EACH: usize = 16;

/// The most workers that are started.
const MOST_WORKERS: usize = 8;

/// A count in progress.
pub struct Counting {
    puzzle: String,
    /// Parts not yet assigned.
    waiting: VecDeque<Vec<Choice>>,
    workers: Vec<Worker>,
    /// The total of the finished parts.
    done: Count,
    parts: Parts,
    begun: f64,
}

/// How many parts are counted, of how many.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Parts {
    pub done: usize,
    pub all: usize,
}

struct Worker {
    handle: WorkerHandle<WorkerRequest>,
    /// Progress on its part.
    far: Option<Count>,
}

/// Progress or result of a count.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Tally {
    /// What is counted so far.
    pub count: Count,
    /// How many parts are done.
    pub parts: Parts,
    /// How long it has taken, in milliseconds.
    pub passed: f64,
    /// The number of workers.
    pub workers: usize,
}

/// The number of processors that the browser reports.
fn processors() -> usize {
    window().navigator().hardware_concurrency() as usize
}

/// A worker's number and its event.
pub type CountMessage = (usize, WorkerEvent<Report>);

impl Counting {
    /// Starts a count; `link` is the puzzle in address form.
    pub fn begin(problem: &Problem, link: String, send: &Callback<CountMessage>) -> Self {
        let wanted = processors().clamp(1, MOST_WORKERS);
        let split = problem.split(wanted * PARTS_EACH);
        let workers = wanted.min(split.parts.len());
        let parts = Parts { done: 0, all: split.parts.len() };
        let worker = |number: usize| Worker {
            handle: WorkerHandle::start(
                Job::Backtracking,
                send.reform(move |event| (number, event)),
            ),
            far: None,
        };
        let mut counting = Self {
            puzzle: link,
            waiting: split.parts.into(),
            workers: (0..workers).map(worker).collect(),
            done: split.trunk,
            parts,
            begun: browser::now(),
        };
        (0..workers).for_each(|number| counting.employ(number));
        counting
    }

    fn employ(&mut self, number: usize) {
        let Some(worker) = self.workers.get_mut(number) else { return };
        worker.far = None;
        if let Some(part) = self.waiting.pop_front() {
            worker.far = Some(Count::default());
            worker.handle.send(&WorkerRequest::Count { puzzle: self.puzzle.clone(), part });
        }
    }

    /// Handles a worker's report.
    pub fn receive(&mut self, number: usize, report: &Report) {
        match *report {
            Report::Counting(count) => {
                if let Some(worker) = self.workers.get_mut(number) {
                    worker.far = Some(count);
                }
            }
            Report::Counted(count) => {
                self.done = self.done + count;
                self.parts.done += 1;
                self.employ(number);
            }
            Report::News(_) | Report::Done => {}
        }
    }

    /// Whether all is counted.
    pub const fn is_done(&self) -> bool {
        self.parts.done == self.parts.all
    }

    /// Its state.
    pub fn tally(&self) -> Tally {
        let open: Count = self.workers.iter().filter_map(|worker| worker.far).sum();
        Tally {
            count: self.done + open,
            parts: self.parts,
            passed: browser::now() - self.begun,
            workers: self.workers.len(),
        }
    }
}
