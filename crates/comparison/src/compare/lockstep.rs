//! Several searches stepped together.

use plyscope_search::Step;

use super::grown_index::GrownIndex;
use super::ply_index::{PlyIndex, Profile};
use super::run::Run;

/// How searches are kept in step.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Pace {
    /// All have visited the same number of nodes; a search with fewer stays at its end.
    #[default]
    ByNode,
    /// All have done the same share of their own steps.
    Own,
}

/// Where several searches are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Lockstep {
    /// How they are kept in step.
    pub pace: Pace,
    /// Where they are, from 0 to the end: nodes visited, or parts of the whole.
    pub at: u64,
    /// The end: how many nodes the search that visits most of them visits.
    pub last: u64,
}

/// The most frames of a film, and about how long it takes, in milliseconds.
const FRAMES: u64 = 150;
const FILM: u64 = 15_000;

impl Lockstep {
    /// The step of one of the searches.
    #[must_use]
    pub fn step(self, ply_index: &PlyIndex) -> Step {
        match self.pace {
            Pace::ByNode => ply_index.step_of(self.at),
            Pace::Own => ply_index.step_at(self.at, self.last),
        }
    }

    /// The iteration of a Monte Carlo tree search.
    #[must_use]
    pub fn iteration(self, index: &GrownIndex) -> u32 {
        match self.pace {
            Pace::ByNode => index.iteration_of(self.at),
            Pace::Own => index.iteration_at(self.at, self.last),
        }
    }

    /// What one of the searches has done.
    #[must_use]
    pub fn profile(self, run: &Run) -> Profile {
        match run {
            Run::Searched(ply_index) => ply_index.profile(self.step(ply_index)),
            Run::Grown(index) => index.profile(self.iteration(index)),
        }
    }

    /// The same at another place.
    #[must_use]
    pub fn moved(self, at: u64) -> Self {
        Self { at: at.min(self.last), ..self }
    }

    /// The same with another end. A position at the end stays at the end.
    #[must_use]
    pub fn until(self, last: u64) -> Self {
        let at = if self.at == self.last { last } else { self.at.min(last) };
        Self { at, last, ..self }
    }

    /// Whether everything has happened.
    #[must_use]
    pub const fn is_at_end(self) -> bool {
        self.at == self.last
    }

    /// The place one frame of a film later: a long one leaves nodes out.
    #[must_use]
    pub fn next_frame(self) -> Self {
        self.moved(self.at.saturating_add(self.stride()))
    }

    /// The time between two frames, in milliseconds.
    #[must_use]
    pub fn interval(self) -> u32 {
        let frames = (self.last / self.stride()).max(1);
        (FILM / frames).min(500) as u32
    }

    fn stride(self) -> u64 {
        self.last.div_ceil(FRAMES).max(1)
    }
}
