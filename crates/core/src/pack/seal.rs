//! The seal at the end of what is packed, by which damage is noticed.

use super::{pause, Pack, Reader, PART};

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

/// The same with a [`pause`] now and then, for what may be large.
pub async fn from_bytes_in_parts<T: Pack>(bytes: &[u8]) -> Option<T> {
    let (packed, sealed) = bytes.split_last_chunk()?;
    let mut sum = packed.len() as u64;
    let mut parts = packed.chunks(PART).peekable();
    while let Some(part) = parts.next() {
        sum = if parts.peek().is_some() { add(sum, part) } else { close(sum, part) };
        pause().await;
    }
    if packed.is_empty() {
        sum = close(sum, &[]);
    }
    if sum != u64::from_le_bytes(*sealed) {
        return None;
    }
    let mut from = Reader::new(packed);
    let thing = T::unpack_in_parts(&mut from).await?;
    (from.left() == 0).then_some(thing)
}

/// A number that is another one whenever up to eight bytes that stand together become others: each
/// word is mixed in by a bijection (to rotate, to add without carry, to multiply by an odd number), so
/// two states that differ go on differing. It keeps no secret; nobody forges what never leaves the
/// browser.
fn seal(bytes: &[u8]) -> u64 {
    close(bytes.len() as u64, bytes)
}

fn mix(sum: u64, word: u64) -> u64 {
    (sum.rotate_left(5) ^ word).wrapping_mul(SPREAD)
}

/// The sum with the whole words in these bytes.
fn add(sum: u64, bytes: &[u8]) -> u64 {
    let words = bytes.as_chunks().0.iter();
    words.fold(sum, |sum, word| mix(sum, u64::from_le_bytes(*word)))
}

/// The sum with the last bytes.
fn close(sum: u64, bytes: &[u8]) -> u64 {
    let (_, rest) = bytes.as_chunks::<8>();
    let mut last = [0; 8];
    last[..rest.len()].copy_from_slice(rest);
    mix(add(sum, bytes), u64::from_le_bytes(last))
}
