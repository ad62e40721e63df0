//! The algorithms: one file each, with one body, generic over the game and the tracer, and one
//! [`Descriptor`]. [`Algorithm`] is their registry, which everything else reads.

mod alpha_beta;
mod aspiration;
mod best;
mod deepening;
mod descriptor;
mod entries;
mod find_max_min;
mod greedy;
mod minimax;
mod mtd_f;
mod negamax;
mod options;
mod order;
mod principal_variation;
mod registry;
mod search;
mod single_cutoff;
mod sorter;
mod table;

pub use alpha_beta::alpha_beta;
pub use aspiration::aspiration;
pub use deepening::deepening;
pub use descriptor::{
    Descriptor, Equals, Exercise, Feature, Frame, Horizon, Passes, Visits, Windows,
};
pub use find_max_min::find_max_min;
pub use greedy::greedy;
pub use minimax::minimax;
pub use mtd_f::mtd_f;
pub use negamax::negamax;
pub use options::{Fail, Options};
pub use order::Order;
pub use principal_variation::principal_variation;
pub use registry::Algorithm;
pub use single_cutoff::single_cutoff;
pub use table::{Keeps, Symmetry, TableOptions};
