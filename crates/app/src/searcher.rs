//! Reading and searching: a small tree on the page, a large one and every game in a worker. What the
//! page has no rules of, a worker is asked about.

mod client;
mod worker;

use plyscope_games::GameProblem;
use plyscope_search::notation::ParseError;
use plyscope_search::packed;
use plyscope_search::trace::{Progress, RecordStop, Recorder};
use plyscope_search::{GameTree, Move};
use plyscope_setup::catalog::GameSpec;
use plyscope_setup::game_status::GameStatus;
use plyscope_setup::Setup;
use plyscope_view::engine::search_tree;
use plyscope_view::session::Session;

pub use client::{SearchWorker, WorkerSlot};
pub use worker::serve;

/// The most steps that are kept.
pub const MAX_STEPS: u32 = 20_000_000;

/// Why there is no session.
#[derive(Clone, PartialEq, Debug)]
pub enum Failure {
    /// The text is not a tree.
    Text(ParseError),
    /// The search took more than [`MAX_STEPS`] steps.
    Stopped,
    /// The game cannot be searched.
    Game(GameProblem),
    /// The worker broke off, or what it handed over did not arrive whole: mostly there was no memory.
    Lost,
    /// There is no worker, since a file of its program cannot be loaded.
    Unreachable,
}

packed!(enum Failure {
    0 = Text(error), 1 = Stopped, 2 = Game(problem), 3 = Lost, 4 = Unreachable,
});

/// Reads a text and searches its tree.
pub fn search(text: &str, setup: Setup, recorder: Recorder<'_>) -> Result<Session, Failure> {
    let tree = GameTree::parse(text).map_err(Failure::Text)?;
    search_tree(tree, setup, recorder.with_limit(MAX_STEPS)).map_err(|_| Failure::Stopped)
}

/// What is to be done.
#[derive(Clone, PartialEq, Debug)]
pub enum Task {
    /// A tree's text.
    Tree(String),
    /// A game.
    Game(GameSpec),
    /// Nothing; but what can be said of the position after these moves of a game is to be told.
    GameStatus(GameSpec, Vec<Move>),
}

packed!(enum Task { 0 = Tree(text), 1 = Game(spec), 2 = GameStatus(spec, line) });

/// Something that a worker is to do.
#[derive(Clone, PartialEq, Debug)]
pub struct Request {
    /// Its number, which comes back with every reply.
    pub number: u32,
    /// What is to be done.
    pub task: Task,
    /// Which search.
    pub setup: Setup,
    /// After how many steps the search of a game is ended: at most [`MAX_STEPS`].
    pub steps: u32,
    /// How long it may take, in milliseconds; what it has found by then is what it has found. The
    /// first pass of iterative deepening is always finished.
    pub time: Option<u32>,
}

packed!(struct Request { number, task, setup, steps, time });

/// Something the worker says.
#[derive(Clone, Debug)]
pub struct Reply {
    /// The number of the request it is about.
    pub number: u32,
    /// What is new.
    pub news: News,
}

packed!(large struct Reply { number, news });

/// What can be new.
#[derive(Clone, Debug)]
pub enum News {
    /// How far the search is, and what the best move so far is called.
    Progress(Progress, Option<String>),
    /// The search is over, or came to nothing; a question that cannot be answered as well.
    Found(Result<Found, Failure>),
    /// What can be said of the position.
    GameStatus(GameStatus),
}

packed!(large enum News { 0 = Progress(progress, best), 1 = Found(found), 2 = GameStatus(game_status) });

impl News {
    /// Whether nothing more comes of the request.
    pub const fn is_last(&self) -> bool {
        !matches!(self, Self::Progress(..))
    }
}

/// A search that is over.
#[derive(Clone, Debug)]
pub struct Found {
    /// What was found.
    pub session: Session,
    /// Why the search was ended early, if it was.
    pub ended: Option<RecordStop>,
}

packed!(large struct Found { session, ended });
