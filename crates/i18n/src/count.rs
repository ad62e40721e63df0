//! Whole numbers in texts.

/// A whole number that a text says. It has 64 bits also where memory is addressed with 32, as in the
/// browser, so that no number of nodes and no limit of a value is ever cut short.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Count(pub(super) u64);

impl From<u64> for Count {
    fn from(number: u64) -> Self {
        Self(number)
    }
}

impl From<u32> for Count {
    fn from(number: u32) -> Self {
        Self(u64::from(number))
    }
}

impl From<u16> for Count {
    fn from(number: u16) -> Self {
        Self(u64::from(number))
    }
}

impl From<usize> for Count {
    fn from(number: usize) -> Self {
        // No machine addresses memory with more bits.
        Self(number as u64)
    }
}
