//! A search or puzzle that plays on its own, in a lesson or on another page.

pub mod embed;
pub mod film;
