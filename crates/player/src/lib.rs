//! A search that plays on its own, in a lesson or on another website.
//!
//! In: an address, with what only such a place says of it ([`embed`]). Out: a
//! [`Playing`](film::Playing) that is stepped through and drawn.
//!
//! Not here: puzzles and coroutines, which `puzzle-player` adds with the same two traits,
//! [`Playable`](film::Playable) and [`Film`](film::Film); a program contains only what it names.

pub mod embed;
pub mod film;
