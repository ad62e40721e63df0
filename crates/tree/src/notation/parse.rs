//! Reading the notation.

use std::ops::Range;

use super::error::{place, ParseError};
use super::odds::{self, Spans};
use super::problem::{closing, Problem};
use super::token::{Token, Tokens};
use super::width::{half_width, half_width_char};
use super::Chance;
use crate::limits::MAX_TEXT;
use crate::player::{Player, Turn};
use crate::tree::{GameTree, Name, TreeBuilder};
use crate::value::Value;

/// Reads a tree. The open brackets are kept in a list, not on the stack.
pub(super) fn parse(text: &str, chance: Chance) -> Result<GameTree, ParseError> {
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
        turn: None,
        weight: None,
        before: Before::Nothing,
        spans: Spans::default(),
    };
    parser.read()?;
    let roots = parser.builder.len();
    let gathered = parser.builder.gather();
    gathered.map_err(|large| parser.fail(Problem::TooLarge(large), start..start))?;
    if parser.builder.len() > roots {
        parser.spans.shift();
    }
    let Parser { builder, spans, .. } = parser;
    let tree = builder
        .finish(root_player)
        .ok_or_else(|| ParseError::new(text, Problem::Empty, text.len()..text.len()))?;
    if let Some((_, span)) = spans.chance.first().filter(|_| chance == Chance::Refused) {
        return Err(ParseError::new(text, Problem::ChanceNotHere, span.clone()));
    }
    odds::check(&tree, &spans).map_err(|(problem, span)| ParseError::new(text, problem, span))?;
    Ok(tree)
}

/// The player given before the whole tree, and where the tree starts.
fn side_to_move(text: &str) -> (Player, usize) {
    match Tokens::new(text).next() {
        Some((span, Ok(Token::Turn(Turn::Player(player))))) => (player, span.end),
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
    /// Whose turn it is at the node that comes next, and where that stands.
    turn: Option<(Range<usize>, Turn)>,
    /// How probable the node is that comes next, and where that stands.
    weight: Option<(Range<usize>, Value)>,
    before: Before,
    spans: Spans,
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
        self.end_node()?;
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
        match &token {
            Token::Open(_) => {}
            Token::Leaf(_) => self.name_by_turn()?,
            Token::Turn(_) => self.end_turn()?,
            Token::Label(_) => self.end_label()?,
            Token::Weight(_) | Token::Close(_) | Token::Comma => self.end_node()?,
        }
        match token {
            Token::Label(name) => self.label = Some((span, name)),
            Token::Turn(turn) => self.turn = Some((span, turn)),
            Token::Weight(weight) => self.weight = Some((span, weight)),
            Token::Leaf(value) => {
                let added = self.builder.leaf(value);
                added.map_err(|large| self.fail(Problem::TooLarge(large), span.clone()))?;
                self.label_last();
                if value.as_fraction().is_none() {
                    self.spans.outcomes.push((self.builder.len() as u32 - 1, span));
                }
                self.before = Before::Node;
            }
            Token::Open(bracket) => {
                let added = self.builder.open();
                added.map_err(|large| self.fail(Problem::TooLarge(large), span.clone()))?;
                self.label_last();
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

    /// Refuses a name behind which no node came.
    fn end_label(&mut self) -> Result<(), ParseError> {
        let Some((span, name)) = self.label.take() else { return Ok(()) };
        let name = name.as_str().to_owned();
        Err(self.fail(Problem::NameAlone { name }, span))
    }

    /// At a leaf nobody moves: there `max:` and `min:` are names. Chance has no say there either.
    fn name_by_turn(&mut self) -> Result<(), ParseError> {
        let is_chance = matches!(self.turn, Some((_, Turn::Chance)));
        if self.label.is_some() || is_chance {
            return self.end_turn();
        }
        let Some((span, _)) = self.turn.take() else { return Ok(()) };
        let word = half_width(self.text[span.clone()].trim_end_matches([':', '：']));
        let name =
            Name::new(&word).map_err(|bad| self.fail(Problem::BadName(bad), span.clone()))?;
        self.label = Some((span, name));
        Ok(())
    }

    /// Refuses a turn behind which no node with children came.
    fn end_turn(&mut self) -> Result<(), ParseError> {
        match self.turn.take() {
            Some((span, Turn::Player(_))) => Err(self.fail(Problem::PlayerAlone, span)),
            Some((span, Turn::Chance)) => Err(self.fail(Problem::ChanceAlone, span)),
            None => Ok(()),
        }
    }

    /// Refuses what stands before a node where none came.
    fn end_node(&mut self) -> Result<(), ParseError> {
        self.end_label()?;
        self.end_turn()?;
        match self.weight.take() {
            Some((span, _)) => Err(self.fail(Problem::WeightAlone, span)),
            None => Ok(()),
        }
    }

    /// Refuses a comma behind which no node came.
    fn end_siblings(&self) -> Result<(), ParseError> {
        match &self.before {
            Before::Comma(span) => Err(self.fail(Problem::MissingNode, span.clone())),
            Before::Nothing | Before::Node => Ok(()),
        }
    }

    fn label_last(&mut self) {
        if let Some((_, name)) = self.label.take() {
            self.builder.name(name);
        }
        let node = self.builder.len() as u32 - 1;
        if let Some((span, turn)) = self.turn.take() {
            self.builder.turn(turn);
            if turn == Turn::Chance {
                self.spans.chance.push((node, span));
            }
        }
        if let Some((span, weight)) = self.weight.take() {
            self.builder.weight(weight);
            self.spans.weights.push((node, span));
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
