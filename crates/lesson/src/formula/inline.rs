//! Formulas in captions and prompts, which are plain text otherwise. The dollar signs are as in
//! Markdown: there is no space inside them, and no digit follows the last one.

use super::{Formula, FormulaProblem, Style};

/// A piece of a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Piece<'a> {
    /// Plain text.
    Text(&'a str),
    /// A formula.
    Formula(Formula),
}

/// The pieces of a text, in their order. A formula that cannot be set is plain text.
#[must_use]
pub fn pieces(text: &str) -> Vec<Piece<'_>> {
    split(text).map(|(piece, _)| piece).collect()
}

/// The problems of the formulas in a text, with the characters before each.
pub fn faults(text: &str) -> impl Iterator<Item = (usize, FormulaProblem)> + '_ {
    split(text).filter_map(|(_, fault)| fault)
}

type Fault = Option<(usize, FormulaProblem)>;

fn split(text: &str) -> impl Iterator<Item = (Piece<'_>, Fault)> {
    let mut begin = 0;
    std::iter::from_fn(move || {
        let rest = text.get(begin..).filter(|rest| !rest.is_empty())?;
        let before = begin;
        let Some((start, end, inner)) = find(rest) else {
            begin = text.len();
            return Some((Piece::Text(rest), None));
        };
        if start > 0 {
            begin += start;
            return Some((Piece::Text(&rest[..start]), None));
        }
        begin += end;
        Some(match Formula::read(inner.to_owned(), Style::Inline) {
            Ok(formula) => (Piece::Formula(formula), None),
            Err((_, problem)) => {
                (Piece::Text(&rest[..end]), Some((text[..before].chars().count(), problem)))
            }
        })
    })
}

/// The first formula: where it begins and ends, and what is between its dollar signs.
fn find(text: &str) -> Option<(usize, usize, &str)> {
    let mut signs = text.match_indices('$').map(|(place, _)| place).peekable();
    let is_open = |place: usize| {
        let inner = text[place + 1..].chars().next();
        inner.is_some_and(|c| !c.is_whitespace() && c != '$') && !text[..place].ends_with('\\')
    };
    let is_close = |place: usize| {
        let is_inside =
            text[..place].chars().next_back().is_some_and(|c| !c.is_whitespace() && c != '\\');
        is_inside && !text[place + 1..].starts_with(|c: char| c.is_ascii_digit())
    };
    while let Some(open) = signs.next() {
        // The next sign closes it, or it opens nothing: a price is no formula.
        let close = *signs.peek()?;
        if is_open(open) && is_close(close) {
            return Some((open, close + 1, &text[open + 1..close]));
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(text: &str) -> String {
        let shown = |piece: &Piece<'_>| match piece {
            Piece::Text(text) => (*text).to_owned(),
            Piece::Formula(formula) => format!("[{}]", formula.source),
        };
        pieces(text).iter().map(shown).collect()
    }

    #[test]
    fn formulas_stand_between_dollar_signs() {
        let table = [
            ("", ""),
            ("no formula", "no formula"),
            ("$x$", "[x]"),
            ("if $a \\ge b$, then", "if [a \\ge b], then"),
            ("$x$ and $y$", "[x] and [y]"),
            ("$5 and $6", "$5 and $6"),
            ("5$ and 6$", "5$ and 6$"),
            ("$ x $", "$ x $"),
            ("costs $5, if $x$ is", "costs $5, if [x] is"),
            ("$\\foo$", "$\\foo$"),
            ("één $x$ 一", "één [x] 一"),
            ("\\$x$", "\\$x$"),
            ("$", "$"),
        ];
        for (text, expected) in table {
            assert_eq!(shown(text), expected, "{text}");
        }
        let found: Vec<usize> = faults("één $\\foo$ $x$ $\\bar$").map(|(at, _)| at).collect();
        assert_eq!(found, [4, 15]);
    }
}
