//! The stops: instructive steps at which the question is asked.

use std::collections::BTreeSet;

use plyscope_search::trace::Cut;
use plyscope_search::{Event, NodeId, Step, Trace, Window};

use super::{Reply, Setter};
use plyscope_session::cause::is_deep;
use plyscope_session::Session;

/// A stop of a search: it has just returned from a child, and has not used its value yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stop {
    /// The current step.
    pub step: Step,
    /// What is asked at the stop.
    pub asks: Asks,
    /// The visit of the current node.
    pub node: NodeId,
    /// The visit of the child that has just returned.
    pub child: NodeId,
}

/// The question at a stop.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Asks {
    /// Which node is visited next?
    Visit,
    /// What does the window become?
    Window,
    /// Is there a cut, and because of whose bound?
    Cut,
    /// Is there a cut?
    IsCut,
    /// Which value does the node return?
    Value,
}

/// The most stops of one question.
const MOST: usize = 12;

/// Below this number of stops, plain ones are added.
const ENOUGH: usize = 4;

/// The class of a stop, the most instructive first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Class {
    /// A deep cutoff.
    DeepCut,
    /// Any other cut.
    Cut,
    /// The window is narrow at both ends, and not closed.
    NearlyCut,
    /// The first child gives a node its bound.
    FirstBound,
    /// A better child moves a bound.
    BetterBound,
    /// A child is no better than the best.
    NotBetter,
    /// The node has no further child.
    Finished,
}

/// How many of [`MOST`] stops each class gets at first.
const SHARES: [(Class, usize); 7] = [
    (Class::DeepCut, 3),
    (Class::Cut, 4),
    (Class::NearlyCut, 1),
    (Class::FirstBound, 2),
    (Class::BetterBound, 1),
    (Class::NotBetter, 1),
    (Class::Finished, 1),
];

/// The stops of a search, in chronological order; none if no child ever returns.
pub(super) fn stops(session: &Session) -> Vec<Stop> {
    let trace = session.trace();
    let steps = (1..=trace.last_step().0).map(Step);
    let moments: Vec<(Class, Stop)> =
        steps.filter_map(|step| moment(session, step)).map(numbered()).collect();
    let mut chosen = BTreeSet::new();
    let mut take = |class: Class, most: usize, enough: usize| {
        let places_left = enough.saturating_sub(chosen.len()).min(most);
        let is_left = |place: &usize| moments[*place].0 == class && !chosen.contains(place);
        let left: Vec<usize> = (0..moments.len()).filter(is_left).collect();
        chosen.extend(spread(&left, places_left));
    };
    for (class, share) in SHARES {
        take(class, share, MOST);
    }
    for (class, _) in SHARES {
        let is_plain = matches!(class, Class::NotBetter | Class::Finished);
        take(class, MOST, if is_plain { ENOUGH } else { MOST });
    }
    let stops: Vec<Stop> = chosen.into_iter().map(|place| moments[place].1).collect();
    without_repeated_visits(stops, trace)
}

/// Each next visit is asked about once, at the last stop before it.
pub(super) fn without_repeated_visits(stops: Vec<Stop>, trace: &Trace) -> Vec<Stop> {
    let visited = |stop: &Stop| (stop.asks == Asks::Visit).then(|| stop.next_visit(trace));
    let is_asked_again = |place: usize| {
        visited(&stops[place]).is_some_and(|_| {
            stops.get(place + 1).is_some_and(|next| visited(next) == visited(&stops[place]))
        })
    };
    (0..stops.len()).filter(|&place| !is_asked_again(place)).map(|place| stops[place]).collect()
}

/// At every other cut, asks for the node that is visited next instead, which is equivalent.
fn numbered() -> impl FnMut((Class, Stop)) -> (Class, Stop) {
    let mut cuts = 0;
    move |(class, stop)| {
        cuts += usize::from(class == Class::Cut);
        let asks = match class {
            Class::Cut if cuts % 2 == 0 => Asks::Visit,
            _ => stop.asks,
        };
        (class, Stop { asks, ..stop })
    }
}

/// At most this many items, spread evenly.
fn spread(of: &[usize], most: usize) -> Vec<usize> {
    let count = of.len().min(most);
    (0..count).map(|number| of[(2 * number + 1) * of.len() / (2 * count)]).collect()
}

/// The stop after a step at which a child is left.
fn moment(session: &Session, step: Step) -> Option<(Class, Stop)> {
    let trace = session.trace();
    let stop = Stop::at(trace, step, Asks::Visit)?;
    let Stop { node, .. } = stop;
    if !session.setup().algorithm.has_windows() {
        return Some((Class::Finished, stop));
    }
    let (before, after) = (trace.window(node, step).window(), stop.window_after(trace));
    let goes_on = matches!(
        trace.event(stop.settled(trace).forward(1, Step(u32::MAX))),
        Some(Event::Enter { .. } | Event::Cut { .. })
    );
    let is_narrow = after.alpha.is_finite() && after.beta.is_finite();
    Some(match stop.cut(trace) {
        Some(cut) if is_deep(session, &cut) => (Class::DeepCut, Stop { asks: Asks::Cut, ..stop }),
        Some(_) => (Class::Cut, Stop { asks: Asks::Cut, ..stop }),
        None if !goes_on => (Class::Finished, stop),
        None if before != after && is_narrow => {
            (Class::NearlyCut, Stop { asks: Asks::Cut, ..stop })
        }
        None if before != after => {
            let is_first = trace.best(node, step).is_none();
            let class = if is_first { Class::FirstBound } else { Class::BetterBound };
            (class, Stop { asks: Asks::Window, ..stop })
        }
        None => (Class::NotBetter, Stop { asks: Asks::Window, ..stop }),
    })
}

impl Stop {
    /// The stop after a step, if a child is left by it.
    pub(super) fn at(trace: &Trace, step: Step, asks: Asks) -> Option<Self> {
        let Some(Event::Leave { .. }) = trace.event(step) else { return None };
        let child = trace.focus(step)?;
        Some(Self { step, asks, node: trace.parent(child)?, child })
    }

    /// The step at which the child has been compared with the best so far.
    pub(super) fn settled(&self, trace: &Trace) -> Step {
        let next = Step(self.step.0 + 1);
        match trace.event(next) {
            Some(Event::Best { .. } | Event::Keep { .. }) => next,
            _ => self.step,
        }
    }

    /// The window after using the value of the child.
    pub(super) fn window_after(&self, trace: &Trace) -> Window {
        trace.window(self.node, self.settled(trace)).window()
    }

    /// The cut that the child leads to.
    pub(super) fn cut(&self, trace: &Trace) -> Option<Cut> {
        let next = self.settled(trace).0 + 1;
        trace.cut_of(self.node).filter(|cut| cut.step.0 == next)
    }

    /// The step at which the node is left.
    pub(super) fn left(&self, trace: &Trace) -> Step {
        trace.left(self.node).unwrap_or_else(|| trace.last_step())
    }

    /// The visit that comes next.
    pub(super) fn next_visit(&self, trace: &Trace) -> Option<NodeId> {
        let next = trace.visible(self.step);
        (next < trace.node_count()).then_some(NodeId(next as u32))
    }

    /// The step that shows the right answer.
    pub(super) fn shown_at(&self, trace: &Trace) -> Step {
        match self.asks {
            Asks::Visit => {
                self.next_visit(trace).map_or(trace.last_step(), |next| trace.entered(next))
            }
            Asks::Window => self.settled(trace),
            Asks::Cut | Asks::IsCut => self.cut(trace).map_or(self.settled(trace), |cut| cut.step),
            Asks::Value => self.left(trace),
        }
    }

    /// The right reply.
    pub(super) fn reply(&self, session: &Session) -> Reply {
        let trace = session.trace();
        match self.asks {
            Asks::Visit => self
                .next_visit(trace)
                .map_or(Reply::Nothing, |next| Reply::Visit(session.node(next))),
            Asks::Window => Reply::Window(self.window_after(trace)),
            Asks::Cut => self.cut(trace).map_or(Reply::NoCut, |cut| {
                let setter = cut.because.set_by().map(|setter| session.node(setter));
                Reply::Cut(setter.map_or(Setter::Start, Setter::Node))
            }),
            Asks::IsCut => self.cut(trace).map_or(Reply::NoCut, |_| Reply::SomeCut),
            Asks::Value => {
                let verdict = trace.verdict(self.node, self.left(trace));
                verdict.map_or(Reply::Nothing, Reply::Value)
            }
        }
    }
}
