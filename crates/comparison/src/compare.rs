//! Searches side by side: what each has done by ply, the least that any could do, and all of them
//! stepped together.

mod branching;
mod certificate;
mod chart;
mod choice;
mod departure;
mod figures;
mod grown;
mod grown_index;
mod least;
mod lineup;
mod lockstep;
mod ply_index;
mod run;

pub use branching::{effective_branching, effective_depths, looks_further, Width};
pub use chart::{Bar, Chart, Measure, Row};
pub use choice::Choice;
pub use departure::Departure;
pub use figures::{hundredths, times};
pub use grown::{Grown, NotGrown, Planned};
pub use grown_index::GrownIndex;
pub use least::{Kind, Least, LeastPly};
pub use lineup::{is_same_search, Challenger, Lineup};
pub use lockstep::{Lockstep, Pace};
pub use ply_index::{PlyIndex, Profile};
pub use run::Run;
