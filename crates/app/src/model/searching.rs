//! Starting searches and handling their replies.

use std::rc::Rc;

use plyscope_games::GameOption;
use plyscope_search::trace::{RecordStop, Recorder};
use plyscope_search::Step;
use plyscope_session::playback::{Mode, Playback};
use plyscope_session::Session;
use plyscope_setup::address::Problem;

use super::job::{Clock, Job, SoFar};
use super::{Match, MatchMessage, Model, Notice, Turn, LARGE};
use crate::browser;
use crate::searcher::{self, Failure, News, Reply, Request, Task, MAX_STEPS};

impl Model {
    /// Retries what failed: the request about a match, the search, or both.
    pub fn retry(&mut self) {
        let is_unknown = |played: &Match| matches!(played.turn(), Turn::Unknown | Turn::Unanswered);
        let asks = self.played.as_ref().is_some_and(is_unknown);
        if asks {
            self.look_at_match();
        }
        match &self.played {
            Some(played) if matches!(played.turn(), Turn::Stopped) => {
                self.play_match(MatchMessage::Think);
            }
            _ if asks && self.session.is_some() => self.shell.clear_notice(),
            _ if self.reads_trace() => self.read_trace(),
            _ => self.search(),
        }
    }

    /// Runs the search: small trees here, large trees and games in the worker. If it fails, the
    /// shown search stays.
    pub(super) fn search(&mut self) {
        self.trace = None;
        self.job = None;
        self.refused = None;
        self.clear_notice_about_search();
        let task = match &self.game {
            Some(spec) => Task::Game(spec.clone()),
            None if self.is_large() => Task::Tree(self.history.text().to_owned()),
            None => {
                let found = searcher::search(self.history.text(), self.setup, Recorder::new());
                self.arrive(found);
                return;
            }
        };
        self.error = None;
        // Only games have a time limit; a given tree is searched soon.
        let time = self.setup.time_limit().filter(|_| matches!(task, Task::Game(_)));
        self.assign(task, time);
    }

    /// Clears a notice about the search before.
    pub(super) fn clear_notice_about_search(&mut self) {
        if self.shell.own_notice().is_some_and(Notice::is_about_search) {
            self.shell.clear_notice();
        }
    }

    /// Gives a task to the worker, in place of what it does.
    pub(super) fn assign(&mut self, task: Task, time: Option<u32>) {
        let number = self.next_number();
        let request = Request { number, task, setup: self.setup, steps: MAX_STEPS, time };
        let now = browser::now();
        let clock = Clock { begun: now, updated: now };
        self.job = Some(Job { request, progress: None, best_name: None, clock });
    }

    /// A new request number.
    pub(super) fn next_number(&mut self) -> u32 {
        self.jobs += 1;
        self.jobs
    }

    /// Whether the text is too long to be searched between two key presses.
    pub fn is_large(&self) -> bool {
        self.history.text().len() > LARGE
    }

    /// What the worker has to do.
    pub fn request(&self) -> Option<&Request> {
        self.job.as_ref().map(|job| &job.request)
    }

    /// Handles a worker's reply; replies to older requests are ignored.
    pub fn receive(&mut self, reply: Reply) {
        let is_asked = self.question().is_some_and(|question| question.number == reply.number);
        match reply.news {
            News::GameStatus(game_status) => self.take_game_status(reply.number, game_status),
            News::Found(Err(failure)) if is_asked => self.miss_game_status(failure),
            _ => self.receive_for_job(reply),
        }
    }

    fn receive_for_job(&mut self, reply: Reply) {
        let Some(job) = self.job.as_mut().filter(|job| job.request.number == reply.number) else {
            return;
        };
        match reply.news {
            News::Progress(progress, best_name) => {
                job.progress = Some(progress);
                job.best_name = best_name;
                job.clock.updated = browser::now();
                self.overtake();
            }
            News::Found(found) => {
                let was_behind = self.is_behind();
                self.job = None;
                let ended = found.as_ref().ok().and_then(|found| found.ended);
                self.arrive(found.map(|found| found.session));
                self.notify_early_end(ended);
                if was_behind {
                    self.search();
                }
            }
            News::GameStatus(_)
            | News::Rated(_)
            | News::Game(_)
            | News::MatchEnded(_)
            | News::Growing(_)
            | News::Grown(..)
            | News::Solved(_) => {}
        }
    }

    /// Shows why the search was stopped before it was done, if it was.
    fn notify_early_end(&mut self, ended: Option<RecordStop>) {
        let (Some(ended), Some(session)) = (ended, &self.session) else { return };
        let trace = session.trace();
        match ended {
            RecordStop::TooLong { .. } => {
                self.shell.notify(Notice::EndedEarly(trace.last_step()));
            }
            // Problems of the link are shown nowhere else; the time limit was chosen by the user.
            RecordStop::Cancelled if matches!(self.shell.own_notice(), Some(Notice::Link(..))) => {}
            RecordStop::Cancelled => {
                let notice = trace.last_finished().and_then(|pass| {
                    let best = trace.best(pass.root, trace.last_step());
                    let best = best.and_then(|best| {
                        Some((session.name(session.node(best.child))?, best.value))
                    });
                    Some(Notice::TimeUp(pass.horizon?, best))
                });
                self.shell.notify(notice);
            }
        }
    }

    /// Cancels the search in the worker; the shown search stays.
    pub fn cancel(&mut self) {
        let Some(job) = self.job.take() else { return };
        self.stop_thinking();
        self.forget_wanted();
        let so_far = job.progress.filter(|_| matches!(job.request.task, Task::Game(_)));
        let so_far = so_far.map(|far| SoFar { visited: far.visited, best: job.best() });
        self.shell.notify(match job.request.task {
            Task::Trace(..) => Notice::TraceCancelled,
            _ => Notice::Cancelled(so_far),
        });
    }

    /// Shows a finished search.
    pub(super) fn arrive(&mut self, found: Result<Session, Failure>) {
        let session = match found {
            Ok(session) => session,
            Err(failure) => {
                self.fail(failure);
                return;
            }
        };
        if session.program().is_some() {
            self.show_trace();
        }
        self.error = None;
        let same_shape =
            self.session.as_ref().is_some_and(|old| old.tree().len() == session.tree().len());
        if !same_shape {
            self.camera = None;
        }
        self.looked_at = None;
        let last = session.trace().last_step();
        if std::mem::take(&mut self.arrival).is_new(self.session.as_deref(), &session) {
            self.playback = Playback { step: Step::START, mode: Mode::Paused, ..self.playback };
            self.chosen = None;
        }
        // The end stays the end after a change.
        let was_last = self.last_step();
        let at_end = was_last > Step::START && self.playback.step == was_last;
        let here = if at_end { last } else { self.playback.step };
        let wanted = std::mem::take(&mut self.wanted).from_step(here);
        let (end, seen) = (u64::from(last.0), u64::from(here.0));
        if let Some(step) = wanted.beyond(end).filter(|&step| step != seen) {
            self.notify_link_problem(Problem::Beyond { step, last: end }.into());
        }
        self.playback.step = wanted.among(last);
        if let Some(exhibit) = self.exhibit.take() {
            self.playback.step = exhibit.step(session.trace());
        }
        self.chosen = self.chosen.filter(|node| node.index() < session.tree().len());
        self.pointed = None;
        self.editing = None;
        self.session = Some(Rc::new(session));
        self.take_reply();
    }

    /// Shows why the search failed; the shown search stays.
    pub(super) fn fail(&mut self, failure: Failure) {
        self.stop_thinking();
        self.shell.notify(match failure {
            Failure::Text(error) => {
                self.error = Some(error);
                return;
            }
            Failure::Stopped => {
                self.error = None;
                Notice::TooManySteps
            }
            Failure::Game(problem) => {
                let is_of_position = problem.option() == GameOption::Position;
                self.refused = is_of_position.then(|| problem.clone());
                Notice::Game(problem)
            }
            Failure::Trace(problem) => {
                self.miss_trace(problem);
                return;
            }
            Failure::Lost => Notice::Lost,
            Failure::Unreachable => Notice::Unreachable,
        });
    }
}
