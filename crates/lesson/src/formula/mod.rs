//! Formulas: `$…$` in a line and `$$…$$` on a line of its own, in the mathematics of LaTeX. They become
//! a tree of MathML, which pages show and paper [draws](crate::sheet).

mod inline;
mod linear;
mod math;

use plyscope_i18n::{texts, Lang};
use plyscope_search::excerpt;

use math_core::{LatexToMathML, MathDisplay};

pub use inline::{faults, pieces, Piece};
pub use linear::in_line;
pub use math::Math;

/// The longest formula, in bytes.
pub const MAX_FORMULA: usize = 1_000;

/// The most commands of a formula, which is parsed by recursion.
pub const MAX_COMMANDS: usize = 60;

/// The most brackets of a formula in one another.
pub const MAX_BRACKETS: usize = 20;

/// A formula.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Formula {
    /// As it is written.
    pub source: String,
    /// Where it stands.
    pub style: Style,
    /// As MathML: the content of its `math` element.
    pub math: Vec<Math>,
}

/// Where a formula stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Style {
    /// In a line of text.
    Inline,
    /// On a line of its own.
    Display,
}

/// Why a formula cannot be set.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FormulaProblem {
    /// It is longer than [`MAX_FORMULA`].
    TooLong {
        /// Its length in bytes.
        bytes: usize,
    },
    /// It has more than [`MAX_COMMANDS`], or brackets deeper than [`MAX_BRACKETS`].
    TooDeep,
    /// A part of it is not understood.
    Part {
        /// The part; of a long one only the beginning.
        given: String,
    },
    /// It is not complete.
    Unset,
}

impl FormulaProblem {
    /// The message, in the user's language.
    #[must_use]
    pub fn message(&self, lang: Lang) -> String {
        match self {
            Self::TooLong { bytes } => texts::lesson_formula_long(lang, *bytes, MAX_FORMULA),
            Self::TooDeep => texts::lesson_formula_deep(
                lang,
                &MAX_COMMANDS.to_string(),
                &MAX_BRACKETS.to_string(),
            ),
            Self::Part { given } => texts::lesson_formula_unknown(lang, given),
            Self::Unset => texts::lesson_formula(lang),
        }
    }
}

impl Formula {
    /// Parses a formula.
    ///
    /// # Errors
    /// When it cannot be set; its text is given back.
    pub fn read(source: String, style: Style) -> Result<Self, (String, FormulaProblem)> {
        match set(&source, style) {
            Ok(math) => Ok(Self { source, style, math }),
            Err(problem) => Err((source, problem)),
        }
    }

    /// How long it takes to draw, in elements of a page.
    #[must_use]
    pub fn weight(&self) -> usize {
        self.math.iter().map(Math::weight).sum()
    }
}

fn set(source: &str, style: Style) -> Result<Vec<Math>, FormulaProblem> {
    if source.len() > MAX_FORMULA {
        return Err(FormulaProblem::TooLong { bytes: source.len() });
    }
    if is_too_deep(source) {
        return Err(FormulaProblem::TooDeep);
    }
    let display = match style {
        Style::Inline => MathDisplay::Inline,
        Style::Display => MathDisplay::Block,
    };
    let written = LatexToMathML::default().convert_with_local_counter(source, display);
    let written = written.map_err(|error| match source.get(error.0.clone()).map(str::trim) {
        None | Some("") => FormulaProblem::Unset,
        Some(part) => FormulaProblem::Part { given: excerpt(part) },
    })?;
    math::read(&written).ok_or(FormulaProblem::Unset)
}

/// Whether parsing a formula could take more stack than there is.
fn is_too_deep(source: &str) -> bool {
    let (mut depth, mut deepest) = (0_usize, 0);
    for c in source.chars() {
        match c {
            '{' | '[' | '(' => depth += 1,
            '}' | ']' | ')' => depth = depth.saturating_sub(1),
            _ => {}
        }
        deepest = deepest.max(depth);
    }
    deepest > MAX_BRACKETS || source.matches('\\').count() > MAX_COMMANDS
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// A formula as the text of its MathML.
    fn shown(source: &str) -> String {
        match Formula::read(source.to_owned(), Style::Inline) {
            Ok(formula) => formula.math.iter().map(Math::to_string).collect(),
            Err((_, problem)) => problem.message(Lang::En),
        }
    }

    #[test]
    fn formulas_become_mathml() {
        let table = [
            (r"\alpha \ge \beta", "<mi>α</mi><mo>≥</mo><mi>β</mi>"),
            ("b^m", "<msup><mi>b</mi><mi>m</mi></msup>"),
            (r"\frac12", "<mfrac><mn>1</mn><mn>2</mn></mfrac>"),
            (r"\text{<b>\&}", "<mtext>&lt;b&gt;&amp;</mtext>"),
        ];
        for (source, expected) in table {
            let shown = shown(source);
            assert!(shown.contains(expected), "{source}: {shown}");
        }
        for source in [
            r"b^{\lceil m/2 \rceil} + b^{\lfloor m/2 \rfloor} - 1",
            r"\sum_{i=1}^n \sqrt{x_i}",
            r"\begin{cases} 1 & x > 0 \\ 0 & \text{otherwise} \end{cases}",
            r"\max_{a \in A} \min\left(\frac{a}{b}, c\right)",
            r"\mathbb{R} \to \{0, 1\}",
            r"O(b^m) \approx \infty",
        ] {
            assert!(Formula::read(source.to_owned(), Style::Display).is_ok(), "{source}");
        }
    }

    #[test]
    fn what_cannot_be_set_is_told() {
        let table = [
            (r"\foo + 1", "because of “\\foo”"),
            (r"\newcommand{\a}{\a\a}\a", "because of “\\newcommand”"),
            (r"\def\a{\a}", "because of “\\def”"),
            ("{1", "cannot be set"),
            (r"\frac{1}", "cannot be set"),
        ];
        for (source, expected) in table {
            let shown = shown(source);
            assert!(shown.contains(expected), "{source}: {shown}");
        }
        assert!(
            shown(&"1".repeat(MAX_FORMULA + 1)).contains("1,001 bytes"),
            "{}",
            shown(&"1".repeat(MAX_FORMULA + 1))
        );
        for open in
            ["{", r"\sqrt{", r"\left(", "x^{", r"\frac{1}{", r"\text{\text{", r"\begin{matrix}"]
        {
            assert!(
                shown(&open.repeat(MAX_FORMULA / open.len())).contains("60 commands"),
                "{open}"
            );
            // What is just allowed is parsed without overflowing the stack.
            let _ = shown(&open.repeat(MAX_BRACKETS));
            let _ =
                shown(&(r"\sqrt".repeat(MAX_COMMANDS - MAX_BRACKETS) + &open.repeat(MAX_BRACKETS)));
        }
    }

    proptest! {
        #[test]
        fn any_text_is_set_or_refused(
            text in r"(\\[a-z]{1,8}|\\begin\{[a-z]{5}\}|[{}^_&$<>\[\]()0-9a-z +=-]|\\\\|[α-ω一]){0,60}"
        ) {
            for style in [Style::Inline, Style::Display] {
                match Formula::read(text.clone(), style) {
                    Ok(formula) => prop_assert!(formula.weight() <= 20 * MAX_FORMULA),
                    Err((given, problem)) => {
                        prop_assert_eq!(&given, &text);
                        prop_assert!(!problem.message(Lang::Nl).is_empty());
                    }
                }
            }
        }
    }
}
