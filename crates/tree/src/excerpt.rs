//! What is repeated of a text from outside.

use crate::bidi;

/// The most characters of a text that a message repeats.
pub(crate) const MAX_EXCERPT: usize = 40;

/// The beginning of a text that cannot be parsed: enough to find it again, and short enough for a
/// message. Characters that would turn the message round are replaced.
#[must_use]
pub fn excerpt(text: &str) -> String {
    let visible = |c| if bidi::is_control(c) { '\u{fffd}' } else { c };
    text.chars().take(MAX_EXCERPT).map(visible).collect()
}
