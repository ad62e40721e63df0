//! A search that is run to be stepped through, in a lesson or in a page of somebody else's.

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

use picture::Picture;
use plyscope_i18n::Lang;

/// What is played. Each kind has a file of its own, and a program has the kinds that it makes; so
/// nothing is asked of a kind that only tests would use.
trait Film {
    /// Goes as near to a step as there are steps, and returns the one that was reached.
    fn travel(&mut self, step: u64) -> u64 {
        step
    }

    /// Its last step, where the whole of it is known.
    fn end(&self) -> Option<u64>;

    /// Whether there is anything to step through.
    fn has_steps(&self) -> bool {
        true
    }

    /// What a step says.
    fn told(&self, step: Step, lang: Lang) -> String;

    /// What stands beside the picture at a step, line by line.
    fn aside(&self, _step: Step, _lang: Lang) -> Vec<String> {
        Vec::new()
    }

    /// The value that it finds at its end, where it finds one.
    fn value(&self, _lang: Lang) -> Option<String> {
        None
    }

    /// Whether that value is an estimate: the search stopped at its horizon, or was ended.
    fn is_estimate(&self) -> bool {
        false
    }

    /// The picture of a step, in a place so many pixels wide.
    fn picture(&self, step: Step, width: f64, lang: Lang) -> Option<Picture>;
}
