//! The labels of a search tree.

use std::cmp::Ordering;
use std::fmt;
use std::str::FromStr;

use plyscope_search::excerpt;
use plyscope_search::notation::half_width;

/// A whole number of at most [`Label::MAX_DIGITS`] digits, or a word of 1 to [`Label::MAX_WORD`]
/// letters, digits and apostrophes that starts with a letter. Numbers come before words; words are
/// ordered without regard to large and small letters, unless they differ in nothing else.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Label {
    /// A number.
    Number(i32),
    /// A word.
    Word(Box<str>),
}

/// Why a text is not a label.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotALabel {
    /// What was given; of a long text only the beginning.
    pub given: String,
}

impl Label {
    /// The most digits of a number, without zeros in front.
    pub const MAX_DIGITS: u32 = 9;

    /// The most characters of a word.
    pub const MAX_WORD: usize = 12;
}

impl FromStr for Label {
    type Err = NotALabel;

    fn from_str(text: &str) -> Result<Self, NotALabel> {
        let plain = half_width(text);
        // The real minus sign is one as well.
        let number = plain.replacen('\u{2212}', "-", 1).parse().ok();
        let is_short = |number: &i32| number.unsigned_abs() < 10_u32.pow(Self::MAX_DIGITS);
        if let Some(number) = number.filter(is_short) {
            return Ok(Self::Number(number));
        }
        let is_word = plain.starts_with(char::is_alphabetic)
            && plain.chars().all(|c| c.is_alphanumeric() || matches!(c, '\'' | '’'))
            && plain.chars().count() <= Self::MAX_WORD;
        if is_word {
            Ok(Self::Word(plain.into()))
        } else {
            Err(NotALabel { given: excerpt(text) })
        }
    }
}

impl Ord for Label {
    fn cmp(&self, other: &Self) -> Ordering {
        match (self, other) {
            (Self::Number(one), Self::Number(two)) => one.cmp(two),
            (Self::Number(_), Self::Word(_)) => Ordering::Less,
            (Self::Word(_), Self::Number(_)) => Ordering::Greater,
            (Self::Word(one), Self::Word(two)) => {
                one.to_lowercase().cmp(&two.to_lowercase()).then_with(|| one.cmp(two))
            }
        }
    }
}

impl PartialOrd for Label {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// Numbers with the real minus sign.
impl fmt::Display for Label {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(number) if *number < 0 => write!(f, "−{}", number.unsigned_abs()),
            Self::Number(number) => write!(f, "{number}"),
            Self::Word(word) => f.write_str(word),
        }
    }
}

impl fmt::Display for NotALabel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "“{}” is not a label; expected a whole number of at most {} digits or a word of up to {} \
             letters",
            self.given,
            Label::MAX_DIGITS,
            Label::MAX_WORD
        )
    }
}

impl std::error::Error for NotALabel {}
