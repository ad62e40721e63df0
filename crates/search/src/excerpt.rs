//! What is repeated of a text from outside.

use crate::bidi;

/// How many characters a message has room for.
const ROOM: usize = 40;

/// The beginning of a text that means nothing: enough to find it again, and no more than a message has
/// room for. Characters that would turn the message round are replaced.
#[must_use]
pub fn excerpt(text: &str) -> String {
    let visible = |c| if bidi::is_control(c) { '\u{fffd}' } else { c };
    text.chars().take(ROOM).map(visible).collect()
}
