//! Solving a given tree, with all nodes.

use plyscope_export::outline::drawing;
use plyscope_i18n::{texts, Lang};
use plyscope_report::json;
use plyscope_report::tree::{not_visited, tree};
use plyscope_search::algo::Horizon;
use plyscope_search::TreeNode;
use plyscope_session::caption::caption;
use plyscope_session::Session;

use super::{rows, table, value, warning, Form};
use crate::output::versioned;
use crate::Problem;

/// Describes the result of a search on a tree.
pub fn run(session: &Session, form: Form) -> Result<String, Problem> {
    let ended = session.trace().last_finished();
    let ended = ended.and_then(|pass| Some((pass, pass.result?)));
    let (pass, verdict) = ended.ok_or("the search did not end")?;
    let horizon = pass.horizon.filter(|_| pass.is_estimate);
    // No move of a tree is noisy.
    let value = value(verdict, horizon, Horizon::AsAsked);
    Ok(match form {
        Form::Json => format!("{:#}\n", versioned(json(&tree(session)))),
        Form::Text => as_text(session, value),
    })
}

/// How many names are listed before the rest is only counted.
const LISTED: usize = 24;

fn as_text(session: &Session, value: String) -> String {
    let trace = session.trace();
    let last = trace.last_step();
    let l_names =
        |nodes: &[TreeNode]| listed(nodes.iter().map(|&node| session.tree().l_name(node)));
    let (pruned, beyond) = not_visited(session);
    let mut facts = vec![
        ("value", value),
        ("best path", listed(session.best_path(last).map(|node| session.tree().l_name(node)))),
        ("visited", visited(session)),
    ];
    if session.setup().algorithm.has_windows() {
        let pruned = l_names(&pruned);
        facts.push(("pruned", if pruned.is_empty() { "nothing".to_owned() } else { pruned }));
    }
    if !beyond.is_empty() {
        facts.push(("beyond", l_names(&beyond)));
    }
    if session.setup().options().table.is_some() {
        facts.push(("table", table(trace.probe_counts(last))));
    }
    let keeps_a_bound =
        trace.last_finished().is_some_and(|pass| session.keeps_a_bound(pass.root, last));
    let kept = || keeps_a_bound.then(|| ("kept", texts::step_finish_kept(Lang::En)));
    facts.extend(warning(session.setup().doubt_on_tree()).or_else(kept));
    let mut text = rows(&facts);
    let cuts = trace.cuts().len();
    if cuts > 0 {
        text.push_str(&format!("\ncutoffs ({cuts})\n"));
        for cut in trace.cuts().take(LISTED) {
            let caption = caption(session, cut.step, Lang::En);
            text.push_str(&format!("  step {:<5} {caption}\n", cut.step.0));
        }
        if cuts > LISTED {
            text.push_str(&format!("  … and {} more; --json lists them all\n", cuts - LISTED));
        }
    }
    text.push('\n');
    text.push_str(&drawing(session));
    text
}

fn visited(session: &Session) -> String {
    let (tree, trace) = (session.tree(), session.trace());
    let (steps, visits) = (trace.last_step().0, trace.node_count());
    let nodes = tree.nodes().filter(|&node| session.is_visited(node)).count();
    if visits == nodes {
        return format!("{nodes} of {} nodes, in {steps} steps", tree.len());
    }
    format!("{nodes} of {} nodes, {visits} times in all, in {steps} steps", tree.len())
}

fn listed(names: impl Iterator<Item = plyscope_search::LName>) -> String {
    let names: Vec<String> = names.map(|name| name.to_string()).collect();
    if names.len() <= LISTED {
        return names.join(" ");
    }
    format!("{} … and {} more", names[..LISTED].join(" "), names.len() - LISTED)
}
