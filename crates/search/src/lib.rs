//! Plyscope's search core: problems, algorithms, events and traces.
//!
//! Pure Rust that knows no screen. A [`Game`] says what can be played, an algorithm in
//! [`algo`] walks it depth first and tells a [`Tracer`] what it does, and a
//! [`Trace`] answers any question about any moment of that walk.
//!
//! All values are from MAX's point of view, in every position and for every player.

pub mod algo;
pub mod bidi;
pub mod event;
mod excerpt;
pub mod game;
pub mod generate;
pub mod limits;
pub mod notation;
pub mod pack;
pub mod perft;
pub mod player;
pub mod rank;
pub mod trace;
pub mod tracer;
pub mod tree;
pub mod value;
pub mod window;

pub use algo::Order;
pub use event::{Entry, Event, Verdict};
pub use excerpt::excerpt;
pub use game::{Game, Move};
pub use player::Player;
pub use trace::{NodeId, Step, Trace};
pub use tracer::{Off, Tracer};
pub use tree::{GameTree, LName, TreeNode};
pub use value::Value;
pub use window::{Bound, CutRule, Window};
