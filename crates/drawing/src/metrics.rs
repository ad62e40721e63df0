//! Upper bounds of the widths of texts on a screen, but for rare characters such as ‰.

use plyscope_tree::{bidi, notation};

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

/// How much wider bold characters are at most, but for those of [`WIDER`].
const BOLD: f64 = 1.13;

/// The widths of the bold characters that are wider than that.
#[rustfmt::skip]
const WIDER: [(&str, u16); 20] = [
    ("ijl", 343), ("IJ", 373), (",.", 380), (":;", 400), ("-", 416), ("f", 436), ("!", 457), ("()[]", 458),
    ("t", 479), ("r", 494), ("\"", 521), ("s", 596), ("L", 638), ("k", 666), ("F", 684), ("S", 721),
    ("Y", 725), ("P", 733), ("AKV", 775), ("M", 996),
];

/// The width of a bold text, in units of its font's size.
#[must_use]
pub fn ems(text: &str) -> f64 {
    text.chars().map(bold).sum::<f64>() / 1000.0
}

/// The width of a bold text of a size, in the unit of the size.
#[must_use]
pub fn width(text: &str, size: f64) -> f64 {
    ems(text) * size
}

/// The width of a text that is not bold, of a size, in the unit of the size.
#[must_use]
pub fn regular(text: &str, size: f64) -> f64 {
    let thousandths: u32 = text.chars().map(|c| u32::from(thousandths(c))).sum();
    f64::from(thousandths) / 1000.0 * size
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
    let thousandths = digits * 636 + if millionths < 0 { 838 } else { 0 };
    let point = if decimals > 0 { 380.0 } else { 0.0 };
    (f64::from(thousandths) * BOLD + point) / 1000.0
}

/// How many columns of a terminal a text takes.
#[must_use]
pub fn columns(text: &str) -> usize {
    text.chars().map(notation::columns).sum()
}

fn bold(c: char) -> f64 {
    let wider = WIDER.iter().find(|(chars, _)| chars.contains(c));
    wider.map_or_else(|| f64::from(thousandths(c)) * BOLD, |&(_, width)| width.into())
}

fn thousandths(c: char) -> u16 {
    let place = (c as usize).checked_sub(usize::from(b' '));
    if let Some(&width) = place.and_then(|place| ASCII.get(place)) {
        return width;
    }
    match c {
        '−' | '≥' | '≤' | '∞' | '×' | '±' | '÷' | '¬' => 838,
        '⁺' | '⁻' => 530,
        '…' => 1000,
        c if bidi::is_control(c) => 0,
        '©' | '®' | '¼'..='¾' | 'Æ' | 'æ' | 'Ħ' | 'ŉ' | 'Œ' | 'œ' | 'Ŵ' | 'ŵ' => 1070,
        '\u{a1}'..='\u{17f}' => 800,
        _ => 1100,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use plyscope_i18n::numerals;
    use plyscope_i18n::Lang;
    use plyscope_tree::{GameTree, TreeNode};

    /// The widths of ASCII in DejaVu Sans Bold, rounded up.
    #[rustfmt::skip]
    const MEASURED: [u16; 95] = [
        349, 457, 521, 838, 696, 1002, 873, 307, 458, 458, 523, 838, 380, 416, 380, 366, 696, 696, 696, 696, 696, 696, 696, 696,
        696, 696, 400, 400, 838, 838, 838, 581, 1000, 774, 763, 734, 831, 684, 684, 821, 837, 373, 373, 775, 638, 996, 837, 851,
        733, 851, 771, 721, 683, 813, 774, 1104, 771, 725, 726, 458, 366, 458, 838, 500, 500, 675, 716, 593, 716, 679, 436, 716,
        712, 343, 343, 666, 343, 1042, 712, 688, 716, 716, 494, 596, 479, 712, 652, 924, 646, 652, 583, 712, 366, 712, 838,
    ];

    #[test]
    fn no_character_is_wider_in_the_font() {
        // The widest others, which are not bold, and bold.
        #[rustfmt::skip]
        let others = [
            (('±', 838), 838), (('©', 1000), 1000), (('¼', 970), 1036), (('Æ', 975), 1085), (('æ', 982), 1048),
            (('ŉ', 814), 983), (('Œ', 1070), 1167), (('œ', 1023), 1095), (('Ŵ', 989), 1104), (('Ő', 788), 851),
        ];
        for ((c, plain), thick) in (' '..='~').zip(ASCII).zip(MEASURED).chain(others) {
            let text = &c.to_string();
            assert!(regular(text, 1000.0) + 1e-9 >= f64::from(plain), "{c}");
            assert!(width(text, 1000.0) + 1e-9 >= f64::from(thick), "{c}");
        }
    }

    #[test]
    fn chinese_takes_two_columns_of_a_terminal() {
        let table = [
            ("", 0),
            ("Ada", 3),
            ("李雷", 4),
            ("L3-4：是", 8),
            ("“−∞…”", 5),
            ("José", 4),
            ("Jose\u{301}", 4),
            ("\u{200e}李雷\u{202c}", 4),
            ("\u{a960}", 2),
        ];
        for (text, expected) in table {
            assert_eq!(columns(text), expected, "{text}");
        }
    }

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
