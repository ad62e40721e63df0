//! A program that is judged, which is started when it is needed.

use std::ffi::OsString;
use std::time::{Duration, Instant};

use plyscope_judge::judging::{Failure, Program, Reason, Subject};

use crate::limits::Limits;
use crate::output::Errors;
use crate::running::{Running, Stop};

/// A program that answers. It is started when it is first asked, and again when it has ended
/// after an answer.
pub struct Process<'a> {
    command: &'a [OsString],
    limits: Limits,
    started: Instant,
    /// When it first gave no answer.
    failed: Option<Instant>,
    running: Option<Running>,
}

impl<'a> Process<'a> {
    /// A program with its arguments, which is not started yet.
    pub fn new(command: &'a [OsString], limits: Limits) -> Self {
        #[cfg(target_os = "linux")]
        crate::descendants::adopt_orphans();
        #[cfg(unix)]
        crate::group::end_with_the_command();
        let started = Instant::now();
        Self { command, limits, started, failed: None, running: None }
    }

    /// Asks a program, which is started if need be.
    fn ask<S: Subject>(&mut self, subject: &S, task: &S::Task) -> Result<S::Answer, Stop> {
        let mut running = match self.running.take() {
            Some(running) => running,
            None => Running::start(self.command, &self.limits).map_err(Stop::Failed)?,
        };
        let deadline = self.deadline(running.answers == 0);
        let answered = running.answer(subject, task, deadline, &self.limits);
        running.answers += u32::from(answered.is_ok());
        self.running = Some(running);
        answered
    }

    /// When there has to be an answer, and what is said if there is none.
    fn deadline(&self, is_first: bool) -> (Instant, Reason) {
        let starting = if is_first { self.limits.start } else { Duration::ZERO };
        let (time, all) = (self.limits.task + starting, self.limits.all);
        let (for_task, for_all) = (Instant::now() + time, self.started + all);
        match for_all < for_task {
            true => (for_all, Reason::SlowInAll { limit: all.as_millis() as usize }),
            false => (for_task, Reason::Slow { limit: time.as_millis() as usize }),
        }
    }

    /// Ends the program; what it has written to standard error.
    fn end(&mut self) -> Option<Errors> {
        self.running.take().map(Running::end)
    }
}

impl<S: Subject> Program<S> for Process<'_> {
    fn answer(&mut self, subject: &S, task: &S::Task) -> Result<S::Answer, Failure> {
        let mut answer = self.ask(subject, task);
        if matches!(answer, Err(Stop::EndedBetween)) {
            self.end();
            answer = self.ask(subject, task);
        }
        answer.map_err(|stop| {
            let errors = self.end().map(|errors| errors.at_the_end()).unwrap_or_default();
            self.failed.get_or_insert_with(Instant::now);
            let reason = match stop {
                Stop::Failed(reason) => reason,
                // A new process has no answers before.
                Stop::EndedBetween => Reason::Closed,
            };
            Failure { reason, errors }
        })
    }

    fn has_time(&self) -> bool {
        self.started.elapsed() < self.limits.all
            && self.failed.is_none_or(|failed| failed.elapsed() < self.limits.shrinking())
    }
}

impl Drop for Process<'_> {
    fn drop(&mut self) {
        self.end();
    }
}
