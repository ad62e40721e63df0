//! What is to be shown of a search, and when. Pure Rust that knows no browser.

pub mod layout;
pub mod link;
pub mod playback;
pub mod scene;
pub mod session;
pub mod setup;
pub mod travel;
