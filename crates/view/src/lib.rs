//! What a person sees of a search.
//!
//! In: a trace with what was searched, as a [`Session`](session::Session), which never changes. Out,
//! for any step: a [`scene`] (what is where), a [`picture`] (shapes in CSS pixels, y downwards), a
//! [`caption`], the pseudocode with its line, a [`timeline`]. All of them are pure functions of a
//! session and a step.
//!
//! Not here: a browser, colours and files, questions.

pub mod caption;
pub mod cause;
pub mod deadline;
pub mod edit;
pub mod engine;
pub mod metrics;
pub mod moves;
pub mod picture;
pub mod playback;
pub mod program;
pub mod prose;
pub mod reading;
pub mod run;
pub mod scene;
pub mod session;
pub mod subject;
pub mod timeline;
pub mod travel;
