//! Searches side by side: what each has done by ply, the least that any could do, and all of them
//! stepped together.

mod branching;
mod certificate;
mod chart;
mod figures;
mod least;
mod ledger;
mod lineup;
mod lockstep;

pub use branching::{effective_branching, effective_depths, looks_further, Width};
pub use chart::{Bar, Chart, Measure, Row};
pub use figures::{hundredths, times};
pub use least::{Kind, Least, LeastPly};
pub use ledger::{Ledger, Profile};
pub use lineup::{is_same_search, Lineup};
pub use lockstep::{Lockstep, Pace};
