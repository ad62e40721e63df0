//! Parsing and searching: small trees on the page, large trees and games in a worker. A worker also
//! answers for rules that the page lacks.

mod client;
mod worker;

use plyscope_best_first_view::mcts::Exact;
use plyscope_best_first_view::Given;
use plyscope_comparison::compare::{Grown, NotGrown, Planned};
use plyscope_comparison::evaluation_match::{MatchProblem, Plan, Played};
use plyscope_comparison::review::Rated;
use plyscope_games::GameProblem;
use plyscope_program_trace::TraceProblem;
use plyscope_search::notation::ParseError;
use plyscope_search::packed;
use plyscope_search::trace::{Progress, RecordStop, Recorder};
use plyscope_search::{GameTree, Move};
use plyscope_session::engine::search_tree;
use plyscope_session::Session;
use plyscope_setup::catalog::GameSpec;
use plyscope_setup::game_status::GameStatus;
use plyscope_setup::Setup;

pub use client::{SearchWorker, WorkerSlot};
pub use plyscope_session::engine::MAX_STEPS;
pub use worker::serve;

/// Why there is no session.
#[derive(Clone, PartialEq, Debug)]
pub enum Failure {
    /// The text is not a tree.
    Text(ParseError),
    /// The search took more than [`MAX_STEPS`] steps.
    Stopped,
    /// The game cannot be searched.
    Game(GameProblem),
    /// The text is not a trace.
    Trace(TraceProblem),
    /// The worker crashed, or its result arrived damaged; mostly it ran out of memory.
    Lost,
    /// The worker's program could not be loaded.
    Unreachable,
}

packed!(enum Failure {
    0 = Text(error), 1 = Stopped, 2 = Game(problem), 3 = Trace(problem), 4 = Lost,
    5 = Unreachable,
});

/// Parses a text and searches its tree.
pub fn search(text: &str, setup: Setup, recorder: Recorder<'_>) -> Result<Session, Failure> {
    let tree = GameTree::parse_for(text, setup.algorithm).map_err(Failure::Text)?;
    search_tree(tree, setup, recorder).map_err(|_| Failure::Stopped)
}

/// A task of a worker.
#[derive(Clone, PartialEq, Debug)]
pub enum Task {
    /// Search the tree of this text.
    Tree(String),
    /// A game.
    Game(GameSpec),
    /// Report the status of the position after these moves of a game.
    GameStatus(GameSpec, Vec<Move>),
    /// Value every move after these moves of a game.
    Rate(GameSpec, Vec<Move>),
    /// Read a trace; the second text is the tree, if the trace does not say which it is.
    Trace(String, String),
    /// Play a match between two evaluations.
    Match(Plan),
    /// Run a Monte Carlo tree search.
    Grow(Planned),
    /// Find what every move at the root is worth exactly, if that is found soon.
    Solve(Given),
}

packed!(enum Task {
    0 = Tree(text), 1 = Game(spec), 2 = GameStatus(spec, line), 3 = Rate(spec, line), 4 = Trace(text, tree),
    5 = Match(plan), 6 = Grow(planned), 7 = Solve(given),
});

/// A request to a worker.
#[derive(Clone, PartialEq, Debug)]
pub struct Request {
    /// Its number, repeated in every reply.
    pub number: u32,
    /// A task of a worker.
    pub task: Task,
    /// Which search.
    pub setup: Setup,
    /// The step limit of the search of a game: at most [`MAX_STEPS`].
    pub steps: u32,
    /// The time limit in milliseconds; the result so far counts. The first pass of iterative
    /// deepening is always finished.
    pub time: Option<u32>,
}

packed!(struct Request { number, task, setup, steps, time });

/// A reply of a worker.
#[derive(Clone, Debug)]
pub struct Reply {
    /// The number of its request.
    pub number: u32,
    /// The content.
    pub news: News,
}

packed!(large struct Reply { number, news });

/// The content of a reply.
#[derive(Clone, Debug)]
pub enum News {
    /// The progress of the search, and the name of the best move so far.
    Progress(Progress, Option<String>),
    /// The search has ended or failed, or the status of a position is unavailable.
    Found(Result<Found, Failure>),
    /// The status of the position.
    GameStatus(GameStatus),
    /// The value of every move.
    Rated(Rated),
    /// A game of a match has ended.
    Game(Played),
    /// The match has ended, or cannot be played.
    MatchEnded(Option<MatchProblem>),
    /// A Monte Carlo tree search has done so many iterations.
    Growing(u32),
    /// It has ended, after so many milliseconds, or did not run.
    Grown(Result<Grown, NotGrown>, u32),
    /// The exact values, if they were found.
    Solved(Option<Exact>),
}

packed!(large enum News {
    0 = Progress(progress, best), 1 = Found(found), 2 = GameStatus(game_status), 3 = Rated(rated),
    4 = Game(game), 5 = MatchEnded(problem), 6 = Growing(iterations), 7 = Grown(grown, milliseconds),
    8 = Solved(exact),
});

impl News {
    /// Whether it is the last reply to its request.
    pub const fn is_last(&self) -> bool {
        !matches!(self, Self::Progress(..) | Self::Game(_) | Self::Growing(_))
    }
}

/// A finished search.
#[derive(Clone, Debug)]
pub struct Found {
    /// What was found.
    pub session: Session,
    /// Why the search was stopped early, if it was.
    pub ended: Option<RecordStop>,
    /// How long it took, in milliseconds.
    pub milliseconds: u32,
}

packed!(large struct Found { session, ended, milliseconds });
