//! The algorithms: one file each, with one body, generic over the game and the tracer, and one
//! [`Descriptor`]. [`Algorithm`] is their registry, which everything else reads. All of them panic when
//! the game offers a position that has neither a utility nor a move.

mod alpha_beta;
mod aspiration;
mod average;
mod average_bounds;
mod best;
mod choices;
mod descriptor;
mod entries;
mod expectiminimax;
mod find_max_min;
mod internal_iterative_deepening;
mod iterative_deepening;
mod late_move_reductions;
mod minimax;
mod mtd_f;
mod negamax;
mod null_move;
mod one_ply;
mod open_node;
mod options;
mod order;
mod principal_variation;
mod quiescence;
mod registry;
mod search;
mod single_cutoff;
mod sorter;
mod star1;
mod star2;
mod table;

pub use average::Average;
pub use average_bounds::AverageBounds;
pub use descriptor::{
    Descriptor, Equals, Exercise, Feature, Frame, Horizon, Passes, Soundness, Visits, Windows,
};
pub use internal_iterative_deepening::{LEAST_DEEPENED, ORDER_REDUCTION};
pub use late_move_reductions::{FULL_DEPTH_MOVES, LEAST_REDUCED};
pub use null_move::NULL_MOVE_REDUCTION;
pub use options::{Fail, Options};
pub use order::Order;
pub use registry::*;
pub use table::{Cutoffs, Keeps, Symmetry, TableOptions};
