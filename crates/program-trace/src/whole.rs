//! A whole trace at once, from its text to a session.

use plyscope_search::GameTree;

use crate::problem::What;
use crate::{content, session, tree_in, Place, Reader, TraceProblem};
use plyscope_session::Session;

/// In how many lines the tree of a trace is looked for.
pub const WITH_TREE: usize = 100;

/// How many lines are read between two reports of progress.
const REPORT_EVERY: u32 = 1 << 14;

/// Reads a trace: objects of JSON, one a line, or words of the short notation. `tree` is the text of
/// the tree for a trace that does not say which was searched. `progress` is called now and then with
/// the number of lines or words read and of visits.
///
/// # Errors
/// The first line or word that makes no sense, or why there is no tree.
pub fn open(
    text: &str,
    tree: &str,
    mut progress: impl FnMut(u32, u32),
) -> Result<Session, TraceProblem> {
    let is_short = !text.contains('{');
    let tree = match tree_of(text)? {
        Some(tree) => tree,
        None if text.trim().is_empty() => {
            return Err(TraceProblem { place: Place::Line(1), what: What::NoEvents });
        }
        None => {
            let tree = GameTree::parse(tree).map_err(What::from);
            tree.map_err(|what| TraceProblem { place: Place::Line(1), what: of_given(what) })?
        }
    };
    let mut reader = Reader::new(&tree);
    let mut report = |number: usize, reader: &Reader<'_>| {
        let number = number as u32 + 1;
        if number.is_multiple_of(REPORT_EVERY) {
            progress(number, reader.visits());
        }
    };
    if is_short {
        for (number, word) in text.split_whitespace().enumerate() {
            reader.word(word)?;
            report(number, &reader);
        }
    } else {
        for (number, line) in text.lines().enumerate() {
            reader.line(line)?;
            report(number, &reader);
        }
    }
    let walk = reader.finish();
    if walk.steps.is_empty() {
        return Err(TraceProblem { place: Place::Line(1), what: What::NoEvents });
    }
    Ok(session(tree, &walk))
}

/// What is wrong with the tree that is given beside a trace.
fn of_given(what: What) -> What {
    match what {
        What::Tree(_) => What::NoTree,
        other => other,
    }
}

/// Whether a text begins as an object of JSON does. It is a trace then, and no tree.
#[must_use]
pub fn is_object(text: &str) -> bool {
    let inside = content(text).strip_prefix('{');
    inside.is_some_and(|inside| inside.trim_start().starts_with('"'))
}

/// The tree that one of the first lines has.
fn tree_of(text: &str) -> Result<Option<GameTree>, TraceProblem> {
    for (number, line) in text.lines().take(WITH_TREE).enumerate() {
        if let Some(tree) = tree_in(line) {
            let place = Place::Line(number as u32 + 1);
            let problem = |what| TraceProblem { place, what };
            return tree.map(Some).map_err(problem);
        }
    }
    Ok(None)
}
