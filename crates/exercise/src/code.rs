//! The code that shows that the judge of the page found a program right: `7KQ2-M9XB-4DTR`.
//!
//! It has twelve characters of Crockford's base 32 (crockford.com/base32.html): six for the program, five
//! for what it was to be, and one that makes their weighted sum 0 in the field of 32 elements. As the
//! weights are different and none is 0, any one wrong character and any two that change places are noticed.
//!
//! Nothing in it is secret: anyone who reads this file can make a code up, as with all that a page grades.

use std::fmt;
use std::str::FromStr;

use plyscope_setup::address::ToQuery;
use sha2::{Digest, Sha256};

use crate::{Assignment, Language};

/// The characters, without I, L, O and U.
const SIGNS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/// How many characters a code has.
const LENGTH: usize = 12;

/// How many of them are of the program.
const OF_PROGRAM: usize = 6;

/// How many come before the one that is checked.
const CHECKED: usize = LENGTH - 1;

/// How many characters stand together.
const GROUP: usize = 4;

/// The most bytes of a text that is read as a code.
const MAX_CODE: usize = 100;

/// The code of a program for an assignment.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Code([u8; LENGTH]);

/// Why a text is no code.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CodeError {
    /// It does not have twelve of the characters.
    Shape,
    /// A character is wrong, or two have changed places.
    Mistyped,
}

impl Code {
    /// The code of a program in a language. Line ends, and spaces at the end of lines and lines at the end of
    /// the program, do not matter.
    #[must_use]
    pub fn new(assignment: &Assignment, language: Language, program: &str) -> Self {
        let lines: Vec<&str> = program.lines().map(str::trim_end).collect();
        let mut code = [0; LENGTH];
        code[..OF_PROGRAM].copy_from_slice(&digits::<OF_PROGRAM>(lines.join("\n").trim_end()));
        let proof = proof(assignment, language, &code);
        code[OF_PROGRAM..CHECKED].copy_from_slice(&proof);
        // The weight of the last character is 1.
        code[CHECKED] = sum(&code);
        Self(code)
    }

    /// Whether it is of this assignment, in one of its languages.
    #[must_use]
    pub fn is_of(&self, assignment: &Assignment) -> bool {
        let is_proof =
            |language| self.0[OF_PROGRAM..CHECKED] == proof(assignment, language, &self.0);
        assignment.languages().any(is_proof)
    }
}

/// The characters for what a program was to be; they depend on the program as well.
fn proof(assignment: &Assignment, language: Language, code: &[u8]) -> [u8; CHECKED - OF_PROGRAM] {
    let address = assignment.in_language(language).to_address();
    let program: String = code[..OF_PROGRAM].iter().map(|&digit| sign(digit)).collect();
    digits(&format!("{address} {program}"))
}

/// The first digits, of five bits each, of the digest of a text.
fn digits<const N: usize>(text: &str) -> [u8; N] {
    let digest = Sha256::digest(text.as_bytes());
    let mut bytes = digest.iter();
    std::array::from_fn(|_| bytes.next().map_or(0, |byte| byte % 32))
}

/// The weighted sum of the characters, from the last one, whose weight is 1; each has twice the weight of the
/// one behind it.
fn sum(code: &[u8; LENGTH]) -> u8 {
    code.iter().fold(0, |sum, digit| twice(sum) ^ digit)
}

/// Twice an element of the field of 32 elements: polynomials modulo x⁵ + x² + 1.
const fn twice(element: u8) -> u8 {
    let shifted = element << 1;
    if shifted & 32 == 0 {
        shifted
    } else {
        shifted ^ 0b10_0101
    }
}

fn sign(digit: u8) -> char {
    SIGNS.get(usize::from(digit)).copied().map_or('0', char::from)
}

/// The digit that a character stands for; letters that look like a digit stand for it.
fn digit(c: char) -> Option<u8> {
    let c = match c.to_ascii_uppercase() {
        'O' => '0',
        'I' | 'L' => '1',
        c => c,
    };
    let place = SIGNS.iter().position(|&sign| char::from(sign) == c);
    place.and_then(|place| u8::try_from(place).ok())
}

/// In groups of four.
impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, &digit) in self.0.iter().enumerate() {
            let gap = if place > 0 && place % GROUP == 0 { "-" } else { "" };
            write!(f, "{gap}{}", sign(digit))?;
        }
        Ok(())
    }
}

/// Case, spaces, hyphens and dashes do not matter.
impl FromStr for Code {
    type Err = CodeError;

    fn from_str(text: &str) -> Result<Self, CodeError> {
        if text.len() > MAX_CODE {
            return Err(CodeError::Shape);
        }
        let is_gap = |c: &char| c.is_whitespace() || matches!(c, '-' | '‐' | '‑' | '–' | '—' | '−');
        let digits: Option<Vec<u8>> = text.chars().filter(|c| !is_gap(c)).map(digit).collect();
        let digits: Option<[u8; LENGTH]> = digits.and_then(|digits| digits.try_into().ok());
        match digits {
            None => Err(CodeError::Shape),
            Some(digits) if sum(&digits) != 0 => Err(CodeError::Mistyped),
            Some(digits) => Ok(Self(digits)),
        }
    }
}
