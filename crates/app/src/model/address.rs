//! Reading and writing addresses and saved work.

use std::rc::Rc;

use plyscope_program_trace as program_trace;
use plyscope_search::algo::Algorithm;
use plyscope_search::{GameTree, Player, Step};
use plyscope_session::playback::Playback;
use plyscope_session::Session;
use plyscope_setup::address::At;
use plyscope_setup::ask::Ask;
use plyscope_setup::catalog::GameSpec;
use plyscope_setup::link::{with_view, Link, LinkProblem, MAX_LINK};
use plyscope_setup::page_link::PageLink;
use plyscope_setup::view::View;
use plyscope_setup::{Setup, SubjectKind};

use super::{Arrival, Model, Notice, FIRST_TREE};
use crate::frame;

/// Work saved when the page was left: the tree's text, and an address without it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SavedWork {
    /// The text.
    pub text: String,
    /// The rest, as in an address.
    pub link: String,
}

/// What becomes one's own when it is changed: what is searched, how, and the moves of the match.
#[derive(PartialEq, Eq)]
pub struct Work {
    text: Rc<str>,
    game: Option<GameSpec>,
    setup: Setup,
    moves: Option<usize>,
}

impl Model {
    /// Shows the state of an address, or of a text that was stored with the rest of an address.
    pub fn follow(&mut self, fragment: &str, text: Option<String>) {
        let (PageLink { link, ask, trace }, problems) = PageLink::parse(fragment);
        self.is_own = text.is_some();
        self.is_restored = self.is_own;
        (self.setup, self.replaced, self.ask) = (link.setup, None, ask);
        self.played =
            self.played.take().and_then(|played| played.evaluated_as(link.game.as_ref()?));
        self.stop_thinking();
        // The address of a page that has just opened does not mean one's own tree.
        let opens = self.session.is_none();
        self.forget_trace();
        self.game = link.game;
        let text = match (text, link.text) {
            // A text that was saved has its side.
            (Some(saved), _) => saved,
            (None, Some(text)) => with_side(text, link.root),
            (None, None) if opens && self.game.is_none() => FIRST_TREE.to_owned(),
            // Nothing was there before.
            (None, None) if self.history.text().is_empty() => FIRST_TREE.to_owned(),
            (None, None) => self.history.text().to_owned(),
        };
        self.history.set(text);
        let notice = if problems.is_empty() {
            None
        } else if self.is_own {
            Some(Notice::Outdated)
        } else {
            Some(Notice::Link(problems))
        };
        self.shell.notify(notice);
        self.playback = Playback::default();
        self.chosen = None;
        self.look_automatically();
        self.chosen_view = link.view;
        self.exhibit = None;
        self.wanted = link.step.unwrap_or_default();
        self.arrival = Arrival::default();
        if let Some(trace) = trace {
            // What was shown is of another address, and what was still searched.
            (self.session, self.job) = (None, None);
            self.set_trace(trace);
            return;
        }
        // A mistake in the tree is shown at its text.
        self.search();
    }

    pub(super) fn notify_link_problem(&mut self, problem: LinkProblem) {
        // Work that was stored has no link.
        if self.is_restored {
            return;
        }
        let mut problems = match self.shell.notice.take() {
            Some(frame::Notice::Own(Notice::Link(problems))) => problems,
            _ => Vec::new(),
        };
        problems.push(problem);
        self.shell.notify(Notice::Link(problems));
    }

    /// The work as it is now.
    pub fn work(&self) -> Work {
        Work {
            text: self.history.shared(),
            game: self.game.clone(),
            setup: self.setup,
            moves: self.played.as_ref().map(|played| played.made().len()),
        }
    }

    /// The fragment for the current state; `None` if it would be too long.
    pub fn link(&self) -> Option<String> {
        if let Some(session) = self.traced() {
            return self.traced_link(session);
        }
        let text = self.history.text();
        let link = (text.len() <= MAX_LINK).then(|| self.print_link(text))?;
        (link.len() <= MAX_LINK).then_some(link)
    }

    /// The link to share, and the text of the tree or the trace if it does not fit into the link.
    pub fn shared(&self) -> (String, String) {
        if let (Some(session), None, Some(trace)) = (self.traced(), self.link(), &self.trace) {
            let tree = session.tree();
            let link = Link::print(&tree.to_string(), tree.root_player(), &self.setup, self.step());
            return (PageLink::with_trace(link, ""), trace.text.clone());
        }
        match self.link() {
            Some(link) => (link, String::new()),
            None => {
                let SavedWork { text, link } = self.saved_work();
                (link, text)
            }
        }
    }

    /// The work in progress, to be restored later.
    pub fn saved_work(&self) -> SavedWork {
        if let Some(session) = self.traced() {
            let saved = self.traced_link(session);
            let saved = saved.map(|link| SavedWork { text: session.tree().to_string(), link });
            // A longer trace is not kept, but the search before it is.
            return saved.unwrap_or_else(|| self.saved_search());
        }
        SavedWork { text: self.history.text().to_owned(), link: self.print_link("") }
    }

    /// The fragment for a trace; `None` where it would be too long.
    fn traced_link(&self, session: &Session) -> Option<String> {
        let address = program_trace::address(session, &self.setup, self.step())?;
        let usual = View::usual(SubjectKind::Tree);
        Some(with_view(address, self.chosen_view.filter(|&view| view != usual)))
    }

    fn print_link(&self, text: &str) -> String {
        let usual = View::usual(SubjectKind::of(self.game.as_ref()));
        let printed =
            with_view(self.print_search(text), self.chosen_view.filter(|&view| view != usual));
        Ask::with(printed, self.asks())
    }

    /// What is asked before playback shows it. A choice is kept behind a game and a large tree, about
    /// which nothing is asked.
    pub fn asks(&self) -> Option<Ask> {
        self.ask.filter(|_| self.game.is_none() && !self.is_large())
    }

    /// What is asked about, as an address; `None` if nothing is, or if the search is not shown yet.
    pub fn asked(&self) -> Option<String> {
        let ask = self.asks()?;
        let session = self.session.as_ref().filter(|session| session.game().is_none())?;
        let is_current = self.error.is_none() && self.job.is_none();
        let root = session.tree().root_player();
        let text = self.history.text();
        is_current.then(|| Ask::with(Link::print(text, root, &self.setup, Step::START), Some(ask)))
    }

    fn print_search(&self, text: &str) -> String {
        if let Some(game) = &self.game {
            return Link::print_game(game, &self.setup, self.step());
        }
        let session = self.session.as_ref().filter(|session| session.game().is_none());
        let root = session.map_or(Player::Max, |session| session.tree().root_player());
        let current = self.error.is_none() && self.job.is_none();
        let root = if current { root } else { Player::Max };
        Link::print(text, root, &self.setup, self.step())
    }

    /// The step that is shown, or will be when the search is done.
    fn step(&self) -> At {
        self.wanted.from_step(self.playback.step)
    }
}

/// A tree's text with the side to move that a link gives separately.
fn with_side(text: String, root: Option<Player>) -> String {
    let Some(player) = root else { return text };
    match GameTree::parse_for(&text, Algorithm::Expectiminimax) {
        Ok(tree) if tree.root_player() != player => tree.with_root_player(player).to_string(),
        _ => text,
    }
}
