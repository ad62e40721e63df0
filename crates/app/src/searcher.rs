//! Reading and searching: a small tree on the page, a large one and every game in a worker.

use std::ops::ControlFlow;

use gloo_worker::{HandlerId, Spawnable, Worker, WorkerBridge, WorkerScope};
use plyscope_core::notation::ParseError;
use plyscope_core::trace::{Progress, RecordStop, Recorder};
use plyscope_core::GameTree;
use plyscope_stage::catalog::GameSpec;
use plyscope_stage::engine::{has_result, search_game, search_tree};
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
    /// The game cannot be searched, for a reason in English that only its rules know.
    Game(String),
    /// There is no memory to hand the search over.
    Lost,
}

/// Reads a text and searches its tree.
pub fn search(text: &str, setup: Setup, recorder: Recorder<'_>) -> Result<Session, Failure> {
    let tree = GameTree::parse(text).map_err(Failure::Text)?;
    search_tree(tree, setup, recorder.with_limit(MAX_STEPS)).map_err(|_| Failure::Stopped)
}

/// What is to be searched.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Task {
    /// A tree's text.
    Tree(String),
    /// A game.
    Game(GameSpec),
}

/// A search that the worker is to do.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Request {
    /// Its number, which comes back with every reply.
    pub number: u32,
    /// What is searched.
    pub task: Task,
    /// Which search.
    pub setup: Setup,
    /// How long it may take, in milliseconds; what it has found by then is what it has found. The
    /// first pass of iterative deepening is always finished.
    pub time: Option<u32>,
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
    /// How far the search is.
    Progress(Progress),
    /// The search is over; a session travels packed.
    Found(Result<Found, Failure>),
}

/// A search that is over.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Found {
    /// The session, packed.
    pub session: ByteBuf,
    /// Why the search was ended early, if it was.
    pub ended: Option<RecordStop>,
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
        let begun = js_sys::Date::now();
        let recorder = Recorder::new().with_watcher(|progress| {
            say(News::Progress(progress));
            let is_late = |time| js_sys::Date::now() - begun > f64::from(time);
            match request.time {
                Some(time) if has_result(&progress) && is_late(time) => ControlFlow::Break(()),
                _ => ControlFlow::Continue(()),
            }
        });
        let found = match &request.task {
            Task::Tree(text) => search(text, request.setup, recorder).map(|found| (found, None)),
            Task::Game(spec) => {
                let recorder = recorder.with_limit(MAX_STEPS);
                search_game(spec, request.setup, recorder)
                    .map_err(|problem| Failure::Game(problem.to_string()))
            }
        };
        say(News::Found(found.and_then(|(session, ended)| {
            let session = session.pack().ok_or(Failure::Lost)?;
            Ok(Found { session: ByteBuf::from(session), ended })
        })));
    }
}

/// A worker, which is let go when this is dropped. It can only hear of a further search when it is
/// done with the one before.
pub struct Bridge {
    worker: WorkerBridge<Searcher>,
    skill: Skill,
}

/// What a worker can search: the rules of chess have a worker of their own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Skill {
    Usual,
    Chess,
}

impl Skill {
    fn for_task(task: &Task) -> Self {
        match task {
            Task::Game(spec) if !spec.game.entry().has_rules() => Self::Chess,
            _ => Self::Usual,
        }
    }
}

impl Bridge {
    /// Starts a worker that can do a task.
    pub fn hire(task: &Task, send: Callback<Reply>) -> Self {
        let skill = Skill::for_task(task);
        let loader = match skill {
            Skill::Usual => "./search-worker.js",
            Skill::Chess => "./search-chess.js",
        };
        let mut spawner = Searcher::spawner();
        let worker = spawner.callback(move |reply| send.emit(reply)).spawn_with_loader(loader);
        Self { worker, skill }
    }

    /// Whether it can do a task.
    pub fn can_do(&self, task: &Task) -> bool {
        self.skill == Skill::for_task(task)
    }

    /// Gives it something to do.
    pub fn send(&self, request: Request) {
        self.worker.send(request);
    }
}
