//! A film, and the step at which it opens.

use super::{At, Film};

/// A film, and the step at which it opens.
pub struct Reel {
    /// The film.
    pub film: Box<dyn Film>,
    /// Its last step, as far as it is known.
    pub last: u64,
    /// The step that its address names.
    pub step: At,
    /// Whether it ends there.
    pub end: End,
}

/// Whether the end of a film is known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// It is the last step.
    Known,
    /// The search goes on after the last step, or may do so.
    Open,
}
