//! A move of a position on the path, with its state.

use plyscope_search::trace::NodeStatus;
use plyscope_search::{Step, TreeNode, Turn, Verdict};

use plyscope_session::{Session, State};

/// A move of a position, or a child of a node.
#[derive(Clone, PartialEq, Debug)]
pub struct Tile {
    /// Which node the move leads to.
    pub node: TreeNode,
    /// Its state in the search.
    pub state: State,
    /// How it got its value.
    pub kind: Kind,
    /// Its known value.
    pub known: Option<Verdict>,
    /// Whose turn it is.
    pub turn: Turn,
    /// Whether it is drawn as a leaf.
    pub is_leaf: bool,
    /// Whether it is the best of its row so far.
    pub is_best: bool,
    /// Whether it is on the path.
    pub is_on_path: bool,
    /// Whether the step is about it.
    pub is_current: bool,
    /// How many positions have been visited below it.
    pub visited_below: u64,
    /// The step to which a click leads; `None` if there is none.
    pub target: Option<Step>,
}

/// How a node got its value.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// By searching below it, or not at all yet.
    Searched,
    /// The game is over there, or it is a leaf of a given tree.
    End,
    /// By the static evaluation, at the horizon.
    Evaluated,
    /// From the transposition table.
    Table,
    /// What lies below it was only counted.
    Counted,
}

impl Tile {
    /// The tile of a node, without the properties that depend on its row.
    pub(super) fn of(session: &Session, node: TreeNode, step: Step) -> Self {
        let state = session.state(node, step);
        Self {
            node,
            state,
            kind: kind(session, node, step, state),
            known: session.known(node, step),
            turn: session.tree().turn(node),
            is_leaf: session.is_leaf(node) || session.is_at_horizon(node),
            is_best: false,
            is_on_path: false,
            is_current: session.focus(step) == Some(node),
            visited_below: visited_below(session, node, step),
            target: target(session, node, step),
        }
    }
}

fn kind(session: &Session, node: TreeNode, step: Step, state: State) -> Kind {
    let trace = session.trace();
    let Some(visit) = session.visit(node, step).filter(|_| state == State::Done) else {
        return Kind::Searched;
    };
    if trace.tally(visit).is_some() {
        Kind::Counted
    } else if !trace.is_childless(visit) || trace.is_cut_before_moves(visit) {
        Kind::Searched
    } else if trace.was_found(visit) {
        Kind::Table
    } else if trace.was_evaluated(visit) {
        Kind::Evaluated
    } else {
        Kind::End
    }
}

/// How many positions have been visited below a node at a step, recorded or not, in the visit of it
/// that counts. O(log nodes + nodes below it with a count).
fn visited_below(session: &Session, node: TreeNode, step: Step) -> u64 {
    let trace = session.trace();
    let Some(visit) = session.visit(node, step) else { return 0 };
    if trace.status(visit, step) == NodeStatus::NotVisited {
        return 0;
    }
    // Numbers are given in the order of the visits, so that what lies below is a range of them.
    let until = trace.left(visit).map_or(step, |left| left.min(step));
    let all = visit.index()..trace.visible(until).max(visit.index() + 1);
    let recorded = all.len() as u64 - 1;
    recorded + trace.tallied_in(all).nodes
}

/// The step to which a click leads: where the node is left, so that its result is visible; if that
/// is not known yet, where it is entered; and if it is never entered, the cut that prunes it.
fn target(session: &Session, node: TreeNode, step: Step) -> Option<Step> {
    let trace = session.trace();
    if let Some(visit) = session.visit(node, step) {
        return Some(match (trace.status(visit, step), trace.left(visit)) {
            (NodeStatus::Done, Some(left)) => left,
            _ => trace.entered(visit),
        });
    }
    session.cut_above(node, step).filter(|cut| cut.step <= step).map(|cut| cut.step)
}
