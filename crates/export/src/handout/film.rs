//! Several steps one after another: the pictures of a film. [`super::strip`] lays them side by side.

use std::ops::RangeInclusive;

use super::scene::{Look, Moment, Scene, TooLarge};
use crate::figure::mark::{Anchor, Colour, Face, Mark};
use crate::figure::styles::Styles;
use crate::figure::words::lines;
use crate::figure::Figure;
use plyscope_i18n::{texts, Lang};

/// The most pictures of a film or a strip.
pub const MOST: u64 = 60;

/// The most nodes of all pictures together: those of a film are kept until it is written, and a strip
/// with more would be larger than any program opens.
pub const MOST_NODES_TOGETHER: u64 = 100_000;

/// The size of the words below a picture, in pixels, and how far their lines stand apart.
pub(super) const SIZE: f64 = 15.0;
const LEADING: f64 = 20.0;
/// The margin beside and below the words, in pixels.
const MARGIN: f64 = 18.0;
/// The least width of a picture with words below it, in pixels.
const LEAST_WIDTH: f64 = 420.0;

/// From one step to another, both included.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Span {
    from: u64,
    to: u64,
}

/// Why a film cannot be made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FilmProblem {
    /// The last step comes before the first.
    Backwards,
    /// There would be more than [`MOST`].
    TooMany {
        /// How many there would be.
        wanted: u64,
    },
    /// There is no such step, or it is too far away.
    NoStep {
        /// The step.
        step: u64,
    },
    /// The tree is too large to be drawn.
    TooLarge(TooLarge),
    /// The pictures have more nodes than [`MOST_NODES_TOGETHER`] together.
    TooMuch,
}

impl FilmProblem {
    /// The message, in the user's language.
    #[must_use]
    pub fn message(self, lang: Lang) -> String {
        match self {
            Self::Backwards => texts::handout_backwards(lang),
            Self::TooMany { wanted } => {
                texts::handout_too_many(lang, &lang.number(wanted), &lang.number(MOST))
            }
            Self::NoStep { step } => texts::handout_no_step(lang, &lang.number(step)),
            Self::TooLarge(problem) => problem.message(lang),
            Self::TooMuch => texts::handout_too_much(lang),
        }
    }
}

impl Span {
    /// From a step to another.
    ///
    /// # Errors
    /// When they are the wrong way round, or too far apart.
    pub const fn new(from: u64, to: u64) -> Result<Self, FilmProblem> {
        if to < from {
            return Err(FilmProblem::Backwards);
        }
        match (to - from).saturating_add(1) {
            wanted if wanted > MOST => Err(FilmProblem::TooMany { wanted }),
            _ => Ok(Self { from, to }),
        }
    }

    /// The steps.
    #[must_use]
    pub const fn steps(self) -> RangeInclusive<u64> {
        self.from..=self.to
    }
}

/// The pictures of some steps with their sentences below them, all of one size.
///
/// # Errors
/// When there is no such step, or more than can be drawn.
pub fn frames(scene: &mut Scene, span: Span, look: Look) -> Result<Vec<Figure>, FilmProblem> {
    scene.unfold(span.steps());
    // Of a game only a part is expanded; a tree is drawn whole, so its size can be checked first.
    if let Scene::Search(session) = &*scene {
        let nodes = session.tree().len();
        let pictures = span.steps().end() - span.steps().start() + 1;
        if session.game().is_none() && nodes as u64 * pictures > MOST_NODES_TOGETHER {
            return Err(TooLarge::check(nodes)
                .map_or_else(FilmProblem::TooLarge, |()| FilmProblem::TooMuch));
        }
    }
    let mut parts = Vec::new();
    for step in span.steps() {
        let moment = scene.at(step).ok_or(FilmProblem::NoStep { step })?;
        let figure = moment.figure(look).map_err(FilmProblem::TooLarge)?;
        parts.push((figure, words(&moment, look)));
    }
    let most =
        |of: fn(&Figure) -> f64| parts.iter().map(|(figure, _)| of(figure)).fold(0.0, f64::max);
    let (width, height) =
        (most(|figure| figure.size.0).max(LEAST_WIDTH), most(|figure| figure.size.1));
    let broken = |text: &str| lines(text, SIZE, width - 2.0 * MARGIN);
    let texts: Vec<Vec<String>> = parts.iter().map(|(_, words)| broken(words)).collect();
    let rows = texts.iter().map(Vec::len).max().unwrap_or(0);
    let size = (width, height + rows as f64 * LEADING + MARGIN);
    let ink = Styles::new(look.scheme).ink;
    let frame = |((figure, words), lines): ((Figure, String), Vec<String>)| {
        let mut frame = Figure::new(size, figure.title.clone(), words, figure.paper);
        frame.inset(&figure, ((width - figure.size.0) / 2.0, 0.0), 1.0);
        for (row, text) in lines.into_iter().enumerate() {
            let at = (MARGIN, height + (row as f64 + 0.7) * LEADING);
            frame.marks.push(line(at, text, ink));
        }
        frame
    };
    Ok(parts.into_iter().zip(texts).map(frame).collect())
}

/// The words below a picture: the number of the step, and its caption.
fn words(moment: &Moment<'_>, look: Look) -> String {
    format!("{}: {}", moment.title(look.lang), moment.caption(look.lang))
}

fn line(at: (f64, f64), text: String, colour: Colour) -> Mark {
    Mark::Text {
        at,
        anchor: Anchor::Start,
        size: SIZE,
        face: Face::Plain,
        colour,
        halo: None,
        text,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spans_are_forwards_and_of_bounded_length() {
        let table = [
            ((0, 0), Ok(1)),
            ((5, 20), Ok(16)),
            ((1, 60), Ok(60)),
            ((1, 61), Err(FilmProblem::TooMany { wanted: 61 })),
            ((0, u64::MAX), Err(FilmProblem::TooMany { wanted: u64::MAX })),
            ((3, 2), Err(FilmProblem::Backwards)),
        ];
        for ((from, to), expected) in table {
            let found = Span::new(from, to).map(|span| span.steps().count());
            assert_eq!(found, expected, "{from}..{to}");
        }
    }
}
