//! `solve`.

use plyscope_judge::own_game::OwnGame;
use plyscope_report as report;
use plyscope_report::game::Found;
use plyscope_search::trace::Recorder;
use plyscope_setup::Setup;
use plyscope_view::engine::search_tree;
use serde_json::Value as Json;

use crate::clock::{self, Clock};
use crate::problem::{Code, Problem};
use crate::request::Request;
use crate::subject::Subject;

/// Searches a tree or a game, and returns the result.
///
/// # Errors
/// For an invalid request.
pub fn solve(request: &str, now: Clock) -> Result<Json, Problem> {
    let mut request = Request::parse(request)?;
    let subject = Subject::read(&mut request)?;
    request.finish()?;
    let result = match subject {
        Subject::Game(spec, setup) => {
            report::game::game(&Found::search(spec, setup, clock::limit(&setup, now))?)
        }
        Subject::Tree(..) => report::tree::tree(&subject.searched(now)?),
        Subject::Own(game, setup) => own(game, setup)?,
    };
    result.ok_or_else(|| Problem::new(Code::TooLarge, "the search did not end"))
}

/// The result for a game that the caller has written: that of its tree, and the moves of the best line.
fn own(game: OwnGame, setup: Setup) -> Result<Option<Json>, Problem> {
    let session = search_tree(game.tree.clone(), setup, Recorder::new())?;
    let Some(Json::Object(mut result)) = report::tree::tree(&session) else { return Ok(None) };
    let is_estimate =
        game.tree.nodes().any(|node| game.is_estimate(node) && session.is_visited(node));
    let best = session.best_path(session.trace().last_step()).last();
    let line = best.map(|node| game.line_to(node)).unwrap_or_default();
    result.insert("best_line".to_owned(), line.into());
    result.insert("plies".to_owned(), game.plies.into());
    result.insert("complete".to_owned(), (!game.has_estimates()).into());
    if is_estimate {
        result.insert("estimate".to_owned(), true.into());
    }
    Ok(Some(result.into()))
}
