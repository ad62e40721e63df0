//! Reading and searching a tree, on the page when it is small and in a worker when it is large.

use std::ops::ControlFlow;

use gloo_worker::{HandlerId, Spawnable, Worker, WorkerBridge, WorkerScope};
use plyscope_core::notation::ParseError;
use plyscope_core::trace::Recorder;
use plyscope_core::GameTree;
use plyscope_stage::engine::search_tree;
use plyscope_stage::session::Session;
use plyscope_stage::setup::Setup;
use serde::{Deserialize, Serialize};
use serde_bytes::ByteBuf;
use yew::Callback;

/// The most steps that are kept.
pub const MAX_STEPS: u32 = 20_000_000;

/// Why there is no session.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Failure {
    /// The text is not a tree.
    Text(ParseError),
    /// The search took more than [`MAX_STEPS`] steps.
    Stopped,
}

/// Reads a text and searches its tree.
pub fn search(text: &str, setup: Setup, recorder: Recorder<'_>) -> Result<Session, Failure> {
    let tree = GameTree::parse(text).map_err(Failure::Text)?;
    search_tree(tree, setup, recorder.with_limit(MAX_STEPS)).map_err(|_| Failure::Stopped)
}

/// A search that the worker is to do.
#[derive(Debug, Serialize, Deserialize)]
pub struct Request {
    /// Its number, which comes back with every reply.
    pub number: u32,
    /// The tree's text.
    pub text: String,
    /// Which search.
    pub setup: Setup,
}

/// Something the worker says.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Reply {
    /// The number of the search it is about.
    pub number: u32,
    /// What is new.
    pub news: News,
}

/// What can be new.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum News {
    /// So many steps have been searched.
    Steps(u32),
    /// The search is over; a session travels packed.
    Found(Result<ByteBuf, Failure>),
}

/// The worker.
pub struct Searcher;

impl Worker for Searcher {
    type Message = ();
    type Input = Request;
    type Output = Reply;

    fn create(_scope: &WorkerScope<Self>) -> Self {
        Self
    }

    fn update(&mut self, _scope: &WorkerScope<Self>, (): ()) {}

    fn received(&mut self, scope: &WorkerScope<Self>, request: Request, id: HandlerId) {
        let number = request.number;
        let say = |news| scope.respond(id, Reply { number, news });
        let recorder = Recorder::new().with_watcher(|step| {
            say(News::Steps(step.0));
            ControlFlow::Continue(())
        });
        let found = search(&request.text, request.setup, recorder)
            .and_then(|session| session.pack().ok_or(Failure::Stopped));
        say(News::Found(found.map(ByteBuf::from)));
    }
}

/// A worker with one job; it is let go when this is dropped.
pub struct Bridge {
    _worker: WorkerBridge<Searcher>,
}

impl Bridge {
    /// Starts a worker with a job.
    pub fn hire(request: Request, send: Callback<Reply>) -> Self {
        let worker = Searcher::spawner()
            .callback(move |reply| send.emit(reply))
            .spawn_with_loader("./search-worker.js");
        worker.send(request);
        Self { _worker: worker }
    }
}
