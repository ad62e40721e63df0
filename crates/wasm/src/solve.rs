//! `solve`.

use plyscope_view::report;
use plyscope_view::report::game::Found;
use serde_json::Value as Json;

use crate::clock;
use crate::problem::{Code, Problem};
use crate::said::Said;
use crate::subject::Subject;

/// Searches a tree or a game, and tells what came out.
///
/// # Errors
/// What of the request cannot be.
pub fn solve(request: &str) -> Result<Json, Problem> {
    let mut said = Said::parse(request)?;
    let subject = Subject::read(&mut said)?;
    said.finish()?;
    let told = match subject {
        Subject::Game(spec, setup) => {
            report::game::game(&Found::search(spec, setup, clock::limit(&setup))?)
        }
        Subject::Tree(..) => report::tree::tree(&subject.searched()?),
    };
    told.ok_or_else(|| Problem::new(Code::TooLarge, "the search did not end"))
}
