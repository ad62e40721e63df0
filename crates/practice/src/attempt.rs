//! An attempt at a question: the typed answer, the number of checks, the hints taken, and the
//! points earned on the terms of the question.

mod checking;
mod hints;
mod merging;
mod text;

use hints::GivenHints;

/// An attempt at a question.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Attempt {
    /// The answer as far as it is typed.
    pub draft: String,
    checked: Option<String>,
    checks: u32,
    hints: u32,
    hinted: Option<Hinted>,
    given: GivenHints,
    points: u32,
    key: Key,
    deal: Deal,
    passed: usize,
}

/// The answer that hints are shown for, and how many of them.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Hinted {
    answer: String,
    known: usize,
}

/// Whether the right answer has been shown.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
enum Key {
    #[default]
    Hidden,
    /// On request.
    Shown,
    /// When the lesson was handed in.
    HandedIn,
}

/// Which question is answered: the one that was asked, or another of its kind.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
struct Deal {
    /// How many others were dealt; 0 for the question itself.
    number: u32,
    /// How often the answers to those before it were checked.
    checks_before: u32,
}

/// How many other questions can be dealt.
pub const MOST_DEALS: u32 = 1_000;

pub use checking::{Checked, ShownGrade};
pub use hints::Hinting;
pub use text::Depth;

impl Attempt {
    /// The answer as it was checked last.
    #[must_use]
    pub fn checked(&self) -> Option<&str> {
        self.checked.as_deref()
    }

    /// How often it was checked.
    #[must_use]
    pub const fn checks(&self) -> u32 {
        self.checks
    }

    /// How many hints were taken.
    #[must_use]
    pub const fn hints(&self) -> u32 {
        self.hints
    }

    /// The points earned: those of the best answer that was checked before the right one was shown.
    #[must_use]
    pub const fn points(&self) -> u32 {
        self.points
    }

    /// Whether the right answer has been shown.
    #[must_use]
    pub const fn has_seen_key(&self) -> bool {
        !matches!(self.key, Key::Hidden)
    }

    /// Whether it was handed in with its lesson.
    #[must_use]
    pub const fn is_handed_in(&self) -> bool {
        matches!(self.key, Key::HandedIn)
    }

    /// How many other questions of the kind were dealt; 0 while the question itself is answered.
    #[must_use]
    pub const fn deal(&self) -> u32 {
        self.deal.number
    }

    /// How many stops were passed: a later one was opened, which shows what was right at them. Until the answer
    /// is graded, the replies at them are fixed.
    #[must_use]
    pub const fn passed(&self) -> usize {
        self.passed
    }

    /// Opens a stop, and so passes those before it.
    pub fn open_stop(&mut self, stop: usize) {
        self.passed = self.passed.max(stop);
    }

    /// Whether there is nothing to store yet.
    #[must_use]
    pub fn is_blank(&self) -> bool {
        *self == Self::default()
    }

    /// Shows the right answer. Answers that are checked from now on earn nothing.
    pub fn show_key(&mut self) {
        if self.key == Key::Hidden {
            self.key = Key::Shown;
        }
    }

    /// Deals another question of the kind, which counts instead: that the right answer was shown
    /// costs as much as a hint.
    pub fn deal_again(&mut self) {
        let number = self.deal.number.saturating_add(1).min(MOST_DEALS);
        let deal = Deal { number, checks_before: self.checks };
        let (checks, hints) = (self.checks, self.hints.saturating_add(1));
        *self = Self { checks, hints, deal, ..Self::default() };
    }

    /// Restarts with an empty answer; checks and hints still count, and no hint is charged again.
    pub fn start_again(&mut self) {
        self.draft.clear();
        self.checked = None;
        self.hinted = None;
    }
}
