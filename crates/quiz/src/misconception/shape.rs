//! What the shape of a tree and the options of a search rule out: where a misconception can never
//! lead to an answer of its own, it does not apply.

use std::collections::BTreeSet;

use plyscope_search::algo::Fail;
use plyscope_search::{TreeNode, Turns, Window};

use super::searching::cuts_deeply;
use plyscope_session::Session;
use plyscope_setup::{Feature, Setup};

/// Whether an inner node can be pruned. With the full window, alpha-beta visits all children of the
/// root.
pub(super) fn can_prune_inner_nodes(session: &Session) -> bool {
    !starts_open(session) || session.tree().layer_count() > 3
}

/// Whether a deep cutoff can occur: it takes four plies, or a start window.
pub(super) fn can_cut_deeply(session: &Session) -> bool {
    !starts_open(session) || session.tree().layer_count() > 4
}

/// Whether a node can be cut that is not the last of its siblings: the first one takes a deep
/// cutoff, or a start window.
pub(super) fn can_cut_before_the_last(session: &Session) -> bool {
    let tree = session.tree();
    let has_middle = |node: TreeNode| {
        tree.children(node).len() > 2 && tree.children(node).any(|child| !tree.is_leaf(child))
    };
    can_cut_deeply(session) || tree.nodes().any(has_middle)
}

/// Whether several children can be visited before the rest is cut.
pub(super) fn can_cut_after_several(session: &Session) -> bool {
    let tree = session.tree();
    !is_plain(session) || tree.nodes().any(|node| tree.children(node).len() > 2)
}

/// Whether the search starts with bounds.
pub(super) fn has_start_window(session: &Session) -> bool {
    session.setup().options().window != Window::FULL
}

/// Whether a value can equal a bound, so that ≥ and > make a difference.
pub(super) fn can_tie(session: &Session) -> bool {
    let (tree, options) = (session.tree(), session.setup().options());
    let mut seen = BTreeSet::from([options.window.alpha, options.window.beta]);
    let mut values = tree.nodes().filter_map(|node| tree.leaf_value(node));
    !is_plain(session) || options.fail != Fail::Soft || values.any(|value| !seen.insert(value))
}

/// Whether it is alpha-beta that starts with nothing known.
fn starts_open(session: &Session) -> bool {
    is_plain(session) && session.setup().options().window == Window::FULL
}

/// Whether it is alpha-beta on a tree in which the players take turns: only of these is it known what
/// their shape rules out.
fn is_plain(session: &Session) -> bool {
    is_textbook(session.setup()) && session.tree().turns() == Turns::Alternate
}

/// Whether it is alpha-beta, once from one side of the tree to the other.
pub fn is_textbook(setup: &Setup) -> bool {
    cuts_deeply(setup) && setup.algorithm.offers(Feature::Cut)
}
