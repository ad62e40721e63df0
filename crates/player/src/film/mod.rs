//! A search that is run to be stepped through, in a lesson or embedded in another site.

#[cfg(feature = "puzzles")]
mod board;
#[cfg(feature = "searches")]
mod camera;
#[cfg(feature = "puzzles")]
mod dialogue;
#[cfg(feature = "searches")]
mod game;
#[cfg(feature = "lessons")]
mod large;
pub mod picture;
mod playing;
#[cfg(feature = "searches")]
mod position;
mod reel;
#[cfg(feature = "searches")]
mod search;
mod show;
#[cfg(feature = "searches")]
mod tree;

use plyscope_search::Step;

#[cfg(feature = "lessons")]
pub use game::FIRST_STEPS;
#[cfg(feature = "lessons")]
pub use large::{Large, Subject};
pub use playing::{Go, Playing};
#[cfg(feature = "lessons")]
pub use reel::End;
pub use show::Show;

pub use plyscope_setup::address::At;

use picture::{Picture, Width};
use plyscope_i18n::Lang;

/// A film. Each kind has its own file, and a program includes only the kinds that it uses.
trait Film {
    /// Goes to a step, or to the nearest one; returns the step that was reached.
    fn travel(&mut self, step: u64) -> u64 {
        step
    }

    /// Its last step, if the whole film is known.
    fn end(&self) -> Option<u64>;

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
