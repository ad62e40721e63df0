//! Reading the notation.

use std::ops::Range;

use super::error::{place, ParseError};
use super::problem::{closing, Problem};
use super::token::{is_quote, Token, Tokens};
use super::width::half_width_char;
use crate::limits::MAX_TEXT;
use crate::player::Player;
use crate::tree::{GameTree, Name, TreeBuilder};

/// Reads a tree. The open brackets are kept in a list, not on the stack.
pub(super) fn parse(text: &str) -> Result<GameTree, ParseError> {
    if text.len() > MAX_TEXT {
        return Err(ParseError::new(text, Problem::TooLong { bytes: text.len() }, 0..0));
    }
    let (root_player, start) = side_to_move(text);
    let mut parser = Parser {
        text,
        start,
        builder: TreeBuilder::new(),
        open: Vec::new(),
        label: None,
        before: Before::Nothing,
    };
    parser.read()?;
    let gathered = parser.builder.gather();
    gathered.map_err(|large| parser.fail(Problem::TooLarge(large), start..start))?;
    parser
        .builder
        .finish(root_player)
        .ok_or_else(|| ParseError::new(text, Problem::Empty, text.len()..text.len()))
}

/// The player named before the whole tree, and where the tree starts.
fn side_to_move(text: &str) -> (Player, usize) {
    let mut tokens = Tokens::new(text);
    match tokens.next() {
        Some((span, Ok(Token::Label(name)))) if !text[span.clone()].starts_with(is_quote) => {
            match name.as_str().to_ascii_lowercase().as_str() {
                "max" => (Player::Max, span.end),
                "min" => (Player::Min, span.end),
                _ => (Player::Max, 0),
            }
        }
        _ => (Player::Max, 0),
    }
}

/// An opening bracket that still waits for its other half.
struct Open {
    bracket: char,
    at: usize,
    /// How many nodes there were when it was opened.
    nodes: usize,
}

struct Parser<'a> {
    text: &'a str,
    start: usize,
    builder: TreeBuilder,
    open: Vec<Open>,
    label: Option<(Range<usize>, Name)>,
    before: Before,
}

/// What stands before the next token, within its brackets.
#[derive(Clone, PartialEq)]
enum Before {
    Nothing,
    Node,
    /// A comma, and where it is.
    Comma(Range<usize>),
}

impl<'a> Parser<'a> {
    fn fail(&self, problem: Problem, span: Range<usize>) -> ParseError {
        ParseError::new(self.text, problem, span)
    }

    fn read(&mut self) -> Result<(), ParseError> {
        let mut tokens = Tokens::new(&self.text[self.start..]);
        while let Some((span, token)) = tokens.next() {
            let span = span.start + self.start..span.end + self.start;
            let token = token.map_err(|problem| self.fail(problem, span.clone()))?;
            self.take(token, span)?;
        }
        if let Some((span, name)) = self.label.take() {
            let name = name.as_str().to_owned();
            return Err(self.fail(Problem::NameAlone { name }, span));
        }
        self.end_siblings()?;
        match self.open.last() {
            Some(open) => {
                let problem = Problem::Unclosed { bracket: open.bracket };
                Err(self.fail(problem, open.at..open.at + open.bracket.len_utf8()))
            }
            None => Ok(()),
        }
    }

    fn take(&mut self, token: Token, span: Range<usize>) -> Result<(), ParseError> {
        if !matches!(token, Token::Leaf(_) | Token::Open(_)) {
            if let Some((span, name)) = self.label.take() {
                let name = name.as_str().to_owned();
                return Err(self.fail(Problem::NameAlone { name }, span));
            }
        }
        match token {
            Token::Label(name) => self.label = Some((span, name)),
            Token::Leaf(value) => {
                let added = self.builder.leaf(value);
                added.map_err(|large| self.fail(Problem::TooLarge(large), span))?;
                self.name_last();
                self.before = Before::Node;
            }
            Token::Open(bracket) => {
                let added = self.builder.open();
                added.map_err(|large| self.fail(Problem::TooLarge(large), span.clone()))?;
                self.name_last();
                self.before = Before::Nothing;
                self.open.push(Open { bracket, at: span.start, nodes: self.builder.len() });
            }
            Token::Close(found) => {
                self.end_siblings()?;
                self.close(found, span)?;
                self.before = Before::Node;
            }
            Token::Comma if self.before == Before::Node => self.before = Before::Comma(span),
            Token::Comma => return Err(self.fail(Problem::MissingNode, span)),
        }
        Ok(())
    }

    /// Refuses a comma behind which no node came.
    fn end_siblings(&self) -> Result<(), ParseError> {
        match &self.before {
            Before::Comma(span) => Err(self.fail(Problem::MissingNode, span.clone())),
            Before::Nothing | Before::Node => Ok(()),
        }
    }

    fn name_last(&mut self) {
        if let Some((_, name)) = self.label.take() {
            self.builder.name(name);
        }
    }

    fn close(&mut self, found: char, span: Range<usize>) -> Result<(), ParseError> {
        let Some(open) = self.open.pop() else {
            return Err(self.fail(Problem::NotOpened { found }, span));
        };
        let expected = closing(open.bracket);
        if half_width_char(found) != half_width_char(expected) {
            let (line, column) = place(self.text, open.at);
            return Err(self.fail(Problem::Mismatched { found, expected, line, column }, span));
        }
        if self.builder.len() == open.nodes {
            return Err(self.fail(Problem::EmptyBrackets, open.at..span.end));
        }
        self.builder.close();
        Ok(())
    }
}
