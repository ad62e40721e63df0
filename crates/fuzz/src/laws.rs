//! What several targets check.

use std::fmt::Debug;
use std::ops::Range;

use plyscope_i18n::Lang;

/// A problem has a sentence in every language.
#[track_caller]
pub fn in_every_language(sentence: impl Fn(Lang) -> String) {
    for lang in Lang::ALL {
        assert!(!sentence(lang).trim().is_empty(), "a problem without a sentence");
    }
}

/// A place is within the text, and between its characters.
#[track_caller]
pub fn is_within(text: &str, place: &Range<usize>) {
    assert!(text.get(place.clone()).is_some(), "{place:?} is no part of {} bytes", text.len());
}

/// A line and a character, both from 1, are within the text. The place behind the last character is
/// too, since something can be missing there.
#[track_caller]
pub fn is_at_a_line(text: &str, line: usize, column: Option<usize>) {
    let found = text.split('\n').nth(line.wrapping_sub(1));
    let found = found.unwrap_or_else(|| panic!("there is no line {line}"));
    let most = found.chars().count() + 1;
    let is_there = column.is_none_or(|column| (1..=most).contains(&column));
    assert!(is_there, "line {line} has no character {column:?}");
}

/// What was parsed is parsed again from what it is printed as.
#[track_caller]
pub fn is_kept<T: PartialEq + Debug>(
    parsed: &T,
    print: impl Fn(&T) -> String,
    parse: impl Fn(&str) -> Option<T>,
) {
    let printed = print(parsed);
    assert_eq!(parse(&printed).as_ref(), Some(parsed), "printed as {printed:?}");
}
