//! Formulas in one line of plain text, for paper: `b^m`, `(a + b)/2`.

use super::{pieces, Math, Piece};

/// A text with its formulas in one line each.
#[must_use]
pub fn in_line(text: &str) -> String {
    let piece = |piece: Piece<'_>| match piece {
        Piece::Text(text) => text.to_owned(),
        Piece::Formula(formula) => tidy(&formula.math.iter().map(written).collect::<String>()),
    };
    pieces(text).into_iter().map(piece).collect()
}

/// The operators that have space around them.
const SPACED: &str = "=<>≤≥⩽⩾≠≈∼+−±×⋅→←↦∈∉⊂⊆∪∩∧∨⟹⇒⇔";

fn written(math: &Math) -> String {
    let Math::Element { name, children, .. } = math else {
        let Math::Text(text) = math else { return String::new() };
        return text.clone();
    };
    let child = |place: usize| children.get(place).map(written).unwrap_or_default();
    let group = |place: usize| grouped(child(place));
    match *name {
        "mo" if SPACED.contains(child(0).trim()) && !child(0).trim().is_empty() => {
            format!(" {} ", child(0))
        }
        "mo" if child(0) == "," || child(0) == ";" => format!("{} ", child(0)),
        "mspace" => " ".to_owned(),
        "msup" | "mover" => format!("{}^{}", group(0), group(1)),
        "msub" | "munder" => format!("{}_{}", child(0), group(1)),
        "msubsup" | "munderover" => format!("{}_{}^{}", child(0), group(1), group(2)),
        "mfrac" => format!("{}/{}", group(0), group(1)),
        "msqrt" => format!("√{}", grouped(children.iter().map(written).collect())),
        "mroot" => format!("{}√{}", group(1), group(0)),
        "mtr" => children.iter().map(written).collect::<Vec<_>>().join("  "),
        "mtable" => children.iter().map(written).collect::<Vec<_>>().join("; "),
        _ => children.iter().map(written).collect(),
    }
}

/// In brackets, unless it is one sign or number.
fn grouped(text: String) -> String {
    let text = tidy(&text);
    let is_plain = text.chars().count() <= 1
        || text.chars().all(|c| c.is_ascii_digit())
        || (text.starts_with('(') && text.ends_with(')') && text.matches('(').count() == 1);
    if is_plain {
        text
    } else {
        format!("({text})")
    }
}

/// Without double spaces, and signs that take no space.
fn tidy(text: &str) -> String {
    let is_seen = |c: &char| !matches!(c, '\u{2061}'..='\u{2064}');
    let words: String = text.chars().filter(is_seen).collect();
    words.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn formulas_are_written_in_one_line() {
        let table = [
            ("at $\\alpha \\ge \\beta$ it cuts", "at α ≥ β it cuts"),
            ("$b^m$ and $b^{\\lceil m/2 \\rceil}$", "b^m and b^(⌈m/2⌉)"),
            ("$\\frac{a+b}{2}$", "(a + b)/2"),
            ("$x_{12}^2$", "x_12^2"),
            ("$\\sqrt{x}$", "√x"),
            ("$5 or $6", "$5 or $6"),
        ];
        for (text, expected) in table {
            assert_eq!(in_line(text), expected, "{text}");
        }
    }
}
