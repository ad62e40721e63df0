//! A search of a given tree.

use plyscope_search::trace::Recorder;

use super::reel::{End, Reel};
use super::search;
use plyscope_session::engine::search_tree;
use plyscope_setup::link::Link;

/// The film of a search of the tree of an address; `None` where that has none.
pub fn reel(link: &Link) -> Option<Reel> {
    let session = search_tree(link.tree()?.ok()?, link.setup, Recorder::new()).ok()?;
    Some(search::reel(session, link.step, End::Known))
}
