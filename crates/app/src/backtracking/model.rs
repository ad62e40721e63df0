//! The state of the page about backtracking.

use plyscope_core::backtrack::Until;
use plyscope_stage::backtrack::gallery::GALLERY;
use plyscope_stage::backtrack::link::{Link, LinkProblem};
use plyscope_stage::backtrack::problem::Problem;
use plyscope_stage::backtrack::rate::Rate;
use plyscope_stage::backtrack::search::{Arrival, Search, Travel};
use plyscope_stage::locale::Lang;
use plyscope_stage::playback::Mode;

use super::message::Dialog;
use crate::message::Theme;

/// How many steps are explored when a puzzle is opened, in no time: what is small is then known
/// whole.
const GLANCE: u64 = 200_000;

/// How many steps a journey may go beyond what is known before it is better left to the worker.
pub const FAR: u64 = 5_000_000;

/// Everything that the page shows.
pub struct Model {
    /// The search and the moment that is shown.
    pub search: Search,
    /// Whether the film runs.
    pub mode: Mode,
    /// How fast.
    pub rate: Rate,
    /// The square that the Tab key reaches.
    pub square: usize,
    /// The language.
    pub lang: Lang,
    /// The colours.
    pub theme: Theme,
    /// What there is to tell in passing.
    pub notice: Option<Notice>,
    /// The open dialog.
    pub dialog: Option<Dialog>,
}

/// What there is to tell in passing.
#[derive(Clone, PartialEq, Debug)]
pub enum Notice {
    /// Whether the link was copied.
    Shared(bool),
    /// A part of the address could not be understood.
    Link(Vec<LinkProblem>),
    /// There is no such moment.
    Nowhere,
    /// There is no further solution.
    NoneLeft,
    /// It is too far away to be gone to.
    TooFar,
    /// The texts of a language could not be had.
    Unspoken(Lang),
}

impl Model {
    /// The page as an address wishes it.
    pub fn open(fragment: &str, lang: Lang, theme: Theme) -> Self {
        let mut model = Self {
            search: Search::new(Problem::default()),
            mode: Mode::Paused,
            rate: Rate::default(),
            square: 0,
            lang,
            theme,
            notice: None,
            dialog: None,
        };
        model.follow(fragment);
        model
    }

    /// Shows what an address says.
    pub fn follow(&mut self, fragment: &str) {
        let (link, problems) = Link::parse(fragment);
        self.begin(link.problem);
        let arrival = self.search.travel(Travel::To(link.step), FAR);
        self.notice = if !problems.is_empty() {
            Some(Notice::Link(problems))
        } else if arrival == Arrival::TooFar {
            Some(Notice::TooFar)
        } else {
            None
        };
    }

    /// Shows another puzzle from its beginning.
    pub fn begin(&mut self, problem: Problem) {
        self.search = Search::new(problem);
        self.search.extend(GLANCE, Until::Bound);
        self.mode = Mode::Paused;
        self.square = self.search.board().way.first().copied().unwrap_or_default();
    }

    /// Shows an exhibit of the gallery.
    pub fn show_exhibit(&mut self, number: usize) {
        if let Some(exhibit) = GALLERY.get(number) {
            self.follow(exhibit.link);
        }
    }

    /// Goes to another step, and tells when there is none.
    pub fn go(&mut self, way: Travel) {
        self.mode = Mode::Paused;
        self.notice = match (self.search.travel(way, FAR), way) {
            (Arrival::There, _) => None,
            (Arrival::Nowhere, Travel::NextSolution | Travel::PreviousSolution) => {
                Some(Notice::NoneLeft)
            }
            (Arrival::Nowhere, Travel::Back | Travel::Forward) => None,
            (Arrival::Nowhere, _) => Some(Notice::Nowhere),
            (Arrival::TooFar, _) => Some(Notice::TooFar),
        };
    }

    /// Play or pause; playing at the end starts again.
    pub fn toggle(&mut self) {
        self.mode = match self.mode {
            Mode::Running => Mode::Paused,
            Mode::Paused => {
                if self.is_at_end() {
                    self.search.travel(Travel::First, FAR);
                }
                Mode::Running
            }
        };
    }

    /// Shows the next picture of the film, which stops at the end and at a solution.
    pub fn tick(&mut self) {
        if self.mode == Mode::Paused {
            return;
        }
        let next = self.search.here().step + self.rate.stride();
        let solutions = self.search.journal().solutions();
        let ahead = solutions.partition_point(|&found| found <= self.search.here().step);
        let found = solutions.get(ahead).copied().filter(|&found| found <= next);
        self.search.travel(Travel::To(found.unwrap_or(next)), FAR);
        if found.is_some() || self.is_at_end() {
            self.mode = Mode::Paused;
        }
    }

    /// Whether the last step of all is shown.
    pub fn is_at_end(&self) -> bool {
        self.search.journal().is_complete() && self.search.is_at_front()
    }

    /// The address of what is shown, behind `#`.
    pub fn link(&self) -> String {
        Link::print(self.search.problem(), self.search.here().step)
    }
}
