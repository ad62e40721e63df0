//! What is repeated of a text from outside.

use crate::bidi;

/// The most characters of a text that a message repeats.
pub(crate) const MAX_EXCERPT: usize = 40;

/// The beginning of a text that cannot be parsed: enough to find it again, and short enough for a
/// message. Line breaks and tabs become spaces; other characters that would turn the message round, or
/// control a terminal, are replaced.
#[must_use]
pub fn excerpt(text: &str) -> String {
    let visible = |c: char| match c {
        '\n' | '\r' | '\t' => ' ',
        c if c.is_control() || bidi::is_control(c) => '\u{fffd}',
        c => c,
    };
    text.chars().take(MAX_EXCERPT).map(visible).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_controls_a_terminal_or_a_direction_is_replaced() {
        let table = [
            ("L3-4 é 中", "L3-4 é 中"),
            ("a\u{9b}2J\u{7f}", "a\u{fffd}2J\u{fffd}"),
            ("\u{1b}[31m\n", "\u{fffd}[31m "),
            ("(8 5)\r\n\t(20 4)", "(8 5)   (20 4)"),
            ("\u{202e}abc", "\u{fffd}abc"),
        ];
        for (text, expected) in table {
            assert_eq!(excerpt(text), expected, "{text:?}");
        }
    }
}
