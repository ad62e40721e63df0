//! The buttons for the next action.

use std::collections::BTreeSet;

use plyscope_search::{Order, TreeNode, Value, Verdict};

use super::{Action, Stand, Takes};
use plyscope_session::Session;

/// The possible next actions, always including the right one.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Offers {
    /// To go down to a child.
    pub enter: Vec<Action>,
    /// To take what came back: as α, as β, or as the best so far.
    pub take: Vec<Action>,
    /// To cut the remaining children.
    pub cut: Option<Action>,
    /// To leave the node: with each value exactly, at least and at most.
    pub leave: Vec<[Action; 3]>,
}

/// The most children that are offered; the others can be clicked in the tree.
const MOST_CHILDREN: usize = 10;

/// The most values that are offered for leaving a node where they can be reduced.
const MOST_VALUES: usize = 6;

impl Offers {
    pub(super) fn at(session: &Session, stand: &Stand) -> Self {
        let Some(here) = stand.here else { return Self::default() };
        let tree = session.tree();
        let (gone, mut waiting): (Vec<TreeNode>, Vec<TreeNode>) =
            tree.children(here).partition(|&child| !stand.waits(session, child));
        let can_be_cut = !gone.is_empty() && !waiting.is_empty();
        if session.setup().options().order == Order::RightToLeft {
            waiting.drain(..waiting.len().saturating_sub(MOST_CHILDREN));
        }
        waiting.truncate(MOST_CHILDREN);
        let back = stand.came_back.filter(|&child| tree.parent(child) == Some(here));
        let back = back.and_then(|child| stand.known(child)).map(Verdict::value);
        let takes: &[Takes] = match session.setup().algorithm.has_windows() {
            true => &[Takes::Alpha, Takes::Beta, Takes::Best],
            false => &[Takes::Best],
        };
        let take = |value: Value| takes.iter().map(move |&takes| Action::Take(takes, value));
        let leave = |value| {
            [Verdict::Exact(value), Verdict::AtLeast(value), Verdict::AtMost(value)]
                .map(Action::Leave)
        };
        Self {
            enter: waiting.into_iter().map(Action::Enter).collect(),
            take: back.into_iter().flat_map(take).collect(),
            cut: can_be_cut.then_some(Action::Cut),
            leave: values(session, stand, here, back).into_iter().map(leave).collect(),
        }
    }

    /// Whether no action is left.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}

/// The values with which the node can be left: that of a leaf, or what its children came back with
/// and the ends of the window, from the smallest to the largest.
fn values(
    session: &Session,
    stand: &Stand,
    here: TreeNode,
    back: Option<Value>,
) -> BTreeSet<Value> {
    let tree = session.tree();
    if let Some(value) = tree.leaf_value(here) {
        return BTreeSet::from([value]);
    }
    let known = tree.children(here).filter_map(|child| stand.known(child)).map(Verdict::value);
    let known: BTreeSet<Value> = known.collect();
    let ends = stand.window(session).map(|window| [window.alpha, window.beta]);
    let ends = ends.into_iter().flatten().filter(|end| end.is_finite());
    if known.len() <= MOST_VALUES {
        return known.into_iter().chain(ends).collect();
    }
    // The right one is the best of them, or a bound of the window.
    let extremes = [known.first().copied(), known.last().copied(), back];
    let best = stand.best().map(|(_, value)| value);
    extremes.into_iter().chain([best]).flatten().chain(ends).collect()
}
