//! The worksheets of a class: copies of one lesson, each with its own seed.

use super::page::{Page, Paper};
use super::{Items, Sheet, SheetProblem, Side};
use crate::Lesson;
use plyscope_i18n::Lang;
use plyscope_setup::Choice;

/// Copies of the sheet of a lesson.
#[derive(Clone, Copy, Debug)]
pub struct Batch {
    /// The seed of the first copy; each further copy has the next number.
    pub seed: u64,
    /// How many copies there are.
    pub copies: u32,
    /// The sides of each copy.
    pub sides: Sides,
    /// The paper.
    pub paper: Paper,
}

/// The sides of a sheet.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Sides {
    /// Its questions.
    #[default]
    Questions,
    /// Its questions, and the answers behind them.
    Both,
    /// Its answers.
    Answers,
}

impl Choice for Sides {
    const NAME: &'static str = "sides";
    const ALL: &'static [(&'static str, Self)] =
        &[("questions", Self::Questions), ("both", Self::Both), ("answers", Self::Answers)];
}

impl Sides {
    const fn list(self) -> &'static [Side] {
        match self {
            Self::Questions => &[Side::Questions],
            Self::Both => &[Side::Questions, Side::Answers],
            Self::Answers => &[Side::Answers],
        }
    }
}

impl Batch {
    /// The pages of all copies, one after the other.
    ///
    /// # Errors
    /// When there is no question, or one cannot be printed.
    pub fn pages(&self, lesson: &Lesson, lang: Lang) -> Result<Vec<Page>, SheetProblem> {
        let (mut pages, mut known) = (Vec::new(), Items::default());
        for copy in 1..=self.copies {
            let seed = self.seed.wrapping_add(u64::from(copy - 1));
            let sheet = Sheet::with(lesson, seed, (copy, self.copies), &mut known)?;
            let sides = self.sides.list().iter();
            pages.extend(sides.flat_map(|&side| sheet.pages(side, self.paper, lang)));
        }
        Ok(pages)
    }
}
