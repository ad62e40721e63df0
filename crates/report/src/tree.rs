//! The result of a search on a given tree: with every node, since all of them can be shown.

use plyscope_search::trace::Cut;
use plyscope_search::tracer::ProbeCount;
use plyscope_search::{NodeId, TreeNode};
use serde_json::{json, Value as Json};

use crate::values;
use plyscope_setup::Choice;
use plyscope_view::session::{Session, State};

/// The result of a search on a given tree; `None` of a search that did not end.
#[must_use]
pub fn tree(session: &Session) -> Option<Json> {
    let trace = session.trace();
    let pass = trace.last_finished()?;
    let verdict = pass.result?.sharpened();
    let visits = (0..trace.node_count() as u32).map(NodeId);
    let is_first = |visit: &NodeId| session.visits(session.node(*visit)).next() == Some(*visit);
    let visited = visits.filter(is_first).map(|visit| session.node(visit));
    let ProbeCount { probes, hits } = trace.probe_counts(trace.last_step());
    let cutoffs: Json = trace.cuts().map(|cut| cutoff(session, &cut)).collect();
    let mut report = json!({
        "tree": session.tree().to_string(),
        "algorithm": session.setup().algorithm.id(),
        "root": values::turn(session.tree().turn(TreeNode::ROOT)),
        "value": values::value(verdict.value()),
        "verdict": values::verdict(verdict),
        "estimate": pass.is_estimate,
        "best_path": values::names(session, session.best_path(trace.last_step())),
        "visited": values::names(session, visited),
        "visits": trace.node_count(),
        "pruned": values::names(session, not_visited(session, State::Pruned)),
        "beyond": values::names(session, not_visited(session, State::Beyond)),
        "cutoffs": cutoffs,
        "table": session.setup().options().table.map(|_| json!({ "probes": probes, "hits": hits })),
        "unsound": session.setup().doubt_on_tree().is_some(),
        "nodes": session.tree().len(),
        "steps": trace.last_step().0,
    });
    if let Some(exact) = values::exact(verdict.value()) {
        report["value_exact"] = exact;
    }
    Some(report)
}

fn cutoff(session: &Session, cut: &Cut) -> Json {
    let window = session.trace().window(cut.node, cut.step).window();
    json!({
        "at": values::name(session, cut.node),
        "step": cut.step.0,
        "skipped": values::names(session, session.skipped(cut)),
        "alpha": values::value(window.alpha),
        "beta": values::value(window.beta),
        "because": values::because(session, cut),
    })
}

/// The nodes that are never visited for the given reason: pruned, or beyond the horizon.
pub fn not_visited(session: &Session, why: State) -> impl Iterator<Item = TreeNode> + '_ {
    let last = session.trace().last_step();
    session.pruned().filter(move |&node| session.state(node, last) == why)
}
