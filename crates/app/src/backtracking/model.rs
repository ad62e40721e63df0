//! The state of the page about backtracking.

mod deadline;
mod hand;
mod run;

pub use hand::Hand;
pub use run::{CountState, Counted, Follows, Run};

use std::rc::Rc;

use plyscope_puzzle_view::backtrack::gallery::gallery;
use plyscope_puzzle_view::backtrack::link::LinkProblem;
use plyscope_puzzle_view::backtrack::problem::Problem;
use plyscope_puzzle_view::backtrack::rate::Rate;
use plyscope_puzzle_view::backtrack::search::{Arrival, Search, Travel};
use plyscope_puzzle_view::backtrack::timeline::Snapshot;
use plyscope_puzzle_view::backtrack::whole::{drawing, Area, Camera, Drawing, NodeId, WholeTree};
use plyscope_puzzle_view::backtrack::worth::Worth;
use plyscope_puzzles::backtrack::{Estimate, News, Until};
use plyscope_session::playback::Mode;
use plyscope_setup::address::{self, FromQuery};

use super::message::{Press, TreeShape};
use super::page_link::{self, PageLink};
use crate::frame::Shell;
use crate::message::Look;
use deadline::{Deadline, ON_THE_WAY, TICK};

/// Steps explored at once when a puzzle is opened; small puzzles are then fully known.
const GLANCE: u64 = 200_000;

/// Probes for the estimate of a search's size.
const PROBES: u32 = 400;

/// The most nodes, or steps, visited to measure what backtracking saves, and to answer a user who
/// plays by hand.
const LOOK_AHEAD: u64 = 150_000;

/// Steps beyond the known part that the page explores itself; longer searches go to the worker.
pub const FAR: u64 = 5_000_000;

/// The state that the page shows.
pub struct Model {
    /// The search and the moment that is shown.
    pub search: Search,
    /// The problem, for views that depend on nothing else.
    pub problem: Rc<Problem>,
    /// The last problem of each puzzle that was shown, for when it is chosen again.
    pub kept: Rc<Vec<Problem>>,
    /// The whole tree, where it is small enough.
    pub whole: Option<Rc<WholeTree>>,
    /// The chosen view of the tree.
    pub shape: TreeShape,
    /// The camera on the whole tree; `None` follows the current node.
    pub camera: Option<Camera>,
    /// The size of the tree's viewport, in pixels.
    pub area: Area,
    /// The node of the whole tree with the keyboard focus; `None` for the current one.
    pub node: Option<NodeId>,
    /// The timeline's snapshot of the search.
    pub snapshot: Snapshot,
    /// Whether playback runs.
    pub mode: Mode,
    /// How fast.
    pub rate: Rate,
    /// The effect of pressing a square.
    pub press: Press,
    /// The square in the tab order.
    pub square: usize,
    /// The search in the background, while it runs.
    pub run: Option<Run>,
    /// Progress or result of the count.
    pub tally: Option<Counted>,
    /// An estimate of the size of the search, in nodes.
    pub estimate: Estimate,
    /// What backtracking saves on this puzzle.
    pub worth: Worth,
    /// The puzzle played by hand.
    pub hand: Option<Hand>,
    /// The state shared with the other pages.
    pub shell: Shell<Notice>,
}

/// Notices of this page.
#[derive(Clone, PartialEq, Debug)]
pub enum Notice {
    /// A part of the address could not be understood.
    Link(Vec<LinkProblem>),
    /// The step does not exist.
    Nowhere,
    /// There is no further solution.
    NoneLeft,
    /// The step is too far away.
    TooFar,
    /// The way to the step takes too long.
    TooSlow,
    /// The worker found a solution at this step.
    Found(u64),
    /// The worker came to the end, at this step.
    Finished(u64),
    /// There is no worker.
    NoWorker,
}

impl Model {
    /// The page that an address describes.
    pub fn open(fragment: &str, shell: Shell<Notice>) -> Self {
        let mut model = Self {
            search: Search::new(Problem::default()),
            problem: Rc::default(),
            kept: Rc::default(),
            whole: None,
            shape: TreeShape::default(),
            camera: None,
            area: Area { width: 480.0, height: 360.0 },
            node: None,
            snapshot: Snapshot::default(),
            mode: Mode::Paused,
            rate: Rate::default(),
            press: Press::default(),
            square: 0,
            run: None,
            tally: None,
            estimate: Problem::default().estimate(0),
            worth: Worth { completed: None, counted: None },
            hand: None,
            shell,
        };
        model.follow(fragment);
        model
    }

    /// Shows what an address describes.
    pub fn follow(&mut self, fragment: &str) {
        let (PageLink { link, hand }, mut problems) = PageLink::from_address(fragment);
        self.begin(link.problem);
        let deadline = Deadline::after(ON_THE_WAY);
        let has_time = || deadline.has_time();
        let arrival = self.search.travel_in_time(Travel::To(link.step), FAR, has_time);
        let mut missed = (arrival == Arrival::TooFar).then(|| deadline.notice());
        if missed.is_some() {
            // A short search has no step so far away.
            let mut ahead = self.search.clone();
            ahead.extend_in_time(FAR, Until::Bound, has_time);
            if ahead.journal().is_complete() {
                ahead.travel(Travel::Last, FAR);
                (self.search, missed) = (ahead, None);
            }
        }
        let last = self.search.here().step;
        if missed.is_none() && link.step > last {
            problems.push(address::Problem::Beyond { step: link.step, last }.into());
        }
        self.hand = hand.map(Hand::new);
        self.shell.notify(if problems.is_empty() { missed } else { Some(Notice::Link(problems)) });
    }

    /// Shows another puzzle from its beginning.
    pub fn begin(&mut self, problem: Problem) {
        self.search = Search::new(problem);
        let deadline = Deadline::after(ON_THE_WAY);
        self.search.extend_in_time(GLANCE, Until::Bound, || deadline.has_time());
        self.whole = WholeTree::of(&self.search).map(Rc::new);
        let first = self.search.journal().solutions().first().copied();
        if let Some(first) = first.filter(|_| !self.search.journal().is_complete()) {
            // The first part of a long search ends with its first solution.
            self.search = Search::new(self.search.problem().clone());
            self.search.extend(first, Until::Bound);
        }
        self.problem = Rc::new(self.search.problem().clone());
        let kept = Rc::make_mut(&mut self.kept);
        kept.retain(|other| other.id() != self.problem.id());
        kept.push(Problem::clone(&self.problem));
        self.camera = None;
        self.node = None;
        self.mode = Mode::Paused;
        self.run = None;
        self.tally = None;
        self.hand = None;
        self.worth = self.search.worth(LOOK_AHEAD, || deadline.has_time());
        self.estimate = self.search.problem().estimate(PROBES);
        self.square = self.search.board().way.first().copied().unwrap_or_default();
    }

    /// Shows an example of the gallery.
    pub fn show_exhibit(&mut self, number: usize) {
        if let Some(exhibit) = gallery().nth(number) {
            self.follow(exhibit.link);
        }
        self.shell.dialog = None;
    }

    /// Goes to another step; sets a notice if there is none.
    pub fn go(&mut self, way: Travel) {
        self.mode = Mode::Paused;
        if let Some(run) = &mut self.run {
            run.follows = if way == Travel::Last { Follows::Front } else { Follows::Own };
        }
        let deadline = Deadline::after(ON_THE_WAY);
        let arrival = self.search.travel_in_time(way, FAR, || deadline.has_time());
        self.shell.notify(match (arrival, way) {
            (Arrival::There, _) => None,
            (Arrival::Nowhere, Travel::NextSolution | Travel::PreviousSolution) => {
                Some(Notice::NoneLeft)
            }
            (Arrival::Nowhere, Travel::Back | Travel::Forward) => None,
            (Arrival::Nowhere, _) => Some(Notice::Nowhere),
            (Arrival::TooFar, _) => Some(deadline.notice()),
        });
        self.follow_node();
    }

    /// Play or pause; playing at the end starts again.
    pub fn toggle(&mut self) {
        self.mode = match self.mode {
            Mode::Running => Mode::Paused,
            Mode::Paused => {
                if self.is_at_end() {
                    self.search.travel(Travel::First, FAR);
                    self.follow_node();
                }
                Mode::Running
            }
        };
    }

    /// Shows the next step; playback stops at the end, at a solution, and where the given moves
    /// end.
    pub fn tick(&mut self) {
        if self.mode == Mode::Paused {
            return;
        }
        let here = self.search.here().step;
        let next = here + self.rate.stride();
        let solutions = self.search.journal().solutions();
        let found = solutions.get(solutions.partition_point(|&found| found <= here)).copied();
        let led = Some(self.search.problem().led()).filter(|&led| led > here);
        let stop = found.into_iter().chain(led).filter(|&stop| stop <= next).min();
        let (target, deadline) = (Travel::To(stop.unwrap_or(next)), Deadline::after(TICK));
        if self.search.travel_in_time(target, FAR, || deadline.has_time()) == Arrival::TooFar {
            // Slower than chosen.
            self.search.travel(Travel::Last, FAR);
        }
        self.follow_node();
        if stop == Some(self.search.here().step) || self.is_at_end() {
            self.mode = Mode::Paused;
        }
    }

    /// What is shown: the search, or the puzzle played by hand.
    pub fn shown(&self) -> &Search {
        self.hand.as_ref().map_or(&self.search, |hand| &hand.search)
    }

    /// Appends what the worker has explored.
    pub fn explored(&mut self, news: News, now: f64) {
        let Some(run) = &mut self.run else { return };
        run.updated = now;
        let follows = run.follows;
        self.search.append(news);
        if follows == Follows::Front {
            self.search.travel(Travel::Last, FAR);
        }
    }

    /// The worker has reached its target or the end of the search.
    pub fn arrived(&mut self) {
        let Some(run) = self.run.take() else { return };
        let reach = self.search.journal().reach();
        let is_solution = run.until == Until::Solution && !self.search.journal().is_complete();
        if is_solution || run.follows == Follows::Front {
            self.search.travel(Travel::Last, FAR);
        }
        let notice = if is_solution { Notice::Found(reach) } else { Notice::Finished(reach) };
        self.shell.notify(notice);
    }

    /// Moves the camera of the whole tree.
    pub fn look(&mut self, look: &Look) {
        if let Look::Size(viewport) = look {
            self.area = Area { width: viewport.width, height: viewport.height };
            return;
        }
        let Some(drawing) = self.drawing() else { return };
        let seen = self.seen(&drawing);
        let middle = (self.area.width / 2.0, self.area.height / 2.0);
        self.camera = match *look {
            Look::Pan(dx, dy) => Some(seen.panned(dx, dy)),
            Look::Zoom { factor, at } => Some(seen.zoomed(factor, at.unwrap_or(middle))),
            _ => None,
        };
    }

    /// The drawing of the whole tree at the current step, if it is shown.
    pub fn drawing(&self) -> Option<Drawing> {
        let wished = self.shape == TreeShape::Whole && self.hand.is_none();
        let tree = self.whole.as_ref().filter(|_| wished)?;
        Some(drawing(tree, self.search.here().step, self.area))
    }

    /// The camera; the current node is always in view.
    pub fn seen(&self, drawing: &Drawing) -> Camera {
        match self.camera {
            Some(camera) => camera,
            None => Camera::fit(drawing, self.area),
        }
    }

    /// Scrolls the current node into view after a step.
    fn follow_node(&mut self) {
        self.node = None;
        let moved = self.camera.zip(self.drawing());
        if let Some((camera, drawing)) = moved {
            self.camera = Some(camera.showing(&drawing, self.area));
        }
    }

    /// Blocks or unblocks a square, where possible.
    pub fn block(&mut self, square: usize) {
        if let Some(problem) = self.search.problem().with_toggled(square) {
            self.begin(problem);
        }
        self.square = square;
    }

    /// Whether the last step is shown.
    pub fn is_at_end(&self) -> bool {
        self.search.journal().is_complete() && self.search.is_at_front()
    }

    /// The address of what is shown, behind `#`.
    pub fn link(&self) -> String {
        page_link::print(&self.search, self.hand.as_ref().map(|hand| &hand.search))
    }
}
