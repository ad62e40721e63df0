//! A search of a given tree.

use plyscope_search::trace::Recorder;

use super::reel::{End, Reel};
use super::search;
use plyscope_session::engine::{search_tree, MAX_STEPS};
use plyscope_setup::link::Link;

/// The film of a search of the tree of an address; `None` where that has none.
pub fn reel(link: &Link) -> Option<Reel> {
    reel_within(link, MAX_STEPS)
}

/// The same; `None` also where the search takes more than this many steps.
pub fn reel_within(link: &Link, steps: u32) -> Option<Reel> {
    let recorder = Recorder::new().with_limit(steps);
    let session = search_tree(link.tree()?.ok()?, link.setup, recorder).ok()?;
    Some(search::reel(session, link.step, End::Known))
}
