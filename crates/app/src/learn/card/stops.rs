//! The stops of a question that is graded when the lesson is handed in.

use plyscope_quiz::asked::Asked;

use super::Card;

impl Card {
    /// Whether its stops are opened in order: nothing is graded yet, and each stop shows what was right at those
    /// before it.
    pub const fn has_stops_in_order(&self) -> bool {
        matches!(self.asked, Asked::Next(_) | Asked::NextSquare(_)) && self.is_deferred()
    }

    /// Whether a part of the answer is fixed; then it is changed by presses only.
    pub const fn is_partly_fixed(&self) -> bool {
        self.has_stops_in_order() && self.attempt.passed() > 0
    }

    /// Shows a stop. Where stops are opened in order, those before it are passed.
    pub fn look(&mut self, stop: usize) {
        self.stop = Some(stop);
        if self.has_stops_in_order() {
            self.attempt.open_stop(stop);
        }
    }
}
