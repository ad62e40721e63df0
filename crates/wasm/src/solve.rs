//! `solve`.

use plyscope_view::report;
use plyscope_view::report::game::Found;
use serde_json::Value as Json;

use crate::clock;
use crate::problem::{Code, Problem};
use crate::request::Request;
use crate::subject::Subject;

/// Searches a tree or a game, and returns the result.
///
/// # Errors
/// For an invalid request.
pub fn solve(request: &str) -> Result<Json, Problem> {
    let mut request = Request::parse(request)?;
    let subject = Subject::read(&mut request)?;
    request.finish()?;
    let result = match subject {
        Subject::Game(spec, setup) => {
            report::game::game(&Found::search(spec, setup, clock::limit(&setup))?)
        }
        Subject::Tree(..) => report::tree::tree(&subject.searched()?),
    };
    result.ok_or_else(|| Problem::new(Code::TooLarge, "the search did not end"))
}
