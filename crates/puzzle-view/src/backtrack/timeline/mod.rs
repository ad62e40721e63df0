//! The timeline of a backtracking search of any length. Zoomed out it is drawn from the marks of
//! the journal: the common part of the paths of two marks was on the path all the time between
//! them; of the rest only the depth is known. Zoomed in, its steps are walked again.

mod coarse;
mod fine;
mod outline;

use std::ops::Range;

pub use outline::{Outline, Snapshot};

use super::problem::{with, Problem};
use super::shown::Shown;
use coarse::Coarse;
use fine::Fine;
use plyscope_i18n::{texts, Lang};
use plyscope_puzzles::backtrack::Choice;
use plyscope_view::timeline::{Bar, Chart, Kind};

/// The timeline of a search by backtracking.
#[derive(Clone, Debug)]
pub struct PuzzleChart {
    problem: Problem,
    outline: Outline,
    coarse: Coarse,
    fine: Option<Fine>,
}

/// Up to how many steps are walked again to be drawn one by one.
const NEAR: u64 = 1 << 19;

/// How many steps are walked at a time.
const STRETCH: u64 = 1 << 12;

impl PuzzleChart {
    /// The timeline of the explored part of a search. O(marks · depth).
    #[must_use]
    pub fn new(problem: Problem, outline: Outline) -> Self {
        let coarse = Coarse::new(&outline);
        Self { problem, outline, coarse, fine: None }
    }

    /// The steps that were walked again, if these are among them.
    fn near(&self, steps: &Range<u64>) -> Option<&Fine> {
        let end = steps.end.min(self.len());
        self.fine.as_ref().filter(|fine| fine.is_ready() && fine.has(&(steps.start..end)))
    }

    /// The choices on the path to a ply at a step; `None` where they are not known.
    fn path(&self, ply: usize, step: u64) -> Option<Vec<Choice>> {
        let choice = |ply| match self.bar_at(ply, step)? {
            Bar::One { node, .. } => Some(Choice(u8::try_from(node).ok()?)),
            Bar::Many { .. } => None,
        };
        (1..=ply).map(choice).collect()
    }

    /// The label of the node at the end of a path.
    fn label(&self, path: &[Choice]) -> String {
        with!(&self.problem, puzzle => label(puzzle, path))
    }
}

fn label<P: Shown>(puzzle: &P, path: &[Choice]) -> String {
    let (mut state, mut label) = (puzzle.start(), puzzle.root_label());
    for &choice in path {
        label = puzzle.place_of(&state, choice).label;
        puzzle.place(&mut state, choice);
    }
    label
}

/// When a node is on the path; zoomed out that is only known between marks.
fn duration(steps: &Range<u64>, is_rough: bool, lang: Lang) -> String {
    let (first, last) = (lang.number(steps.start), lang.number(steps.end - 1));
    if is_rough {
        texts::timeline_about_steps(lang, &first, &last)
    } else if first == last {
        texts::timeline_at_step(lang, &first)
    } else {
        texts::timeline_steps(lang, &first, &last)
    }
}

impl Chart for PuzzleChart {
    fn len(&self) -> u64 {
        self.outline.reach() + 1
    }

    fn plies(&self) -> usize {
        self.outline.deepest() + 1
    }

    fn kinds(&self) -> Vec<Kind> {
        let prunes = self.problem.facts().prunes;
        Kind::OF_PUZZLES.into_iter().filter(|&kind| kind != Kind::Pruned || prunes).collect()
    }

    fn prepare(&mut self, steps: &Range<u64>) -> bool {
        let steps = steps.start..steps.end.min(self.len());
        if steps.end.saturating_sub(steps.start) > NEAR {
            return false;
        }
        if !self.fine.as_ref().is_some_and(|fine| fine.has(&steps)) {
            self.fine = Some(Fine::around(&steps, &self.outline));
        }
        let Some(fine) = &mut self.fine else { return false };
        with!(&self.problem, puzzle => fine.walk(puzzle, STRETCH, &self.coarse));
        !fine.is_ready()
    }

    fn bars(&self, ply: usize, steps: &Range<u64>, grain: u64) -> Vec<Bar> {
        match self.near(steps) {
            Some(fine) => fine.bars(ply, steps, grain),
            None => self.coarse.bars(ply, steps, grain),
        }
    }

    fn bar_at(&self, ply: usize, step: u64) -> Option<Bar> {
        match self.near(&(step..step + 1)) {
            Some(fine) => fine.bar_at(ply, step),
            None => self.coarse.bar_at(ply, step),
        }
    }

    fn marks(&self) -> &[u64] {
        self.outline.solutions()
    }

    fn label_at(&self, ply: usize, step: u64, _: Lang) -> Option<String> {
        let is_known =
            matches!(self.bar_at(ply, step)?, Bar::One { kind, .. } if kind != Kind::Unknown);
        is_known.then_some(())?;
        let label = self.label(&self.path(ply, step)?);
        (!label.is_empty()).then_some(label)
    }

    fn reading(&self, ply: usize, step: u64, now: u64, lang: Lang) -> String {
        let depth = texts::timeline_ply(lang, ply);
        let Some(Bar::One { steps, kind, .. }) = self.bar_at(ply, step) else {
            let at = texts::timeline_at_step(lang, &lang.number(step));
            return lang.list(&[at, depth, texts::timeline_nothing(lang)]);
        };
        let mut parts: Vec<String> = self.label_at(ply, step, lang).into_iter().collect();
        parts.push(depth);
        parts.push(if kind == Kind::Unknown {
            kind.name(lang)
        } else if now < steps.start {
            texts::read_new(lang)
        } else if now < steps.end {
            texts::read_open(lang)
        } else {
            kind.name(lang)
        });
        let is_rough = self.near(&(step..step + 1)).is_none();
        parts.push(duration(&steps, is_rough, lang));
        lang.list(&parts)
    }

    fn summary(&self, lang: Lang) -> String {
        let begin = texts::timeline_summary(lang, &lang.number(self.outline.reach()), self.plies());
        let solutions =
            texts::timeline_solutions(lang, &lang.number(self.outline.solutions().len()));
        lang.sentences([begin, solutions])
    }
}
