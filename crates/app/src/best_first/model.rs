//! The state of the page about SSS* and proof-number search.

use std::rc::Rc;

use plyscope_best_first::tree::Node;
use plyscope_best_first_view::best_first::gallery::GALLERY;
use plyscope_best_first_view::best_first::link::{read_tree, Link, LinkProblem};
use plyscope_best_first_view::best_first::problems::of_refusal;
use plyscope_best_first_view::best_first::travel::{travel, Travel};
use plyscope_best_first_view::best_first::{begin, Kind, Refusal, Running, Search, Session};
use plyscope_best_first_view::shown::Shown;
use plyscope_best_first_view::Given;
use plyscope_i18n::Lang;
use plyscope_search::notation::ParseError;
use plyscope_setup::address::At;
use plyscope_setup::problems::search::of_parse_error;
use plyscope_view::playback::{Mode, Speed};

use crate::browser;
use crate::frame::Shell;

/// How long the page searches before it draws again, in milliseconds.
const TURN: f64 = 24.0;
/// How many steps are done between two looks at the clock.
const BETWEEN: u32 = 100;

/// The state of the page.
pub struct Model {
    /// What is searched.
    pub given: Given,
    /// How.
    pub search: Search,
    /// The search.
    pub progress: Progress,
    /// The step that is shown, or is to be shown once the search is finished.
    pub at: At,
    /// The node that is described beside the tree.
    pub looked_at: Node,
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
pub enum Progress {
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
    /// Chance decides, or the game is not valid.
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
            progress: begun(&link.subject, link.search),
            given: link.subject,
            search: link.search,
            at: link.step,
            looked_at: Node::ROOT,
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
        if (&link.subject, link.search) == (&self.given, self.search) {
            self.at = link.step;
            self.arrive();
        } else {
            (self.given, self.search, self.at) = (link.subject, link.search, link.step);
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

    /// Shows another kind of search: of the same tree, or of what it usually searches.
    pub fn turn_to(&mut self, kind: Kind) {
        let usual = Link::usual(kind);
        let given = match &self.given {
            Given::Tree(text) => Given::Tree(text.clone()),
            Given::Game(_) => usual.subject,
        };
        self.restart(given, usual.search);
    }

    /// Searches something else, or in another way, from the start.
    pub fn restart(&mut self, given: Given, search: Search) {
        (self.given, self.search) = (given, search);
        self.at = At::default();
        self.shell.clear_notice();
        self.begin();
    }

    fn begin(&mut self) {
        self.mode = Mode::Paused;
        self.looked_at = Node::ROOT;
        self.progress = begun(&self.given, self.search);
        self.search_on();
    }

    /// Whether a search runs.
    pub const fn is_searching(&self) -> bool {
        matches!(self.progress, Progress::Running(_))
    }

    /// Searches for a short time.
    pub fn search_on(&mut self) {
        let Progress::Running(running) = &mut self.progress else { return };
        let end = browser::now() + TURN;
        while !running.advance(BETWEEN) {
            if browser::now() >= end {
                return;
            }
        }
        if let Progress::Running(running) = std::mem::take(&mut self.progress) {
            let session = Rc::new(running.finish());
            let shown = session.shown(self.space);
            self.progress = Progress::Finished(session, shown);
            self.arrive();
        }
    }

    /// The finished search.
    pub const fn session(&self) -> Option<(&Rc<Session>, &Shown)> {
        match &self.progress {
            Progress::Finished(session, shown) => Some((session, shown)),
            _ => None,
        }
    }

    /// The space for the tree is another.
    pub fn fit(&mut self, space: (f64, f64)) {
        self.space = space;
        if let Progress::Finished(session, drawn) = &mut self.progress {
            *drawn = session.shown(space);
        }
    }

    /// The last step of the search.
    pub fn last(&self) -> u32 {
        self.session().map_or(0, |(session, _)| session.record().last())
    }

    /// The step that is shown.
    pub fn step(&self) -> u32 {
        match self.at {
            At::Step(step) => u32::try_from(step).unwrap_or(u32::MAX).min(self.last()),
            At::Last => self.last(),
        }
    }

    /// Goes to another step.
    pub fn go(&mut self, way: Travel) {
        self.mode = Mode::Paused;
        self.travel(way);
    }

    fn travel(&mut self, way: Travel) {
        let Some((session, _)) = self.session() else { return };
        self.at = At::Step(travel(session.record(), self.step(), way).into());
        self.arrive();
    }

    /// What is looked at must be there.
    fn arrive(&mut self) {
        let step = self.step();
        let is_there = self.session().is_some_and(|(session, _)| {
            let record = session.record();
            record.tree().added(self.looked_at) <= record.time(step)
        });
        if !is_there {
            self.looked_at = Node::ROOT;
        }
    }

    /// Play or pause; playing at the end starts again.
    pub fn toggle(&mut self) {
        self.mode = match self.mode {
            Mode::Running => Mode::Paused,
            Mode::Paused => {
                if self.step() == self.last() {
                    self.travel(Travel::First);
                }
                Mode::Running
            }
        };
    }

    /// Shows the next step of the film, which stops at the end.
    pub fn next(&mut self) {
        if self.mode == Mode::Running {
            self.travel(Travel::Forward);
            if self.step() == self.last() {
                self.mode = Mode::Paused;
            }
        }
    }

    /// The address of what is shown, behind `#`.
    pub fn print_link(&self) -> String {
        Link { subject: self.given.clone(), search: self.search, step: self.at }.print()
    }
}

/// A search that begins, or the reason why it cannot.
fn begun(given: &Given, search: Search) -> Progress {
    let subject = match given.read(read_tree) {
        Ok(subject) => subject,
        Err(error) => return Progress::Refused(Refused::Tree(error)),
    };
    match begin(&subject, search) {
        Ok(running) => Progress::Running(Box::new(running)),
        Err(refusal) => Progress::Refused(Refused::Other(refusal)),
    }
}

fn link_notice(problems: Vec<LinkProblem>) -> Option<Notice> {
    (!problems.is_empty()).then_some(Notice::Link(problems))
}
