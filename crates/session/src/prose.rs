//! The positions of L-names in sentences, so that no line breaks within one.

use std::ops::Range;

/// The byte ranges of the L-names in a text, from left to right.
#[must_use]
pub fn l_names(text: &str) -> Vec<Range<usize>> {
    let mut found: Vec<Range<usize>> = Vec::new();
    for (start, _) in text.match_indices('L') {
        let is_in_word =
            text[..start].chars().next_back().is_some_and(|c| c.is_ascii_alphanumeric());
        let after = start + 1;
        let hyphen = after + digits(&text[after..]);
        let is_hyphened = hyphen > after && text[hyphen..].starts_with('-');
        if is_in_word || !is_hyphened {
            continue;
        }
        let number = hyphen + 1;
        let end = number + digits(&text[number..]);
        if end > number {
            found.push(start..end);
        }
    }
    found
}

/// How many digits a text begins with.
fn digits(text: &str) -> usize {
    text.bytes().take_while(u8::is_ascii_digit).count()
}

#[cfg(test)]
mod tests {
    use super::l_names;

    #[test]
    fn l_names_are_found_in_sentences() {
        let table: [(&str, &[&str]); 6] = [
            ("L3-2 is cut: MIN at L2-1 has 8. Never visited: L4-4.", &["L3-2", "L2-1", "L4-4"]),
            ("在 L3-2 剪枝；如 L4-7..8。", &["L3-2", "L4-7"]),
            ("第一处在L12-34。", &["L12-34"]),
            ("L3- L-3 L3 HTML3-4 L 3-4", &[]),
            ("C1 (L2-1)", &["L2-1"]),
            ("", &[]),
        ];
        for (text, names) in table {
            let found: Vec<&str> = l_names(text).into_iter().map(|range| &text[range]).collect();
            assert_eq!(found, names, "{text}");
        }
    }
}
