//! `layout`.

use plyscope_report::{json, placed};
use plyscope_search::algo::Algorithm;
use serde_json::Value as Json;

use crate::clock::Clock;
use crate::problem::{Code, Problem};
use crate::request::Request;
use crate::subject::{self, Subject};

/// The most nodes returned, each of them an object.
const MOST_NODES: usize = 200_000;

/// The layout of a tree, or of the part of a game that a search visits.
///
/// # Errors
/// For an invalid request.
pub fn layout(request: &str, now: Clock) -> Result<Json, Problem> {
    let mut request = Request::parse(request)?;
    if request.has("tree") && !request.has("game") {
        // The layout of a tree does not depend on the search.
        let tree = subject::tree(&mut request, Algorithm::Expectiminimax)?;
        request.finish()?;
        check_size(tree.len())?;
        return Ok(json(&placed::tree(&tree)));
    }
    let subject = Subject::read(&mut request)?;
    request.finish()?;
    if let Some(tree) = subject.tree() {
        check_size(tree.len())?;
        return Ok(json(&placed::tree(tree)));
    }
    let session = subject.searched(now)?;
    check_size(session.tree().len())?;
    Ok(json(&placed::game(&session)))
}

fn check_size(nodes: usize) -> Result<(), Problem> {
    if nodes <= MOST_NODES {
        return Ok(());
    }
    let message = format!("there are {nodes} nodes; at most {MOST_NODES} are handed over");
    Err(Problem::new(Code::TooLarge, message))
}
