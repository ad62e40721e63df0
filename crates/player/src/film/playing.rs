//! The playback of a film: the current step and its limits.

use plyscope_search::Step;

use super::reel::{End, Reel};
use super::{search, At, Film, Large, Playable};
use plyscope_i18n::{texts, Lang};
use plyscope_session::Session;

/// The playback of a film between two steps.
pub struct Playing {
    film: Box<dyn Film>,
    /// The first step that is shown.
    from: u64,
    /// The last one.
    to: u64,
    /// The one that is shown now.
    step: u64,
    /// Whether the film ends with its last step.
    end: End,
    /// That last step.
    end_step: u64,
}

/// A navigation command.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Go {
    /// To its first step.
    First,
    /// One step back.
    Back,
    /// One step on.
    Forward,
    /// To its last step.
    Last,
}

impl Playing {
    /// Runs a search, to be shown from one step to another; `None` if it cannot be shown at once.
    #[must_use]
    pub fn of(show: &impl Playable, from: Option<At>, to: Option<At>) -> Option<Self> {
        Some(Self::of_reel(show.reel()?, from, to))
    }

    /// The same, but only if it is made quickly; otherwise the request to a worker.
    ///
    /// # Errors
    /// When it would take too long here.
    pub fn of_small<S: Playable>(
        show: &S,
        from: Option<At>,
        to: Option<At>,
    ) -> Result<Option<Self>, Box<Large>> {
        Ok(show.quick_reel()?.map(|reel| Self::of_reel(reel, from, to)))
    }

    /// The playback of a worker's search, from one step to another.
    #[must_use]
    pub fn of_session(
        show: &impl Playable,
        (from, to): (Option<At>, Option<At>),
        session: Session,
        end: End,
    ) -> Self {
        Self::of_reel(search::reel(session, show.step(), end), from, to)
    }

    fn of_reel(reel: Reel, from: Option<At>, to: Option<At>) -> Self {
        let Reel { film, last, step, end } = reel;
        let nearest = |at: At| match at {
            At::Step(step) => step.min(last),
            At::Last => last,
        };
        let from = from.map_or(0, nearest);
        let to = to.map_or(last, nearest).max(from);
        let shown = match (step, end) {
            // The end of an unfinished search is unknown here.
            (At::Last, End::Open) => 0,
            _ => nearest(step),
        };
        let mut playing = Self { film, from, to, step: shown.clamp(from, to), end, end_step: last };
        playing.show();
        playing
    }

    /// The film; a backtracking search is at its current step.
    pub(super) fn film(&self) -> &dyn Film {
        &*self.film
    }

    /// The step that is shown.
    #[must_use]
    pub const fn step(&self) -> u64 {
        self.step
    }

    /// The first step that is shown.
    #[must_use]
    pub const fn first(&self) -> u64 {
        self.from
    }

    /// The last one, as far as it is known.
    #[must_use]
    pub const fn last(&self) -> u64 {
        self.to
    }

    /// The last step of the film itself, whatever part of it is shown.
    #[must_use]
    pub const fn end(&self) -> u64 {
        self.end_step
    }

    /// Whether the last step is where the film ends, or where it is to end.
    #[must_use]
    pub fn is_end_known(&self) -> bool {
        self.end == End::Known
    }

    /// Whether there is somewhere to go.
    #[must_use]
    pub fn can_go(&self, go: Go) -> bool {
        match go {
            Go::First | Go::Back => self.step > self.from,
            Go::Forward => self.step < self.to,
            // The end of a search that is not played to its end is not known.
            Go::Last => self.step < self.to && self.end == End::Known,
        }
    }

    /// Goes there.
    pub fn go(&mut self, go: Go) {
        self.step = match go {
            Go::First => self.from,
            Go::Back => self.step.saturating_sub(1).max(self.from),
            Go::Forward => (self.step + 1).min(self.to),
            Go::Last => self.to,
        };
        self.show();
    }

    /// Goes to a step, or as near to it as there are steps.
    pub fn seek(&mut self, step: u64) {
        self.step = step.clamp(self.from, self.to);
        self.show();
    }

    /// The value that the search finds at its end, where it is known.
    #[must_use]
    pub fn value(&self, lang: Lang) -> Option<String> {
        self.film.value(lang).filter(|_| self.is_end_known())
    }

    /// Whether the result is an estimate: the search reached its horizon, or was stopped.
    #[must_use]
    pub fn is_estimate(&self) -> bool {
        self.film.is_estimate()
    }

    fn show(&mut self) {
        let reached = self.film.travel(self.step);
        if reached < self.step {
            // Here the search ends.
            self.from = self.from.min(reached);
            (self.to, self.step) = (reached, reached);
            (self.end, self.end_step) = (End::Known, reached);
        }
    }

    /// Whether there is more than one step.
    #[must_use]
    pub fn has_steps(&self) -> bool {
        self.film.has_steps()
    }

    /// The caption of the step; empty for a position alone.
    #[must_use]
    pub fn caption(&self, lang: Lang) -> String {
        self.film.caption(self.shown(), lang)
    }

    /// The lines beside the picture at the step.
    #[must_use]
    pub fn aside(&self, lang: Lang) -> Vec<String> {
        self.film.aside(self.shown(), lang)
    }

    /// The current step of a recorded search.
    #[must_use]
    pub fn shown(&self) -> Step {
        Step(u32::try_from(self.step).unwrap_or(u32::MAX))
    }

    /// Where in the scene that is: “Step 3 of 12”.
    #[must_use]
    pub fn count(&self, lang: Lang) -> String {
        match self.end {
            End::Known if self.has_steps() => texts::step_of(lang, self.step, self.end_step),
            End::Known | End::Open => texts::scene_step(lang, &lang.number(self.step)),
        }
    }
}

#[cfg(test)]
mod tests;
