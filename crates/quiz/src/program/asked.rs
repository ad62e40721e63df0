//! A program that is asked about line by line.

use plyscope_exercise::{Exercise, Language, Listing};
use plyscope_setup::address::{Query, ToQuery, Writer};

use crate::kind::Kind;
use crate::question::QuestionProblem;

/// A program that a question is about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Program {
    /// What it does.
    pub exercise: Exercise,
    /// Its language.
    pub language: Language,
    /// Which of the questions of a kind about it, from 1: another order of its lines, another wrong
    /// line, or another gap.
    pub variant: u32,
}

impl Default for Program {
    fn default() -> Self {
        Self { exercise: Exercise::default(), language: Language::default(), variant: 1 }
    }
}

/// How many orders of the lines of a program are asked about.
const ORDERS: u32 = 99;

impl Program {
    /// The name of the parameter for the variant.
    pub const VARIANT: &'static str = "variant";

    /// Takes a program from an address.
    pub fn take(kind: Kind, query: &mut Query<QuestionProblem>) -> Self {
        let exercise = query.choice().unwrap_or_default();
        let language = query.choice().unwrap_or_default();
        let program = Self { exercise, language, variant: 1 };
        let most = u64::from(program.variants(kind));
        let variant = query.number(Self::VARIANT, 1..=most);
        Self { variant: variant.unwrap_or(1), ..program }
    }

    /// How many questions of a kind there are about it.
    #[must_use]
    pub fn variants(self, kind: Kind) -> u32 {
        let listing = self.listing();
        match kind {
            Kind::FindLine => listing.wrong().count() as u32,
            Kind::FillLine => listing.gaps().count() as u32,
            _ => ORDERS,
        }
    }

    /// The number of its variant, from 0.
    pub(crate) const fn place(self) -> usize {
        self.variant.saturating_sub(1) as usize
    }

    /// Its lines.
    #[must_use]
    pub fn listing(self) -> Listing {
        self.exercise.listing(self.language)
    }
}

impl ToQuery for Program {
    fn to_query(&self, writer: &mut Writer) {
        writer.choose(self.exercise);
        writer.choose(self.language);
        if self.variant != 1 {
            writer.add(Self::VARIANT, self.variant);
        }
    }
}
