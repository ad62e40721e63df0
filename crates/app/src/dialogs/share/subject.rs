//! The part of the shared view that pictures can be made of.

use plyscope_coroutine_view as coroutine;
use plyscope_export::handout::scene::Scene;
use plyscope_program_trace as program_trace;
use plyscope_puzzle_view::backtrack;
use plyscope_puzzle_view::backtrack::search::Search;
use plyscope_search::trace::Recorder;
use plyscope_session::Session;
use plyscope_setup::address::{pairs, At};
use plyscope_setup::link::Link;
use plyscope_setup::page_link::PageLink;

use crate::model::LARGE;
use crate::searcher::{search, Request, Task, MAX_STEPS};

/// What is shared.
pub enum Subject {
    /// Nothing that can be drawn.
    Words,
    /// A search that a worker runs, and its step.
    Waiting(Box<Request>, At),
    /// Something to be drawn, at a step.
    Scene(Scene, At),
    /// A search that failed.
    Lost,
}

impl Subject {
    /// The subject of an address; `text` is the tree or the trace that the address has no room for.
    pub fn of(fragment: &str, text: &str) -> Self {
        let has = |name: &str| pairs(fragment).any(|(one, _)| one == name);
        // Also a program: what it does is not what the search of its tree does.
        // Searches that grow a tree, and puzzles played by hand, have no pictures in files.
        let words = [
            "question",
            "lesson",
            "practice",
            "progress",
            "language",
            "iterations",
            "search",
            "hand",
        ];
        if words.into_iter().any(has) {
            return Self::Words;
        }
        if has("puzzle") {
            let link = backtrack::link::Link::parse(fragment).0;
            let scene = Scene::Backtracking(Box::new(Search::new(link.problem)));
            return Self::Scene(scene, At::Step(link.step));
        }
        if has("labels") {
            let link = coroutine::link::Link::parse(fragment).0;
            let step = At::from(link.step);
            return Self::Scene(Scene::Coroutines(Box::new(link.dialogue)), step);
        }
        if has("trace") {
            return Self::traced(PageLink::parse(fragment).0, text);
        }
        if has("tree") || has("game") {
            return Self::searched(Link::parse(fragment).0, text);
        }
        Self::Words
    }

    /// Searches a small tree at once, all else in a worker.
    fn searched(link: Link, text: &str) -> Self {
        let step = link.step.unwrap_or_default();
        let tree = if text.is_empty() { link.text.as_deref().unwrap_or_default() } else { text };
        let task = match &link.game {
            Some(spec) => Task::Game(spec.clone()),
            None if tree.len() > LARGE && !text.is_empty() => Task::Tree(tree.to_owned()),
            None if tree.len() > LARGE => Task::Tree(with_side(tree, &link)),
            None => {
                let found = search(&with_side(tree, &link), link.setup, Recorder::new());
                let scene = found.ok().map(Scene::Search);
                return scene.map_or(Self::Lost, |scene| Self::Scene(scene, step));
            }
        };
        Self::waiting(task, &link, step)
    }

    /// Reads a short trace at once, a long one in a worker.
    fn traced(PageLink { link, trace, .. }: PageLink, text: &str) -> Self {
        let step = link.step.unwrap_or_default();
        let tree = with_side(link.text.as_deref().unwrap_or_default(), &link);
        let trace = trace.unwrap_or_default();
        let text = if text.is_empty() { &trace } else { text };
        if text.len().max(tree.len()) > LARGE {
            return Self::waiting(Task::Trace(text.to_owned(), tree), &link, step);
        }
        let session = program_trace::open(text, &tree, |_, _| ()).ok();
        session.map_or(Self::Lost, |session| Self::Scene(Scene::Search(session), step))
    }

    fn waiting(task: Task, link: &Link, step: At) -> Self {
        let time = link.setup.time_limit();
        let (setup, steps) = (link.setup, MAX_STEPS);
        Self::Waiting(Box::new(Request { number: 0, task, setup, steps, time }), step)
    }

    /// The request for a worker.
    pub fn request(&self) -> Option<Request> {
        match self {
            Self::Waiting(request, _) => Some((**request).clone()),
            _ => None,
        }
    }

    /// The worker is done.
    pub fn settle(&mut self, session: Option<Session>) {
        if let &mut Self::Waiting(_, step) = self {
            *self = session.map_or(Self::Lost, |found| Self::Scene(Scene::Search(found), step));
        }
    }

    /// What is drawn, and the step that is shown: not beyond the last.
    pub fn scene(&self) -> Option<(&Scene, u64)> {
        match self {
            Self::Scene(scene, at) => {
                let step = match (*at, scene.last()) {
                    (At::Step(step), last) => last.map_or(step, |last| last.min(step)),
                    (At::Last, last) => last.unwrap_or(0),
                };
                Some((scene, step))
            }
            _ => None,
        }
    }
}

/// A tree's text with the side to move that an address gives separately. A text beside an address has its
/// side.
fn with_side(text: &str, link: &Link) -> String {
    let own = Link { text: Some(text.to_owned()), ..link.clone() };
    match own.tree() {
        Some(Ok(tree)) => tree.to_string(),
        _ => text.to_owned(),
    }
}
