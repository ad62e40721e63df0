//! The search worker: handles one request after another.

use std::ops::ControlFlow;

use plyscope_best_first_view::mcts::link::read_tree;
use plyscope_best_first_view::mcts::Exact;
use plyscope_comparison::evaluation_match::play;
use plyscope_comparison::review::{rate, Rated};
use plyscope_program_trace as program_trace;
use plyscope_search::trace::{Progress, Recorder};
use plyscope_search::{Move, Step};
use plyscope_session::engine::{has_result, search_game};
use plyscope_setup::catalog::GameSpec;
use plyscope_setup::game_status::GameStatus;
use plyscope_setup::Setup;

use super::{search, Failure, Found, News, Reply, Request, Task};
use crate::worker_channel;

/// Milliseconds between two progress reports. The page renders after each, and must stay responsive
/// on slow phones.
const PAUSE: f64 = 100.0;

/// Handles requests until the worker is terminated.
pub fn serve() {
    worker_channel::serve(|request| work(&request));
}

fn work(request: &Request) {
    let send = |news| worker_channel::send(&Reply { number: request.number, news });
    let begun = js_sys::Date::now();
    let mut reported = f64::NEG_INFINITY;
    let rules = match &request.task {
        Task::Game(spec) => spec.rules().ok(),
        _ => None,
    };
    if let Task::Rate(spec, line) = &request.task {
        return send(match rated(spec, line, request) {
            Ok(rated) => News::Rated(rated),
            Err(failure) => News::Found(Err(failure)),
        });
    }
    if let Task::Trace(text, tree) = &request.task {
        return send(News::Found(read_trace(text, tree, send)));
    }
    if let Task::Match(plan) = &request.task {
        let played = play(plan, |game| {
            send(News::Game(game.clone()));
            ControlFlow::Continue(())
        });
        return send(News::MatchEnded(played.err()));
    }
    if let Task::Grow(planned) = &request.task {
        let grown = planned.run(|iterations| {
            let now = js_sys::Date::now();
            if now - reported >= PAUSE {
                reported = now;
                send(News::Growing(iterations));
            }
        });
        return send(News::Grown(grown, since(begun)));
    }
    if let Task::Solve(given) = &request.task {
        let subject = given.read(read_tree).ok();
        return send(News::Solved(subject.as_ref().and_then(Exact::of_subject)));
    }
    let recorder = Recorder::new().with_progress_callback(|progress| {
        let now = js_sys::Date::now();
        if now - reported >= PAUSE {
            reported = now;
            let best = rules.as_ref().zip(progress.best);
            let best = best.map(|(rules, (by, _))| rules.move_name(&[], by));
            send(News::Progress(progress, best));
        }
        if is_enough(request, &progress, now - begun) {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    });
    send(match &request.task {
        Task::Tree(text) => News::Found(find_in_tree(text, request.setup, recorder, begun)),
        Task::Game(spec) => News::Found(find_in_game(spec, request, recorder, begun)),
        Task::GameStatus(spec, line) => match game_status(spec, line) {
            Ok(game_status) => News::GameStatus(game_status),
            Err(failure) => News::Found(Err(failure)),
        },
        // They were handled above.
        Task::Rate(..) | Task::Trace(..) | Task::Match(_) | Task::Grow(_) | Task::Solve(_) => {
            return
        }
    });
}

/// Reads a trace. Its progress counts lines as steps.
fn read_trace(text: &str, tree: &str, send: impl Fn(News)) -> Result<Found, Failure> {
    let begun = js_sys::Date::now();
    let mut reported = begun;
    let progress = |lines: u32, visits: u32| {
        let now = js_sys::Date::now();
        if now - reported >= PAUSE {
            reported = now;
            let (step, visited) = (Step(lines), u64::from(visits));
            send(News::Progress(Progress { step, visited, best: None, passes: 0 }, None));
        }
    };
    let session = program_trace::open(text, tree, progress).map_err(Failure::Trace)?;
    Ok(Found { session, ended: None, milliseconds: since(begun) })
}

/// Values every move of a position. The moves share the time limit.
fn rated(spec: &GameSpec, line: &[Move], request: &Request) -> Result<Rated, Failure> {
    let recorder = |moves: usize| {
        let begun = js_sys::Date::now();
        let time = request.time.map(|time| f64::from(time) / moves.max(1) as f64);
        Recorder::new().with_limit(request.steps).with_progress_callback(move |progress| {
            let passed = js_sys::Date::now() - begun;
            match time.is_some_and(|time| has_result(&progress) && passed > time) {
                true => ControlFlow::Break(()),
                false => ControlFlow::Continue(()),
            }
        })
    };
    let rated = rate(spec, line, &request.setup, recorder).map_err(Failure::Game)?;
    // Only called in a worker that has the rules.
    rated.ok_or(Failure::Lost)
}

/// Whether the time limit of a search that began so many milliseconds ago is reached.
fn is_enough(request: &Request, progress: &Progress, passed: f64) -> bool {
    has_result(progress) && request.time.is_some_and(|time| passed > f64::from(time))
}

fn find_in_tree(
    text: &str,
    setup: Setup,
    recorder: Recorder<'_>,
    begun: f64,
) -> Result<Found, Failure> {
    let session = search(text, setup, recorder)?;
    Ok(Found { session, ended: None, milliseconds: since(begun) })
}

fn find_in_game(
    spec: &GameSpec,
    request: &Request,
    recorder: Recorder<'_>,
    begun: f64,
) -> Result<Found, Failure> {
    let recorder = recorder.with_limit(request.steps);
    let (session, ended) = search_game(spec, request.setup, recorder).map_err(Failure::Game)?;
    Ok(Found { session, ended, milliseconds: since(begun) })
}

/// How many milliseconds have passed.
fn since(begun: f64) -> u32 {
    (js_sys::Date::now() - begun).max(0.0) as u32
}

fn game_status(spec: &GameSpec, line: &[Move]) -> Result<GameStatus, Failure> {
    let rules = spec.rules().map_err(Failure::Game)?;
    // Only called in a worker that has the rules.
    rules.game_status(line).ok_or(Failure::Lost)
}
