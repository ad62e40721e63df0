//! The algorithms: one file and one body each, generic over the game and the tracer.

mod alpha_beta;
mod best;
mod deepening;
mod descent;
mod entries;
mod find_max_min;
mod greedy;
mod minimax;
mod negamax;
mod options;
mod order;
mod plain;
mod principal_variation;
mod rules;
mod side;
mod single_cutoff;
mod sorter;
mod span;
mod table;
mod walk;
mod word;

pub use alpha_beta::alpha_beta;
pub use deepening::deepening;
pub use find_max_min::find_max_min;
pub use greedy::greedy;
pub use minimax::minimax;
pub use negamax::negamax;
pub use options::{Fail, Options};
pub use order::Order;
pub use principal_variation::principal_variation;
pub use single_cutoff::single_cutoff;
pub use table::{Keeps, Symmetry, TableOptions};
