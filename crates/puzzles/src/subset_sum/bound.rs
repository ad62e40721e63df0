//! The order of the numbers, and the bounds that say where a search does not go on.

use plyscope_search::Choice as Named;

/// In which order numbers are decided.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub enum NumberOrder {
    /// As they are given.
    #[default]
    Given,
    /// The smallest first.
    Ascending,
    /// The largest first.
    Descending,
}

/// Which choices a search does not make. Each bound has those before it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub enum SumBound {
    /// Every choice is made.
    None,
    /// The sum may not exceed the target.
    Sum,
    /// With all numbers after it, the sum must be able to reach the target.
    #[default]
    Rest,
    /// Unless the target is reached, the smallest number after it must still fit. Where numbers ascend
    /// that is the next one: the bounding function of Horowitz & Sahni.
    Next,
}

/// Why a choice is not made. All are sums of numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SumCut {
    /// The sum would be more than the target.
    Over {
        /// The sum after the choice.
        sum: u32,
    },
    /// Even with all numbers after it, the sum would be less than the target.
    Short {
        /// What the numbers after it make.
        rest: u32,
        /// The sum with all of them.
        most: u32,
    },
    /// The sum would be less than the target, and with any number after it more.
    Next {
        /// The smallest number after it.
        number: u32,
        /// The sum with that one.
        sum: u32,
    },
}

impl SumBound {
    /// Why the search does not come to a sum with these numbers still to be decided.
    pub(super) fn cut(self, sum: u32, after: &[u32], target: u32) -> Option<SumCut> {
        if self >= Self::Sum && sum > target {
            return Some(SumCut::Over { sum });
        }
        let rest = after.iter().sum();
        if self >= Self::Rest && sum + rest < target {
            return Some(SumCut::Short { rest, most: sum + rest });
        }
        let number = after.iter().copied().min().filter(|_| self >= Self::Next && sum != target)?;
        (sum + number > target).then_some(SumCut::Next { number, sum: sum + number })
    }
}

impl Named for NumberOrder {
    const NAME: &'static str = "order";
    const ALL: &'static [(&'static str, Self)] =
        &[("given", Self::Given), ("ascending", Self::Ascending), ("descending", Self::Descending)];
}

impl Named for SumBound {
    const NAME: &'static str = "bound";
    const ALL: &'static [(&'static str, Self)] =
        &[("rest", Self::Rest), ("next", Self::Next), ("sum", Self::Sum), ("none", Self::None)];
}
