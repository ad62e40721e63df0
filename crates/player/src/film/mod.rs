//! A search that is run to be stepped through, in a lesson or embedded in another site.

mod camera;
mod game;
mod large;
pub mod picture;
mod playable;
mod playing;
mod position;
mod reel;
mod search;
mod tree;

use plyscope_search::Step;

pub use game::FIRST_STEPS;
pub use large::{Large, Subject};
pub use playable::{Complaint, Playable};
pub use playing::{Go, Playing};
pub use reel::{End, Reel};

pub use plyscope_setup::address::At;

use picture::{Picture, Width};
use plyscope_i18n::Lang;

/// A film. Each kind has its own file.
pub trait Film {
    /// Goes to a step, or to the nearest one; returns the step that was reached.
    fn travel(&mut self, step: u64) -> u64 {
        step
    }

    /// Whether there is anything to step through.
    fn has_steps(&self) -> bool {
        true
    }

    /// The caption of a step.
    fn caption(&self, step: Step, lang: Lang) -> String;

    /// The lines beside the picture at a step.
    fn aside(&self, _step: Step, _lang: Lang) -> Vec<String> {
        Vec::new()
    }

    /// Its result, if it has one.
    fn value(&self, _lang: Lang) -> Option<String> {
        None
    }

    /// Whether the result is an estimate: the search reached its horizon, or was stopped.
    fn is_estimate(&self) -> bool {
        false
    }

    /// The picture of a step, for this width in pixels.
    fn picture(&self, step: Step, width: Width, lang: Lang) -> Option<Picture>;
}
