//! Whether what a search finds may rest on the static evaluation.

use crate::event::Event;

/// Follows a search: whether the result of its pass may rest on the static evaluation, since a node was left
/// to that, or settled by an entry of the table that rests on it, in this pass or in one before with the same
/// horizon, whose bounds it uses. What was searched only to find out which move comes first does not count.
#[derive(Clone, Debug, Default)]
pub struct Estimates {
    horizon: Option<u16>,
    is_estimate: bool,
    /// Whether the table has just answered with an estimate. It counts if it settles the node, which is then
    /// left at once.
    is_found: bool,
    /// How many nodes are open.
    open: u32,
    /// Which of them, from 1, is the first that is searched only for the order of moves.
    for_order: Option<u32>,
}

impl Estimates {
    /// Whether the result of the pass may rest on the static evaluation, as far as the search is.
    #[must_use]
    pub const fn is_estimate(&self) -> bool {
        self.is_estimate
    }

    /// Takes an event into account.
    // Inlined: where an event is made its kind is known, and little remains of the choice.
    #[inline(always)]
    pub fn follow(&mut self, event: &Event) {
        match *event {
            Event::Begin { horizon, .. } => {
                self.is_estimate &= self.horizon == horizon;
                self.horizon = horizon;
                self.open = 1;
                self.for_order = None;
            }
            Event::Enter { reduction, .. } => {
                self.is_found = false;
                self.open += 1;
                if reduction.is_for_order && self.for_order.is_none() {
                    self.for_order = Some(self.open);
                }
            }
            Event::Leave { .. } => {
                if std::mem::take(&mut self.is_found) {
                    self.count();
                }
                if self.for_order == Some(self.open) {
                    self.for_order = None;
                }
                self.open = self.open.saturating_sub(1);
            }
            Event::Evaluate { .. } | Event::Extend { stand_pat: Some(_), .. } => self.count(),
            Event::Probe { found: Some(found) } | Event::ProbeChild { found, .. } => {
                self.is_found = found.is_estimate;
            }
            Event::Probe { found: None }
            | Event::Extend { stand_pat: None, .. }
            | Event::Best { .. }
            | Event::Keep { .. }
            | Event::Cut { .. }
            | Event::Store { .. } => {}
        }
    }

    /// The value of the current node is an estimate.
    #[inline]
    fn count(&mut self) {
        self.is_estimate |= self.for_order.is_none();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::{Entry, Reduction};
    use crate::game::Move;
    use crate::player::Player;
    use crate::value::Value;
    use crate::verdict::Verdict;
    use crate::window::Window;

    const BEGIN: Event =
        Event::Begin { player: Player::Max, window: Window::FULL, horizon: Some(3) };
    const EVALUATE: Event = Event::Evaluate { value: Value::ZERO };
    const MISS: Event = Event::Probe { found: None };
    const LEAVE: Event = Event::Leave { verdict: Verdict::Exact(Value::ZERO) };

    const fn hit(is_estimate: bool) -> Event {
        let verdict = Verdict::Exact(Value::ZERO);
        Event::Probe { found: Some(Entry { verdict, number: 0, is_estimate }) }
    }

    const fn enter(reduction: Reduction) -> Event {
        Event::Enter { by: Move(0), player: Player::Min, window: Window::FULL, reduction }
    }

    #[test]
    fn what_is_for_the_order_counts_only_where_the_table_passes_it_on() {
        let (whole, less) = (enter(Reduction::NONE), enter(Reduction::by(1)));
        let first = enter(Reduction::for_order(2));
        let (estimate, proof) = (hit(true), hit(false));
        let table: [(&[Event], bool); 13] = [
            (&[BEGIN], false),
            (&[BEGIN, whole, EVALUATE], true),
            (&[BEGIN, less, EVALUATE], true),
            (&[BEGIN, first, EVALUATE, LEAVE, whole, MISS, LEAVE], false),
            (&[BEGIN, first, EVALUATE, LEAVE, whole, estimate, LEAVE], true),
            (&[BEGIN, first, EVALUATE, LEAVE, whole, proof, LEAVE], false),
            (&[BEGIN, first, EVALUATE, estimate, LEAVE], false),
            // Which pass has written an entry does not matter.
            (&[BEGIN, whole, estimate, LEAVE], true),
            // The node is searched all the same, and nothing is evaluated there.
            (&[BEGIN, whole, estimate, whole, LEAVE, LEAVE], false),
            (&[BEGIN, first, estimate, LEAVE, LEAVE], false),
            // Also deeper, and only until that move is left.
            (&[BEGIN, first, whole, EVALUATE, LEAVE, EVALUATE], false),
            (&[BEGIN, whole, first, EVALUATE, LEAVE, EVALUATE], true),
            // Another pass that looks as far ahead goes on with what is known.
            (&[BEGIN, whole, EVALUATE, LEAVE, LEAVE, BEGIN], true),
        ];
        for (events, is_estimate) in table {
            let mut estimates = Estimates::default();
            events.iter().for_each(|event| estimates.follow(event));
            assert_eq!(estimates.is_estimate(), is_estimate, "{events:?}");
        }
        let mut estimates = Estimates::default();
        let deeper = Event::Begin { player: Player::Max, window: Window::FULL, horizon: Some(4) };
        [BEGIN, whole, EVALUATE, LEAVE, LEAVE, deeper].iter().for_each(|e| estimates.follow(e));
        assert!(!estimates.is_estimate());
    }
}
