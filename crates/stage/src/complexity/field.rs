//! Reading the calculator's fields.

use std::num::IntErrorKind;
use std::ops::RangeInclusive;

/// What is wrong with what was typed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FieldError {
    /// There is nothing.
    Empty,
    /// It is not a whole number.
    NotWhole,
    /// It is a whole number, but too small or too large.
    Outside,
}

/// Reads a whole number within a range.
///
/// # Errors
/// When it is not one.
pub fn read(text: &str, range: &RangeInclusive<u32>) -> Result<u32, FieldError> {
    let text: String = text.trim().chars().map(plain).collect();
    let number = text.parse::<i64>().map_err(|error| match error.kind() {
        IntErrorKind::Empty => FieldError::Empty,
        IntErrorKind::PosOverflow | IntErrorKind::NegOverflow => FieldError::Outside,
        _ => FieldError::NotWhole,
    })?;
    let number = u32::try_from(number).ok().filter(|number| range.contains(number));
    number.ok_or(FieldError::Outside)
}

/// The plain form of what keyboards write in its place: the real minus sign, and the wide digits of
/// Chinese input methods.
fn plain(character: char) -> char {
    match character {
        '−' | '－' => '-',
        '０'..='９' => {
            let digit = u32::from(character) - u32::from('０');
            char::from_digit(digit, 10).unwrap_or(character)
        }
        _ => character,
    }
}
