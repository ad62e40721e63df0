//! Ways to write a line of a program that do the same: with other spaces and parentheses, with what is
//! added, compared or joined in another order, with a test turned round (`not a < b` for `a >= b`), with
//! `abs(b - a)` for `abs(a - b)`, with a choice of the larger value for `max`, with other names for the
//! elements of a list, and in JavaScript with `==` for `===`, with `var` for `let`, and with braces around
//! a statement.
//!
//! Two lines are the same if they have the same form after parsing. What cannot be parsed is the same as
//! nothing, so a line that is not known here is never taken for one that is.

mod bound;
mod expression;
mod parser;
mod tokens;

use crate::Language;
use expression::Part;

/// A line in the one form that all of its spellings have.
pub(crate) struct Spelled<'a>(Vec<Part<'a>>);

impl<'a> Spelled<'a> {
    /// Parses a line in the signs of programs; `None` for what is no line, or has more than is parsed here.
    pub(crate) fn parse(line: &'a str, language: Language) -> Option<Self> {
        let mut tokens = tokens::tokens(without_semicolons(line, language))?;
        bound::rename(&mut tokens, language);
        parser::parse(&tokens, language).map(Self)
    }

    /// Whether another line does the same in its place.
    pub(crate) fn may_be(&self, other: &Spelled<'_>) -> bool {
        match (&self.0[..], &other.0[..]) {
            ([Part::Sign(word), line @ ..], [Part::Sign(given), other @ ..]) => {
                declares_as(word, given) && line == other
            }
            (line, other) => line == other,
        }
    }
}

/// A line without the semicolons that may end it: in JavaScript any, in Python one after a statement.
fn without_semicolons(line: &str, language: Language) -> &str {
    match language {
        Language::JavaScript => {
            line.trim_end_matches(|sign: char| sign == ';' || sign.is_whitespace())
        }
        Language::Python => {
            let statement = line.trim_end().strip_suffix(';').map(str::trim_end);
            statement.filter(|statement| !statement.ends_with(':')).unwrap_or(line)
        }
    }
}

/// Whether a line that begins with a word may begin with another. What is declared by `const` in JavaScript
/// may be declared by `let` or `var` as well, and what is declared by `let` by `var`.
fn declares_as(word: &str, given: &str) -> bool {
    word == given || matches!((word, given), ("const", "let" | "var") | ("let", "var"))
}

/// A line in the signs of programs.
pub(crate) fn in_plain_signs(text: &str) -> String {
    text.replace('−', "-").replace('≥', ">=").replace('≤', "<=").replace('≠', "!=")
}

#[cfg(test)]
mod tests {
    use super::Spelled;
    use crate::Language::Python;

    #[test]
    fn lists_are_put_together_in_their_order() {
        let parsed = |line| Spelled::parse(line, Python).expect("a line");
        assert!(!parsed("values = values + [child]").may_be(&parsed("values = [child] + values")));
        assert!(parsed("value = value + child").may_be(&parsed("value = child + value")));
    }
}
