//! Inputs that are nearly right: others with some pieces taken away, repeated, exchanged or replaced.
//!
//! A random byte seldom gets past the first character of a grammar. So a text is taken apart where its
//! grammar does: at the ends of words, parameters and lines.

use fastrand::Rng;

use crate::{corpus, Check, Target};

/// What a target's inputs are made of.
pub struct Material {
    /// Whole inputs.
    pub inputs: Vec<Vec<u8>>,
    /// Words of the grammar.
    words: Vec<Vec<u8>>,
    is_text: bool,
    max_bytes: usize,
}

/// Characters that separate the words of some grammar.
const SEPARATORS: &[u8] = b" \n\t&=;:,+*()[]{}\"|/.-#";

/// Words that are wrong in most places.
const STRANGE: [&str; 16] = [
    "",
    "0",
    "-1",
    "18446744073709551616",
    "1e999",
    "∞",
    "−5",
    "中文",
    "é",
    "\u{202e}",
    "\u{0}",
    "%",
    "%zz",
    "%00",
    "\r\n",
    "<script>",
];

impl Material {
    /// That of a target.
    #[must_use]
    pub fn of(target: &Target) -> Self {
        let inputs = corpus::all(target);
        let is_text = matches!(target.check, Check::Text(_));
        let mut words: Vec<Vec<u8>> =
            (target.words)().into_iter().map(String::into_bytes).collect();
        words.extend(STRANGE.map(|word| word.as_bytes().to_vec()));
        if is_text {
            words.extend(inputs.iter().flat_map(|input| pieces(input)).map(<[u8]>::to_vec));
        }
        words.sort();
        words.dedup();
        Self { inputs, words, is_text, max_bytes: target.max_bytes }
    }

    /// A new input: one of the inputs, mutated a few times.
    #[must_use]
    pub fn next(&self, rng: &mut Rng) -> Vec<u8> {
        let mut input = rng.choice(&self.inputs).cloned().unwrap_or_default();
        for _ in 0..rng.usize(1..=5) {
            input = self.mutated(&input, rng);
        }
        input
    }

    /// An input with one mutation, no longer than the target takes.
    #[must_use]
    pub fn mutated(&self, input: &[u8], rng: &mut Rng) -> Vec<u8> {
        let mut mutated =
            if self.is_text { self.of_pieces(input, rng) } else { flipped(input, rng) };
        mutated.truncate(self.max_bytes);
        if self.is_text {
            // A character that was cut in two would become another one.
            let whole =
                std::str::from_utf8(&mutated).map_or_else(|error| error.valid_up_to(), str::len);
            mutated.truncate(whole);
        }
        mutated
    }

    fn of_pieces(&self, input: &[u8], rng: &mut Rng) -> Vec<u8> {
        let mut all = pieces(input);
        let at = rng.usize(..=all.len());
        let word = |rng: &mut Rng| rng.choice(&self.words).map_or(&[][..], Vec::as_slice);
        let other = rng.choice(&self.inputs).map_or(&[][..], Vec::as_slice);
        match rng.u8(..7) {
            0 => all.insert(at, word(rng)),
            1 if at < all.len() => all[at] = word(rng),
            2 if at < all.len() => {
                let to = (at + rng.usize(1..=4)).min(all.len());
                all.drain(at..to);
            }
            3 if at < all.len() => {
                let to = (at + rng.usize(1..=8)).min(all.len());
                let repeated = all[at..to].to_vec();
                all.splice(at..at, repeated);
            }
            4 if at < all.len() => {
                let with = rng.usize(..all.len());
                all.swap(at, with);
            }
            // The beginning of this input and the end of another.
            5 => {
                let rest = pieces(other);
                all.truncate(at);
                all.extend(&rest[rng.usize(..=rest.len())..]);
            }
            _ => {
                let separator = rng.usize(..SEPARATORS.len());
                all.insert(at, &SEPARATORS[separator..=separator]);
            }
        }
        all.concat()
    }
}

/// The words of a text, and each separator between them.
fn pieces(text: &[u8]) -> Vec<&[u8]> {
    let mut pieces = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.first() {
        let length = match SEPARATORS.contains(first) {
            true => 1,
            false => rest.iter().position(|byte| SEPARATORS.contains(byte)).unwrap_or(rest.len()),
        };
        let (piece, others) = rest.split_at(length);
        pieces.push(piece);
        rest = others;
    }
    pieces
}

/// Bytes with some of them changed, taken away or repeated.
fn flipped(input: &[u8], rng: &mut Rng) -> Vec<u8> {
    let mut bytes = input.to_vec();
    if bytes.is_empty() {
        return vec![rng.u8(..)];
    }
    let at = rng.usize(..bytes.len());
    match rng.u8(..4) {
        0 => bytes[at] = rng.u8(..),
        1 => bytes[at] ^= 1 << rng.u8(..8),
        2 => drop(bytes.drain(at..(at + rng.usize(1..=4)).min(input.len()))),
        _ => {
            let repeated = bytes[at..(at + rng.usize(1..=8)).min(input.len())].to_vec();
            bytes.splice(at..at, repeated);
        }
    }
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::TARGETS;

    #[test]
    fn a_text_is_taken_apart_at_its_separators() {
        let found = pieces("tree=(8 中)&a".as_bytes());
        let expected = ["tree", "=", "(", "8", " ", "中", ")", "&", "a"];
        assert_eq!(found, expected.map(str::as_bytes));
    }

    #[test]
    fn mutations_are_reproducible_and_whole() {
        for target in TARGETS {
            let material = Material::of(target);
            let made = |seed| material.next(&mut Rng::with_seed(seed));
            for seed in 0..50 {
                let input = made(seed);
                assert_eq!(input, made(seed), "{}", target.name);
                assert!(input.len() <= target.max_bytes, "{}", target.name);
                let is_text = matches!(target.check, Check::Text(_));
                assert!(!is_text || std::str::from_utf8(&input).is_ok(), "{}", target.name);
            }
        }
    }
}
