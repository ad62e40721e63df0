//! `mcts`.

use plyscope_best_first::mcts::{Equivalence, Exploration, Selection, Settings};
use plyscope_best_first_view::mcts::link::{read_exploration, MOST_SEED};
use plyscope_best_first_view::mcts::problems::of_refusal;
use plyscope_best_first_view::mcts::{begin, Kind, Refusal};
use plyscope_i18n::Lang;
use plyscope_report::json;
use plyscope_search::algo::Algorithm;
use plyscope_setup::Choice;
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
    let settings = settings(&mut request)?;
    // The algorithm whose trees may have chance nodes.
    let algorithm = Algorithm::Expectiminimax;
    let searched = match settings.selection {
        Selection::Puct => subject::grown_evaluated(&mut request, algorithm)?,
        Selection::Uct | Selection::Rave(_) => subject::grown(&mut request, algorithm)?,
    };
    request.finish()?;
    let search = begin(&searched, settings);
    let mut running = search.map_err(|refusal| {
        let problem = Problem::new(Code::Tree, of_refusal(&refusal, Lang::En));
        match refusal {
            Refusal::AsFirst => problem.about(Kind::NAME),
            Refusal::Rewards(_) | Refusal::Game(_) => problem,
        }
    })?;
    running.advance(settings.iterations);
    Ok(json(&plyscope_report::mcts::mcts(&running.finish())))
}

/// Takes the settings; what is not given is as usual.
fn settings(request: &mut Request) -> Result<Settings, Problem> {
    let usual = Settings::default();
    let selection = match request.choice()?.unwrap_or(Kind::Uct) {
        Kind::Rave => {
            let given = request.whole("equivalence", 0, Equivalence::MOST.into())?;
            let given = given.and_then(|visits| Equivalence::new(visits as u32));
            Selection::Rave(given.unwrap_or_default())
        }
        kind => kind.usual(),
    };
    let most = selection.most_iterations();
    let iterations = request.whole("iterations", 1, most.into())?;
    let seed = request.whole("seed", 0, MOST_SEED)?;
    let exploration = match request.word("exploration")? {
        Some(text) => read_exploration(&text).map_err(|_| {
            let expected = format!("a number from 0 to {}", Exploration::MOST);
            wrong("exploration", &Json::from(text), &expected)
        })?,
        None => usual.exploration,
    };
    Ok(Settings {
        iterations: iterations.map_or(usual.iterations, |number| number as u32),
        exploration,
        seed: seed.unwrap_or(usual.seed),
        selection,
    })
}
