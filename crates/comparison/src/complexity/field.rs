//! Reading the calculator's fields.

use std::num::IntErrorKind;
use std::ops::RangeInclusive;

use plyscope_search::notation::half_width;

/// An error of a field.
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
    let text = half_width(text).replace('−', "-");
    let number = text.trim().parse::<i64>().map_err(|error| match error.kind() {
        IntErrorKind::Empty => FieldError::Empty,
        IntErrorKind::PosOverflow | IntErrorKind::NegOverflow => FieldError::Outside,
        _ => FieldError::NotWhole,
    })?;
    let number = u32::try_from(number).ok().filter(|number| range.contains(number));
    number.ok_or(FieldError::Outside)
}
