//! What a person sees of a search.
//!
//! In: a session of `plyscope-session`, which never changes. Out, for any step: a [`scene`] (what is
//! where), a [`picture`] (shapes in CSS pixels, y downwards), a [`timeline`]. All of them are pure
//! functions of a session and a step.
//!
//! Not here: a browser, colours and files, sentences, questions.

pub mod picture;
pub mod scene;
pub mod timeline;
