//! What a program writes for a board.

use plyscope_i18n::{texts, Lang};
use plyscope_program_trace::{content, object, Unknown};
use plyscope_search::{excerpt, Value};
use serde_json::Value as Json;

use super::{Board, Square};
use crate::judging::{Reading, Reason};

/// What a program did on a board.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Tries {
    /// The squares that it tried, in their order, with the numbers of their lines, from 1.
    pub tried: Vec<(u32, Square)>,
    /// The number that it gave in the end: the outer `None` without one, the inner one for something
    /// that is no value.
    pub value: Option<Option<Value>>,
    /// The lines without meaning.
    pub unknown: Unknown,
}

impl Tries {
    /// The squares that it tried, in their order.
    pub fn squares(&self) -> impl Iterator<Item = Square> + '_ {
        self.tried.iter().map(|&(_, square)| square)
    }
}

/// A line that makes no sense, with its number from 1.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LineProblem {
    /// The number of the line.
    pub line: u32,
    /// What is wrong with it.
    pub what: ProblemWith,
}

/// What is wrong with a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ProblemWith {
    /// An `enter` does not say which square.
    NoSquare,
    /// The board has no such square.
    NoSuchSquare {
        /// What is there; of a long text only the beginning.
        given: String,
    },
}

/// A line that tries a square.
const EXAMPLE: &str = r#"{"event": "enter", "square": "a1"}"#;

impl LineProblem {
    /// The problem as a sentence.
    #[must_use]
    pub fn sentence(&self, lang: Lang) -> String {
        let line = self.line as usize;
        match &self.what {
            ProblemWith::NoSquare => texts::judge_boards_no_square(lang, line, EXAMPLE),
            ProblemWith::NoSuchSquare { given } => {
                texts::judge_boards_no_such_square(lang, line, given)
            }
        }
    }
}

/// Reads the lines of an answer.
pub struct Reader<'t, B> {
    board: &'t B,
    tries: Tries,
    lines: u32,
}

impl<'t, B: Board> Reader<'t, B> {
    /// A reader of what a program writes for a board.
    #[must_use]
    pub fn new(board: &'t B) -> Self {
        Self { board, tries: Tries::default(), lines: 0 }
    }

    fn square(&self, square: Option<&Json>) -> Result<Square, ProblemWith> {
        let square = square.ok_or(ProblemWith::NoSquare)?;
        let found = square.as_str().and_then(|name| self.board.find(name));
        found.ok_or_else(|| ProblemWith::NoSuchSquare { given: excerpt(&square.to_string()) })
    }
}

impl<B: Board> Reading for Reader<'_, B> {
    type Answer = Tries;

    fn line(&mut self, text: &str) -> Result<(), Reason> {
        self.lines += 1;
        let line = self.lines;
        let text = content(text);
        if text.is_empty() {
            return Ok(());
        }
        let fields = object(text).unwrap_or_default();
        match (fields.get("event").and_then(Json::as_str), fields.get("value")) {
            (Some("enter"), _) => {
                let square = self.square(fields.get("square"));
                let square = square.map_err(|what| Reason::Square(LineProblem { line, what }))?;
                self.tries.tried.push((line, square));
            }
            // What is tried next says what was taken back.
            (Some("leave"), _) => {}
            (None, Some(found)) => self.tries.value = Some(B::returned(found)),
            _ => self.tries.unknown.add(line, text),
        }
        Ok(())
    }

    fn has_begun(&self) -> bool {
        !self.tries.tried.is_empty()
    }

    fn is_ended(&self) -> bool {
        self.tries.value.is_some()
    }

    fn finish(self) -> Tries {
        self.tries
    }
}
