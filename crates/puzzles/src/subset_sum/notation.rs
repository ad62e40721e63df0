//! Numbers as a text: `5 10 12 13 15 18`.

use std::fmt;
use std::str::FromStr;

use plyscope_search::excerpt;
use plyscope_search::notation::half_width;

use super::{SubsetSum, SubsetSumProblem};

/// Positive whole numbers, at least one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Numbers(Vec<u32>);

impl Numbers {
    /// The most numbers.
    pub const MOST: usize = 20;

    /// The largest number.
    pub const LARGEST: u32 = 9_999;

    /// The numbers, as they are given.
    #[must_use]
    pub fn as_slice(&self) -> &[u32] {
        &self.0
    }
}

/// The example of Horowitz & Sahni, whose target is [`SubsetSum::USUAL_TARGET`]: three of its subsets make
/// that.
impl Default for Numbers {
    fn default() -> Self {
        Self(vec![5, 10, 12, 13, 15, 18])
    }
}

impl SubsetSum {
    /// The target of the usual numbers.
    pub const USUAL_TARGET: u32 = 30;

    /// Reads a target.
    ///
    /// # Errors
    /// Where it is not one of [`SubsetSum::TARGETS`].
    pub fn read_target(text: &str) -> Result<u32, SubsetSumProblem> {
        let target = half_width(text).trim().parse().ok();
        let target = target.filter(|target| Self::TARGETS.contains(target));
        target.ok_or_else(|| SubsetSumProblem::Target { given: excerpt(text) })
    }
}

/// Reads numbers with spaces or commas between them.
impl FromStr for Numbers {
    type Err = SubsetSumProblem;

    fn from_str(text: &str) -> Result<Self, SubsetSumProblem> {
        let text = half_width(text);
        let is_between = |c: char| c.is_whitespace() || matches!(c, ',' | ';' | '、');
        let mut numbers = Vec::new();
        for given in text.split(is_between).filter(|given| !given.is_empty()) {
            let is_number = given.chars().all(|c| c.is_ascii_digit());
            // More digits than a number can have are too many for the largest.
            let number = if is_number { given.parse().unwrap_or(u32::MAX) } else { 0 };
            match number {
                0 => return Err(SubsetSumProblem::Number { given: excerpt(given) }),
                1..=Self::LARGEST => numbers.push(number),
                _ => return Err(SubsetSumProblem::TooLarge { given: excerpt(given) }),
            }
        }
        match numbers.len() {
            0 => Err(SubsetSumProblem::NoNumbers),
            1..=Self::MOST => Ok(Self(numbers)),
            count => Err(SubsetSumProblem::TooMany { count }),
        }
    }
}

impl fmt::Display for Numbers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let numbers: Vec<String> = self.0.iter().map(u32::to_string).collect();
        f.write_str(&numbers.join(" "))
    }
}
