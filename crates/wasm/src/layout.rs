//! `layout`.

use plyscope_view::report::placed;
use serde_json::Value as Json;

use crate::problem::{Code, Problem};
use crate::said::Said;
use crate::subject::{self, Subject};

/// The most nodes that are handed over, each of them an object.
const MOST_NODES: usize = 200_000;

/// Tells where the nodes of a tree are drawn, or of what a search sees of a game.
///
/// # Errors
/// What of the request cannot be.
pub fn layout(request: &str) -> Result<Json, Problem> {
    let mut said = Said::parse(request)?;
    if said.has("tree") && !said.has("game") {
        // Where its nodes stand does not depend on the search.
        let tree = subject::tree(&mut said)?;
        said.finish()?;
        check_size(tree.len())?;
        return Ok(placed::tree(&tree));
    }
    let subject = Subject::read(&mut said)?;
    said.finish()?;
    let session = subject.searched()?;
    check_size(session.tree().len())?;
    Ok(placed::game(&session))
}

fn check_size(nodes: usize) -> Result<(), Problem> {
    if nodes <= MOST_NODES {
        return Ok(());
    }
    let told = format!("there are {nodes} nodes; at most {MOST_NODES} are handed over");
    Err(Problem::new(Code::TooLarge, told))
}
