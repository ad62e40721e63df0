//! Texts that no program expects.

use proptest::collection::vec;
use proptest::prelude::*;

/// A text with markup, signs of formulas, control characters, characters that XML cannot write,
/// letters of several scripts, and spaces and line ends of every kind.
pub fn text() -> impl Strategy<Value = String> {
    let odd = [
        '\0',
        '\u{1}',
        '\t',
        '\n',
        '\r',
        '\u{b}',
        '\u{1b}',
        '\u{7f}',
        '\u{85}',
        '\u{9f}',
        '\u{a0}',
        '\u{ad}',
        '\u{300}',
        '\u{200b}',
        '\u{202e}',
        '\u{2028}',
        '\u{d7ff}',
        '\u{e000}',
        '\u{fdd0}',
        '\u{feff}',
        '\u{fffd}',
        '\u{fffe}',
        '\u{ffff}',
        '\u{1fffe}',
        '\u{1ffff}',
        '\u{10ffff}',
        '<',
        '>',
        '&',
        '"',
        '\'',
        ']',
        '=',
        '+',
        '-',
        '@',
        ',',
        ';',
        ':',
        '#',
        '%',
        '\\',
        '{',
        '}',
        '(',
        ')',
        '王',
        '😀',
        'é',
        'ש',
    ];
    let sign =
        prop_oneof![4 => prop::sample::select(odd.to_vec()), 1 => any::<char>(), 1 => Just('a')];
    vec(sign, 0..12).prop_map(String::from_iter)
}
