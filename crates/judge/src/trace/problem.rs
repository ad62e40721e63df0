//! Why a line of a trace makes no sense.

use std::fmt;

use plyscope_i18n::{texts, Lang};
use plyscope_search::LName;

/// A line that makes no sense, with its number.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TraceProblem {
    /// The number of the line, from 1.
    pub line: u32,
    /// What is wrong with it.
    pub what: What,
}

/// What is wrong with a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum What {
    /// An `enter` says neither which node nor which child.
    NoNode,
    /// What should be the name of a node is none.
    BadName {
        /// What is there.
        given: String,
    },
    /// What should be the number of a child is none.
    BadChild {
        /// What is there.
        given: String,
    },
    /// What should be a value is none.
    BadValue {
        /// What is there.
        given: String,
    },
    /// The tree has no node with a name.
    NoSuchNode {
        /// The name.
        name: LName,
    },
    /// The current node has no child with a number.
    NoSuchChild {
        /// The current node.
        node: LName,
        /// The number, from 0.
        child: u64,
        /// How many children it has.
        children: usize,
    },
    /// A child is entered, a node is left or cut, and no node is open.
    NoneOpen,
    /// There are more lines than are read.
    TooManyLines {
        /// How many are read.
        limit: u32,
    },
}

impl TraceProblem {
    /// The problem as a sentence.
    #[must_use]
    pub fn sentence(&self, lang: Lang) -> String {
        let line = self.line as usize;
        match &self.what {
            What::NoNode => texts::judge_line_no_node(lang, line),
            What::BadName { given } => texts::judge_line_name(lang, line, given),
            What::BadChild { given } => texts::judge_line_child(lang, line, given),
            What::BadValue { given } => texts::judge_line_value(lang, line, given),
            What::NoSuchNode { name } => texts::judge_line_no_such(lang, line, &name.to_string()),
            What::NoSuchChild { node, child, children } => {
                let (node, child) = (node.to_string(), child.to_string());
                texts::judge_line_no_child(lang, line, &node, *children, &child)
            }
            What::NoneOpen => texts::judge_line_none_open(lang, line),
            What::TooManyLines { limit } => texts::judge_line_many(lang, *limit as usize),
        }
    }
}

impl fmt::Display for TraceProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.sentence(Lang::En))
    }
}

impl std::error::Error for TraceProblem {}
