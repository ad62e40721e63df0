//! Cryptarithms: sums of words in which each letter stands for a digit.
//!
//! SEND + MORE = MONEY is Dudeney's, *Strand Magazine* 68 (July 1924). As a constraint satisfaction
//! problem with a constraint for each column and its carries: Russell & Norvig, *Artificial
//! Intelligence: A Modern Approach*, 4th edition (2021), section 6.1.3.

mod column;
mod given;
mod notation;
mod problem;

pub use given::GIVEN_SUMS;
pub use problem::CryptarithmProblem;

use crate::backtrack::{Choice, Choices};
use crate::csp::{Csp, Methods, Network, Variable};
use column::Column;

/// A sum of words. A letter is a variable, its value its digit. Letters are numbered as they are met in
/// the columns, from the right and from above in each. Every two letters have different digits, and no
/// number begins with 0. Each column is a constraint on its letters and its carries; the carry into each
/// column but the rightmost is an auxiliary variable.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cryptarithm {
    letters: Vec<char>,
    /// The words that are added, from above, and the sum; each from the left.
    words: Vec<Vec<Variable>>,
    /// The other letters of each letter.
    others: Vec<Vec<Variable>>,
    /// From the right.
    columns: Vec<Column>,
    /// The letters and carries of each column.
    scopes: Vec<Vec<Variable>>,
}

/// The search for digits.
pub type CryptarithmSearch = Csp<Cryptarithm>;

/// A column in which everything is known.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FinishedColumn {
    /// Its place, from 0 at the right.
    pub place: usize,
    /// The carry into it.
    pub carry: u8,
    /// The digits that are added, from above.
    pub added: Vec<u8>,
    /// What they add up to: the carry out of it in the tens.
    pub total: u8,
    /// The digit below; `None` where no letter is there.
    pub below: Option<u8>,
}

impl Cryptarithm {
    /// How many numbers can be added.
    pub const ADDENDS: std::ops::RangeInclusive<usize> = 2..=5;

    /// The most letters: there are no more digits.
    pub const MOST_LETTERS: usize = 10;

    /// The longest word, in letters.
    pub const LONGEST: usize = 8;

    /// The letters, in the order in which they are met.
    pub fn letters(&self) -> impl DoubleEndedIterator<Item = Variable> + use<> {
        (0..self.letters.len() as u8).map(Variable)
    }

    /// The name of a letter.
    #[must_use]
    pub fn name(&self, letter: Variable) -> String {
        self.letters.get(letter.index()).map(char::to_string).unwrap_or_default()
    }

    /// The words: those that are added from above, and their sum at the end.
    #[must_use]
    pub fn words(&self) -> &[Vec<Variable>] {
        &self.words
    }

    /// How many columns there are.
    #[must_use]
    pub const fn columns(&self) -> usize {
        self.columns.len()
    }

    /// The auxiliary variable of the carry into a column, counted from 0 at the right; `None` for the
    /// rightmost.
    #[must_use]
    pub fn carry_into(&self, column: usize) -> Option<Variable> {
        self.columns.get(column)?.carry_in
    }

    /// The column into which the carry of an auxiliary variable goes; `None` for letters.
    #[must_use]
    pub fn column_of(&self, carry: Variable) -> Option<usize> {
        self.columns.iter().position(|column| column.carry_in == Some(carry))
    }

    /// The columns in which everything is known, from the right as far as none is missing, and whether the
    /// last of them adds up; all before it do.
    #[must_use]
    pub fn finished(&self, value: &dyn Fn(Variable) -> Option<Choice>) -> Vec<FinishedColumn> {
        let mut finished = Vec::new();
        let mut carry = 0;
        for (place, column) in self.columns.iter().enumerate() {
            let digits = |letters: &[Variable]| -> Option<Vec<u8>> {
                letters.iter().map(|&letter| value(letter).map(|digit| digit.0)).collect()
            };
            let (Some(added), Some(below)) = (digits(&column.above), digits(&column.below)) else {
                break;
            };
            let total = carry + added.iter().sum::<u8>();
            let below = below.first().copied();
            finished.push(FinishedColumn { place, carry, added, total, below });
            if total % 10 != below.unwrap_or(0) {
                break;
            }
            carry = total / 10;
        }
        finished
    }

    /// Whether a finished column adds up: at the left, without a carry that goes nowhere.
    #[must_use]
    pub fn adds_up(&self, column: &FinishedColumn) -> bool {
        let is_last = column.place + 1 == self.columns.len();
        column.total % 10 == column.below.unwrap_or(0) && (!is_last || column.total < 10)
    }

    /// The search for digits with these methods.
    #[must_use]
    pub const fn search(self, methods: Methods) -> CryptarithmSearch {
        Csp::new(self, methods)
    }

    /// Whether some word begins with a letter.
    fn is_leading(&self, letter: Variable) -> bool {
        self.words.iter().any(|word| word.first() == Some(&letter))
    }
}

impl Network for Cryptarithm {
    fn variables(&self) -> u8 {
        self.letters.len() as u8
    }

    /// The digits; those of a carry are fewer than the numbers that are added.
    fn domain(&self, variable: Variable) -> Choices {
        if variable.0 >= self.variables() {
            return Choices::first_of(self.words.len().saturating_sub(1) as u8);
        }
        let zero = if self.is_leading(variable) { Choices::first_of(1) } else { Choices::NONE };
        Choices::first_of(10).without(zero)
    }

    fn neighbours(&self, letter: Variable) -> &[Variable] {
        self.others.get(letter.index()).map_or(&[], Vec::as_slice)
    }

    fn supports(&self, _: Variable, digit: Choice, _: Variable) -> Choices {
        Choices::first_of(10).without([digit].into_iter().collect())
    }

    fn auxiliary(&self) -> u8 {
        self.columns.len().saturating_sub(1) as u8
    }

    fn scopes(&self) -> &[Vec<Variable>] {
        &self.scopes
    }

    fn supported(&self, column: usize, domains: &[Choices], variable: Variable) -> Choices {
        self.columns[column].supported(domains, variable)
    }

    /// A column that is finished, from the right, has to add up.
    fn broken(&self, value: &dyn Fn(Variable) -> Option<Choice>) -> Option<usize> {
        let finished = self.finished(value);
        finished.iter().find(|column| !self.adds_up(column)).map(|column| column.place)
    }
}
