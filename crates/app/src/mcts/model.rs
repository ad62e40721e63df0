//! The state of the page about Monte Carlo tree search.

use std::rc::Rc;

use plyscope_best_first::mcts::{Moment, Node, Settings};
use plyscope_best_first_view::mcts::gallery::GALLERY;
use plyscope_best_first_view::mcts::link::{read_tree, Link, LinkProblem};
use plyscope_best_first_view::mcts::problems::of_refusal;
use plyscope_best_first_view::mcts::travel::{travel, Travel};
use plyscope_best_first_view::mcts::{begin, Refusal};
use plyscope_best_first_view::mcts::{Running, Session};
use plyscope_best_first_view::shown::Shown;
use plyscope_best_first_view::Given;
use plyscope_i18n::Lang;
use plyscope_search::notation::ParseError;
use plyscope_setup::address::At;
use plyscope_setup::problems::search::of_parse_error;
use plyscope_view::playback::{Mode, Speed};

use crate::browser;
use crate::frame::Shell;

/// How long a turn of searching lasts, in milliseconds: shorter than a frame.
const TURN: f64 = 10.0;
/// How many iterations are done between two looks at the clock.
const BETWEEN: u32 = 16;

/// The state that the page shows.
pub struct Model {
    /// What is searched, as it was given.
    pub given: Given,
    /// How.
    pub settings: Settings,
    /// The search, in one of its states.
    pub search: Search,
    /// The step that is shown, or is to be shown once the search is finished.
    pub at: At,
    /// The node whose moves are listed.
    pub looked_at: Node,
    /// How many random moves the board shows; `None` for all.
    pub random: Option<usize>,
    /// The space for the tree, in CSS pixels.
    pub space: (f64, f64),
    /// Whether playback runs.
    pub mode: Mode,
    /// How fast.
    pub speed: Speed,
    /// The state shared with the other pages.
    pub shell: Shell<Notice>,
}

/// A search.
#[derive(Default)]
pub enum Search {
    /// Nothing is searched.
    #[default]
    None,
    /// It cannot begin.
    Refused(Refused),
    /// It runs.
    Running(Box<Running>),
    /// It is finished; the nodes that are drawn depend on the space.
    Finished(Rc<Session>, Shown),
}

/// Why a search cannot begin.
pub enum Refused {
    /// The text is no tree.
    Tree(ParseError),
    /// Its leaves have no rewards, or the game is not valid.
    Other(Refusal),
}

impl Refused {
    /// The reason as a sentence.
    pub fn message(&self, lang: Lang) -> String {
        match self {
            Self::Tree(error) => of_parse_error(error, lang),
            Self::Other(refusal) => of_refusal(refusal, lang),
        }
    }
}

/// Notices of this page.
#[derive(Clone, PartialEq, Debug)]
pub enum Notice {
    /// A part of the address could not be understood.
    Link(Vec<LinkProblem>),
}

impl Model {
    /// The page that an address describes.
    pub fn new(fragment: &str, mut shell: Shell<Notice>) -> Self {
        let (link, problems) = Link::parse(fragment);
        shell.notify(link_notice(problems));
        let mut model = Self {
            search: begun(&link.subject, link.settings),
            given: link.subject,
            settings: link.settings,
            at: link.step,
            looked_at: Node::ROOT,
            random: None,
            space: (900.0, 420.0),
            mode: Mode::Paused,
            speed: Speed::default(),
            shell,
        };
        model.search_on();
        model
    }

    /// Shows what an address describes.
    pub fn show(&mut self, fragment: &str) {
        let (link, problems) = Link::parse(fragment);
        if (&link.subject, link.settings) == (&self.given, self.settings) {
            self.at = link.step;
            self.arrive();
        } else {
            (self.given, self.settings, self.at) = (link.subject, link.settings, link.step);
            self.begin();
        }
        self.shell.notify(link_notice(problems));
    }

    /// Shows an example of the gallery.
    pub fn show_exhibit(&mut self, number: usize) {
        if let Some(exhibit) = GALLERY.get(number) {
            self.show(exhibit.link);
        }
        self.shell.dialog = None;
    }

    /// Searches something else, or in another way, from the start.
    pub fn restart(&mut self, given: Given, settings: Settings) {
        (self.given, self.settings) = (given, settings);
        self.at = At::default();
        self.shell.clear_notice();
        self.begin();
    }

    fn begin(&mut self) {
        self.mode = Mode::Paused;
        self.looked_at = Node::ROOT;
        self.random = None;
        self.search = begun(&self.given, self.settings);
        self.search_on();
    }

    /// Whether a search runs.
    pub const fn is_searching(&self) -> bool {
        matches!(self.search, Search::Running(_))
    }

    /// Searches for a short time.
    pub fn search_on(&mut self) {
        let Search::Running(running) = &mut self.search else { return };
        let end = browser::now() + TURN;
        while !running.advance(BETWEEN) {
            if browser::now() >= end {
                return;
            }
        }
        if let Search::Running(running) = std::mem::take(&mut self.search) {
            let session = Rc::new(running.finish());
            let shown = shown(&session, self.space);
            self.search = Search::Finished(session, shown);
            self.arrive();
        }
    }

    /// The finished search.
    pub const fn session(&self) -> Option<(&Rc<Session>, &Shown)> {
        match &self.search {
            Search::Finished(session, shown) => Some((session, shown)),
            _ => None,
        }
    }

    /// The space for the tree is another.
    pub fn fit(&mut self, space: (f64, f64)) {
        self.space = space;
        if let Search::Finished(session, drawn) = &mut self.search {
            *drawn = shown(session, space);
        }
    }

    /// The last step of the search.
    pub const fn last(&self) -> Moment {
        Moment::last(self.settings.iterations)
    }

    /// The step that is shown.
    pub fn moment(&self) -> Moment {
        match self.at {
            At::Step(step) => {
                Moment::of_step(u32::try_from(step).unwrap_or(u32::MAX)).min(self.last())
            }
            At::Last => self.last(),
        }
    }

    /// Goes to another step.
    pub fn go(&mut self, way: Travel) {
        self.mode = Mode::Paused;
        self.step(way);
    }

    fn step(&mut self, way: Travel) {
        let to = travel(self.last(), self.moment(), way);
        self.at = At::Step(to.step().into());
        self.arrive();
    }

    /// What is looked at must be there.
    fn arrive(&mut self) {
        self.random = None;
        let added = self.session().map(|(session, _)| session.record().added(self.looked_at));
        if added.is_none_or(|added| added > self.moment().expanded()) {
            self.looked_at = Node::ROOT;
        }
    }

    /// Play or pause; playing at the end starts again.
    pub fn toggle(&mut self) {
        self.mode = match self.mode {
            Mode::Running => Mode::Paused,
            Mode::Paused => {
                if self.moment() == self.last() {
                    self.step(Travel::First);
                }
                Mode::Running
            }
        };
    }

    /// Shows the next step of the film, which stops at the end.
    pub fn next(&mut self) {
        if self.mode == Mode::Running {
            self.step(Travel::Forward);
            if self.moment() == self.last() {
                self.mode = Mode::Paused;
            }
        }
    }

    /// The address of what is shown, behind `#`.
    pub fn print_link(&self) -> String {
        Link { subject: self.given.clone(), settings: self.settings, step: self.at }.print()
    }
}

/// A search that begins, or the reason why it cannot.
fn begun(given: &Given, settings: Settings) -> Search {
    let subject = match given.read(read_tree) {
        Ok(subject) => subject,
        Err(error) => return Search::Refused(Refused::Tree(error)),
    };
    match begin(&subject, settings) {
        Ok(running) => Search::Running(Box::new(running)),
        Err(refusal) => Search::Refused(Refused::Other(refusal)),
    }
}

fn shown(session: &Session, space: (f64, f64)) -> Shown {
    session.shown(space)
}

fn link_notice(problems: Vec<LinkProblem>) -> Option<Notice> {
    (!problems.is_empty()).then_some(Notice::Link(problems))
}
