//! Where in a search something is shown.

use std::marker::PhantomData;

/// A part of an iteration, of which every one has the same.
pub trait Phase: Copy + 'static {
    /// All, in order.
    const ALL: &'static [Self];

    /// Its place among them.
    fn place(self) -> u32;
}

/// A step of a search: its beginning, or a phase of an iteration.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Moment<P> {
    step: u32,
    phase: PhantomData<P>,
}

impl<P: Phase> Moment<P> {
    /// Before the first iteration: the tree is its root.
    pub const START: Self = Self::of_step(0);

    /// A phase of an iteration; the first is 1.
    #[must_use]
    pub fn new(iteration: u32, phase: P) -> Self {
        let before = iteration.saturating_sub(1).saturating_mul(Self::phases());
        Self::of_step(before.saturating_add(phase.place() + 1))
    }

    /// The end of the last of so many iterations.
    #[must_use]
    pub const fn last(iterations: u32) -> Self {
        Self::of_step(iterations.saturating_mul(Self::phases()))
    }

    /// The moment with a number, from 0.
    #[must_use]
    pub const fn of_step(step: u32) -> Self {
        Self { step, phase: PhantomData }
    }

    /// Its number.
    #[must_use]
    pub const fn step(self) -> u32 {
        self.step
    }

    /// The iteration, from 1, and its phase; `None` at the start.
    #[must_use]
    pub fn iteration(self) -> Option<(u32, P)> {
        let before = self.step.checked_sub(1)?;
        let phase = P::ALL[(before % Self::phases()) as usize];
        Some((before / Self::phases() + 1, phase))
    }

    /// How many iterations are complete.
    #[must_use]
    pub const fn completed(self) -> u32 {
        self.step / Self::phases()
    }

    /// How many iterations have reached a phase.
    #[must_use]
    pub fn reached(self, phase: P) -> u32 {
        self.step.saturating_add(Self::phases() - 1 - phase.place()) / Self::phases()
    }

    const fn phases() -> u32 {
        P::ALL.len() as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn moments_follow_each_other<P: Phase + PartialEq + std::fmt::Debug>() {
        let mut step = 0;
        assert_eq!(Moment::<P>::START.iteration(), None);
        for iteration in 1..5 {
            for &phase in P::ALL {
                step += 1;
                let moment = Moment::new(iteration, phase);
                assert_eq!((moment.step(), moment.iteration()), (step, Some((iteration, phase))));
                for &other in P::ALL {
                    let is_reached = phase.place() >= other.place();
                    let expected = if is_reached { iteration } else { iteration - 1 };
                    assert_eq!(moment.reached(other), expected);
                }
                assert_eq!(moment.completed(), moment.reached(*P::ALL.last().unwrap()));
            }
        }
    }

    #[test]
    fn moments_of_every_search_follow_each_other() {
        moments_follow_each_other::<crate::mcts::Phase>();
        moments_follow_each_other::<crate::proof_number::Phase>();
    }
}
