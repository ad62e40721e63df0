//! Trees as text: `((8 5) (20 3)) ((2 4) (15 6))`.
//!
//! ```text
//! text   = [ player ":" ] item { [ "," ] item }
//! item   = [ number ( "*" | "×" ) ] node
//! node   = [ name ":" ] ( number | "win" | "draw" | "loss" )
//!        | [ name ":" ] [ turn ":" ] list | turn ":" name ":" list
//! turn   = player | "chance"
//! list   = "(" item { [ "," ] item } ")"
//! player = "max" | "min"
//! name   = letter { letter | digit | "_" | "-" | "'" }  |  '"' any characters '"'
//! number = [ sign ] ( digits [ "." digits ] | "." digits ) [ "e" [ sign ] digits ]
//!        | [ sign ] digits "/" digits
//! sign   = "-" | "−" | "+"
//! ```
//!
//! Spaces and line breaks separate, and so does a single comma between two items; square brackets do as
//! well as round ones, so that a nested JSON array is a tree; `#` starts a comment. A single item is the
//! root; several are the children of a root. MAX moves at the root unless `min:`, before the whole text,
//! says otherwise; before a bracket farther on, `max:` and `min:` say who moves at that node, below which
//! the players alternate again. In quotes, and before a leaf, they are names like others. `chance:` before a
//! bracket, the first one too, says that chance decides at that node; the next player moves below it. Its children can have weights, `1/6*3 5/6*(2 8)`,
//! which add up to 1; without weights all are equally probable. Large and small letters are alike in
//! `max`, `win` and `e`. In a quoted name a backslash stands before a quote or a backslash, and is itself
//! before anything else. Outside of quotes full-width characters, `（８，５）`, are read as the plain ones
//! they stand for, and `“` and `”` also quote.

mod caret;
mod error;
mod number;
mod odds;
mod one_edit;
mod parse;
mod print;
mod problem;
mod token;
mod width;

use std::str::FromStr;

pub use error::ParseError;
pub use one_edit::is_one_edit;
pub use problem::{visible, Problem};
pub use width::{columns, half_width, half_width_char};

use crate::tree::GameTree;
pub(crate) use odds::can_be_held;

/// Whether chance may decide at nodes of a tree that is read.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Chance {
    /// A node may have `chance:` before its bracket.
    Allowed,
    /// Only players decide.
    Refused,
}

impl FromStr for GameTree {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        Self::parse(text)
    }
}

impl GameTree {
    /// Reads a tree without chance nodes from its notation. Neither depth nor size can exhaust the stack.
    ///
    /// # Errors
    /// What is wrong, where, and what was expected there.
    pub fn parse(text: &str) -> Result<Self, ParseError> {
        parse::parse(text, Chance::Refused)
    }

    /// The same for something that may take chance nodes, such as an algorithm.
    ///
    /// # Errors
    /// What is wrong, where, and what was expected there.
    pub fn parse_for(text: &str, chance: impl Into<Chance>) -> Result<Self, ParseError> {
        parse::parse(text, chance.into())
    }
}
