//! `mcts`.

use plyscope_best_first::mcts::{Exploration, Settings};
use plyscope_best_first_view::mcts::link::{read_exploration, MOST_SEED};
use plyscope_best_first_view::mcts::problems::of_refusal;
use plyscope_best_first_view::mcts::begin;
use plyscope_best_first_view::Subject as Searched;
use plyscope_i18n::Lang;
use plyscope_search::algo::Algorithm;
use plyscope_setup::choices::misplaced;
use plyscope_setup::SubjectKind;
use serde_json::Value as Json;

use crate::problem::{Code, Problem};
use crate::request::{wrong, Request};
use crate::subject;

/// Searches a tree or a game by Monte Carlo tree search, and returns the visits and the mean of every move
/// at the root.
///
/// # Errors
/// For an invalid request.
pub fn mcts(request: &str) -> Result<Json, Problem> {
    let mut request = Request::parse(request)?;
    let searched = searched(&mut request)?;
    let settings = settings(&mut request)?;
    request.finish()?;
    let search = begin(&searched, settings);
    let mut running =
        search.map_err(|refusal| Problem::new(Code::Tree, of_refusal(&refusal, Lang::En)))?;
    running.advance(settings.iterations);
    Ok(plyscope_report::mcts::mcts(&running.finish()))
}

/// Takes the tree or the game.
fn searched(request: &mut Request) -> Result<Searched, Problem> {
    let kind = if request.has("game") { SubjectKind::Game } else { SubjectKind::Tree };
    if let Some(refusal) = misplaced(kind, |option| request.has(option)).pop() {
        return Err(refusal.into());
    }
    match (request.has("tree"), request.has("game")) {
        // The algorithm whose trees may have chance nodes.
        (true, false) => Ok(Searched::Tree(subject::tree(request, Algorithm::Expectiminimax)?)),
        (_, true) => Ok(Searched::Game(subject::board(request)?)),
        (false, false) => Err(Problem::of_option(
            "tree",
            "there is nothing to search; expected a tree such as (4 8) (17 5), or a game",
        )),
    }
}

/// Takes the settings; what is not given is as usual.
fn settings(request: &mut Request) -> Result<Settings, Problem> {
    let usual = Settings::default();
    let number = |request: &mut Request, name: &'static str, least: u64, most: u64| {
        let Some(given) = request.take(name) else { return Ok(None) };
        let number = given.as_u64().filter(|number| (least..=most).contains(number));
        let expected = format!("a whole number from {least} to {most}");
        number.map(Some).ok_or_else(|| wrong(name, &given, &expected))
    };
    let most = Settings::MOST_ITERATIONS;
    let iterations = number(request, "iterations", 1, most.into())?;
    let seed = number(request, "seed", 0, MOST_SEED)?;
    let exploration = match request.word("exploration")? {
        Some(text) => read_exploration(&text).map_err(|_| {
            let expected = format!("a number from 0 to {}", Exploration::MOST);
            wrong("exploration", &Json::from(text), &expected)
        })?,
        None => usual.exploration,
    };
    Ok(Settings {
        iterations: iterations.map_or(usual.iterations, |number| number.min(most.into()) as u32),
        exploration,
        seed: seed.unwrap_or(usual.seed),
    })
}
