//! The mistakes that a line of a worked search can have.

use plyscope_search::{Bound, Value, Verdict, Window};

use super::machine::{Line, Machine};

/// A kind of mistake.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Mistake {
    /// A bound is taken for a value.
    Exact,
    /// ≥ and ≤ are exchanged.
    Reversed,
    /// The worse value is kept.
    Worse,
    /// The other end of the window moves.
    OtherEnd,
    /// The window of the node above is not passed down.
    Forgotten,
    /// The window is closed, and the search goes on.
    NoCut,
    /// The search cuts although the window is not closed.
    EarlyCut,
}

impl Mistake {
    /// All of them.
    pub const ALL: [Self; 7] = [
        Self::Exact,
        Self::Reversed,
        Self::Worse,
        Self::OtherEnd,
        Self::Forgotten,
        Self::NoCut,
        Self::EarlyCut,
    ];

    /// Its name in the texts.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Exact => "exact",
            Self::Reversed => "reversed",
            Self::Worse => "worse",
            Self::OtherEnd => "other-end",
            Self::Forgotten => "forgotten",
            Self::NoCut => "no-cut",
            Self::EarlyCut => "early-cut",
        }
    }

    /// The next line of a search with the mistake; `None` if it cannot be made there.
    pub fn next(self, machine: &Machine<'_>) -> Option<Line> {
        let right = machine.next()?;
        let wrong = self.change(machine, right)?;
        (wrong != right).then_some(wrong)
    }

    fn change(self, machine: &Machine<'_>, right: Line) -> Option<Line> {
        match (self, right) {
            (Self::Exact, Line::Return { child, verdict, best, window }) => {
                let verdict = Verdict::Exact(verdict.value());
                Some(Line::Return { child, verdict, best, window })
            }
            (Self::Reversed, Line::Return { child, verdict, best, window }) => {
                Some(Line::Return { child, verdict: reversed(verdict), best, window })
            }
            (Self::Exact, Line::End { verdict }) => {
                Some(Line::End { verdict: Verdict::Exact(verdict.value()) })
            }
            (Self::Reversed, Line::End { verdict }) => {
                Some(Line::End { verdict: reversed(verdict) })
            }
            (Self::Worse, Line::Return { child, verdict, best, .. }) => {
                let parent = machine.parent_of(child)?;
                let before = parent.known?.value();
                let worse = if best == before { verdict.value() } else { before };
                let window = with_bound(parent.window, Bound::of(parent.player), worse);
                Some(Line::Return { child, verdict, best: worse, window })
            }
            (Self::OtherEnd, Line::Return { child, verdict, best, window }) => {
                let parent = machine.parent_of(child)?;
                if window == parent.window {
                    return None;
                }
                let other = Bound::of(parent.player.opponent());
                let window = with_bound(parent.window, other, best);
                Some(Line::Return { child, verdict, best, window })
            }
            (Self::Forgotten, Line::Enter { node, .. }) => {
                Some(Line::Enter { node, window: Window::FULL })
            }
            (Self::NoCut, Line::Cut { .. }) => machine.next_without_cut(),
            (Self::EarlyCut, Line::Enter { .. } | Line::Return { .. }) => {
                let here = machine.here()?;
                let can_be_cut = here.known.is_some() && !here.left.is_empty();
                can_be_cut.then_some(Line::Cut { node: here.node })
            }
            _ => None,
        }
    }
}

/// With ≥ and ≤ exchanged.
const fn reversed(verdict: Verdict) -> Verdict {
    match verdict {
        Verdict::Exact(value) => Verdict::Exact(value),
        Verdict::AtLeast(value) => Verdict::AtMost(value),
        Verdict::AtMost(value) => Verdict::AtLeast(value),
    }
}

/// A window with one end somewhere else.
const fn with_bound(window: Window, bound: Bound, value: Value) -> Window {
    match bound {
        Bound::Alpha => Window { alpha: value, ..window },
        Bound::Beta => Window { beta: value, ..window },
    }
}
