//! The characters of what is printed: all of them, or only those of ASCII, for terminals and tools that have
//! no others; and none that a terminal obeys.

use std::borrow::Cow;

use plyscope_search::bidi;

/// How the output is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Spelling {
    /// What it is.
    pub form: Form,
    /// Whether it has only characters of ASCII.
    pub is_ascii: bool,
}

/// What the output is, which says how a character is written that may not stand there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// Text for people: words and signs of ASCII.
    Text,
    /// A table for a spreadsheet: the same, but no sign that begins or ends a cell.
    Csv,
    /// An address: per cent signs.
    Address,
    /// JSON: its own codes, so that nothing is lost.
    Json,
    /// SVG: its own codes.
    Xml,
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
    /// A text in this spelling. A terminal obeys nothing in it.
    #[must_use]
    pub fn of(self, text: &str) -> Cow<'_, str> {
        let stays = |c: char| !self.form.is_obeyed(c) && (c.is_ascii() || !self.is_ascii);
        if text.chars().all(stays) {
            return text.into();
        }
        let mut spelt = String::with_capacity(text.len());
        for c in text.chars() {
            match stays(c) {
                true => spelt.push(c),
                false => spelt.push_str(&self.form.written(c, &spelt)),
            }
        }
        spelt.into()
    }
}

impl Form {
    /// Whether a terminal obeys a character, but for those at the ends of lines and between columns.
    fn is_obeyed(self, c: char) -> bool {
        c.is_control() && !matches!(c, '\n' | '\t') && (c != '\r' || self != Self::Csv)
    }

    /// How a character is written behind a text.
    fn written(self, c: char, before: &str) -> String {
        match self {
            Self::Text => signs(c),
            Self::Csv => in_cell(&signs(c), before),
            Self::Address => {
                let mut bytes = [0; 4];
                c.encode_utf8(&mut bytes).bytes().map(|byte| format!("%{byte:02X}")).collect()
            }
            Self::Json => {
                let mut units = [0; 2];
                c.encode_utf16(&mut units).iter().map(|unit| format!("\\u{unit:04x}")).collect()
            }
            Self::Xml => format!("&#{};", u32::from(c)),
        }
    }
}

/// A character in signs of ASCII.
fn signs(c: char) -> String {
    match SIGNS.iter().find(|(sign, _)| *sign == c) {
        Some((_, signs)) => (*signs).to_owned(),
        None if bidi::is_control(c) => String::new(),
        None => format!("\\u{{{:x}}}", u32::from(c)),
    }
}

/// Signs in a table that is complete: they end no cell, and begin no formula. A table in ASCII needs no byte
/// order mark at its beginning.
fn in_cell(signs: &str, before: &str) -> String {
    if before.is_empty() && signs == "\\u{feff}" {
        return String::new();
    }
    let begins = before.is_empty() || before.ends_with(['"', ',', ';', '\t', '\n', '\r']);
    let guard = if begins && signs.starts_with('-') { "'" } else { "" };
    format!("{guard}{}", signs.replace('"', "'"))
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
            (Form::Address, "https://münchen.example/#x", "https://m%C3%BCnchen.example/#x"),
            (Form::Csv, "\u{feff}a,“b”\r\n", "a,'b'\r\n"),
            (Form::Csv, "\"“=1+1”,“z”\",−5", "\"'=1+1','z'\",'-5"),
            (Form::Csv, "x,\u{feff}=1,é→\n−1", "x,\\u{feff}=1,e->\n'-1"),
        ];
        for (form, text, expected) in table {
            let spelt = Spelling { form, is_ascii: true }.of(text);
            assert_eq!(spelt, expected);
            assert!(spelt.is_ascii());
            assert_eq!(Spelling { form, is_ascii: false }.of(text), text);
        }
    }

    #[test]
    fn a_terminal_obeys_nothing() {
        let table = [
            (Form::Text, "α\u{1b}[2J\r\n", "α\\u{1b}[2J\\u{d}\n"),
            (Form::Csv, "α\u{7},\u{9b}1\r\n", "α\\u{7},\\u{9b}1\r\n"),
            (Form::Json, "\"\u{9b}1\"\n", "\"\\u009b1\"\n"),
        ];
        for (form, text, expected) in table {
            assert_eq!(Spelling { form, is_ascii: false }.of(text), expected);
        }
    }
}
