//! Cutting the text into tokens.

use std::ops::Range;

use super::number::parse_number;
use super::problem::{excerpt, Problem};
use crate::tree::Name;
use crate::value::Value;

/// What the text is made of.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Token {
    /// `(` or `[`.
    Open(char),
    /// `)` or `]`.
    Close(char),
    /// A name with the colon behind it.
    Label(Name),
    /// A number, `win`, `draw` or `loss`.
    Leaf(Value),
}

/// Reads one token after the other, without looking back.
pub(super) struct Tokens<'a> {
    text: &'a str,
    at: usize,
}

/// The words that are leaves.
pub(super) const OUTCOMES: [(&str, Value); 3] =
    [("win", Value::WIN), ("draw", Value::DRAW), ("loss", Value::LOSS)];

impl<'a> Tokens<'a> {
    pub(super) const fn new(text: &'a str) -> Self {
        Self { text, at: 0 }
    }

    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn skip_blank(&mut self) {
        loop {
            let rest = self.rest();
            let text =
                rest.trim_start_matches(|c: char| c.is_whitespace() || c == ',' || c == '\u{feff}');
            self.at += rest.len() - text.len();
            if !text.starts_with('#') {
                return;
            }
            self.at += text.find('\n').unwrap_or(text.len());
        }
    }

    /// The next token and where it stands; `None` at the end.
    pub(super) fn next(&mut self) -> Option<(Range<usize>, Result<Token, Problem>)> {
        self.skip_blank();
        let start = self.at;
        let token = match self.rest().chars().next()? {
            bracket @ ('(' | '[') => self.take(1, Ok(Token::Open(bracket))),
            bracket @ (')' | ']') => self.take(1, Ok(Token::Close(bracket))),
            '"' => self.quoted(),
            c if is_number_start(c) => self.number(),
            c if is_name_start(c) => self.word(),
            found => self.take(found.len_utf8(), Err(Problem::Unexpected { found })),
        };
        Some((start..self.at, token))
    }

    fn take<T>(&mut self, length: usize, token: T) -> T {
        self.at += length;
        token
    }

    fn take_while(&mut self, belongs: impl Fn(char) -> bool) -> &'a str {
        let rest = self.rest();
        let length = rest.find(|c| !belongs(c)).unwrap_or(rest.len());
        self.take(length, &rest[..length])
    }

    fn number(&mut self) -> Result<Token, Problem> {
        // A name may not start like a number, so whatever is glued to a number is part of it.
        let text = self.take_while(|c| is_number_start(c) || is_name_part(c));
        parse_number(text).map(Token::Leaf)
    }

    fn word(&mut self) -> Result<Token, Problem> {
        let word = self.take_while(is_name_part);
        if self.rest().starts_with(':') {
            return self.take(1, label(word));
        }
        let outcome = OUTCOMES.iter().find(|(text, _)| word.eq_ignore_ascii_case(text));
        match outcome {
            Some(&(_, value)) => Ok(Token::Leaf(value)),
            None => Err(Problem::UnknownWord { word: excerpt(word) }),
        }
    }

    fn quoted(&mut self) -> Result<Token, Problem> {
        let mut name = String::new();
        let mut chars = self.rest().char_indices().skip(1);
        while let Some((at, c)) = chars.next() {
            match c {
                '"' => {
                    self.at += at + 1;
                    return if self.rest().starts_with(':') {
                        self.take(1, label(&name))
                    } else {
                        Err(Problem::NameAlone { name: excerpt(&name) })
                    };
                }
                '\n' => break,
                '\\' => name.extend(chars.next().map(|(_, escaped)| escaped)),
                _ => name.push(c),
            }
        }
        self.take(1, Err(Problem::UnclosedQuote))
    }
}

fn label(name: &str) -> Result<Token, Problem> {
    Name::new(name).map(Token::Label).map_err(Problem::BadName)
}

fn is_number_start(c: char) -> bool {
    c.is_ascii_digit() || matches!(c, '-' | '+' | '.' | '\u{2212}')
}

pub(super) fn is_name_start(c: char) -> bool {
    c.is_alphabetic() || c == '_'
}

pub(super) fn is_name_part(c: char) -> bool {
    c.is_alphanumeric() || matches!(c, '_' | '-' | '\'')
}
