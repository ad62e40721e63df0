//! How much is shown of a graded answer, and when.

use super::grade::{Grade, Mark};
use plyscope_setup::Choice;

/// How much feedback an answer gets that is not right. The whole is shown with every right answer
/// and once the question is over, except where [`Self::After`] says otherwise.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Feedback {
    /// The first time [`Detail::Count`] and a pointer, from then on [`Detail::Pieces`].
    #[default]
    Staged,
    /// Everything at once.
    Full,
    /// Which pieces are right and which are wrong.
    Pieces,
    /// How many are.
    Count,
    /// Nothing, not even that an answer is right, until the question is over.
    After,
}

impl Choice for Feedback {
    const NAME: &'static str = "feedback";
    const ALL: &'static [(&'static str, Self)] = &[
        ("staged", Self::Staged),
        ("full", Self::Full),
        ("pieces", Self::Pieces),
        ("count", Self::Count),
        ("after", Self::After),
    ];
}

/// What can be done once the right answer has been shown.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Again {
    /// The same question can be answered again, for no points.
    #[default]
    Same,
    /// Another question of the same kind can be dealt, which counts instead.
    Fresh,
}

impl Choice for Again {
    const NAME: &'static str = "again";
    const ALL: &'static [(&'static str, Self)] = &[("same", Self::Same), ("fresh", Self::Fresh)];
}

/// How much is shown of a grade.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Detail {
    /// Nothing.
    Nothing,
    /// How many pieces are right, wrong, too many and missing.
    Count,
    /// Which pieces of the answer are right and wrong; missing ones are only counted.
    Pieces,
    /// Everything, with reasons, misconceptions and steps of the search.
    Full,
}

/// Whether misconceptions are named before everything is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Diagnosis {
    /// They are, without where the answer differs from the key.
    Named,
    /// They are not.
    Hidden,
}

impl Feedback {
    /// What is shown of the answer with a number among those that were not right, from 1.
    #[must_use]
    pub const fn detail(self, wrong_answers: u32) -> Detail {
        match (self, wrong_answers) {
            (Self::Full, _) => Detail::Full,
            (Self::Staged, 0 | 1) | (Self::Count, _) => Detail::Count,
            (Self::Staged | Self::Pieces, _) => Detail::Pieces,
            (Self::After, _) => Detail::Nothing,
        }
    }

    /// Whether misconceptions are named before everything is shown.
    #[must_use]
    pub const fn diagnosis(self) -> Diagnosis {
        match self {
            Self::Staged | Self::Full | Self::Pieces => Diagnosis::Named,
            Self::Count | Self::After => Diagnosis::Hidden,
        }
    }
}

impl Grade {
    /// What is left of the grade at a detail, with one misconception at most. The score stays: only its
    /// counts are in it.
    #[must_use]
    pub fn reduced(mut self, detail: Detail, diagnosis: Diagnosis) -> Self {
        self.recognised.truncate(1);
        if detail == Detail::Full {
            return self;
        }
        let is_shown = |mark| detail == Detail::Pieces && mark != Mark::Missed;
        self.findings.retain(|finding| is_shown(finding.mark));
        for finding in &mut self.findings {
            finding.why.clear();
            finding.step = None;
        }
        let is_named = detail > Detail::Nothing && diagnosis == Diagnosis::Named;
        self.recognised.retain(|_| is_named);
        for recognised in &mut self.recognised {
            recognised.parts.clear();
            (recognised.parts_at, recognised.step) = (None, None);
        }
        self
    }
}
