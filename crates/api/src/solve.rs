//! `solve`.

use plyscope_judge::own_game::OwnGame;
use plyscope_report::game::Found;
use plyscope_report::tree::OwnGameResult;
use plyscope_report::{self as report, json};
use plyscope_search::trace::Recorder;
use plyscope_search::TreeNode;
use plyscope_session::engine::search_tree;
use plyscope_setup::Setup;
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
            let found = Found::search(spec, setup, clock::limit(&setup, now))?;
            report::game::game(&found).as_ref().map(json)
        }
        Subject::Tree(..) => report::tree::tree(&subject.searched(now)?).as_ref().map(json),
        Subject::Own(game, setup) => own(game, setup)?.as_ref().map(json),
    };
    result.ok_or_else(|| Problem::new(Code::TooLarge, "the search did not end"))
}

/// The result for a game that the caller has written: that of its tree, and the moves of the best line.
fn own(game: OwnGame, setup: Setup) -> Result<Option<OwnGameResult>, Problem> {
    let session = search_tree(game.tree.clone(), setup, Recorder::new())?;
    let Some(mut tree) = report::tree::tree(&session) else { return Ok(None) };
    let is_estimate =
        game.tree.nodes().any(|node| game.is_estimate(node) && session.is_visited(node));
    let trace = session.trace();
    let known = session.best_path(trace.last_step()).skip(1).last();
    // As in other games: a program has to play something.
    let played = || session.child_by(TreeNode::ROOT, trace.best_move()?);
    let line = known.or_else(played).map(|node| game.line_to(node)).unwrap_or_default();
    tree.estimate |= is_estimate;
    let complete = !game.has_estimates();
    Ok(Some(OwnGameResult { tree, best_line: line, plies: game.plies, complete }))
}
