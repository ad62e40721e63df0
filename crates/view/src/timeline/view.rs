//! The visible steps of a timeline.

use std::ops::Range;

use crate::scene::camera::within;

/// The visible steps. Fractions of a step keep zooming and panning smooth.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct View {
    /// The first step.
    pub start: f64,
    /// How many steps.
    pub len: f64,
}

/// The middle of the first step.
const FIRST: f64 = 0.5;

/// The fewest steps that fill the chart.
const LEAST: f64 = 12.0;

/// How far from the edge the current step comes in when the view follows it, as a share of the view.
const MARGIN: f64 = 0.15;

impl View {
    /// All of this many steps: from the middle of the first to the middle of the last, as the thumb
    /// of a scrubber goes.
    #[must_use]
    pub fn whole(total: u64) -> Self {
        Self { start: FIRST, len: total.saturating_sub(1).max(1) as f64 }
    }

    /// Whether all of this many steps are seen.
    #[must_use]
    pub fn is_whole(self, total: u64) -> bool {
        self.len >= Self::whole(total).len
    }

    /// `factor` times as near; what is at `at`, a share of the width, stays where it is.
    #[must_use]
    pub fn zoomed(self, factor: f64, at: f64, total: u64) -> Self {
        let all = Self::whole(total).len;
        let len = within(self.len / factor, LEAST.min(all), all);
        Self { start: self.start + (self.len - len) * at, len }.kept(total)
    }

    /// Moved by a share of the width; to the right where it is positive.
    #[must_use]
    pub fn panned(self, by: f64, total: u64) -> Self {
        Self { start: self.start + by * self.len, ..self }.kept(total)
    }

    /// The view with a step in it: itself, or moved just far enough.
    #[must_use]
    pub fn following(self, step: u64, total: u64) -> Self {
        let (at, margin) = (step as f64 + 0.5, self.len * MARGIN);
        let start = if at < self.start {
            at - margin
        } else if at > self.start + self.len {
            at - self.len + margin
        } else {
            return self;
        };
        Self { start, ..self }.kept(total)
    }

    /// The view of a search that has got longer, or is another one.
    #[must_use]
    pub fn resized(self, before: u64, total: u64) -> Self {
        if self.is_whole(before) {
            return Self::whole(total);
        }
        let all = Self::whole(total).len;
        Self { len: within(self.len, LEAST.min(all), all), ..self }.kept(total)
    }

    fn kept(self, total: u64) -> Self {
        let most = FIRST + (Self::whole(total).len - self.len).max(0.0);
        Self { start: within(self.start, FIRST, most), ..self }
    }

    /// Where a step begins, as a share of the width.
    #[must_use]
    pub fn share(self, step: f64) -> f64 {
        (step - self.start) / self.len
    }

    /// The step at a share of the width.
    #[must_use]
    pub fn step_at(self, share: f64, total: u64) -> u64 {
        let step = (self.start + within(share, 0.0, 1.0) * self.len).max(0.0);
        (step as u64).min(total.saturating_sub(1))
    }

    /// Round steps to write below the chart, at most this many.
    #[must_use]
    pub fn ticks(self, most: usize) -> Vec<u64> {
        let steps = self.steps();
        let least = (steps.end - steps.start).div_ceil(most.max(1) as u64);
        let mut unit = 1_u64;
        while unit < least {
            // 1, 2, 5, 10, 20, 50 …
            let leads_with_two = unit.to_string().starts_with('2');
            unit = if leads_with_two { unit / 2 * 5 } else { unit * 2 };
        }
        let first = steps.start.div_ceil(unit);
        (first..).map(|number| number * unit).take_while(|&tick| tick < steps.end).collect()
    }

    /// The steps that are seen, whole ones.
    #[must_use]
    pub fn steps(self) -> Range<u64> {
        self.start.max(0.0) as u64..(self.start + self.len).ceil().max(0.0) as u64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_view_stays_within_the_search_and_keeps_the_step_under_the_pointer() {
        let total = 1_000;
        let mut view = View::whole(total);
        for (factor, at) in [(2.0, 0.3), (8.0, 0.9), (0.5, 0.1), (100.0, 0.5), (0.25, 1.0)] {
            let before = view.start + view.len * at;
            view = view.zoomed(factor, at, total);
            let after = view.start + view.len * at;
            assert!(view.start >= 0.5 && view.start + view.len <= 999.5, "{view:?}");
            let touches = view.start == 0.5 || view.start + view.len >= 999.5;
            assert!((before - after).abs() < 1e-6 || touches, "{before} became {after}");
        }
        assert_eq!(view.zoomed(1e-9, 0.5, total), View::whole(total));
        assert_eq!(View::whole(5).zoomed(100.0, 0.5, 5), View::whole(5), "a few steps fill it");
    }

    #[test]
    fn ticks_are_round() {
        let ticks = |start, len| View { start, len }.ticks(5);
        assert_eq!(ticks(0.0, 20.0), [0, 5, 10, 15]);
        assert_eq!(ticks(1_000.0, 1_234.0), [1_000, 1_500, 2_000]);
        assert_eq!(ticks(3.5, 4.0), [3, 4, 5, 6, 7]);
        assert!(ticks(7e8, 9e8).len() <= 5);
    }

    #[test]
    fn the_steps_of_a_whole_view_stand_where_the_thumb_of_a_scrubber_does() {
        let view = View::whole(32);
        for step in 0..32 {
            assert!((view.share(step as f64 + 0.5) - step as f64 / 31.0).abs() < 1e-9);
            assert_eq!(view.step_at(step as f64 / 31.0, 32), step);
        }
    }

    #[test]
    fn a_view_follows_the_step() {
        let view = View { start: 100.0, len: 50.0 };
        assert_eq!(view.following(120, 1_000), view);
        for step in [0, 99, 150, 151, 999] {
            let seen = view.following(step, 1_000);
            assert!(seen.steps().contains(&step), "{step} in {seen:?}");
        }
    }
}
