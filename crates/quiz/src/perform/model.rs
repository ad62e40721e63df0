//! What the search itself does next.

use plyscope_search::trace::NodeStatus;
use plyscope_search::{Event, NodeId, Step};

use super::{Action, Takes};
use plyscope_view::session::Session;

/// Where a performance begins: at the root, which nobody has to go down to.
pub(super) const FIRST: Step = Step(1);

/// The node where the search stands after a step; `None` when the root has been left.
pub(super) fn current(session: &Session, step: Step) -> Option<NodeId> {
    let trace = session.trace();
    let focus = trace.focus(step)?;
    match trace.status(focus, step) {
        NodeStatus::Done => trace.parent(focus),
        _ => Some(focus),
    }
}

/// Something that the search does.
#[derive(Clone, Copy, Debug)]
pub(super) struct Next {
    /// What it does.
    pub(super) action: Action,
    /// The step at which it is done.
    pub(super) step: Step,
}

impl Next {
    /// Whether it must be said: what is taken as the best without moving a bound need not be, where
    /// there are bounds.
    pub(super) fn is_needed(self, session: &Session) -> bool {
        let is_silent = matches!(self.action, Action::Take(Takes::Best, _));
        !is_silent || !session.setup().algorithm.has_windows()
    }

    /// Whether this is what was said.
    fn is(self, said: Action) -> bool {
        match (self.action, said) {
            (Action::Take(_, value), Action::Take(Takes::Best, said)) => value == said,
            (action, said) => action == said,
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
        // What changes nothing need not be said; the rest never happens in a search that can be
        // performed, or only at its beginning.
        Event::Keep { .. }
        | Event::Begin { .. }
        | Event::Evaluate { .. }
        | Event::Probe { .. }
        | Event::Store { .. } => return next(session, step),
    };
    Some(Next { action, step })
}

/// The step to which something leads that the search is said to do; `None` where that is wrong.
pub(super) fn follow(session: &Session, step: Step, said: Action) -> Option<Step> {
    let next_one = next(session, step)?;
    if next_one.is(said) {
        return Some(next_one.step);
    }
    match next_one.is_needed(session) {
        true => None,
        false => follow(session, next_one.step, said),
    }
}
