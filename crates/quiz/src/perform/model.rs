//! The next action of the search itself.

use plyscope_search::trace::NodeStatus;
use plyscope_search::{Event, NodeId, Step};

use super::{Action, Takes};
use plyscope_session::Session;

/// The first step of an answer: at the root, which needs no action.
pub(super) const FIRST: Step = Step(1);

/// The current node after a step; `None` when the root has been left.
pub(super) fn current(session: &Session, step: Step) -> Option<NodeId> {
    let trace = session.trace();
    let focus = trace.focus(step)?;
    match trace.status(focus, step) {
        NodeStatus::Done => trace.parent(focus),
        _ => Some(focus),
    }
}

/// An action of the search.
#[derive(Clone, Copy, Debug)]
pub(super) struct Next {
    /// The action.
    pub(super) action: Action,
    /// Its step.
    pub(super) step: Step,
}

impl Next {
    /// Whether it must be given: in a search with bounds, a new best value that moves none may be
    /// left out.
    pub(super) fn is_needed(self, session: &Session) -> bool {
        let is_silent = matches!(self.action, Action::Take(Takes::Best, _));
        !is_silent || !session.setup().algorithm.has_windows()
    }

    /// Whether it equals a given action.
    fn is(self, given: Action) -> bool {
        match (self.action, given) {
            (Action::Take(_, value), Action::Take(Takes::Best, given)) => value == given,
            (action, given) => action == given,
        }
    }
}

/// What the search does after a step; `None` when it is over.
pub(super) fn next(session: &Session, step: Step) -> Option<Next> {
    let trace = session.trace();
    let step = Step(step.0 + 1);
    let visit = trace.focus(step)?;
    let action = match trace.event(step)? {
        Event::Enter { .. } => Action::Enter(session.node(visit)),
        Event::Best { value, .. } => {
            let now = trace.window(visit, step).window();
            let before = trace.window(visit, step.back(1)).window();
            let takes = match (now.alpha == before.alpha, now.beta == before.beta) {
                (false, _) => Takes::Alpha,
                (true, false) => Takes::Beta,
                (true, true) => Takes::Best,
            };
            Action::Take(takes, value)
        }
        Event::Cut { .. } => Action::Cut,
        Event::Leave { verdict } => Action::Leave(verdict),
        // Comparisons without effect need no action; the other events do not occur in searches that
        // can be performed, or only at the beginning.
        Event::Keep { .. }
        | Event::Begin { .. }
        | Event::Evaluate { .. }
        | Event::Extend { .. }
        | Event::Probe { .. }
        | Event::ProbeChild { .. }
        | Event::Store { .. } => return next(session, step),
    };
    Some(Next { action, step })
}

/// The step that a given action leads to; `None` if it is wrong.
pub(super) fn follow(session: &Session, step: Step, given: Action) -> Option<Step> {
    let next_one = next(session, step)?;
    if next_one.is(given) {
        return Some(next_one.step);
    }
    match next_one.is_needed(session) {
        true => None,
        false => follow(session, next_one.step, given),
    }
}
