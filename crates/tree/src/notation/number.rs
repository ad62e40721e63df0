//! Numbers as exact values.

use super::problem::{excerpt, Problem};
use super::width::half_width;
use crate::fraction::Fraction;
use crate::limits::MAX_TEXT;
use crate::value::Value;

/// The value of `[sign] digits [. digits] [e [sign] digits]` or of `[sign] digits / digits`. Nothing is
/// rounded: what cannot be held exactly is refused.
pub(super) fn parse_number(text: &str) -> Result<Value, Problem> {
    match half_width(text).split_once('/') {
        Some((above, below)) => parse_fraction(text, above, below),
        None => parse_decimal(text),
    }
}

fn parse_fraction(text: &str, above: &str, below: &str) -> Result<Value, Problem> {
    let malformed = || Problem::NotANumber { text: excerpt(text) };
    let too_fine = || Problem::FractionTooFine { text: excerpt(text) };
    let (negative, unsigned) = split_sign(above);
    if [unsigned, below].into_iter().any(|digits| digits.is_empty() || !is_digits(digits)) {
        return Err(malformed());
    }
    let number = |digits: &str| digits.parse::<i128>().map_err(|_| too_fine());
    let (above, below) = (number(unsigned)?, number(below)?);
    if below == 0 {
        return Err(malformed());
    }
    let fraction = Fraction::new(if negative { -above } else { above }, below);
    let fraction = fraction.ok_or_else(too_fine)?;
    Value::fraction(fraction).ok_or_else(|| {
        let is_too_large = Fraction::new(Value::MAX_WHOLE.into(), 1) < Some(fraction.magnitude());
        match is_too_large {
            true => Problem::NumberTooLarge { text: excerpt(text) },
            false => too_fine(),
        }
    })
}

fn parse_decimal(text: &str) -> Result<Value, Problem> {
    let malformed = || Problem::NotANumber { text: excerpt(text) };
    let too_large = || Problem::NumberTooLarge { text: excerpt(text) };
    let plain = half_width(text);
    let (negative, unsigned) = split_sign(&plain);
    let (mantissa, exponent) = match unsigned.split_once(['e', 'E']) {
        Some((mantissa, exponent)) => (mantissa, parse_exponent(exponent).ok_or_else(malformed)?),
        None => (unsigned, 0),
    };
    let (whole, decimals) = mantissa.split_once('.').unwrap_or((mantissa, ""));
    let complete = !mantissa.is_empty() && !mantissa.ends_with('.');
    if !complete || !is_digits(whole) || !is_digits(decimals) {
        return Err(malformed());
    }

    // The power of ten, in millionths, that the digit at hand counts.
    let mut power = whole.len() as i64 - 1 + exponent + Value::MAX_DECIMALS as i64;
    let mut millionths = 0_i64;
    for digit in whole.bytes().chain(decimals.bytes()).map(|byte| i64::from(byte - b'0')) {
        if digit > 0 {
            let unit = match power {
                ..0 => return Err(Problem::TooManyDecimals { text: excerpt(text) }),
                0..=18 => 10_i64.pow(power as u32),
                _ => return Err(too_large()),
            };
            millionths = millionths.checked_add(digit * unit).ok_or_else(too_large)?;
        }
        power -= 1;
    }
    Value::millionths(if negative { -millionths } else { millionths }).ok_or_else(too_large)
}

/// Whether there is a minus sign, the hyphen or the real one, and what follows the sign.
fn split_sign(text: &str) -> (bool, &str) {
    match text.strip_prefix(['-', '\u{2212}']) {
        Some(unsigned) => (true, unsigned),
        None => (false, text.strip_prefix('+').unwrap_or(text)),
    }
}

/// The exponent; one so far off that no text has digits enough to make up for it is as good as any
/// farther one.
fn parse_exponent(text: &str) -> Option<i64> {
    const FAR: i64 = 2 * MAX_TEXT as i64;
    let (negative, digits) = split_sign(text);
    if digits.is_empty() || !is_digits(digits) {
        return None;
    }
    let size = digits.bytes().fold(0, |size, byte| (size * 10 + i64::from(byte - b'0')).min(FAR));
    Some(if negative { -size } else { size })
}

fn is_digits(text: &str) -> bool {
    text.bytes().all(|byte| byte.is_ascii_digit())
}
