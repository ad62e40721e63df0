//! Escaping of text for LaTeX.

use plyscope_search::bidi;

/// Keeps two signs apart, also where a font joins them over an empty group, as those of LuaLaTeX do.
const APART: &str = "{\\kern0pt}";

/// Whether LaTeX prints another sign for these two: a dash, a quotation mark, or ¡ and ¿.
const fn is_ligature(first: char, second: char) -> bool {
    match second {
        '-' | ',' | '\'' | '<' | '>' => first == second,
        '`' => matches!(first, '`' | '!' | '?'),
        _ => false,
    }
}

/// Escapes a text for LaTeX, in braces where needed. Invisible characters become spaces.
#[must_use]
pub fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    let mut before = None;
    for c in text.chars().filter(|&c| !bidi::is_control(c)) {
        if before.replace(c).is_some_and(|before| is_ligature(before, c)) {
            safe.push_str(APART);
        }
        match command(c) {
            Some(command) => safe.push_str(command),
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

/// The Latin letters that its font encoding T1 lacks.
const NOT_IN_T1: &str = "ĦħĸĿŀŉŦŧſ";

/// Whether plain LaTeX supports every character: Latin letters only. Others need a font, and an
/// engine that supports it.
#[must_use]
pub fn is_latin(text: &str) -> bool {
    let is_in_t1 = |c: char| c <= '\u{17f}' && !NOT_IN_T1.contains(c);
    text.chars().all(|c| is_in_t1(c) || command(c).is_some() || "–—‘’“”•".contains(c))
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// The text that LaTeX prints for its input, as far as it occurs here; `None` for anything with
    /// a special meaning, and for signs that are joined to another one.
    fn printed(text: &str) -> Option<String> {
        let all = (' '..='\u{ffff}').filter_map(|c| Some((command(c)?, c)));
        let commands: Vec<(&str, char)> = all.collect();
        let (mut rest, mut out, mut before) = (text, String::new(), None);
        while let Some(c) = rest.chars().next() {
            if let Some(behind) = rest.strip_prefix(APART) {
                (rest, before) = (behind, None);
                continue;
            }
            let command = commands.iter().find(|(command, _)| rest.starts_with(command));
            let (c, length) = match command {
                Some(&(command, c)) => (c, command.len()),
                None if "\\{}$&#%_^~".contains(c) => return None,
                None => (c, c.len_utf8()),
            };
            if before.replace(c).is_some_and(|before| is_ligature(before, c)) {
                return None;
            }
            out.push(c);
            rest = &rest[length..];
        }
        Some(out)
    }

    proptest! {
        #[test]
        fn escaped_text_prints_as_written(text in "[ -~−≥∞a-z中é★\\\\{}$&#%_^~]{0,40}|[-,'`<>!?]{0,9}") {
            prop_assert_eq!(printed(&escaped(&text)), Some(text));
        }
    }

    #[test]
    fn signs_that_fonts_join_are_kept_apart() {
        let table = [
            ("Nf3 --", "Nf3 -{\\kern0pt}-"),
            ("a---b", "a-{\\kern0pt}-{\\kern0pt}-b"),
            ("``?`!`''", "`{\\kern0pt}`?{\\kern0pt}`!{\\kern0pt}`'{\\kern0pt}'"),
            ("-,'<>", "-,'\\textless{}\\textgreater{}"),
        ];
        for (text, expected) in table {
            assert_eq!(escaped(text), expected, "{text}");
        }
    }

    #[test]
    fn control_characters_become_blanks() {
        assert_eq!(escaped("a\nb\u{7}c"), "a b c");
    }

    #[test]
    fn plain_latex_has_the_letters_of_t1() {
        assert!(is_latin("Zürich − α ≥ 3 “x” Łódź"));
        for text in ["赢", "♞", "Ħal Far", "ſ"] {
            assert!(!is_latin(text), "{text}");
        }
    }
}
