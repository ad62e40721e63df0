//! Where in a search something is shown.

/// A part of an iteration.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Phase {
    /// Going down from the root, to a node with a move that was never tried, or to the end of the game.
    Select,
    /// Adding a node for that move.
    Expand,
    /// Random moves to the end of the game.
    Simulate,
    /// Adding the reward to every node on the way up.
    BackUp,
}

impl Phase {
    /// All, in order.
    pub const ALL: [Self; 4] = [Self::Select, Self::Expand, Self::Simulate, Self::BackUp];
}

/// A step of a search: its beginning, or a phase of an iteration.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Moment(u32);

impl Moment {
    /// Before the first iteration: the tree is its root.
    pub const START: Self = Self(0);

    /// A phase of an iteration; the first is 1.
    #[must_use]
    pub fn new(iteration: u32, phase: Phase) -> Self {
        Self(iteration.saturating_sub(1).saturating_mul(4).saturating_add(phase as u32 + 1))
    }

    /// The end of the last of so many iterations.
    #[must_use]
    pub const fn last(iterations: u32) -> Self {
        Self(iterations.saturating_mul(4))
    }

    /// The moment with a number, from 0.
    #[must_use]
    pub const fn of_step(step: u32) -> Self {
        Self(step)
    }

    /// Its number.
    #[must_use]
    pub const fn step(self) -> u32 {
        self.0
    }

    /// The iteration, from 1, and its phase; `None` at the start.
    #[must_use]
    pub fn iteration(self) -> Option<(u32, Phase)> {
        let before = self.0.checked_sub(1)?;
        Some((before / 4 + 1, Phase::ALL[(before % 4) as usize]))
    }

    /// How many iterations are complete.
    #[must_use]
    pub fn completed(self) -> u32 {
        self.0 / 4
    }

    /// How many iterations have added their node.
    #[must_use]
    pub fn expanded(self) -> u32 {
        self.0.saturating_add(2) / 4
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moments_follow_each_other() {
        let mut step = 0;
        assert_eq!(Moment::START.iteration(), None);
        for iteration in 1..5 {
            for phase in Phase::ALL {
                step += 1;
                let moment = Moment::new(iteration, phase);
                assert_eq!((moment.step(), moment.iteration()), (step, Some((iteration, phase))));
                let done = |is_done| if is_done { iteration } else { iteration - 1 };
                assert_eq!(moment.completed(), done(phase == Phase::BackUp));
                assert_eq!(moment.expanded(), done(phase >= Phase::Expand));
            }
        }
    }
}
