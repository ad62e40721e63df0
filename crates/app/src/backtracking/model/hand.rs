//! A puzzle played by hand.

use plyscope_puzzle_view::backtrack::by_hand::{Ahead, Hint};
use plyscope_puzzle_view::backtrack::in_time::attempt;
use plyscope_puzzle_view::backtrack::search::{Arrival, Search, Travel};
use plyscope_session::playback::Mode;

use super::deadline::{Deadline, ON_THE_WAY};
use super::{Model, FAR, LOOK_AHEAD};
use crate::backtracking::message::ByHand;

/// A puzzle played by hand.
pub struct Hand {
    /// What was chosen.
    pub search: Search,
    /// The last hint, and the number of solutions from there.
    pub hint: Option<(Hint, Ahead)>,
}

impl Hand {
    pub(super) const fn new(search: Search) -> Self {
        Self { search, hint: None }
    }
}

impl Model {
    /// Whether the user plays by hand, and has made choices.
    pub fn has_choices(&self) -> bool {
        self.hand.as_ref().is_some_and(|hand| !hand.search.here().path.is_empty())
    }

    /// Applies an action of a user who plays by hand.
    pub fn by_hand(&mut self, what: ByHand) {
        self.mode = Mode::Paused;
        self.shell.clear_notice();
        if what == ByHand::Begin {
            self.hand = Some(Hand::new(Search::by_hand(self.search.problem())));
            return;
        }
        let Some(hand) = &mut self.hand else { return };
        match what {
            ByHand::Begin => {}
            ByHand::Choose(choice) => {
                if hand.search.choose(choice) {
                    *hand = Hand::new(hand.search.clone());
                }
            }
            ByHand::TakeBack => {
                if hand.search.take_back() {
                    *hand = Hand::new(hand.search.clone());
                }
            }
            ByHand::Ask => {
                let deadline = Deadline::after(ON_THE_WAY);
                let hint = hand.search.hint(LOOK_AHEAD, || deadline.has_time());
                hand.hint = Some((hint, hand.search.ahead(LOOK_AHEAD, || deadline.has_time())));
            }
            ByHand::HandOver => {
                let deadline = Deadline::after(ON_THE_WAY);
                let walk = |steps| match hand.search.handed_over(self.search.problem(), steps) {
                    Err(Arrival::TooFar) => None,
                    search => Some(search),
                };
                if let Some(Ok(search)) = attempt(FAR, || deadline.has_time(), walk) {
                    let step = search.here().step;
                    self.begin(search.problem().clone());
                    self.search.travel(Travel::To(step), FAR);
                } else {
                    self.shell.notify(deadline.notice());
                }
            }
            ByHand::End => self.hand = None,
        }
    }
}
