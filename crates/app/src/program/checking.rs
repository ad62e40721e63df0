//! The jobs of the page: running a program on a tree, and checking it on many trees or boards.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use gloo::timers::future::TimeoutFuture;
use plyscope_judge::judging::{Failure, Judging, Reason, Report, Searches, Subject};
use plyscope_judge::link::Language;
use plyscope_search::GameTree;
use plyscope_setup::Setup;

use super::message::News;
use super::model::Outcome;
use super::running::{ask, start, Running};
use crate::browser;

/// How many trees or boards a program is checked on: as many as the command takes.
pub const TASKS: usize = 200;

/// The seed of the trees or boards: the command's.
pub const SEED: u64 = 1;

/// The time for all trees or boards, in milliseconds.
const ALL_TIME: f64 = 60_000.0;

/// The time for finding a smaller one when the program gives no answer, in milliseconds.
const SHRINKING: f64 = 8_000.0;

/// The time between two reports of progress, in milliseconds.
const PROGRESS: f64 = 100.0;

/// The program that runs in a job, so that it can be stopped from outside.
#[derive(Default)]
pub struct Slot {
    running: RefCell<Option<Running>>,
    is_stopped: Cell<bool>,
}

impl Slot {
    /// Stops the program, also one that has not started yet.
    pub fn stop(&self) {
        self.is_stopped.set(true);
        if let Some(running) = self.running.take() {
            running.stop();
        }
    }

    /// Takes a program that has started.
    fn hold(&self, running: &Running) {
        if self.is_stopped.get() {
            running.stop();
        } else {
            self.running.replace(Some(running.clone()));
        }
    }
}

/// A program, and what it is meant to be.
#[derive(Clone)]
pub struct Task {
    /// Its language.
    pub language: Language,
    /// Its text.
    pub program: String,
    /// The search that it is meant to be.
    pub setup: Setup,
}

impl Task {
    /// Starts the program.
    ///
    /// # Errors
    /// If what runs it cannot be fetched; why.
    pub async fn start(&self, slot: &Slot) -> Result<Running, String> {
        let running = start(self.language, &self.program).await?;
        slot.hold(&running);
        Ok(running)
    }
}

/// Runs a program on a tree.
pub async fn run(task: Task, tree: GameTree, slot: Rc<Slot>) -> News {
    let running = match task.start(&slot).await {
        Ok(running) => running,
        Err(error) => return News::NotFetched(error),
    };
    let searches = Searches { setup: task.setup, root: tree.root_player() };
    let answer = ask(&running, &searches, &tree, true).await;
    running.stop();
    match answer.is_stopped {
        true => News::Stopped,
        false => News::Ran(Rc::new(Outcome::new(task, tree, answer))),
    }
}

/// Compares a program with what it is meant to be.
///
/// # Errors
/// Why there is no report.
pub async fn check<S: Subject>(
    task: Task,
    judging: impl FnOnce() -> Judging<S>,
    slot: Rc<Slot>,
    progress: impl Fn(News),
) -> Result<Report<S>, News> {
    // What is to come is shown first.
    TimeoutFuture::new(0).await;
    let mut judging = judging();
    let (mut running, mut failed) = (None::<Running>, None::<f64>);
    let begun = browser::now();
    let mut reported = begun;
    while let Some(asked) = judging.next_task() {
        let now = browser::now();
        if now - reported >= PROGRESS {
            reported = now;
            let shrinks = judging.is_shrinking();
            progress(News::Checked { answered: judging.answered(), shrinks });
        }
        if now - begun > ALL_TIME {
            judging.hurry();
            let reason = Reason::SlowInAll { limit: ALL_TIME as usize };
            judging.answer(Err(Failure { reason, errors: String::new() }));
            continue;
        }
        let program = match running.take() {
            Some(running) => running,
            None => match task.start(&slot).await {
                Ok(running) => running,
                Err(error) => return Err(News::NotFetched(error)),
            },
        };
        let answer = ask(&program, judging.subject(), &asked, false).await;
        if answer.is_stopped {
            return Err(News::Stopped);
        }
        if !answer.is_ended {
            running = Some(program);
        }
        let answer = answer.judged();
        if answer.is_err() {
            let since = *failed.get_or_insert(now);
            if now - since > SHRINKING {
                judging.hurry();
            }
        }
        judging.answer(answer);
    }
    if let Some(running) = running {
        running.stop();
    }
    Ok(judging.finish())
}
