//! Parsing of lines, as far as those that can be left out in a program need it. What is parsed in two ways
//! in the two languages, or is right in one of them only, is so here.

use super::expression::{Expression, Part, Term};
use crate::Language;

/// Parses the words and signs of a line; `None` for what is no line, or has more than is parsed here.
pub(super) fn parse<'a>(tokens: &[&'a str], language: Language) -> Option<Vec<Part<'a>>> {
    let mut parser = Parser { tokens, language };
    let parts = parser.line()?;
    parser.tokens.is_empty().then_some(parts)
}

/// Whether these are words with commas between them.
fn are_names(tokens: &[&str]) -> bool {
    let is_in_place = |(place, token): (usize, &&str)| match place % 2 {
        0 => token.starts_with(super::tokens::is_word),
        _ => *token == ",",
    };
    tokens.len() % 2 == 1 && tokens.iter().enumerate().all(is_in_place)
}

struct Parser<'t, 'a> {
    /// Those that are left.
    tokens: &'t [&'a str],
    language: Language,
}

/// What declares the name after it.
const DECLARING: [&str; 3] = ["const", "let", "var"];

impl<'a> Parser<'_, 'a> {
    fn line(&mut self) -> Option<Vec<Part<'a>>> {
        let mut parts = Vec::new();
        if self.take("if") {
            parts.push(Part::Sign("if"));
            if self.language == Language::JavaScript {
                self.expect("(")?;
                parts.push(Part::Whole(self.expression()?));
                self.expect(")")?;
                parts.push(Part::Sign(")"));
                self.leave_braces_out();
            }
        }
        self.parts(parts)
    }

    /// Leaves out the braces around a single statement.
    fn leave_braces_out(&mut self) {
        if let ["{", inner @ .., "}"] = self.tokens {
            self.tokens = match inner {
                [statement @ .., ";"] => statement,
                _ => inner,
            };
        }
    }

    /// All parts up to a closing bracket or the end, after those before them.
    fn parts(&mut self, mut parts: Vec<Part<'a>>) -> Option<Vec<Part<'a>>> {
        while let Some(&token) = self.tokens.first() {
            if matches!(token, ")" | "]") {
                break;
            }
            if self.stands_alone(token) {
                self.tokens = &self.tokens[1..];
                parts.push(Part::Sign(token));
                match token {
                    "for" => self.targets(&mut parts)?,
                    _ if DECLARING.contains(&token) => {
                        parts.push(Part::Whole(Expression::Word(self.word()?)));
                    }
                    _ => {}
                }
            } else if matches!(parts.last(), Some(Part::Whole(_))) {
                return None;
            } else if let Some(names) = self.parameters() {
                parts.extend(names.iter().map(|&name| Part::Sign(name)));
                parts.push(Part::Sign("=>"));
            } else {
                parts.push(Part::Whole(self.expression()?));
            }
        }
        Some(parts)
    }

    /// Whether a token is no part of an expression.
    fn stands_alone(&self, token: &str) -> bool {
        let own: &[&str] = match self.language {
            Language::Python => &[":", "+=", "for"],
            Language::JavaScript => &["const", "let", "var", "...", "{"],
        };
        ["=", ",", "return", "break"].contains(&token) || own.contains(&token)
    }

    /// The names that a loop gives values, with or without parentheses, and `in`.
    fn targets(&mut self, parts: &mut Vec<Part<'a>>) -> Option<()> {
        let end = self.tokens.iter().position(|token| *token == "in")?;
        let (targets, rest) = self.tokens.split_at(end);
        let names = match targets {
            ["(", names @ .., ")"] => names,
            names => names,
        };
        parts.extend(names.iter().map(|&token| Part::Sign(token)));
        self.tokens = rest;
        self.expect("in")?;
        parts.push(Part::Sign("in"));
        are_names(names).then_some(())
    }

    /// The names before `=>`, which have parentheses around them all and around none of them.
    fn parameters(&mut self) -> Option<&[&'a str]> {
        let end = self.tokens.iter().position(|token| *token == "=>")?;
        let (["(", names @ .., ")"], [_, rest @ ..]) = self.tokens.split_at(end) else {
            return None;
        };
        if self.language != Language::JavaScript || !are_names(names) {
            return None;
        }
        self.tokens = rest;
        Some(names)
    }

    fn expression(&mut self) -> Option<Expression<'a>> {
        let first = self.either()?;
        if self.language == Language::Python && self.take("if") {
            let condition = self.either()?;
            self.expect("else")?;
            return self.choice(condition, first);
        }
        if self.language == Language::JavaScript && self.take("?") {
            let yes = self.expression()?;
            self.expect(":")?;
            return self.choice(first, yes);
        }
        Some(first)
    }

    /// A choice, with its last part. Of two values that are compared, it is the larger or the smaller one.
    fn choice(&mut self, condition: Expression<'a>, yes: Expression<'a>) -> Option<Expression<'a>> {
        let choice = Expression::choice(condition, yes, self.expression()?);
        let Some((name, values)) = choice.extreme() else { return Some(choice) };
        let function = match self.language {
            Language::Python => Expression::Word(name),
            Language::JavaScript => Expression::Attribute(Box::new(Expression::Word("Math")), name),
        };
        Some(function.called(values.into()))
    }

    fn either(&mut self) -> Option<Expression<'a>> {
        self.joined(self.by_language("or", "||"), Self::both)
    }

    fn both(&mut self) -> Option<Expression<'a>> {
        self.joined(self.by_language("and", "&&"), Self::negated)
    }

    fn joined(
        &mut self,
        word: &'static str,
        next: fn(&mut Self) -> Option<Expression<'a>>,
    ) -> Option<Expression<'a>> {
        let mut all = vec![next(self)?];
        while self.take(word) {
            all.push(next(self)?);
        }
        Some(Expression::joined(word, all))
    }

    /// In Python `not` takes a whole comparison; in JavaScript `!` is as close as a minus.
    fn negated(&mut self) -> Option<Expression<'a>> {
        if self.language == Language::Python && self.take("not") {
            return Some(self.negated()?.not());
        }
        self.comparison()
    }

    /// At most one comparison: several in a row mean different things in the two languages.
    fn comparison(&mut self) -> Option<Expression<'a>> {
        let left = self.sum()?;
        let Some(sign) = self.relation() else { return Some(left) };
        let right = self.sum()?;
        self.relation().is_none().then(|| Expression::compared(left, sign, right))
    }

    /// A sign that compares. Where both sides have the same type, as in all lines, `===` is `==`.
    fn relation(&mut self) -> Option<&'static str> {
        let all: &[(&str, &'static str)] = match self.language {
            Language::Python => &[("in", "in")],
            Language::JavaScript => &[("===", "=="), ("!==", "!=")],
        };
        let both = ["==", "!=", "<", "<=", ">", ">="].map(|sign| (sign, sign));
        let token = *self.tokens.first()?;
        let (_, sign) = *all.iter().chain(&both).find(|(written, _)| *written == token)?;
        self.tokens = &self.tokens[1..];
        Some(sign)
    }

    fn sum(&mut self) -> Option<Expression<'a>> {
        let mut terms = vec![Term { value: self.signed()?, is_negative: false }];
        loop {
            let is_negative = self.take("-");
            if !is_negative && !self.take("+") {
                return Some(Expression::sum(terms));
            }
            terms.push(Term { value: self.signed()?, is_negative });
        }
    }

    fn signed(&mut self) -> Option<Expression<'a>> {
        if self.take("-") {
            let value = self.signed()?;
            return Some(Expression::sum(vec![Term { value, is_negative: true }]));
        }
        if self.language == Language::JavaScript && self.take("!") {
            return Some(self.signed()?.not());
        }
        self.applied()
    }

    /// A name or what is in brackets, with its attributes, calls and elements.
    fn applied(&mut self) -> Option<Expression<'a>> {
        let mut value = self.first()?;
        loop {
            value = if self.take(".") {
                Expression::Attribute(Box::new(value), self.word()?)
            } else if self.take("(") {
                value.called(self.inside(")")?)
            } else if self.take("[") {
                Expression::Element(Box::new(value), self.inside("]")?)
            } else {
                return Some(value);
            };
        }
    }

    fn first(&mut self) -> Option<Expression<'a>> {
        if self.take("[") {
            return Some(Expression::Brackets("[", self.inside("]")?));
        }
        if !self.take("(") {
            return Some(Expression::Word(self.word()?));
        }
        let mut parts = self.inside(")")?;
        match parts.pop() {
            Some(Part::Whole(one)) if parts.is_empty() => Some(one),
            last => {
                parts.extend(last);
                Some(Expression::Brackets("(", parts))
            }
        }
    }

    /// What stands before a closing bracket.
    fn inside(&mut self, bracket: &str) -> Option<Vec<Part<'a>>> {
        let parts = self.parts(Vec::new())?;
        self.expect(bracket)?;
        Some(parts)
    }

    /// A name or a number.
    fn word(&mut self) -> Option<&'a str> {
        let (&word, rest) = self.tokens.split_first()?;
        let reserved: &[&str] = match self.language {
            Language::Python => &["and", "or", "not", "in", "if", "else"],
            Language::JavaScript => &["if", "else", "for"],
        };
        let is_word = word.starts_with(super::tokens::is_word);
        if !is_word || reserved.contains(&word) || self.stands_alone(word) {
            return None;
        }
        self.tokens = rest;
        Some(word)
    }

    fn by_language(&self, python: &'static str, javascript: &'static str) -> &'static str {
        match self.language {
            Language::Python => python,
            Language::JavaScript => javascript,
        }
    }

    fn take(&mut self, token: &str) -> bool {
        let Some((_, rest)) = self.tokens.split_first().filter(|(first, _)| **first == token)
        else {
            return false;
        };
        self.tokens = rest;
        true
    }

    fn expect(&mut self, token: &str) -> Option<()> {
        self.take(token).then_some(())
    }
}
