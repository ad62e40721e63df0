//! A search or puzzle that plays on its own, in a lesson or on another website.
//!
//! In: an address, with what only such a place says of it ([`embed`]). Out: a
//! [`Playing`](film::Playing) that is stepped through and drawn. Each kind is one file behind the trait
//! `Film`; a program contains the kinds of its cargo features.

pub mod embed;
pub mod film;
