//! The page for learning: questions, practice without end, and what was practised.

mod app;
mod card;
mod device;
mod kept;
mod keys;
mod lesson;
mod message;
mod model;
mod view;

/// Starts the page.
pub fn start() {
    crate::frame::start::<model::Model>("page");
}
