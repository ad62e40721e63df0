//! The result of a search on a given tree: with every node, since all of them can be shown.

use plyscope_search::trace::Cut;
use plyscope_search::tracer::ProbeCount;
use plyscope_search::{NodeId, TreeNode, Turn, Verdict};
use schemars::JsonSchema;
use serde::Serialize;

use crate::parts::{Word, Worth};
use crate::values::{self, Because};
use plyscope_session::absence::{Absence, Reason};
use plyscope_session::Session;
use plyscope_setup::Algorithm;

/// What came out of a search on a tree. Nodes are called by their place: `L3-2`.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct TreeResult {
    /// The tree in its shortest notation.
    pub tree: String,
    /// Which search it was.
    pub algorithm: Word<Algorithm>,
    /// Whose turn it is at the root.
    pub root: Word<Turn>,
    /// What the root is worth to MAX.
    pub value: Option<Worth>,
    /// How the value is to be read.
    pub verdict: Word<Verdict>,
    /// Whether the value is an estimate: the search left a node to the static evaluation.
    pub estimate: bool,
    /// The line that both players follow, from the root, as far as it is known.
    pub best_path: Vec<String>,
    /// The nodes that were visited, in the order in which they were.
    pub visited: Vec<String>,
    /// How many visits that were; some searches come by a node more than once.
    pub visits: usize,
    /// The nodes that were never visited because of a cut.
    pub pruned: Vec<String>,
    /// The nodes that were never visited because they lie beyond the depth, or the table knew enough.
    pub beyond: Vec<String>,
    /// Where children were cut off, in the order of the steps.
    pub cutoffs: Vec<Cutoff>,
    /// Null without a table.
    pub table: Option<TableUse>,
    /// Whether the value may be wrong, because the table takes bounds for values, or the search leaves out
    /// what usually does not matter.
    pub unsound: bool,
    /// How many nodes the tree has.
    pub nodes: usize,
    /// How many steps the search takes.
    pub steps: u32,
    /// The value as a fraction.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub value_exact: Option<String>,
}

/// What came out of a search of a game of your own: that of its tree.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct OwnGameResult {
    /// What came out of the search on its tree.
    #[serde(flatten)]
    pub tree: TreeResult,
    /// The moves of the line that both players follow, as far as it is known.
    pub best_line: Vec<String>,
    /// How many plies were unfolded.
    pub plies: usize,
    /// Whether the game was unfolded to its end. If not, `estimate` is true where that may matter.
    pub complete: bool,
}

/// Children that were cut off.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Cutoff {
    /// The node whose children are cut off.
    pub at: String,
    /// The step at which that happens.
    pub step: u32,
    /// The children that are not looked at.
    pub skipped: Vec<String>,
    /// The lower end of the window there; null if it is open.
    pub alpha: Option<Worth>,
    /// The upper end of the window there; null if it is open.
    pub beta: Option<Worth>,
    /// The lower end as a fraction.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub alpha_exact: Option<String>,
    /// The upper end as a fraction.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub beta_exact: Option<String>,
    /// Why they are cut off.
    pub because: Because,
}

/// What a transposition table was asked, and how often it had an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct TableUse {
    /// How often it was asked.
    pub probes: u64,
    /// How often it had an answer.
    pub hits: u64,
}

impl From<ProbeCount> for TableUse {
    fn from(ProbeCount { probes, hits }: ProbeCount) -> Self {
        Self { probes, hits }
    }
}

/// The result of a search on a given tree; `None` of a search that did not end.
#[must_use]
pub fn tree(session: &Session) -> Option<TreeResult> {
    let trace = session.trace();
    let pass = trace.last_finished()?;
    let verdict = pass.result?.sharpened();
    let visits = (0..trace.node_count() as u32).map(NodeId);
    let is_first = |visit: &NodeId| session.visits(session.node(*visit)).next() == Some(*visit);
    let visited = visits.filter(is_first).map(|visit| session.node(visit));
    let (pruned, beyond) = not_visited(session);
    let probes = trace.probe_counts(trace.last_step());
    Some(TreeResult {
        tree: session.tree().to_string(),
        algorithm: Word(session.setup().algorithm),
        root: Word(session.tree().turn(TreeNode::ROOT)),
        value: Worth::of(verdict.value()),
        verdict: Word(verdict),
        estimate: pass.is_estimate,
        best_path: values::names(session, session.best_path(trace.last_step())),
        visited: values::names(session, visited),
        visits: trace.node_count(),
        pruned: values::names(session, pruned.into_iter()),
        beyond: values::names(session, beyond.into_iter()),
        cutoffs: trace.cuts().map(|cut| cutoff(session, &cut)).collect(),
        table: session.setup().options().table.map(|_| probes.into()),
        unsound: session.setup().doubt_on_tree().is_some(),
        nodes: session.tree().len(),
        steps: trace.last_step().0,
        value_exact: values::exact(verdict.value()),
    })
}

fn cutoff(session: &Session, cut: &Cut) -> Cutoff {
    let window = session.trace().window(cut.node, cut.step).window();
    Cutoff {
        at: values::name(session, cut.node),
        step: cut.step.0,
        skipped: values::names(session, session.skipped(cut)),
        alpha: Worth::of(window.alpha),
        beta: Worth::of(window.beta),
        alpha_exact: values::exact(window.alpha),
        beta_exact: values::exact(window.beta),
        because: values::because(session, cut),
    }
}

/// The nodes that are never visited: those that a cut of any pass skips, and the others, which lie beyond the
/// horizon or what the table knew.
#[must_use]
pub fn not_visited(session: &Session) -> (Vec<TreeNode>, Vec<TreeNode>) {
    let reason = |&node: &TreeNode| Absence::of(session, node).map(|absence| absence.reason);
    session.pruned().partition(|node| matches!(reason(node), Some(Reason::Cut(_))))
}
