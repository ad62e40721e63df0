//! Why a line of a trace makes no sense.

use std::fmt;

use plyscope_i18n::{texts, Lang};
use plyscope_search::notation::{ParseError, Problem};
use plyscope_search::{packed, LName};
use plyscope_setup::problems::search::of_notation;

/// A line or word that makes no sense, with its number.
#[derive(Clone, PartialEq, Debug)]
pub struct TraceProblem {
    /// Where it is.
    pub place: Place,
    /// What is wrong with it.
    pub what: What,
}

/// A place in a trace.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// The number of a line, from 1.
    Line(u32),
    /// The number of a word of the short notation, from 1.
    Word(u32),
}

/// A line that enters a node.
const EXAMPLE: &str = r#"{"event": "enter", "node": "L1-1"}"#;

/// What is wrong with a line or word.
#[derive(Clone, PartialEq, Debug)]
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
    /// A node is left or cut that was not entered, or was left before.
    NotEntered {
        /// Its name.
        name: LName,
    },
    /// A word of the short notation is none.
    BadWord {
        /// What is there.
        given: String,
    },
    /// What should be one of some words is none.
    BadChoice {
        /// What is there.
        given: String,
        /// The words.
        words: String,
    },
    /// The tree of the trace cannot be parsed.
    Tree(ParseError),
    /// Neither the trace nor anything else says which tree was searched.
    NoTree,
    /// The tree has chance nodes.
    Chance,
    /// No line enters a node.
    NoEvents,
    /// There are more lines, or words, than are read.
    TooManyLines {
        /// How many are read.
        limit: u32,
    },
}

packed!(struct TraceProblem { place, what });

packed!(enum Place { 0 = Line(number), 1 = Word(number) });

packed!(enum What {
    0 = NoNode,
    1 = BadName { given },
    2 = BadChild { given },
    3 = BadValue { given },
    4 = NoSuchNode { name },
    5 = NoSuchChild { node, child, children },
    6 = NoneOpen,
    7 = NotEntered { name },
    8 = BadWord { given },
    9 = Tree(error),
    10 = NoTree,
    11 = NoEvents,
    12 = TooManyLines { limit },
    13 = BadChoice { given, words },
    14 = Chance,
});

impl From<ParseError> for What {
    fn from(error: ParseError) -> Self {
        match error.problem {
            Problem::ChanceNotHere => Self::Chance,
            _ => Self::Tree(error),
        }
    }
}

impl TraceProblem {
    /// The problem as a sentence.
    #[must_use]
    pub fn sentence(&self, lang: Lang) -> String {
        let problem = match &self.what {
            What::NoNode => texts::program_line_no_node(lang),
            What::BadName { given } => texts::program_line_name(lang, given),
            What::BadChild { given } => texts::program_line_child(lang, given),
            What::BadValue { given } => texts::program_line_value(lang, given),
            What::NoSuchNode { name } => texts::program_line_no_such(lang, &name.to_string()),
            What::NoSuchChild { node, child, children } => {
                let (node, child) = (node.to_string(), child.to_string());
                texts::program_line_no_child(lang, &node, *children, &child)
            }
            What::NoneOpen => texts::program_line_none_open(lang),
            What::NotEntered { name } => texts::program_line_not_entered(lang, &name.to_string()),
            What::BadWord { given } => texts::program_line_word(lang, given),
            What::BadChoice { given, words } => texts::program_line_choice(lang, given, words),
            What::Tree(error) => texts::program_line_tree(lang, &of_notation(&error.problem, lang)),
            What::NoTree => return texts::program_no_tree(lang),
            What::Chance => return texts::program_no_chance(lang),
            What::NoEvents => return texts::program_no_events(lang, EXAMPLE),
            What::TooManyLines { limit } => return texts::program_line_many(lang, *limit),
        };
        match self.place {
            Place::Line(line) => texts::program_line(lang, line, &problem),
            Place::Word(word) => texts::program_word(lang, word, &problem),
        }
    }
}

impl fmt::Display for TraceProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.sentence(Lang::En))
    }
}

impl std::error::Error for TraceProblem {}
