//! The page for learning: questions, endless practice, the progress, and the question builder.

mod app;
mod banking;
mod card;
mod chance;
mod class_opener;
mod course;
pub mod host;
mod kept;
mod keys;
mod lesson;
mod message;
mod model;
mod own_files;
mod packing;
mod press_observer;
mod reveal;
mod scene_observer;
mod scene_playback;
mod scenes;
mod sketch_observer;
mod still;
mod tab_observer;
mod view;
mod worksheets;
mod workshop;

/// Starts the page.
pub fn start() {
    crate::frame::start::<model::Model>("page");
}
