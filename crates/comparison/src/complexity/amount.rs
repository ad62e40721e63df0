//! Amounts as people read them: 81, 4.8, 549,946, or 2.6 × 10¹⁵⁴.

use super::natural::Natural;
use plyscope_i18n::Lang;

/// How many digits are written out; what has more is written with a power of ten.
const WRITTEN_OUT: usize = 15;

/// The first power of ten for which a rounded number is no longer written out.
const ROUNDED: i32 = 9;

/// An amount, ready to be written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Amount {
    /// Digits, perhaps with a decimal point.
    number: String,
    power: Option<u32>,
}

/// A positive number that may be far beyond what floating point holds: `mantissa · 10^exponent`,
/// and the mantissa from 1 to 10.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Size {
    pub mantissa: f64,
    pub exponent: i32,
}

impl Amount {
    /// A count: every digit while they are few, two significant digits and a power of ten beyond.
    #[must_use]
    pub(super) fn of(count: &Natural) -> Self {
        let digits = count.digits();
        if digits.len() <= WRITTEN_OUT {
            return Self { number: digits, power: None };
        }
        let mut leading = digits.bytes().map(|digit| u32::from(digit - b'0'));
        let [first, second, third] = [(); 3].map(|()| leading.next().unwrap_or_default());
        let tenths = first * 10 + second + u32::from(third >= 5);
        Self::scientific(tenths, digits.len() as u32 - 1)
    }

    /// A size to two significant digits.
    #[must_use]
    pub(super) fn about(size: Size) -> Self {
        let (mut tenths, mut exponent) = ((size.mantissa * 10.0).round() as u32, size.exponent);
        if tenths == 100 {
            (tenths, exponent) = (10, exponent + 1);
        }
        let number = match exponent {
            ..=-1 => {
                let hundredths = (size.value() * 100.0).round() as u32;
                format!("{}.{:02}", hundredths / 100, hundredths % 100)
            }
            0 if tenths % 10 != 0 => format!("{}.{}", tenths / 10, tenths % 10),
            0 => (tenths / 10).to_string(),
            _ if exponent < ROUNDED => {
                format!("{tenths}{}", "0".repeat(exponent as usize - 1))
            }
            _ => return Self::scientific(tenths, exponent as u32),
        };
        Self { number, power: None }
    }

    /// A number of moderate size, with up to two decimals.
    #[must_use]
    pub(super) fn hundredths(number: f64) -> Self {
        let hundredths = (number * 100.0).round() as u32;
        let number = format!("{}.{:02}", hundredths / 100, hundredths % 100);
        let number = number.trim_end_matches('0').trim_end_matches('.').to_owned();
        Self { number, power: None }
    }

    fn scientific(tenths: u32, exponent: u32) -> Self {
        let (tenths, exponent) = if tenths < 100 { (tenths, exponent) } else { (10, exponent + 1) };
        Self { number: format!("{}.{}", tenths / 10, tenths % 10), power: Some(exponent) }
    }

    /// The number as a language writes it, without its power of ten.
    #[must_use]
    pub fn number(&self, lang: Lang) -> String {
        lang.decimal(&self.number)
    }

    /// The power of ten that the number is multiplied by, if it is.
    #[must_use]
    pub const fn power(&self) -> Option<u32> {
        self.power
    }
}

impl Size {
    /// How many times as large as another one.
    pub fn over(self, other: Self) -> Self {
        Self { mantissa: self.mantissa / other.mantissa, exponent: self.exponent - other.exponent }
            .normal()
    }

    /// A number that floating point holds, and that is larger than zero.
    pub fn of(number: f64) -> Self {
        Self { mantissa: number, exponent: 0 }.normal()
    }

    /// The same size with its mantissa from 1 to 10.
    pub fn normal(self) -> Self {
        let shift = self.mantissa.log10().floor();
        if !shift.is_finite() {
            return self;
        }
        Self {
            mantissa: self.mantissa / 10_f64.powf(shift),
            exponent: self.exponent + shift as i32,
        }
    }

    /// As floating point; infinity when it is too large.
    pub fn value(self) -> f64 {
        self.mantissa * 10_f64.powi(self.exponent)
    }

    /// Its logarithm to base ten.
    pub fn log10(self) -> f64 {
        self.mantissa.log10() + f64::from(self.exponent)
    }
}
