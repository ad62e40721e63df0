//! The stops of a search that is asked about while it plays: every moment before it shows an answer.

use plyscope_search::{Event, Step, Trace};
use plyscope_session::Session;
use plyscope_setup::ask::Ask;

use super::stops::{without_repeated_visits, Asks, Stop};

/// The most stops while a search plays; of a longer search the first ones.
pub const MOST_STOPS: usize = 200;

/// The stops between two steps, in chronological order. At each, a child has just returned.
pub(super) fn stops(session: &Session, ask: Ask, from: Step, to: Step) -> Vec<Stop> {
    let trace = session.trace();
    let steps = (from.0..to.0).map(Step);
    let stops = steps.filter_map(|step| Stop::at(trace, step, asks(ask)));
    let stops: Vec<Stop> = match ask {
        Ask::Next => without_repeated_visits(stops.collect(), trace),
        Ask::Cuts => stops.filter(|stop| may_be_cut(session, stop)).collect(),
        Ask::Values => stops.filter(|stop| is_last_child(trace, stop)).collect(),
    };
    // What is asked at a stop has to be shown before the end of the playback.
    stops.into_iter().filter(|stop| stop.shown_at(trace) <= to).take(MOST_STOPS).collect()
}

const fn asks(ask: Ask) -> Asks {
    match ask {
        Ask::Cuts => Asks::IsCut,
        Ask::Values => Asks::Value,
        Ask::Next => Asks::Visit,
    }
}

/// Whether the node has more children, which a search with windows either visits or cuts.
fn may_be_cut(session: &Session, stop: &Stop) -> bool {
    let next = after(session.trace(), stop);
    session.setup().algorithm.has_windows()
        && matches!(next, Some(Event::Cut { .. } | Event::Enter { .. }))
}

/// Whether no further child of the node is visited.
fn is_last_child(trace: &Trace, stop: &Stop) -> bool {
    !matches!(after(trace, stop), Some(Event::Enter { .. }))
}

/// What the search does once it has used the value of the child.
fn after(trace: &Trace, stop: &Stop) -> Option<Event> {
    trace.event(Step(stop.settled(trace).0 + 1))
}
