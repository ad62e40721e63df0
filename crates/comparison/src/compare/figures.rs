//! How a comparison writes its numbers.

use plyscope_i18n::Lang;

/// A number given in hundredths, without needless zeros: 2, 1.7, 1.74.
#[must_use]
pub fn hundredths(lang: Lang, count: u64) -> String {
    decimal(lang, count, 2)
}

/// How many times one number is another, to two significant digits or to the hundredth: 1.25, 0.73,
/// 0.033. `None` when there is nothing to compare with.
#[must_use]
pub fn times(lang: Lang, number: u64, other: u64) -> Option<String> {
    if other == 0 {
        return None;
    }
    // No search visits this many nodes that this ends at the largest number there is.
    let scaled = |decimals: u32| {
        let to_nearest = number.saturating_mul(10_u64.pow(decimals)).saturating_add(other / 2);
        to_nearest / other
    };
    let is_clear = |&decimals: &u32| number == 0 || scaled(decimals) >= 10;
    let decimals = (2..MOST_DECIMALS).find(is_clear).unwrap_or(MOST_DECIMALS);
    Some(decimal(lang, scaled(decimals), decimals))
}

const MOST_DECIMALS: u32 = 9;

fn decimal(lang: Lang, count: u64, decimals: u32) -> String {
    let one = 10_u64.pow(decimals);
    let (whole, part) = (count / one, count % one);
    let width = decimals as usize;
    let digits = format!("{whole}.{part:0width$}");
    lang.decimal(digits.trim_end_matches('0').trim_end_matches('.'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_short_and_clear() {
        let table = [(200, "2"), (174, "1.74"), (170, "1.7"), (5, "0.05"), (123_456, "1,234.56")];
        for (count, text) in table {
            assert_eq!(hundredths(Lang::En, count), text);
        }
        let table = [
            (11, 15, Some("0.73")),
            (15, 15, Some("1")),
            (25, 20, Some("1.25")),
            (18_297, 549_946, Some("0.033")),
            (1, 3_000_000, Some("0.00000033")),
            (1, 1 << 40, Some("0")),
            (u64::from(u32::MAX), u64::from(u32::MAX), Some("1")),
            (0, 7, Some("0")),
            (30_000, 2, Some("15,000")),
            (3, 0, None),
        ];
        for (number, other, text) in table {
            assert_eq!(times(Lang::En, number, other).as_deref(), text, "{number} of {other}");
        }
        assert_eq!(times(Lang::Nl, 11, 15).as_deref(), Some("0,73"));
    }
}
