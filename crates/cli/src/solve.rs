//! `plyscope solve`.

use plyscope_core::trace::Cut;
use plyscope_core::{NodeId, Verdict};
use plyscope_stage::caption::caption;
use plyscope_stage::locale::Lang;
use plyscope_stage::numerals;
use plyscope_stage::session::Session;
use plyscope_stage::setup::{Algorithm, Choice};
use serde_json::{json, Value as Json};

use crate::arguments::SolveOptions;
use crate::{drawing, input, json, Problem};

/// Searches a tree and says what came out.
pub fn run(options: &SolveOptions) -> Result<String, Problem> {
    let session = input::session(&options.search)?;
    let verdict = session.trace().result().ok_or("the search did not end")?;
    if options.json {
        Ok(format!("{:#}\n", as_json(&session, verdict)))
    } else {
        Ok(as_text(&session, verdict))
    }
}

fn as_json(session: &Session, verdict: Verdict) -> Json {
    let trace = session.trace();
    let visited = (0..trace.node_count() as u32).map(|visit| session.node(NodeId(visit)));
    let cutoffs: Json = trace.cuts().map(|cut| cutoff(session, &cut)).collect();
    json!({
        "tree": session.tree().to_string(),
        "algorithm": session.setup().algorithm.id(),
        "root": json::player(session.tree().root_player()),
        "value": json::value(verdict.value()),
        "verdict": json::verdict(verdict),
        "best_path": json::names(session, session.best_path(trace.last_step())),
        "visited": json::names(session, visited),
        "pruned": json::names(session, session.pruned()),
        "cutoffs": cutoffs,
        "nodes": session.tree().len(),
        "steps": trace.last_step().0,
    })
}

fn cutoff(session: &Session, cut: &Cut) -> Json {
    let window = session.trace().window(cut.node, cut.step).window();
    json!({
        "at": json::name(session, cut.node),
        "step": cut.step.0,
        "skipped": json::names(session, session.skipped(cut)),
        "alpha": json::value(window.alpha),
        "beta": json::value(window.beta),
        "because": json::because(session, cut),
    })
}

/// How many names are listed before the rest is only counted.
const LISTED: usize = 24;

fn as_text(session: &Session, verdict: Verdict) -> String {
    let trace = session.trace();
    let (total, visited) = (session.tree().len(), trace.node_count());
    let mut rows = vec![
        ("value", numerals::verdict(Lang::En, verdict)),
        (
            "best path",
            listed(session.best_path(trace.last_step()).map(|n| session.tree().l_name(n))),
        ),
        ("visited", format!("{visited} of {total} nodes, in {} steps", trace.last_step().0)),
    ];
    if session.setup().algorithm == Algorithm::AlphaBeta {
        let pruned = listed(session.pruned().map(|node| session.tree().l_name(node)));
        rows.push(("pruned", if pruned.is_empty() { "nothing".to_owned() } else { pruned }));
    }
    let mut text: String =
        rows.iter().map(|(name, value)| format!("{name:<10} {value}\n")).collect();
    let cuts = trace.cuts().len();
    if cuts > 0 {
        text.push_str(&format!("\ncutoffs ({cuts})\n"));
        for cut in trace.cuts().take(LISTED) {
            let told = caption(session, cut.step, Lang::En);
            text.push_str(&format!("  step {:<5} {told}\n", cut.step.0));
        }
        if cuts > LISTED {
            text.push_str(&format!("  … and {} more; --json lists them all\n", cuts - LISTED));
        }
    }
    text.push('\n');
    text.push_str(&drawing::drawing(session));
    text
}

fn listed(names: impl Iterator<Item = plyscope_core::LName>) -> String {
    let names: Vec<String> = names.map(|name| name.to_string()).collect();
    if names.len() <= LISTED {
        return names.join(" ");
    }
    format!("{} … and {} more", names[..LISTED].join(" "), names.len() - LISTED)
}
