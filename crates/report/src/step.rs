//! What happens at a step.

use plyscope_search::{Entry, Event, Step};
use serde_json::{json, Map, Value as Json};

use crate::values;
use plyscope_setup::Choice;
use plyscope_view::session::Session;

/// The event of a step, its node, and the window after it; `None` if there is no such step. Steps
/// are numbered from 1.
#[must_use]
pub fn step(session: &Session, step: Step) -> Option<Map<String, Json>> {
    let trace = session.trace();
    let (event, visit) = (trace.event(step)?, trace.focus(step)?);
    let mut fields = Map::new();
    let mut add = |key: &str, value: Json| fields.insert(key.to_owned(), value);
    add("step", json!(step.0));
    let node = session.node(visit);
    let is_chance = session.tree().is_chance(node);
    add("event", json!(name(event, is_chance)));
    add("node", json!(values::name(session, visit)));
    match event {
        Event::Begin { .. } | Event::Enter { .. } => {
            add("player", json!(values::turn(session.tree().turn(node))));
            let reduction = trace.reduction(visit);
            if reduction.plies > 0 {
                add("reduced", json!(reduction.plies));
                if reduction.is_for_order {
                    add("for_order", json!(true));
                }
            }
            // The first step says what is searched, so that a trace needs nothing beside it.
            if step.0 == 1 && session.game().is_none() {
                add("tree", json!(session.tree().to_string()));
                add("algorithm", json!(session.setup().algorithm.id()));
            }
        }
        Event::Evaluate { value } => {
            add("value", values::value(value));
        }
        Event::Extend { stand_pat, .. } => {
            add("value", stand_pat.map_or(Json::Null, values::value));
        }
        Event::Probe { found } => {
            add("found", json!(found.map(|entry| self::entry(session, entry))));
        }
        Event::ProbeChild { by, found, .. } => {
            let child = session.child_by(node, by);
            add("child", json!(child.map(|child| values::node_name(session, child))));
            add("found", entry(session, found));
        }
        Event::Store { verdict, size } => {
            add("value", values::value(verdict.value()));
            add("verdict", json!(values::verdict(verdict)));
            add("table_size", json!(size));
        }
        Event::Best { value, .. } => {
            add("value", values::value(value));
            let best = trace.best(visit, step);
            add("child", json!(best.map(|best| values::name(session, best.child))));
        }
        Event::Keep { value } => {
            add("value", values::value(value));
            let child = trace.compared(step);
            add("child", json!(child.map(|child| values::name(session, child))));
            if is_chance {
                let probability = child.and_then(|it| session.tree().probability(session.node(it)));
                add("probability", json!(probability.map(|share| share.to_string())));
                let sum = session.average(node, step);
                add("sum", sum.map_or(Json::Null, values::value));
                if let Some(exact) = sum.and_then(values::exact) {
                    add("sum_exact", exact);
                }
                if let Some(bounds) = values::average_bounds(session, node, step) {
                    let verdict = child.and_then(|child| trace.verdict(child, step));
                    add("verdict", json!(verdict.map(values::verdict)));
                    add("average", bounds);
                }
            } else {
                let best = trace.best_value(visit, step);
                add("best", best.map_or(Json::Null, values::value));
            }
        }
        Event::Cut { .. } => {
            if let Some(cut) = trace.cut_of(visit) {
                add("rule", json!(session.setup().options().cut.id()));
                add("skipped", values::names(session, session.skipped(&cut)));
                add("because", values::because(session, &cut));
                if let Some(bounds) = values::average_bounds(session, node, step) {
                    add("average", bounds);
                }
            }
        }
        Event::Leave { verdict } => {
            add("value", values::value(verdict.value()));
            add("verdict", json!(values::verdict(verdict)));
            if let Some(tally) = trace.tally(visit) {
                add("counted_below", values::tally(tally));
            }
        }
    }
    let exact = match event {
        Event::Evaluate { value } | Event::Best { value, .. } | Event::Keep { value } => {
            values::exact(value)
        }
        Event::Extend { stand_pat, .. } => stand_pat.and_then(values::exact),
        Event::Leave { verdict } => values::exact(verdict.value()),
        _ => None,
    };
    if let Some(exact) = exact {
        add("value_exact", exact);
    }
    if !matches!(event, Event::Leave { .. }) {
        let window = trace.window(visit, step);
        add("alpha", values::value(window.alpha.value));
        add("beta", values::value(window.beta.value));
        if let Some(far) = window.far_end() {
            add("null_window", values::null_window(session, far, window.bound(far)));
        }
    }
    Some(fields)
}

/// An entry of the transposition table.
fn entry(session: &Session, entry: Entry) -> Json {
    let store = session.trace().store(entry.number);
    json!({
        "value": values::value(entry.verdict.value()),
        "verdict": values::verdict(entry.verdict),
        "stored_at": store.map(|store| store.step.0),
    })
}

/// The words of events.
pub const EVENTS: [&str; 12] = [
    "begin",
    "enter",
    "evaluate",
    "extend",
    "probe",
    "probe-child",
    "store",
    "best",
    "keep",
    "average",
    "cut",
    "leave",
];

/// The word of an event; at a node where chance decides, a child is kept in an average.
const fn name(event: Event, is_chance: bool) -> &'static str {
    let [begin, enter, evaluate, extend, probe, probe_child, store, best, keep, average, cut, leave] =
        EVENTS;
    match event {
        Event::Begin { .. } => begin,
        Event::Enter { .. } => enter,
        Event::Evaluate { .. } => evaluate,
        Event::Extend { .. } => extend,
        Event::Probe { .. } => probe,
        Event::ProbeChild { .. } => probe_child,
        Event::Store { .. } => store,
        Event::Best { .. } => best,
        Event::Keep { .. } if is_chance => average,
        Event::Keep { .. } => keep,
        Event::Cut { .. } => cut,
        Event::Leave { .. } => leave,
    }
}
