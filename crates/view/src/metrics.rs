//! Upper bounds of the widths of texts on a screen.

use plyscope_search::bidi;

/// The widths of the characters of ASCII from the space on, in thousandths of the font's size: those
/// of DejaVu Sans, which is as wide as any font that browsers take for `system-ui`.
#[rustfmt::skip]
const ASCII: [u16; 95] = [
    318, 401, 460, 838, 636, 950, 780, 275, 390, 390, 500, 838, 318, 361, 318, 337,
    636, 636, 636, 636, 636, 636, 636, 636, 636, 636, 337, 337, 838, 838, 838, 531,
    1000, 684, 686, 698, 770, 632, 575, 775, 752, 295, 295, 656, 557, 863, 748, 787,
    603, 787, 695, 635, 611, 732, 684, 989, 685, 611, 685, 390, 337, 390, 838, 500,
    500, 613, 635, 550, 635, 615, 352, 635, 634, 278, 278, 579, 278, 974, 634, 612,
    635, 635, 411, 521, 392, 634, 592, 818, 592, 592, 525, 636, 337, 636, 838,
];

/// How much wider bold characters are.
const BOLD: f64 = 1.13;

/// The width of a bold text, in units of its font's size.
#[must_use]
pub fn ems(text: &str) -> f64 {
    let thousandths: u32 = text.chars().map(|c| u32::from(thousandths(c))).sum();
    f64::from(thousandths) / 1000.0 * BOLD
}

/// The width of a bold text of a size, in the unit of the size.
#[must_use]
pub fn width(text: &str, size: f64) -> f64 {
    ems(text) * size
}

/// The width of a text that is not bold, of a size, in the unit of the size.
#[must_use]
pub fn regular(text: &str, size: f64) -> f64 {
    width(text, size) / BOLD
}

/// The width of a bold number, given in millionths, in units of its font's size.
#[must_use]
pub fn number_ems(millionths: i64) -> f64 {
    let count = millionths.unsigned_abs();
    let (whole, mut part) = (count / 1_000_000, count % 1_000_000);
    let mut decimals = if part == 0 { 0 } else { 6 };
    while decimals > 0 && part.is_multiple_of(10) {
        part /= 10;
        decimals -= 1;
    }
    let digits = whole.checked_ilog10().unwrap_or(0) + 1 + decimals;
    let thousandths =
        digits * 636 + if decimals > 0 { 318 } else { 0 } + if millionths < 0 { 838 } else { 0 };
    f64::from(thousandths) / 1000.0 * BOLD
}

fn thousandths(c: char) -> u16 {
    let place = (c as usize).checked_sub(usize::from(b' '));
    if let Some(&width) = place.and_then(|place| ASCII.get(place)) {
        return width;
    }
    match c {
        '−' | '≥' | '≤' | '∞' | '×' => 838,
        '⁺' | '⁻' => 530,
        '…' => 1000,
        c if bidi::is_control(c) => 0,
        '\u{a1}'..='\u{17f}' => 800,
        _ => 1100,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use plyscope_i18n::numerals;
    use plyscope_i18n::Lang;
    use plyscope_search::{GameTree, TreeNode};

    #[test]
    fn a_number_is_as_wide_as_its_text() {
        for text in ["0", "8", "-30", "2.5", "-0.000001", "1000000000000", "999999.99"] {
            let value =
                GameTree::parse(text).expect("a leaf").leaf_value(TreeNode::ROOT).expect("a leaf");
            let measured = number_ems(value.as_millionths().expect("a number"));
            let written = ems(&numerals::value(Lang::En, value));
            assert!((measured - written).abs() < 1e-9, "{text}: {measured} and {written}");
        }
    }
}
