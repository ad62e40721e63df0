//! What can be wrong with a text.

use std::fmt;

use super::one_edit::is_one_edit;
use super::token::OUTCOMES;
use super::width::{columns, half_width};
use crate::excerpt::MAX_EXCERPT;
use crate::limits::MAX_TEXT;
use crate::packed;
use crate::tree::{BadName, TooLarge};
use crate::value::Value;

/// What is wrong with a text.
#[derive(Clone, PartialEq, Debug)]
pub enum Problem {
    /// There is no node in it.
    Empty,
    /// It is longer than [`MAX_TEXT`].
    TooLong {
        /// How long it is, in bytes.
        bytes: usize,
    },
    /// A character that has no meaning here.
    Unexpected {
        /// The character.
        found: char,
    },
    /// A word that is neither a leaf nor followed by a colon.
    UnknownWord {
        /// The word, or its start.
        word: String,
    },
    /// Something that starts like a number and is none.
    NotANumber {
        /// What was read, or its start.
        text: String,
    },
    /// A number beyond ±[`Value::MAX_WHOLE`].
    NumberTooLarge {
        /// What was read, or its start.
        text: String,
    },
    /// A number with more than [`Value::MAX_DECIMALS`] digits behind the point.
    TooManyDecimals {
        /// What was read, or its start.
        text: String,
    },
    /// A bracket that is never closed; the place is the bracket's.
    Unclosed {
        /// The opening bracket.
        bracket: char,
    },
    /// A bracket closed by one of the other kind.
    Mismatched {
        /// The closing bracket.
        found: char,
        /// The one that was expected.
        expected: char,
        /// The line of the opening bracket.
        line: usize,
        /// The column of the opening bracket.
        column: usize,
    },
    /// A closing bracket with nothing open.
    NotOpened {
        /// The closing bracket.
        found: char,
    },
    /// A pair of brackets without a node inside.
    EmptyBrackets,
    /// A comma that has no node before it, or none behind it.
    MissingNode,
    /// A name without a node behind it.
    NameAlone {
        /// The name, or its start.
        name: String,
    },
    /// `max:` or `min:` that no node with children follows.
    PlayerAlone,
    /// `chance:` that no node with children follows.
    ChanceAlone,
    /// A chance node where none can be searched.
    ChanceNotHere,
    /// A fraction that cannot be held exactly.
    FractionTooFine {
        /// What was read, or its start.
        text: String,
    },
    /// A weight that no node follows.
    WeightAlone,
    /// A weight of a node that is no child of a chance node.
    WeightWithoutChance,
    /// A weight that is not above 0.
    WeightNotPositive {
        /// The weight.
        weight: Value,
    },
    /// Some children of a chance node have weights, and some have not.
    WeightMissing,
    /// The weights of the children of a chance node do not add up to 1.
    WeightSum {
        /// What they add up to; `None` where no value holds that.
        sum: Option<Value>,
    },
    /// A won or lost game below a chance node: there is no average with it.
    OutcomeBelowChance,
    /// Averages below a chance node may be too fine or too large to be held exactly.
    ChanceTooFine,
    /// A quoted name whose second quote is missing on its line.
    UnclosedQuote,
    /// A name that cannot be one.
    BadName(BadName),
    /// The tree is larger than a tree may be.
    TooLarge(TooLarge),
}

packed!(enum Problem {
    0 = Empty, 1 = TooLong { bytes }, 2 = Unexpected { found }, 3 = UnknownWord { word },
    4 = NotANumber { text }, 5 = NumberTooLarge { text }, 6 = TooManyDecimals { text },
    7 = Unclosed { bracket }, 8 = Mismatched { found, expected, line, column },
    9 = NotOpened { found }, 10 = EmptyBrackets, 11 = NameAlone { name }, 12 = UnclosedQuote,
    13 = BadName(bad), 14 = TooLarge(large), 15 = MissingNode, 16 = PlayerAlone,
    17 = ChanceAlone, 18 = ChanceNotHere, 19 = FractionTooFine { text }, 20 = WeightAlone,
    21 = WeightWithoutChance, 22 = WeightNotPositive { weight }, 23 = WeightMissing, 24 = WeightSum { sum },
    25 = OutcomeBelowChance, 26 = ChanceTooFine,
});

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => write!(f, "there is no tree here; expected something like (4 8) (17 5)"),
            Self::TooLong { bytes } => {
                write!(f, "the text has {bytes} bytes; at most {MAX_TEXT} are read")
            }
            Self::Unexpected { found } => write!(
                f,
                "unexpected “{}”; expected a number, win, draw, loss, a name with a colon, or a bracket",
                visible(*found)
            ),
            Self::UnknownWord { word } => {
                write!(f, "“{word}” is not a value; expected a number, win, draw or loss")?;
                match self.suggestion() {
                    Some(near) => write!(f, " (did you mean {near}?)"),
                    None => write!(f, ", or a colon after a name ({word}:…)"),
                }
            }
            Self::NotANumber { text } => write!(f, "“{text}” is not a number; expected one like -5 or 2.5"),
            Self::NumberTooLarge { text } => write!(
                f,
                "{text} is too large; expected a number between -{max} and {max}",
                max = Value::MAX_WHOLE
            ),
            Self::TooManyDecimals { text } => {
                write!(f, "{text} has too many decimals; expected at most {}", Value::MAX_DECIMALS)
            }
            Self::Unclosed { bracket } => {
                write!(f, "this “{bracket}” is never closed; expected a matching “{}”", closing(*bracket))
            }
            Self::Mismatched { found, expected, line, column } => write!(
                f,
                "“{found}” does not close the bracket opened at line {line}, column {column}; expected “{expected}”"
            ),
            Self::NotOpened { found } => {
                write!(f, "“{found}” closes nothing; expected a node, or the end of the text")
            }
            Self::EmptyBrackets => write!(f, "these brackets are empty; expected at least one node inside"),
            Self::MissingNode => write!(
                f,
                "a node is missing beside this comma; expected one before it and one behind it"
            ),
            Self::NameAlone { name } => {
                write!(f, "the name “{name}” has no node; expected a colon and then a number or a bracket")
            }
            Self::PlayerAlone => write!(
                f,
                "max: and min: say who moves at a node with children; expected a bracket"
            ),
            Self::ChanceAlone => write!(
                f,
                "chance: says that chance decides at a node with children; expected a bracket"
            ),
            Self::ChanceNotHere => write!(
                f,
                "there are no chance nodes here; only expectiminimax, Star1 and Star2 search trees with them"
            ),
            Self::FractionTooFine { text } => write!(
                f,
                "{text} cannot be held exactly; expected a denominator of at most {} and a numerator of at most {}",
                Value::MAX_DENOMINATOR,
                Value::MAX_NUMERATOR
            ),
            Self::WeightAlone => {
                write!(f, "this weight has no node; expected a number or a bracket behind the star")
            }
            Self::WeightWithoutChance => write!(
                f,
                "only children of chance nodes have weights; expected chance: before their bracket"
            ),
            Self::WeightNotPositive { weight } => {
                write!(f, "the weight {weight} is not above 0; expected a probability like 1/6")
            }
            Self::WeightMissing => write!(
                f,
                "some children of this chance node have weights and some have none; expected all or none"
            ),
            Self::WeightSum { sum } => {
                let weights = "the weights of this chance node";
                match sum {
                    Some(sum) => write!(f, "{weights} add up to {sum}; expected 1"),
                    None => write!(f, "{weights} do not add up to 1"),
                }
            }
            Self::OutcomeBelowChance => write!(
                f,
                "win and loss have no average, and chance decides above; expected a number"
            ),
            Self::ChanceTooFine => write!(
                f,
                "the averages of this chance node may be too fine or too large to be held exactly; expected a common denominator of at most {}, and values of at most {} divided by it",
                Value::MAX_DENOMINATOR,
                Value::MAX_NUMERATOR
            ),
            Self::UnclosedQuote => write!(f, "this quote is never closed; expected another one on this line"),
            Self::BadName(bad) => write!(f, "{bad}"),
            Self::TooLarge(large) => write!(f, "{large}"),
        }
    }
}

impl Problem {
    /// The name of this kind of problem, for programs. It stays the same when sentences change; the
    /// locale files have it behind `error-`.
    #[must_use]
    pub const fn id(&self) -> &'static str {
        match self {
            Self::Empty => "empty",
            Self::TooLong { .. } => "too-long",
            Self::Unexpected { .. } => "unexpected",
            Self::UnknownWord { .. } => "unknown-word",
            Self::NotANumber { .. } => "not-a-number",
            Self::NumberTooLarge { .. } => "number-too-large",
            Self::TooManyDecimals { .. } => "too-many-decimals",
            Self::Unclosed { .. } => "unclosed",
            Self::Mismatched { .. } => "mismatched",
            Self::NotOpened { .. } => "not-opened",
            Self::EmptyBrackets => "empty-brackets",
            Self::MissingNode => "missing-node",
            Self::NameAlone { .. } => "name-alone",
            Self::PlayerAlone => "player-alone",
            Self::ChanceAlone => "chance-alone",
            Self::ChanceNotHere => "chance-not-here",
            Self::FractionTooFine { .. } => "fraction-too-fine",
            Self::WeightAlone => "weight-alone",
            Self::WeightWithoutChance => "weight-without-chance",
            Self::WeightNotPositive { .. } => "weight-not-positive",
            Self::WeightMissing => "weight-missing",
            Self::WeightSum { .. } => "weight-sum",
            Self::OutcomeBelowChance => "outcome-below-chance",
            Self::ChanceTooFine => "chance-too-fine",
            Self::UnclosedQuote => "unclosed-quote",
            Self::BadName(_) => "bad-name",
            Self::TooLarge(TooLarge::Nodes) => "too-many-nodes",
            Self::TooLarge(TooLarge::Layers) => "too-many-layers",
        }
    }

    /// The outcome that an unknown word is one edit away from, or the word that lacks its colon.
    #[must_use]
    pub fn suggestion(&self) -> Option<&'static str> {
        let Self::UnknownWord { word } = self else { return None };
        let word = half_width(word).to_lowercase();
        if let Some(turn) = TURNS.into_iter().find(|turn| turn.strip_suffix(':') == Some(&word)) {
            return Some(turn);
        }
        OUTCOMES.iter().map(|&(outcome, _)| outcome).find(|outcome| is_one_edit(&word, outcome))
    }
}

/// What says before a node who decides there.
const TURNS: [&str; 3] = ["max:", "min:", "chance:"];

/// A character as it can be read: one that cannot be seen is shown by its number.
#[must_use]
pub fn visible(c: char) -> String {
    if c.is_control() || columns(c) == 0 {
        format!("U+{:04X}", u32::from(c))
    } else {
        c.to_string()
    }
}

/// The start of a text, with a sign that there is more, so that no error is longer than a line.
pub(super) fn excerpt(text: &str) -> String {
    let more = if text.chars().nth(MAX_EXCERPT).is_some() { "…" } else { "" };
    crate::excerpt(text) + more
}

/// The bracket that closes another.
pub(super) const fn closing(open: char) -> char {
    match open {
        '[' => ']',
        '【' => '】',
        '\u{ff3b}' => '\u{ff3d}',
        '\u{ff08}' => '\u{ff09}',
        _ => ')',
    }
}
