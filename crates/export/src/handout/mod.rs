//! Handouts of a scene: pictures of a step, films of several, the steps as a table, and texts for
//! embedding the scene in a page, a lesson or a lecture.

pub mod csv;
pub mod film;
pub mod gif;
pub mod qr;
pub mod scene;
pub mod share;
pub mod strip;
pub mod tikz;
