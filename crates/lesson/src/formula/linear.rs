//! Formulas in one line of plain text, for paper: `b^m`, `(a + b)/2`.

use super::{pieces, Math, Piece};

/// A text with its formulas in one line each.
#[must_use]
pub fn in_line(text: &str) -> String {
    let piece = |piece: Piece<'_>| match piece {
        Piece::Text(text) => text.to_owned(),
        Piece::Formula(formula) => tidy(&row(&formula.math)),
    };
    pieces(text).into_iter().map(piece).collect()
}

/// The operators that have space around them.
const SPACED: &str = "=<>≤≥⩽⩾≠≈∼+−±×⋅→←↦∈∉⊂⊆∪∩∧∨⟹⇒⇔";

/// The brackets behind which a factor ends, and those before which one begins.
const CLOSING: &str = ")]}⌉⌋!";
const OPENING: &str = "([{⌈⌊";

/// Elements beside one another, without one becoming a part of the other.
fn row(elements: &[Math]) -> String {
    let mut line = String::new();
    for (place, math) in elements.iter().enumerate() {
        let (before, after) = (elements.get(place.wrapping_sub(1)), elements.get(place + 1));
        let text = written(math);
        line.push_str(&match kind(math) {
            "mfrac" if is_factor(before, CLOSING) || is_factor(after, OPENING) => {
                format!("({})", tidy(&text))
            }
            "msup" | "msub" | "msubsup" | "mover" | "munder" | "munderover" | "msqrt"
                if is_factor(after, "") =>
            {
                format!("{text} ")
            }
            "mo" if text == "(" && after.is_some_and(is_stacked) => format!("C{text}"),
            _ => text,
        });
    }
    line
}

/// The name of an element, or of the only one in it.
fn kind(math: &Math) -> &'static str {
    match math {
        Math::Element { name: "mrow" | "mstyle", children, .. } if children.len() == 1 => {
            kind(&children[0])
        }
        Math::Element { name, .. } => name,
        Math::Text(_) => "",
    }
}

/// Whether an element is there and multiplies what stands beside it: no operator but one of these
/// brackets.
fn is_factor(math: Option<&Math>, brackets: &str) -> bool {
    math.is_some_and(|math| match kind(math) {
        "mo" => written(math).chars().next().is_some_and(|c| brackets.contains(c)),
        "mspace" | "" => false,
        _ => true,
    })
}

/// Whether an element is two lines without a bar, as in a binomial coefficient.
fn is_stacked(math: &Math) -> bool {
    has(math, "linethickness", "0") && kind(math) == "mfrac"
}

fn has(math: &Math, name: &str, value: &str) -> bool {
    matches!(math, Math::Element { attributes, .. }
        if attributes.iter().any(|(other, its)| *other == name && its == value))
}

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
        "mover" if has(math, "accent", "true") => format!("{}{}", group(0), accent(&group(1), '‾')),
        "munder" if has(math, "accentunder", "true") => {
            format!("{}{}", group(0), accent(&group(1), '\u{332}'))
        }
        "msup" | "mover" => format!("{}^{}", group(0), group(1)),
        "msub" | "munder" => format!("{}_{}", child(0), group(1)),
        "msubsup" | "munderover" => format!("{}_{}^{}", child(0), group(1), group(2)),
        "mfrac" if is_stacked(math) => format!("{}, {}", child(0), child(1)),
        "mfrac" => format!("{}/{}", group(0), group(1)),
        "msqrt" => format!("√{}", grouped(row(children))),
        "mroot" => format!("{}^(1/{})", group(0), group(1)),
        "mtr" => children.iter().map(written).collect::<Vec<_>>().join("  "),
        "mtable" => children.iter().map(written).collect::<Vec<_>>().join("; "),
        _ => row(children),
    }
}

/// A sign above or below a letter. A line would be read as the sign of an index.
fn accent(sign: &str, line: char) -> String {
    sign.replace('_', &line.to_string())
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
            ("$\\binom{n}{k}$", "C(n, k)"),
            ("$\\frac{1}{2}n$", "(1/2)n"),
            ("$1 - (a)\\frac{b}{c}$", "1 − (a)(b/c)"),
            ("$1 - \\frac{a}{b}$", "1 − a/b"),
            ("$2\\sqrt[3]{x}y$", "2x^(1/3)y"),
            ("$2\\sqrt{x}y$", "2√x y"),
            ("$b^m n_1 c$", "b^m n_1 c"),
            ("$\\bar{x}\\vec{v}$", "x¯ v\u{20d7}"),
            ("$\\underline{x}y$", "x\u{332} y"),
            ("$5 or $6", "$5 or $6"),
        ];
        for (text, expected) in table {
            assert_eq!(in_line(text), expected, "{text}");
        }
    }
}
