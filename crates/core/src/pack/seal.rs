//! The seal at the end of what is packed, by which damage is noticed.

use super::{Pack, Reader};

/// An odd number with ones and zeros all over it: 2^64 divided by the golden ratio.
const SPREAD: u64 = 0x9E37_79B9_7F4A_7C15;

/// The bytes of something, with a seal behind them.
#[must_use]
pub fn to_bytes<T: Pack>(thing: &T) -> Vec<u8> {
    let mut bytes = Vec::new();
    thing.pack(&mut bytes);
    let seal = seal(&bytes);
    seal.pack(&mut bytes);
    bytes
}

/// What is in bytes from [`to_bytes`]; `None` when they are not whole or not the same any more.
#[must_use]
pub fn from_bytes<T: Pack>(bytes: &[u8]) -> Option<T> {
    let (packed, sealed) = bytes.split_last_chunk()?;
    if seal(packed) != u64::from_le_bytes(*sealed) {
        return None;
    }
    let mut from = Reader::new(packed);
    let thing = T::unpack(&mut from)?;
    (from.left() == 0).then_some(thing)
}

/// A number that is another one whenever up to eight bytes that stand together become others: each
/// word is mixed in by a bijection (to rotate, to add without carry, to multiply by an odd number), so
/// two states that differ go on differing. It keeps no secret; nobody forges what never leaves the
/// browser.
fn seal(bytes: &[u8]) -> u64 {
    let mix = |sum: u64, word: u64| (sum.rotate_left(5) ^ word).wrapping_mul(SPREAD);
    let (words, rest) = bytes.as_chunks();
    let sum =
        words.iter().fold(bytes.len() as u64, |sum, word| mix(sum, u64::from_le_bytes(*word)));
    let mut last = [0; 8];
    last[..rest.len()].copy_from_slice(rest);
    mix(sum, u64::from_le_bytes(last))
}
