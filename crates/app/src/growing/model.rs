//! The state of a page about a search that grows a tree.

use std::rc::Rc;

use plyscope_best_first::tree::Node;
use plyscope_best_first_view::shown::Shown;
use plyscope_best_first_view::Given;
use plyscope_search::notation::ParseError;
use plyscope_session::playback::{Mode, Speed};
use plyscope_setup::address::{At, Problem};

use super::{Growth, Opened};
use crate::browser;
use crate::frame::Shell;

/// How long the page searches before it draws again, in milliseconds.
const TURN: f64 = 24.0;

/// The state of the page. A notice is what could not be understood of an address.
pub struct Model<G: Growth> {
    /// What is searched.
    pub given: Given,
    /// How.
    pub settings: G::Settings,
    /// The text of the last tree, which is kept behind a game.
    pub tree: Option<String>,
    /// The search.
    pub search: Search<G>,
    /// The step that is shown, or is to be shown once the search is finished.
    pub at: At,
    /// The node that is described beside the tree.
    pub looked_at: Node,
    /// What only this page keeps.
    pub kept: G::Kept,
    /// The space for the tree, in CSS pixels.
    pub space: (f64, f64),
    /// Whether playback runs.
    pub mode: Mode,
    /// How fast.
    pub speed: Speed,
    /// The state shared with the other pages.
    pub shell: Shell<Vec<G::Problem>>,
}

/// A search.
#[derive(Default)]
pub enum Search<G: Growth> {
    /// Nothing is searched.
    #[default]
    None,
    /// The text is no tree.
    NoTree(ParseError),
    /// It cannot begin.
    Refused(G::Refusal),
    /// It runs.
    Running(Box<G::Running>),
    /// It is finished; the nodes that are drawn depend on the space.
    Finished(Rc<G::Session>, Shown),
}

impl<G: Growth> Model<G> {
    /// The page that an address describes; without one, the first example.
    pub fn new(fragment: &str, mut shell: Shell<Vec<G::Problem>>) -> Self {
        let is_empty = fragment.trim_start_matches('#').is_empty();
        let first = G::GALLERY.first().map(|exhibit| exhibit.link);
        let (opened, problems) = G::parse(first.filter(|_| is_empty).unwrap_or(fragment));
        shell.notify(notice(problems));
        let mut model = Self {
            given: opened.given,
            settings: opened.settings,
            tree: None,
            search: Search::None,
            at: opened.at,
            looked_at: Node::ROOT,
            kept: G::Kept::default(),
            space: (900.0, 420.0),
            mode: Mode::Paused,
            speed: Speed::default(),
            shell,
        };
        model.begin();
        model
    }

    /// Shows what an address describes.
    pub fn show(&mut self, fragment: &str) {
        let (opened, problems) = G::parse(fragment);
        self.shell.notify(notice(problems));
        self.mode = Mode::Paused;
        if (&opened.given, opened.settings) == (&self.given, self.settings) {
            self.at = opened.at;
            self.end_at_last();
            self.arrive();
        } else {
            (self.given, self.settings, self.at) = (opened.given, opened.settings, opened.at);
            self.begin();
        }
    }

    /// Shows an example of the gallery.
    pub fn show_exhibit(&mut self, number: usize) {
        if let Some(exhibit) = G::GALLERY.get(number) {
            self.show(exhibit.link);
        }
        self.shell.dialog = None;
    }

    /// Searches something else, or in another way, from the start.
    pub fn restart(&mut self, given: Given, settings: G::Settings) {
        (self.given, self.settings) = (given, settings);
        self.at = At::default();
        self.shell.clear_notice();
        self.begin();
    }

    fn begin(&mut self) {
        self.mode = Mode::Paused;
        self.looked_at = Node::ROOT;
        self.kept = G::Kept::default();
        self.search = begun(&self.given, self.settings);
        let is_tree = !matches!(self.search, Search::NoTree(_));
        if let Given::Tree(text) = &self.given {
            if is_tree {
                self.tree = Some(text.clone());
            }
        }
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
        while !G::advance(running, G::BETWEEN) {
            if browser::now() >= end {
                return;
            }
        }
        if let Search::Running(running) = std::mem::take(&mut self.search) {
            let session = Rc::new(G::finish(*running));
            let shown = G::shown(&session, self.space);
            self.search = Search::Finished(session, shown);
            self.end_at_last();
            self.arrive();
        }
    }

    /// The finished search.
    pub const fn session(&self) -> Option<(&Rc<G::Session>, &Shown)> {
        match &self.search {
            Search::Finished(session, shown) => Some((session, shown)),
            _ => None,
        }
    }

    /// The space for the tree is another.
    pub fn fit(&mut self, space: (f64, f64)) {
        self.space = space;
        if let Search::Finished(session, drawn) = &mut self.search {
            *drawn = G::shown(session, space);
        }
    }

    /// The last step of the search.
    pub fn last(&self) -> u32 {
        self.session().map_or(0, |(session, _)| G::last(session))
    }

    /// The step that is shown.
    pub fn step(&self) -> u32 {
        match self.at {
            At::Step(step) => u32::try_from(step).unwrap_or(u32::MAX).min(self.last()),
            At::Last => self.last(),
        }
    }

    /// Goes to another step.
    pub fn go(&mut self, way: G::Travel) {
        self.mode = Mode::Paused;
        self.travel(way);
    }

    fn travel(&mut self, way: G::Travel) {
        let Some((session, _)) = self.session() else { return };
        self.at = At::Step(G::travel(session, self.step(), way).into());
        self.arrive();
    }

    /// Shows the last step where an address asks for a later one, which is a problem of the address.
    fn end_at_last(&mut self) {
        if self.session().is_none() {
            return;
        }
        let last = self.last().into();
        let Some(step) = self.at.beyond(last) else { return };
        self.at = At::Step(last);
        let problem = G::Problem::from(Problem::Beyond { step, last });
        let mut problems = self.shell.own_notice().cloned().unwrap_or_default();
        if !problems.contains(&problem) {
            problems.push(problem);
        }
        self.shell.notify(notice(problems));
    }

    /// What is looked at must be there.
    fn arrive(&mut self) {
        self.kept = G::Kept::default();
        let is_there = self.session().is_some_and(|(session, _)| {
            G::tree(session).added(self.looked_at) <= G::time(session, self.step())
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
                    self.travel(G::WAYS.first);
                }
                Mode::Running
            }
        };
    }

    /// Shows the next step of the film, which stops at the end.
    pub fn next(&mut self) {
        if self.mode == Mode::Running {
            self.travel(G::WAYS.forward);
            if self.step() == self.last() {
                self.mode = Mode::Paused;
            }
        }
    }

    /// The address of what is shown, behind `#`.
    pub fn print_link(&self) -> String {
        G::print(Opened { given: self.given.clone(), settings: self.settings, at: self.at })
    }
}

/// A search that begins, or the reason why it cannot.
fn begun<G: Growth>(given: &Given, settings: G::Settings) -> Search<G> {
    match given.read(G::read_tree) {
        Err(error) => Search::NoTree(error),
        Ok(subject) => match G::begin(&subject, settings) {
            Ok(running) => Search::Running(Box::new(running)),
            Err(refusal) => Search::Refused(refusal),
        },
    }
}

fn notice<P>(problems: Vec<P>) -> Option<Vec<P>> {
    (!problems.is_empty()).then_some(problems)
}
