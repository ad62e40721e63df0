//! The view of a search: sessions, layout, pictures, captions. Pure Rust without a browser.

pub mod caption;
pub mod cause;
pub mod deadline;
pub mod dialog_request;
pub mod drawing;
pub mod edit;
pub mod engine;
pub mod expansion;
pub mod layout;
pub mod metrics;
pub mod moves;
pub mod picture;
pub mod playback;
pub mod prose;
pub mod reading;
pub mod report;
pub mod scene;
pub mod session;
pub mod subject;
pub mod timeline;
pub mod travel;
pub mod visits;
