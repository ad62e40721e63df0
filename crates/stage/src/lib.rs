//! What is to be shown of a search, and when. Pure Rust that knows no browser.

pub mod caption;
pub mod edit;
pub mod gallery;
pub mod layout;
pub mod link;
pub mod locale;
pub mod numerals;
pub mod picture;
pub mod playback;
pub mod reading;
pub mod scene;
pub mod session;
pub mod setup;
pub mod svg;
pub mod travel;
