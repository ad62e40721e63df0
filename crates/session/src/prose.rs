//! The positions of L-names, windows and comparisons in sentences, so that no line breaks within one.

use std::ops::Range;

/// The most bytes of a window: more between two brackets is something else.
const WINDOW: usize = 60;

/// The byte ranges that stay in one line, from left to right: L-names such as `L3-2`, windows such as
/// `[−∞, 4]`, and comparisons such as `α ≥ β` and `≥ 8`.
#[must_use]
pub fn unbroken(text: &str) -> Vec<Range<usize>> {
    let mut found: Vec<Range<usize>> = Vec::new();
    let mut end = 0;
    for (start, c) in text.char_indices().filter(|(_, c)| BEGINS.contains(c)) {
        if start < end {
            continue;
        }
        let rest = &text[start..];
        let is_in_word =
            text[..start].chars().next_back().is_some_and(|c| c.is_ascii_alphanumeric());
        let behind = match c {
            'L' if is_in_word => None,
            'L' => behind_l_name(rest),
            '[' => behind_window(rest),
            _ => behind_comparison(rest),
        };
        if let Some(behind) = behind {
            end = text.len() - behind.len();
            found.push(start..end);
        }
    }
    found
}

/// What a piece begins with.
const BEGINS: [char; 9] = ['L', '[', 'α', 'β', '≥', '≤', '=', '>', '<'];
const SIGNS: [char; 5] = ['≥', '≤', '=', '>', '<'];

/// What follows the L-name that a text begins with.
fn behind_l_name(text: &str) -> Option<&str> {
    behind_digits(behind_digits(text.strip_prefix('L')?)?.strip_prefix('-')?)
}

/// What follows the window that a text begins with.
fn behind_window(text: &str) -> Option<&str> {
    let (ends, behind) = text.strip_prefix('[')?.split_once(']')?;
    let is_window = ends.len() <= WINDOW && ends.contains(", ") && !ends.contains('[');
    is_window.then_some(behind)
}

/// What follows the comparison that a text begins with; its left side is α, β or left out.
fn behind_comparison(text: &str) -> Option<&str> {
    let sign = match text.strip_prefix(['α', 'β']) {
        Some(behind) => behind.strip_prefix(' ')?,
        None => text,
    };
    let right = sign.strip_prefix(SIGNS)?.strip_prefix(' ')?;
    if let Some(behind) = right.strip_prefix(['α', 'β']) {
        return Some(behind);
    }
    let number = right.strip_prefix(['−', '-', '+']).unwrap_or(right);
    number.strip_prefix('∞').or_else(|| behind_number(number))
}

/// What follows the number that a text begins with, such as `1,234.5` or `13/6`.
fn behind_number(text: &str) -> Option<&str> {
    let mut behind = behind_digits(text)?;
    while let Some(more) = behind.strip_prefix(['.', ',', '/']).and_then(behind_digits) {
        behind = more;
    }
    Some(behind)
}

/// What follows the digits that a text begins with.
fn behind_digits(text: &str) -> Option<&str> {
    let behind = text.trim_start_matches(|c: char| c.is_ascii_digit());
    (behind.len() < text.len()).then_some(behind)
}

#[cfg(test)]
mod tests {
    use super::unbroken;

    #[test]
    fn what_stays_in_one_line_is_found_in_sentences() {
        let table: [(&str, &[&str]); 12] = [
            ("L3-2 is cut: MIN at L2-1 has 8. Never visited: L4-4.", &["L3-2", "L2-1", "L4-4"]),
            ("在 L3-2 剪枝；如 L4-7..8。", &["L3-2", "L4-7"]),
            ("第一处在L12-34。", &["L12-34"]),
            ("L3- L-3 L3 HTML3-4 L 3-4", &[]),
            ("C1 (L2-1)", &["L2-1"]),
            ("", &[]),
            ("L1-1 的窗口是 [−∞, 4]。", &["L1-1", "[−∞, 4]"]),
            ("[α, β], [−3, draw] [1] [x [−1, 1]", &["[α, β]", "[−3, draw]", "[−1, 1]"]),
            ("α ≥ β 时剪枝；α = −12, so", &["α ≥ β", "α = −12"]),
            ("It is ≥ 1,234.5, or ≤ 13/6. < −∞", &["≥ 1,234.5", "≤ 13/6", "< −∞"]),
            ("≥ or ≤ with a value; >=x, β is α", &[]),
            ("α-β 剪枝：L2-1 = 8", &["L2-1", "= 8"]),
        ];
        for (text, pieces) in table {
            let found: Vec<&str> = unbroken(text).into_iter().map(|range| &text[range]).collect();
            assert_eq!(found, pieces, "{text}");
        }
    }
}
