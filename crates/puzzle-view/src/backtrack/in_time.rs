//! Exploring for a limited time: with much inference a step takes a thousand times as long as without.

use plyscope_puzzles::backtrack::Until;

use super::search::{Arrival, Search, Travel};

/// The number of steps between two looks at the clock.
const STRETCH: u64 = 1 << 12;

impl Search {
    /// Explores as [`Search::extend`], as long as there is time.
    pub fn extend_in_time(&mut self, steps: u64, until: Until, mut has_time: impl FnMut() -> bool) {
        let end = self.journal().reach().saturating_add(steps);
        let known = self.known_solutions();
        loop {
            let left = end.saturating_sub(self.journal().reach());
            self.extend(left.min(STRETCH), until);
            let is_found = until == Until::Solution && self.known_solutions() > known;
            let is_done = self.journal().is_complete() || self.journal().reach() >= end;
            if is_found || is_done || !has_time() {
                return;
            }
        }
    }

    /// Follows a navigation command as [`Search::travel`], as long as there is time; without it, the target is
    /// [`Arrival::TooFar`].
    pub fn travel_in_time(
        &mut self,
        way: Travel,
        most: u64,
        mut has_time: impl FnMut() -> bool,
    ) -> Arrival {
        match way {
            Travel::To(step) => {
                let ahead = step.saturating_sub(self.journal().reach());
                if (1..=most).contains(&ahead) {
                    self.extend_in_time(ahead, Until::Bound, has_time);
                }
                self.travel(way, 0)
            }
            Travel::NextSolution => {
                if self.known_solutions() <= self.here().solutions {
                    self.extend_in_time(most, Until::Solution, has_time);
                }
                self.travel(way, 0)
            }
            Travel::Over | Travel::BackOver | Travel::NextStuck | Travel::PreviousStuck => {
                let walk = |steps| match self.travel(way, steps) {
                    Arrival::TooFar => None,
                    arrival => Some(arrival),
                };
                attempt(most, &mut has_time, walk).unwrap_or(Arrival::TooFar)
            }
            _ => self.travel(way, most),
        }
    }

    /// How many solutions are explored.
    fn known_solutions(&self) -> u64 {
        self.journal().front().map_or(0, |front| front.solutions)
    }
}

/// Tries with more and more steps, up to this many, as long as there is time; `None` if they were too few.
pub fn attempt<T>(
    most: u64,
    mut has_time: impl FnMut() -> bool,
    mut attempt: impl FnMut(u64) -> Option<T>,
) -> Option<T> {
    let mut steps = STRETCH.min(most);
    loop {
        let found = attempt(steps);
        if found.is_some() || steps >= most || !has_time() {
            return found;
        }
        steps = steps.saturating_mul(2).min(most);
    }
}
