//! What is to be shown of a search, and when. Pure Rust that knows no browser.

pub mod algorithm;
pub mod caption;
pub mod catalog;
pub mod compare;
pub mod complexity;
pub mod drawing;
pub mod edit;
pub mod engine;
pub mod gallery;
pub mod layout;
pub mod light_chess;
pub mod link;
pub mod locale;
pub mod numerals;
pub mod opening;
pub mod picture;
pub mod playback;
pub mod reading;
pub mod rules;
pub mod scene;
pub mod session;
pub mod setup;
pub mod subject;
pub mod svg;
pub mod travel;
pub mod visits;
