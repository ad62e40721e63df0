//! Trees as text: `((8 5) (20 3)) ((2 4) (15 6))`.
//!
//! ```text
//! text   = [ ("max" | "min") ":" ] item { item }
//! item   = [ name ":" ] ( number | "win" | "draw" | "loss" | "(" item { item } ")" )
//! name   = letter { letter | digit | "_" | "-" | "'" }  |  '"' any characters '"'
//! number = [ "-" | "+" ] digits [ "." digits ]
//! ```
//!
//! Spaces, line breaks and commas separate; square brackets do as well as round ones, so that a
//! nested JSON array is a tree; `#` starts a comment. A single item is the root; several are the
//! children of a root. MAX moves at the root unless `min:` says otherwise.

mod error;
mod parse;
mod print;
mod token;

use std::str::FromStr;

pub use error::{ParseError, Problem};

use crate::tree::GameTree;

impl FromStr for GameTree {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        parse::parse(text)
    }
}

impl GameTree {
    /// Reads a tree from its notation. Neither depth nor size can exhaust the stack.
    ///
    /// # Errors
    /// What is wrong, where, and what was expected there.
    pub fn parse(text: &str) -> Result<Self, ParseError> {
        parse::parse(text)
    }
}
