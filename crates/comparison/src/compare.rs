//! Searches side by side: what each has done by ply, the least that any could do, and all of them
//! stepped together.

mod branching;
mod certificate;
mod chart;
mod departure;
mod figures;
mod least;
mod lineup;
mod lockstep;
mod ply_index;

pub use branching::{effective_branching, effective_depths, looks_further, Width};
pub use chart::{Bar, Chart, Measure, Row};
pub use departure::Departure;
pub use figures::{hundredths, times};
pub use least::{Kind, Least, LeastPly};
pub use lineup::{is_same_search, Lineup};
pub use lockstep::{Lockstep, Pace};
pub use ply_index::{PlyIndex, Profile};
