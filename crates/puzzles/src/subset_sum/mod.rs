//! Subset sum: which of some positive numbers add up to a target?
//!
//! Horowitz & Sahni, *Fundamentals of Computer Algorithms* (1978), chapter 7, “Sum of subsets”: at each
//! depth the next number is taken, or left out, and bounding functions say where neither can succeed.

mod bound;
mod notation;
mod problem;

pub use bound::{NumberOrder, SumBound, SumCut};
pub use notation::Numbers;
pub use problem::SubsetSumProblem;

use crate::backtrack::{Choice, Choices, Puzzle, Status};
use crate::Test;

/// The subsets of some numbers that add up to a target. Equal numbers are different elements. A choice
/// decides the next number: [`SubsetSum::TAKE`], then [`SubsetSum::LEAVE`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SubsetSum {
    options: SubsetSumOptions,
    /// The numbers in the order in which they are decided.
    sorted: Vec<u32>,
}

/// What is searched, and how.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SubsetSumOptions {
    /// The numbers, as they are given.
    pub numbers: Numbers,
    /// What is to be made of them: one of [`SubsetSum::TARGETS`].
    pub target: u32,
    /// In which order they are decided.
    pub order: NumberOrder,
    /// Where the search does not go on. At the end, it is not used.
    pub bound: SumBound,
    /// When a sum is tested: [`Test::AtTheEnd`], when every number is decided.
    pub test: Test,
}

/// The decisions made so far.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Decided {
    /// Whether each number was taken, in the order in which they are decided.
    taken: Vec<bool>,
    /// The sum of those that were.
    sum: u32,
}

impl SubsetSum {
    /// The choice that takes a number.
    pub const TAKE: Choice = Choice(0);

    /// The choice that leaves it out.
    pub const LEAVE: Choice = Choice(1);

    /// The targets: no set of numbers makes more than the last.
    pub const TARGETS: std::ops::RangeInclusive<u32> = 1..=Numbers::LARGEST * Numbers::MOST as u32;

    /// The search.
    ///
    /// # Errors
    /// Where the target is not one of [`SubsetSum::TARGETS`].
    pub fn new(options: SubsetSumOptions) -> Result<Self, SubsetSumProblem> {
        let target = options.target;
        if !Self::TARGETS.contains(&target) {
            return Err(SubsetSumProblem::Target { given: target.to_string() });
        }
        let mut sorted = options.numbers.as_slice().to_vec();
        match options.order {
            NumberOrder::Given => {}
            NumberOrder::Ascending => sorted.sort_unstable(),
            NumberOrder::Descending => sorted.sort_unstable_by(|one, other| other.cmp(one)),
        }
        Ok(Self { options, sorted })
    }

    /// What is searched, and how.
    #[must_use]
    pub const fn options(&self) -> &SubsetSumOptions {
        &self.options
    }

    /// The numbers in the order in which they are decided.
    #[must_use]
    pub fn numbers(&self) -> &[u32] {
        &self.sorted
    }

    /// The numbers that are not decided yet, in order.
    #[must_use]
    pub fn open(&self, decided: &Decided) -> &[u32] {
        self.sorted.get(decided.taken.len()..).unwrap_or_default()
    }

    /// The numbers that were taken, in order.
    #[must_use]
    pub fn taken(&self, decided: &Decided) -> Vec<u32> {
        let numbers = self.sorted.iter().zip(&decided.taken);
        numbers.filter(|(_, is_taken)| **is_taken).map(|(&number, _)| number).collect()
    }

    /// Why a choice for the next number is not made; `None` where it is, or where none is left to make.
    #[must_use]
    pub fn cut(&self, decided: &Decided, choice: Choice) -> Option<SumCut> {
        let (&number, after) = self.open(decided).split_first()?;
        let sum = if choice == Self::TAKE { decided.sum + number } else { decided.sum };
        match self.options.test {
            Test::AtOnce => self.options.bound.cut(sum, after, self.options.target),
            Test::AtTheEnd => None,
        }
    }

    /// Why no choice can lead to the target from here, whether or not the search looks at it; `None`
    /// where that does not show.
    #[must_use]
    pub fn loss(&self, decided: &Decided) -> Option<SumCut> {
        SumBound::Next.cut(decided.sum, self.open(decided), self.options.target)
    }

    /// Whether the numbers taken make the target, and that is looked at now.
    fn is_found(&self, decided: &Decided) -> bool {
        let is_time = self.options.test == Test::AtOnce || self.open(decided).is_empty();
        is_time && decided.sum == self.options.target
    }
}

impl Decided {
    /// Whether each number was taken, in the order in which they are decided.
    #[must_use]
    pub fn decisions(&self) -> &[bool] {
        &self.taken
    }

    /// The sum of those that were taken.
    #[must_use]
    pub const fn sum(&self) -> u32 {
        self.sum
    }
}

impl Puzzle for SubsetSum {
    type State = Decided;

    fn start(&self) -> Decided {
        Decided::default()
    }

    /// Once the target is reached, no other number can be taken, so that it is a solution at once.
    fn status(&self, decided: &Decided) -> Status {
        if self.is_found(decided) {
            return Status::Solved;
        }
        let all = Choices::first_of(self.candidates(decided));
        Status::Open(all.iter().filter(|&choice| self.cut(decided, choice).is_none()).collect())
    }

    fn candidates(&self, decided: &Decided) -> u8 {
        match self.open(decided).is_empty() || self.is_found(decided) {
            true => 0,
            false => 2,
        }
    }

    fn place(&self, decided: &mut Decided, choice: Choice) {
        let number = self.open(decided).first().copied().unwrap_or_default();
        let is_taken = choice == Self::TAKE;
        decided.taken.push(is_taken);
        decided.sum += if is_taken { number } else { 0 };
    }

    fn remove(&self, decided: &mut Decided, _: Choice) {
        if decided.taken.pop() == Some(true) {
            decided.sum -= self.open(decided).first().copied().unwrap_or_default();
        }
    }
}
