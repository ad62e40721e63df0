//! How wide words are on paper.

use plyscope_search::bidi;

/// The widths of the letters of ASCII from the space on, in thousandths of their size: those of
/// Helvetica, and so of Arial, Liberation Sans and Nimbus Sans, which are made to its measure.
#[rustfmt::skip]
const ASCII: [u16; 95] = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278,
    556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556,
    1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778,
    667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556,
    333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556,
    556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
];

/// The width of a letter, in thousandths of its size; for letters that Helvetica lacks, the widest
/// usual one.
#[must_use]
pub fn thousandths(c: char) -> u16 {
    let place = (c as usize).checked_sub(usize::from(b' '));
    if let Some(&width) = place.and_then(|place| ASCII.get(place)) {
        return width;
    }
    match c {
        '‘' | '’' => 222,
        '·' | '•' => 350,
        '“' | '”' => 333,
        '∞' => 713,
        '−' | '≥' | '≤' | '≠' | '×' | 'β' => 549,
        'α' => 631,
        '–' => 556,
        '\u{a1}'..='\u{24f}' => 611,
        _ => 1_000,
    }
}

/// How wide words are, in points.
#[must_use]
pub fn width(text: &str, size: f64) -> f64 {
    let thousandths: u32 = text.chars().map(|c| u32::from(thousandths(c))).sum();
    f64::from(thousandths) * size / 1000.0
}

/// The lines of a text that are at most so wide, in points. A word wider than that is broken; Chinese
/// may be broken behind every character that does not open something, and no interval is broken. The ends
/// of its own lines are kept.
#[must_use]
pub fn lines(text: &str, size: f64, max_width: f64) -> Vec<String> {
    text.split('\n').flat_map(|line| broken(line, size, max_width)).collect()
}

/// A text without invisible characters.
#[must_use]
pub fn plain(text: &str) -> String {
    let seen = text.chars().filter(|&c| !bidi::is_control(c));
    seen.map(|c| if c.is_control() { ' ' } else { c }).collect()
}

/// The lines of a text that has no line ends of its own.
fn broken(text: &str, size: f64, max_width: f64) -> Vec<String> {
    let text = &plain(text);
    let mut lines = vec![String::new()];
    let mut taken = 0.0;
    for piece in pieces(text) {
        let wide = width(piece.trim_end(), size);
        if taken > 0.0 && taken + wide > max_width {
            lines.push(String::new());
            taken = 0.0;
        }
        for c in piece.chars() {
            let wide = width(c.encode_utf8(&mut [0; 4]), size);
            if taken + wide > max_width && !c.is_whitespace() {
                lines.push(String::new());
                taken = 0.0;
            }
            taken += wide;
            if let Some(line) = lines.last_mut() {
                line.push(c);
            }
        }
    }
    lines.iter().map(|line| line.trim_end().to_owned()).collect()
}

/// The pieces of a text that are not broken: words with the space behind them, and single characters of
/// Chinese with the signs that belong to them.
fn pieces(text: &str) -> Vec<&str> {
    let mut pieces = Vec::new();
    let mut begin = 0;
    let mut before: Option<char> = None;
    // The ends of an interval such as [3, 8] stay together.
    let (mut is_in_interval, mut last) = (false, None);
    for (place, c) in text.char_indices() {
        let is_between_ends = is_in_interval && last == Some(',');
        if before.is_some_and(|before| may_break(before, c)) && !is_between_ends {
            pieces.push(&text[begin..place]);
            begin = place;
        }
        is_in_interval = c == '[' || is_in_interval && c != ']';
        last = if c.is_whitespace() { last } else { Some(c) };
        before = Some(c);
    }
    pieces.push(&text[begin..]);
    pieces
}

fn may_break(before: char, after: char) -> bool {
    let is_han = |c: char| ('\u{2e80}'..='\u{9fff}').contains(&c) || ('\u{ff00}'..).contains(&c);
    let closes = "，。、；：？！）”’》】…,.;:?!)";
    let opens = "（“‘《【(";
    if after.is_whitespace() || closes.contains(after) || opens.contains(before) {
        return false;
    }
    before.is_whitespace() || is_han(before) || is_han(after)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_as_wide_as_allowed() {
        let table = [
            ("one two three", 40.0, vec!["one two", "three"]),
            ("one", 100.0, vec!["one"]),
            ("in [−∞, 8].", 40.0, vec!["in", "[−∞, 8]."]),
            ("in [3] a, b", 30.0, vec!["in [3]", "a, b"]),
            ("", 100.0, vec![""]),
            ("one\ntwo\u{7} x", 100.0, vec!["one", "two  x"]),
            ("abcdefghij", 30.0, vec!["abcde", "fghij"]),
            ("哪些结点从不被访问？", 60.0, vec!["哪些结点从不", "被访问？"]),
            ("哪些结点从不？", 60.0, vec!["哪些结点从", "不？"]),
        ];
        for (text, max_width, expected) in table {
            let found = lines(text, 10.0, max_width);
            assert_eq!(found, expected, "{text}");
            assert!(found.iter().all(|line| width(line, 10.0) <= max_width));
        }
    }
}
