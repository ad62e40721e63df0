//! Parsing a weighted sum.

use super::{Weight, WeightsProblem, MAX_WEIGHT, ONE};
use plyscope_search::excerpt;
use plyscope_search::notation::{half_width, is_one_edit};
use plyscope_search::value::Value;

/// Parses the sum of `text` into the weights of the features with these names.
pub(super) fn read(
    text: &str,
    names: &[&'static str],
    weights: &mut [Weight],
) -> Result<(), WeightsProblem> {
    let plain = half_width(text);
    match plain.trim() {
        "" => return Err(WeightsProblem::Empty),
        "0" => return Ok(()),
        _ => {}
    }
    let mut sum = Scanner { characters: plain.chars().collect(), at: 0 };
    let mut known = vec![false; names.len()];
    while !sum.is_at_end() {
        let (feature, weight) = sum.term()?;
        let place = names.iter().position(|name| *name == feature);
        let place = place.ok_or_else(|| unknown(&feature, names))?;
        if std::mem::replace(&mut known[place], true) {
            return Err(WeightsProblem::Repeated { feature });
        }
        weights[place] = weight;
    }
    Ok(())
}

fn unknown(given: &str, names: &[&'static str]) -> WeightsProblem {
    let near = names.iter().find(|name| is_one_edit(given, name));
    WeightsProblem::NoSuchFeature {
        given: excerpt(given),
        near: near.map(|&name| name.to_owned()),
        known: names.iter().map(|&name| name.to_owned()).collect(),
    }
}

struct Scanner {
    characters: Vec<char>,
    at: usize,
}

impl Scanner {
    /// A feature with its weight: a sign, a number and a sign of multiplication may come before it.
    fn term(&mut self) -> Result<(String, Weight), WeightsProblem> {
        let is_minus = self.take(|c| is_minus(c) || c == '+').is_some_and(is_minus);
        let digits = self.take_all(|c| c.is_ascii_digit() || c == '.');
        if !digits.is_empty() {
            self.take(|c| matches!(c, '*' | '·' | '×'));
        }
        let feature = self.take_all(char::is_alphabetic).to_lowercase();
        if feature.is_empty() {
            return Err(self.unexpected());
        }
        let size = if digits.is_empty() { ONE } else { weight(&digits)? };
        Ok((feature, if is_minus { -size } else { size }))
    }

    /// Whether nothing but space is left.
    fn is_at_end(&mut self) -> bool {
        self.take_spaces();
        self.at == self.characters.len()
    }

    fn take_spaces(&mut self) {
        let rest = &self.characters[self.at..];
        self.at += rest.iter().take_while(|c| c.is_whitespace()).count();
    }

    /// The next character, if it is one of these.
    fn take(&mut self, is_wanted: impl Fn(char) -> bool) -> Option<char> {
        self.take_spaces();
        let found = self.characters.get(self.at).copied().filter(|&c| is_wanted(c))?;
        self.at += 1;
        Some(found)
    }

    /// The next characters, as long as they are some of these.
    fn take_all(&mut self, is_wanted: impl Fn(char) -> bool) -> String {
        self.take_spaces();
        let rest = &self.characters[self.at..];
        let found: String = rest.iter().copied().take_while(|&c| is_wanted(c)).collect();
        self.at += found.chars().count();
        found
    }

    fn unexpected(&mut self) -> WeightsProblem {
        self.take_spaces();
        let rest: String = self.characters[self.at..].iter().take(1).collect();
        WeightsProblem::Unexpected { given: excerpt(&rest), at: self.at }
    }
}

const fn is_minus(c: char) -> bool {
    matches!(c, '-' | '\u{2212}')
}

/// Parses a decimal number in the range of weights, in millionths.
pub(super) fn weight(text: &str) -> Result<Weight, WeightsProblem> {
    let wrong = || WeightsProblem::OutOfRange { given: excerpt(text) };
    let plain = half_width(text);
    let plain = plain.trim();
    let unsigned = plain.strip_prefix(is_minus).unwrap_or(plain);
    let (whole, decimals) = unsigned.split_once('.').unwrap_or((unsigned, ""));
    let is_number = |digits: &str| digits.bytes().all(|byte| byte.is_ascii_digit());
    let is_complete = !whole.is_empty() && (decimals.is_empty() != unsigned.contains('.'));
    if !is_complete || decimals.len() > Value::MAX_DECIMALS || !is_number(decimals) {
        return Err(wrong());
    }
    let ones = Some(whole).filter(|whole| is_number(whole)).and_then(|whole| whole.parse().ok());
    let parts = format!("{decimals:0<6}").parse::<Weight>().ok();
    let size = ones.and_then(|ones: Weight| ones.checked_mul(ONE)?.checked_add(parts?));
    let size = size.filter(|&size| size <= MAX_WEIGHT).ok_or_else(wrong)?;
    Ok(if plain.starts_with(is_minus) { -size } else { size })
}
