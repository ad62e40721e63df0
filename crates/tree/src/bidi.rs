//! Text that runs from right to left among text that runs from left to right (Unicode Standard Annex 9,
//! the bidirectional algorithm).

use std::borrow::Cow;

/// Begins what the text around it does not affect, and takes its direction from its first letter.
const FIRST_STRONG_ISOLATE: char = '\u{2068}';

/// Ends it.
const POP_DIRECTIONAL_ISOLATE: char = '\u{2069}';

/// Whether a character embeds, overrides or isolates a direction, so that it can turn round what stands
/// behind it.
#[must_use]
pub const fn is_control(c: char) -> bool {
    matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// A name as it stands in a sentence: one with letters that run from right to left is isolated, so that
/// it does not change the order of the words around it.
#[must_use]
pub fn isolated(name: &str) -> Cow<'_, str> {
    if name.chars().any(is_right_to_left) {
        format!("{FIRST_STRONG_ISOLATE}{name}{POP_DIRECTIONAL_ISOLATE}").into()
    } else {
        name.into()
    }
}

/// A text without characters that affect directions: for programs, and for fonts that would draw them.
#[must_use]
pub fn without_controls(text: &str) -> Cow<'_, str> {
    if text.contains(is_control) {
        text.replace(is_control, "").into()
    } else {
        text.into()
    }
}

/// The blocks of Hebrew, Arabic, and the other scripts that run from right to left.
#[must_use]
pub const fn is_right_to_left(c: char) -> bool {
    matches!(c,
        '\u{590}'..='\u{8ff}'
        | '\u{200f}'
        | '\u{fb1d}'..='\u{fdff}'
        | '\u{fe70}'..='\u{fefc}'
        | '\u{10800}'..='\u{10fff}'
        | '\u{1e800}'..='\u{1efff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_from_right_to_left_are_isolated() {
        let table = [
            ("a", "a"),
            ("王", "王"),
            ("שלום", "\u{2068}שלום\u{2069}"),
            ("سلام 3", "\u{2068}سلام 3\u{2069}"),
            ("a-ب", "\u{2068}a-ب\u{2069}"),
        ];
        for (name, written) in table {
            assert_eq!(isolated(name), written, "{name}");
            assert_eq!(without_controls(written), name, "{name}");
        }
    }
}
