//! The page and its worker: they draw what the stage says and send back what the person did.

pub mod app;
mod browser;
mod keys;
mod message;
mod model;
pub mod searcher;
mod view;

pub use browser::remove_boot_text;
