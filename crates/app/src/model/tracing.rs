//! Showing the trace of another program in place of a search.

use std::rc::Rc;

use plyscope_program_trace::{Place, ProblemWith, TraceProblem};
use plyscope_search::notation::ParseError;
use plyscope_search::{Player, Step};
use plyscope_session::Session;
use plyscope_setup::address::At;
use plyscope_setup::ask::Ask;
use plyscope_setup::catalog::GameSpec;
use plyscope_setup::gallery::Exhibit;
use plyscope_setup::link::Link;

use super::{Arrival, Model, SavedWork, LARGE};
use crate::searcher::Task;

/// The longest trace that is read, in bytes.
pub const MAX_TRACE: usize = 128 * 1024 * 1024;

/// A trace that is shown, or shall be.
#[derive(Default)]
pub struct TraceSource {
    /// Its text; empty until there is one.
    pub text: String,
    /// How many lines that has.
    pub lines: usize,
    /// Why it cannot be shown; what was shown before stays.
    pub problem: Option<TraceFault>,
    /// Whether it was read last, and not what it was to take the place of.
    is_read: bool,
    /// The search that was shown before it; `None` while that is still shown.
    before: Option<Before>,
    /// The step and the example at which a search was to open that was ended for it.
    interrupted: Option<(At, Option<&'static Exhibit>)>,
}

/// Why a trace cannot be shown.
#[derive(Clone, PartialEq, Debug)]
pub enum TraceFault {
    /// A line makes no sense. With the line, if it is short.
    Line(TraceProblem, Option<String>),
    /// The file cannot be read, or is too large.
    Unreadable,
}

/// What a trace takes the place of.
struct Before {
    session: Option<Rc<Session>>,
    game: Option<GameSpec>,
    ask: Option<Ask>,
    error: Option<ParseError>,
    step: Step,
}

/// The longest line that is shown with its problem, in characters.
const SHOWN: usize = 120;

impl Model {
    /// The trace that is shown; `None` for a search.
    pub fn traced(&self) -> Option<&Session> {
        self.session.as_deref().filter(|session| session.program().is_some())
    }

    /// Whether a trace was read last. One that is only offered, or that makes no sense, leaves the search
    /// beside it.
    pub fn reads_trace(&self) -> bool {
        self.trace.as_ref().is_some_and(|trace| trace.is_read)
    }

    /// Offers to show a trace.
    pub fn begin_trace(&mut self) {
        if self.trace.is_none() {
            self.trace = Some(TraceSource::default());
        }
    }

    /// Reads the text of a trace and shows it.
    pub fn set_trace(&mut self, text: String) {
        let is_other_job = |task: &Task| !matches!(task, Task::Trace(..));
        let interrupts = self.job.as_ref().is_some_and(|job| is_other_job(&job.request.task));
        let trace = self.trace.get_or_insert_default();
        if interrupts {
            trace.interrupted = Some((std::mem::take(&mut self.wanted), self.exhibit.take()));
        }
        (trace.lines, trace.text) = (text.lines().count(), text);
        self.arrival = Arrival::New;
        self.read_trace();
    }

    /// Reads the trace in the worker.
    pub(super) fn read_trace(&mut self) {
        let Some(trace) = &mut self.trace else { return };
        (trace.problem, trace.is_read) = (None, true);
        self.job = None;
        self.stop_thinking();
        self.shell.clear_notice();
        if self.trace.as_ref().is_some_and(|trace| trace.text.len() > MAX_TRACE) {
            self.miss_file();
            return;
        }
        let text = self.trace.as_ref().map(|trace| trace.text.clone()).unwrap_or_default();
        let task = Task::Trace(text, self.history.text().to_owned());
        self.assign(task, None);
    }

    /// The file of a trace cannot be read.
    pub fn miss_file(&mut self) {
        self.trace.get_or_insert_default().problem = Some(TraceFault::Unreadable);
    }

    /// The text is no trace.
    pub(super) fn miss_trace(&mut self, problem: TraceProblem) {
        let Some(trace) = &mut self.trace else { return };
        let line = match problem.place {
            Place::Line(line) if !matches!(problem.what, ProblemWith::Chance) => {
                trace.text.lines().nth((line as usize).saturating_sub(1))
            }
            // The problem says the word, or is about the tree on the page.
            Place::Line(_) | Place::Word(_) => None,
        };
        let line = line.filter(|line| line.chars().count() <= SHOWN).map(str::to_owned);
        (trace.problem, trace.is_read) = (Some(TraceFault::Line(problem, line)), false);
        // Nothing is shown yet after an address: its tree is, without the trace.
        if self.session.is_none() {
            let mut trace = self.trace.take();
            if let Some(opens) = trace.as_mut().and_then(|trace| trace.interrupted.take()) {
                (self.wanted, self.exhibit) = opens;
            }
            self.search();
            self.trace = trace;
        }
    }

    /// A trace has arrived: it takes the place of the search.
    pub(super) fn show_trace(&mut self) {
        let is_first = self.traced().is_none();
        let step = self.playback.step;
        if let Some(trace) = self.trace.as_mut().filter(|_| is_first) {
            let (game, ask, error) = (self.game.take(), self.ask.take(), self.error.take());
            let session = self.session.clone();
            trace.before = Some(Before { session, game, ask, error, step });
            self.played = None;
        }
    }

    /// Goes back to the search that was shown before the trace.
    pub fn end_trace(&mut self) {
        let Some(trace) = self.trace.take() else { return };
        let is_reading = |task: &Task| matches!(task, Task::Trace(..));
        if self.job.as_ref().is_some_and(|job| is_reading(&job.request.task)) {
            self.job = None;
        }
        self.arrival = Arrival::default();
        if let Some(before) = trace.before {
            (self.session, self.game, self.ask) = (before.session, before.game, before.ask);
            (self.error, self.playback.step) = (before.error, before.step);
            (self.chosen, self.pointed, self.editing) = (None, None, None);
            self.look_automatically();
        }
        if let Some(opens) = trace.interrupted {
            (self.wanted, self.exhibit) = opens;
        }
        if self.session.is_none() || self.traced().is_some() || trace.interrupted.is_some() {
            self.search();
        }
    }

    /// Forgets the trace, since something else is about to be shown.
    pub(super) fn forget_trace(&mut self) {
        if self.traced().is_some() {
            self.session = None;
        }
        self.trace = None;
    }

    /// The tree of the trace that is shown becomes the one that is searched.
    pub(super) fn search_traced_tree(&mut self) {
        if let Some(session) = self.traced() {
            self.history.set(session.tree().to_string());
            self.arrival = Arrival::New;
        }
    }

    /// The text of the trace, where it is short enough to be edited.
    pub fn trace_text(&self) -> &str {
        let text = self.trace.as_ref().map(|trace| trace.text.as_str());
        text.filter(|text| text.len() <= LARGE).unwrap_or_default()
    }

    /// The work that the trace took the place of, to be restored later.
    pub(super) fn saved_search(&self) -> SavedWork {
        let before = self.trace.as_ref().and_then(|trace| trace.before.as_ref());
        let step = before.map_or(Step::START, |before| before.step);
        let link = match before.and_then(|before| before.game.as_ref()) {
            Some(game) => Link::print_game(game, &self.setup, step),
            None => Link::print("", Player::Max, &self.setup, step),
        };
        SavedWork { text: self.history.text().to_owned(), link }
    }
}
