//! Full-width characters, as an input method for Chinese writes them.

use std::borrow::Cow;

/// The plain character that a full-width one stands for (Unicode's Halfwidth and Fullwidth Forms, and
/// the punctuation that input methods write beside them); every other character is itself.
#[must_use]
pub const fn half_width_char(c: char) -> char {
    match c {
        // The block repeats ASCII from `!` to `~`.
        '\u{ff01}'..='\u{ff5e}' => (c as u32 - 0xff01 + 0x21) as u8 as char,
        '\u{3000}' => ' ',
        '、' => ',',
        '【' => '[',
        '】' => ']',
        _ => c,
    }
}

/// A text with its full-width characters replaced by the plain ones they stand for. Nothing is copied
/// where there are none.
#[must_use]
pub fn half_width(text: &str) -> Cow<'_, str> {
    if text.chars().all(|c| half_width_char(c) == c) {
        Cow::Borrowed(text)
    } else {
        text.chars().map(half_width_char).collect()
    }
}
