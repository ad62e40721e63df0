//! Texts from a game that a student has written, made fit to be shown.

use plyscope_search::bidi;
use plyscope_search::limits::MAX_NAME;
use plyscope_search::tree::{is_unprintable, Name};

/// The most characters of a position.
const MAX_BOARD: usize = 1_000;

/// A name of a move as a node can have it: in one line, and cut off if it is long. `None` if nothing is
/// left of it.
pub fn name(text: &str) -> Option<Name> {
    let line = line(text, MAX_NAME + 1);
    let cut = match line.chars().count() > MAX_NAME {
        true => line.chars().take(MAX_NAME - 1).chain(['…']).collect(),
        false => line,
    };
    Name::new(&cut).ok()
}

/// A text in one line of at most so many characters.
pub fn line(text: &str, most: usize) -> String {
    let plain = bidi::without_controls(text);
    let trimmed = plain.trim_matches(|c: char| c.is_whitespace() || is_unprintable(c));
    trimmed.chars().take(most).map(|c| if is_unprintable(c) { ' ' } else { c }).collect()
}

/// The text of a position, with its line breaks.
pub fn board(text: &str) -> String {
    let plain = bidi::without_controls(text);
    let shown = plain.chars().take(MAX_BOARD).filter(|&c| c == '\n' || !c.is_control());
    shown.collect::<String>().trim_end().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_made_fit_to_be_shown() {
        let long = "x".repeat(60);
        let forty = "x".repeat(40);
        let cut = format!("{}…", "x".repeat(39));
        let [indented, longer] = [format!("  {forty}\n"), format!("{forty} y")];
        let blank = " ".repeat(41);
        let late = format!("{blank}a");
        let table = [
            ("a3", Some("a3")),
            ("  a\n3 ", Some("a 3")),
            ("a\u{2028}b\u{2029}", Some("a b")),
            ("\u{202e}b", Some("b")),
            (long.as_str(), Some(cut.as_str())),
            (indented.as_str(), Some(forty.as_str())),
            (longer.as_str(), Some(cut.as_str())),
            (late.as_str(), Some("a")),
            (blank.as_str(), None),
            (" \t\n", None),
            ("", None),
        ];
        for (text, expected) in table {
            assert_eq!(name(text).as_ref().map(Name::as_str), expected, "{text:?}");
        }
    }

    #[test]
    fn boards_keep_their_lines() {
        assert_eq!(board("X.O\n.\u{202e}X.\r\n\u{7}  "), "X.O\n.X.");
        assert_eq!(board(&"x\n".repeat(5_000)).chars().count(), MAX_BOARD - 1);
    }
}
