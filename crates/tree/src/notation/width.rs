//! The widths of characters, and full-width ones as an input method for Chinese writes them.

use std::borrow::Cow;

use crate::bidi;

/// How many columns of a terminal a character takes: two if it is wide or full-width (Unicode Standard
/// Annex 11), none if it is not seen or is put on the one before. The rough ranges of Kuhn's `wcwidth`
/// (2007).
#[must_use]
pub const fn columns(c: char) -> usize {
    match c {
        '\u{300}'..='\u{36f}' | '\u{200b}'..='\u{200f}' | '\u{2060}' | '\u{feff}' => 0,
        c if bidi::is_control(c) => 0,
        '\u{1100}'..='\u{115f}'
        | '\u{2e80}'..='\u{303e}'
        | '\u{3041}'..='\u{a4cf}'
        | '\u{a960}'..='\u{a97c}'
        | '\u{ac00}'..='\u{d7a3}'
        | '\u{f900}'..='\u{faff}'
        | '\u{fe30}'..='\u{fe6f}'
        | '\u{ff00}'..='\u{ff60}'
        | '\u{ffe0}'..='\u{ffe6}'
        | '\u{1f300}'..='\u{1f64f}'
        | '\u{1f900}'..='\u{1f9ff}'
        | '\u{20000}'..='\u{3fffd}' => 2,
        _ => 1,
    }
}

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
