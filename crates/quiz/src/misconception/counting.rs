//! The right search, and a wrong idea of which nodes count as pruned.

use plyscope_search::{NodeId, TreeNode};

use super::super::selection::{subtree, Selection};
use super::{always, shape, Misconception};
use plyscope_i18n::texts;
use plyscope_session::absence::{Absence, Reason};
use plyscope_session::Session;

/// Nothing is marked, as if the search did not prune.
pub(super) const NOTHING: Misconception<Selection> = Misconception {
    id: "nothing",
    applies: always,
    answer: |_| Some(Selection::default()),
    text: |session, lang| texts::quiz_thought_nothing(lang, why_unvisited(session)),
};

/// Inner nodes are forgotten.
pub(super) const ONLY_LEAVES: Misconception<Selection> = Misconception {
    id: "only-leaves",
    applies: shape::can_prune_inner_nodes,
    answer: |session| Some(session.pruned().filter(|&node| session.tree().is_leaf(node)).collect()),
    text: |_, lang| texts::quiz_thought_leaves(lang),
};

/// The descendants of skipped nodes are forgotten.
pub(super) const ONLY_TOPS: Misconception<Selection> = Misconception {
    id: "only-tops",
    applies: shape::can_prune_inner_nodes,
    answer: |session| {
        let is_top = |node: &TreeNode| {
            session.tree().parent(*node).is_some_and(|parent| session.is_visited(parent))
        };
        Some(session.pruned().filter(is_top).collect())
    },
    text: |_, lang| texts::quiz_thought_tops(lang),
};

/// The child that causes a cut is counted as well, with all below it.
pub(super) const CAUSE_TOO: Misconception<Selection> = Misconception {
    id: "cause-too",
    applies: always,
    answer: |session| {
        Some(and_at_cuts(session, |cut| {
            last_child(session, cut).into_iter().flat_map(|child| subtree(session.tree(), child))
        }))
    },
    text: |_, lang| texts::quiz_thought_cause(lang),
};

/// The node at which the search cuts is counted as well.
pub(super) const CUT_NODE_TOO: Misconception<Selection> = Misconception {
    id: "cut-node-too",
    applies: always,
    answer: |session| Some(and_at_cuts(session, |cut| [session.node(cut)])),
    text: |_, lang| texts::quiz_thought_cut_node(lang),
};

/// The node at which the search cuts is counted as well, with all below it.
pub(super) const CUT_NODE_AND_BELOW: Misconception<Selection> = Misconception {
    id: "cut-node-and-below",
    applies: always,
    answer: |session| Some(and_at_cuts(session, |cut| subtree(session.tree(), session.node(cut)))),
    text: |_, lang| texts::quiz_thought_cut_node(lang),
};

/// All below a node at which the search cuts is counted, including what was visited before the cut.
pub(super) const ALL_BELOW_CUT: Misconception<Selection> = Misconception {
    id: "all-below-cut",
    applies: shape::can_cut_after_several,
    answer: |session| {
        Some(and_at_cuts(session, |cut| subtree(session.tree(), session.node(cut)).skip(1)))
    },
    text: |_, lang| texts::quiz_thought_below(lang),
};

/// Why the search leaves nodes out: its cuts, or without any what keeps it from the first of them.
fn why_unvisited(session: &Session) -> &'static str {
    let first = session.pruned().find_map(|node| Absence::of(session, node));
    match (session.trace().cuts().next(), first.map(|absence| absence.reason)) {
        (None, Some(Reason::Horizon)) => "horizon",
        (None, Some(Reason::Table)) => "table",
        _ => "cut",
    }
}

/// The pruned nodes, and more at every cut.
fn and_at_cuts<I: IntoIterator<Item = TreeNode>>(
    session: &Session,
    more: impl Fn(NodeId) -> I,
) -> Selection {
    let cuts = session.trace().cuts();
    session.pruned().chain(cuts.flat_map(|cut| more(cut.node))).collect()
}

/// The last child of a visit.
fn last_child(session: &Session, visit: NodeId) -> Option<TreeNode> {
    let trace = session.trace();
    let below = |child: &NodeId| trace.parent(*child) == Some(visit);
    let children = session.tree().children(session.node(visit));
    let visits = children.flat_map(|child| session.visits(child));
    visits.filter(below).max().map(|child| session.node(child))
}
