//! Whether what a search finds may rest on the static evaluation.

use crate::event::Event;

/// Follows a search: whether the result of its pass may rest on the static evaluation, since a node was left
/// to that, in this pass or in one before with the same horizon, whose bounds and table it uses. What was
/// searched only to find out which move comes first does not count, until the table may have passed it on.
#[derive(Clone, Debug, Default)]
pub struct Estimates {
    horizon: Option<u16>,
    is_estimate: bool,
    /// How many nodes are open.
    open: u32,
    /// Which of them, from 1, is the first that is searched only for the order of moves.
    for_order: Option<u32>,
    /// Whether the static evaluation was asked there.
    is_order_estimate: bool,
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
                self.open += 1;
                if reduction.is_for_order && self.for_order.is_none() {
                    self.for_order = Some(self.open);
                }
            }
            Event::Leave { .. } => {
                if self.for_order == Some(self.open) {
                    self.for_order = None;
                }
                self.open = self.open.saturating_sub(1);
            }
            Event::Evaluate { .. } | Event::Extend { stand_pat: Some(_), .. } => {
                match self.for_order {
                    Some(_) => self.is_order_estimate = true,
                    None => self.is_estimate = true,
                }
            }
            Event::Probe { found: Some(_) } | Event::ProbeChild { .. } => {
                self.is_estimate |= self.is_order_estimate && self.for_order.is_none();
            }
            Event::Probe { found: None }
            | Event::Extend { stand_pat: None, .. }
            | Event::Best { .. }
            | Event::Keep { .. }
            | Event::Cut { .. }
            | Event::Store { .. } => {}
        }
    }
}
