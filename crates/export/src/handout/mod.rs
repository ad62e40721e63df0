//! What is handed out of a scene: pictures of a step, films of several, the steps as a table, and the
//! texts that bring the scene into a page, a lesson or a lecture hall.

pub mod csv;
pub mod film;
pub mod gif;
pub mod qr;
pub mod scene;
pub mod share;
pub mod tikz;
