//! The characters of the output: all of them, or only those of ASCII, for terminals and tools that have
//! no others.

use std::fmt::Write as _;
use std::io::{self, Write};
use std::sync::OnceLock;

use plyscope_search::bidi;

/// The characters of the output.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Spelling {
    /// All characters.
    #[default]
    Full,
    /// ASCII only.
    Ascii(Form),
}

/// What the output is, which says how other characters are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// Text for people: words and signs of ASCII.
    Text,
    /// JSON: its own codes, so that nothing is lost.
    Json,
    /// SVG: its own codes.
    Xml,
}

static CHOSEN: OnceLock<Spelling> = OnceLock::new();

/// Chooses the spelling, once, before anything is printed.
pub fn choose(spelling: Spelling) {
    // Only the first choice counts, and there is only one.
    let _ = CHOSEN.set(spelling);
}

/// The spelling that was chosen.
pub fn chosen() -> Spelling {
    CHOSEN.get().copied().unwrap_or_default()
}

/// How signs of the output are written in ASCII.
const SIGNS: [(char, &str); 41] = [
    ('α', "alpha"),
    ('β', "beta"),
    ('∞', "inf"),
    ('−', "-"),
    ('–', "-"),
    ('—', "-"),
    ('≥', ">="),
    ('≤', "<="),
    ('≠', "!="),
    ('≈', "~"),
    ('×', "x"),
    ('·', "-"),
    ('…', "..."),
    ('→', "->"),
    ('←', "<-"),
    ('“', "\""),
    ('”', "\""),
    ('‘', "'"),
    ('’', "'"),
    ('„', "\""),
    ('▲', "^"),
    ('▽', "v"),
    ('△', "^"),
    ('▼', "v"),
    ('○', "o"),
    ('★', "*"),
    ('╫', "#"),
    ('░', "~"),
    ('├', "|"),
    ('└', "`"),
    ('─', "-"),
    ('│', "|"),
    ('\u{a0}', " "),
    ('\u{202f}', " "),
    ('\u{2009}', " "),
    ('é', "e"),
    ('è', "e"),
    ('ë', "e"),
    ('ï', "i"),
    ('ö', "o"),
    ('ü', "u"),
];

impl Spelling {
    /// A text in this spelling.
    pub fn of(self, text: &str) -> String {
        let Self::Ascii(form) = self else { return text.to_owned() };
        let mut spelt = String::with_capacity(text.len());
        for c in text.chars() {
            if c.is_ascii() {
                spelt.push(c);
            } else {
                form.write(c, &mut spelt);
            }
        }
        spelt
    }
}

impl Form {
    fn write(self, c: char, spelt: &mut String) {
        let sign = SIGNS.iter().find(|(sign, _)| *sign == c);
        // Writing to a text cannot fail.
        let _ = match self {
            Self::Text if bidi::is_control(c) => Ok(()),
            Self::Text => match sign {
                Some((_, spelling)) => spelt.write_str(spelling),
                None => write!(spelt, "\\u{{{:x}}}", u32::from(c)),
            },
            Self::Json => {
                let mut units = [0; 2];
                c.encode_utf16(&mut units)
                    .iter()
                    .try_for_each(|unit| write!(spelt, "\\u{unit:04x}"))
            }
            Self::Xml => write!(spelt, "&#{};", u32::from(c)),
        };
    }
}

/// Writes texts in a spelling.
pub struct Speller<W>(pub W, pub Spelling);

impl<W: Write> Write for Speller<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.write_all(bytes).map(|()| bytes.len())
    }

    /// The bytes are whole texts, as everything that is printed is.
    fn write_all(&mut self, bytes: &[u8]) -> io::Result<()> {
        match self.1 {
            Spelling::Full => self.0.write_all(bytes),
            spelling => self.0.write_all(spelling.of(&String::from_utf8_lossy(bytes)).as_bytes()),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.flush()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_text_is_written_in_ascii() {
        let table = [
            (Form::Text, "α ≥ β, −∞ … “één”", "alpha >= beta, -inf ... \"een\""),
            (Form::Text, "└─ ▲ L2-1 \u{2068}名\u{2069}", "`- ^ L2-1 \\u{540d}"),
            (Form::Json, "{\"a\": \"α♞\u{1f600}\"}", "{\"a\": \"\\u03b1\\u265e\\ud83d\\ude00\"}"),
            (Form::Xml, "<text>−∞</text>", "<text>&#8722;&#8734;</text>"),
        ];
        for (form, text, expected) in table {
            let spelt = Spelling::Ascii(form).of(text);
            assert_eq!(spelt, expected);
            assert!(spelt.is_ascii());
            assert_eq!(Spelling::Full.of(text), text);
        }
    }
}
