//! Numbers of every size that a value can have.

use proptest::prelude::*;

/// The largest, in millionths.
const LARGEST: i64 = 1_000_000_000_000_000_000;

/// A number in millionths: small ones, large ones, those at the limits and around the first that a
/// double rounds.
pub fn millionths() -> impl Strategy<Value = i64> {
    const DOUBLE: i64 = 1 << 53;
    prop_oneof![
        2 => -9_000_000_i64..=9_000_000,
        4 => -LARGEST..=LARGEST,
        2 => LARGEST - 100..=LARGEST,
        1 => -LARGEST..=100 - LARGEST,
        2 => DOUBLE - 1_000..DOUBLE + 1_000,
        1 => Just(0_i64),
    ]
}
