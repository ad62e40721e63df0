//! Cutting the text into tokens.

use std::ops::Range;

use super::number::parse_number;
use super::problem::{excerpt, Problem};
use super::width::{half_width, half_width_char};
use crate::player::{Player, Turn};
use crate::tree::Name;
use crate::value::Value;

/// What the text is made of.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Token {
    /// `(` or `[`, as it was written.
    Open(char),
    /// `)` or `]`, as it was written.
    Close(char),
    /// A name with the colon behind it.
    Label(Name),
    /// `max:`, `min:` or `chance:` without quotes: whose turn it is.
    Turn(Turn),
    /// A number with the star behind it: how probable the node is that follows.
    Weight(Value),
    /// A number, `win`, `draw` or `loss`.
    Leaf(Value),
    /// What stands between two nodes at most once.
    Comma,
}

/// Reads one token after the other, without looking back.
pub(super) struct Tokens<'a> {
    text: &'a str,
    at: usize,
}

/// The words that say whose turn it is.
pub(super) const TURNS: [(&str, Turn); 3] = [
    ("max", Turn::Player(Player::Max)),
    ("min", Turn::Player(Player::Min)),
    ("chance", Turn::Chance),
];

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
            let text = rest.trim_start_matches(is_blank);
            self.at += rest.len() - text.len();
            if !text.starts_with(['#', '\u{ff03}']) {
                return;
            }
            self.at += text.find('\n').unwrap_or(text.len());
        }
    }

    /// The next token and where it stands; `None` at the end.
    pub(super) fn next(&mut self) -> Option<(Range<usize>, Result<Token, Problem>)> {
        self.skip_blank();
        let start = self.at;
        let written = self.rest().chars().next()?;
        let token = match half_width_char(written) {
            '(' | '[' => self.take(written.len_utf8(), Ok(Token::Open(written))),
            ',' => self.take(written.len_utf8(), Ok(Token::Comma)),
            ')' | ']' => self.take(written.len_utf8(), Ok(Token::Close(written))),
            _ if is_quote(written) => self.quoted(written),
            c if is_number_start(c) => self.number(),
            c if is_name_start(c) => self.word(),
            _ => self.take(written.len_utf8(), Err(Problem::Unexpected { found: written })),
        };
        Some((start..self.at, token))
    }

    fn take<T>(&mut self, length: usize, token: T) -> T {
        self.at += length;
        token
    }

    /// As many characters as belong together, by what they stand for.
    fn take_while(&mut self, belongs: impl Fn(char) -> bool) -> &'a str {
        let rest = self.rest();
        let length = rest.find(|c| !belongs(half_width_char(c))).unwrap_or(rest.len());
        self.take(length, &rest[..length])
    }

    fn number(&mut self) -> Result<Token, Problem> {
        // A name may not start like a number, so whatever is glued to a number is part of it.
        let text = self.take_while(|c| is_number_start(c) || is_name_part(c) || c == '/');
        let number = parse_number(text);
        match self.star() {
            Some(star) => self.take(star, number.map(Token::Weight)),
            None => number.map(Token::Leaf),
        }
    }

    fn word(&mut self) -> Result<Token, Problem> {
        let word = self.take_while(is_name_part);
        let plain = half_width(word);
        if let Some(colon) = self.colon() {
            let token =
                known(&TURNS, &plain).map_or_else(|| label(&plain), |turn| Ok(Token::Turn(turn)));
            return self.take(colon, token);
        }
        match known(&OUTCOMES, &plain) {
            Some(value) => Ok(Token::Leaf(value)),
            None => Err(Problem::UnknownWord { word: excerpt(word) }),
        }
    }

    /// The length of the colon that comes next, if one does.
    fn colon(&self) -> Option<usize> {
        let next = self.rest().chars().next()?;
        (half_width_char(next) == ':').then(|| next.len_utf8())
    }

    /// The length of the star that comes next, with the blanks before it, if one does.
    fn star(&self) -> Option<usize> {
        let rest = self.rest();
        let next = rest.trim_start_matches(is_blank);
        let star = next.chars().next().filter(|&c| matches!(half_width_char(c), '*' | '×'))?;
        Some(rest.len() - next.len() + star.len_utf8())
    }

    fn quoted(&mut self, quote: char) -> Result<Token, Problem> {
        let mut name = String::new();
        let mut chars = self.rest().char_indices().skip(1);
        while let Some((at, c)) = chars.next() {
            match c {
                _ if ends_quote(quote, c) => {
                    self.at += at + c.len_utf8();
                    return match self.colon() {
                        Some(colon) => self.take(colon, label(&name)),
                        None => Err(Problem::NameAlone { name: excerpt(&name) }),
                    };
                }
                '\n' => break,
                '\\' if chars
                    .clone()
                    .next()
                    .is_some_and(|(_, next)| next == '\\' || ends_quote(quote, next)) =>
                {
                    name.extend(chars.next().map(|(_, escaped)| escaped));
                }
                _ => name.push(c),
            }
        }
        self.take(quote.len_utf8(), Err(Problem::UnclosedQuote))
    }
}

/// What a word stands for; large and small letters are alike.
pub(super) fn known<T: Copy>(words: &[(&str, T)], word: &str) -> Option<T> {
    words.iter().find(|(text, _)| word.eq_ignore_ascii_case(text)).map(|&(_, meaning)| meaning)
}

fn label(name: &str) -> Result<Token, Problem> {
    Name::new(name).map(Token::Label).map_err(Problem::BadName)
}

fn is_blank(c: char) -> bool {
    c.is_whitespace() || c == '\u{feff}'
}

/// Whether a character begins a quoted name.
pub(super) const fn is_quote(c: char) -> bool {
    matches!(c, '"' | '\u{ff02}' | '“' | '”')
}

/// Whether a character ends the name that a quote began. A name in straight quotes may have curly
/// ones in it.
const fn ends_quote(quote: char, c: char) -> bool {
    match quote {
        '“' | '”' => matches!(c, '“' | '”'),
        _ => c == quote,
    }
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
