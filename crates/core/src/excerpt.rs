//! What is repeated of a text from outside.

/// How many characters a message has room for.
const ROOM: usize = 40;

/// The beginning of a text that means nothing: enough to find it again, and no more than a message has
/// room for.
#[must_use]
pub fn excerpt(text: &str) -> String {
    text.chars().take(ROOM).collect()
}
