//! Escaping of text for LaTeX.

use plyscope_search::bidi;

/// Escapes a text for LaTeX, in braces where needed. Invisible characters become spaces.
#[must_use]
pub fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for c in text.chars() {
        match command(c) {
            Some(command) => safe.push_str(command),
            None if bidi::is_control(c) => {}
            None if c.is_control() => safe.push(' '),
            None => safe.push(c),
        }
    }
    safe
}

/// The LaTeX code for a character that has a special meaning or is unknown to LaTeX.
const fn command(c: char) -> Option<&'static str> {
    Some(match c {
        '\\' => "\\textbackslash{}",
        '{' => "\\{",
        '}' => "\\}",
        '$' => "\\$",
        '&' => "\\&",
        '#' => "\\#",
        '%' => "\\%",
        '_' => "\\_",
        '^' => "\\textasciicircum{}",
        '~' => "\\textasciitilde{}",
        '<' => "\\textless{}",
        '>' => "\\textgreater{}",
        '|' => "\\textbar{}",
        '"' => "\\textquotedbl{}",
        '−' => "\\ensuremath{-}",
        '≥' => "\\ensuremath{\\ge}",
        '≤' => "\\ensuremath{\\le}",
        '≠' => "\\ensuremath{\\ne}",
        '∞' => "\\ensuremath{\\infty}",
        'α' => "\\ensuremath{\\alpha}",
        'β' => "\\ensuremath{\\beta}",
        '×' => "\\ensuremath{\\times}",
        '→' => "\\ensuremath{\\to}",
        '⁺' => "\\ensuremath{^+}",
        '⁻' => "\\ensuremath{^-}",
        '★' => "\\ensuremath{\\star}",
        '…' => "\\dots{}",
        _ => return None,
    })
}

/// Whether plain LaTeX supports every character: Latin letters only. Others need a font, and an
/// engine that supports it.
#[must_use]
pub fn is_latin(text: &str) -> bool {
    text.chars().all(|c| c <= '\u{17f}' || command(c).is_some() || "–—‘’“”•".contains(c))
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// The text that LaTeX prints for its input, as far as it occurs here; `None` for anything with
    /// a special meaning.
    fn printed(text: &str) -> Option<String> {
        let all = (' '..='\u{ffff}').filter_map(|c| Some((command(c)?, c)));
        let commands: Vec<(&str, char)> = all.collect();
        let (mut rest, mut out) = (text, String::new());
        while let Some(c) = rest.chars().next() {
            if let Some((command, c)) =
                commands.iter().find(|(command, _)| rest.starts_with(command))
            {
                out.push(*c);
                rest = &rest[command.len()..];
            } else if "\\{}$&#%_^~".contains(c) {
                return None;
            } else {
                out.push(c);
                rest = &rest[c.len_utf8()..];
            }
        }
        Some(out)
    }

    proptest! {
        #[test]
        fn escaped_text_prints_as_written(text in "[ -~−≥∞a-z中é★\\\\{}$&#%_^~]{0,40}") {
            prop_assert_eq!(printed(&escaped(&text)), Some(text));
        }
    }

    #[test]
    fn control_characters_become_blanks() {
        assert_eq!(escaped("a\nb\u{7}c"), "a b c");
        assert!(is_latin("Zürich − α ≥ 3 “x”") && !is_latin("赢") && !is_latin("♞"));
    }
}
