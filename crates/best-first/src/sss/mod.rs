//! SSS* (Stockman 1979, "A minimax algorithm better than alpha-beta?", *Artificial Intelligence* 12), with
//! equal merits from left to right, as Roizen & Pearl 1983 ("A minimax algorithm better than alpha-beta? Yes
//! and no", *Artificial Intelligence* 21) need it for their proof that SSS* visits no leaf that alpha-beta
//! does not.
//!
//! In: a game without chance, and [`Settings`]. Out: a [`Record`]. Each step takes the first state of the
//! list OPEN and applies the operator Γ to it. A record keeps each state with the steps at which it was
//! inserted and removed, so that the list at any step is looked up.

mod record;
mod search;
mod state;

pub use record::{Operation, Record};
pub use search::{Settings, Sss};
pub use state::{Removal, State, Status};
