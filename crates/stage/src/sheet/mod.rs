//! Questions on paper, and their answers: pages of lines and words, which are written as HTML, as SVG
//! or, by the command, as PDF.

mod compose;
pub mod measure;
pub mod page;
mod tree;
mod write;

use std::fmt;

use plyscope_core::{Step, TreeNode};

use crate::lesson::{Asking, Lesson};
use crate::locale::{texts, Lang};
use crate::quiz::asked::{Asked, Unaskable};
use crate::quiz::question::Question;
use crate::session::Session;
use page::Page;

pub use write::{html, svg};

/// The most copies that are made at once.
pub const MAX_COPIES: u32 = 500;

/// One copy of a sheet: what one student gets.
#[derive(Clone, Debug)]
pub struct Sheet {
    /// What it is called.
    pub title: Option<String>,
    /// Until when it is to be done.
    pub deadline: Option<String>,
    /// What chance began with; it stands on every page, so that the sheet can be made again.
    pub seed: u64,
    /// Which copy it is, from 1, and how many there are.
    pub copy: (u32, u32),
    items: Vec<Item>,
}

/// A question on a sheet.
#[derive(Clone, Debug)]
struct Item {
    asking: Asking,
    asked: Asked,
}

/// Which side of the work a page is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    /// The questions, with lines to write on.
    Questions,
    /// The answers.
    Answers,
}

/// Why there is no sheet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SheetProblem {
    /// There is no question.
    Empty,
    /// A question cannot be asked.
    Unaskable {
        /// What it is called.
        id: String,
        /// Why.
        why: Unaskable,
    },
    /// The tree of a question does not fit on paper: it would have to be folded together.
    TooWide {
        /// What the question is called.
        id: String,
    },
}

impl SheetProblem {
    /// What is wrong, in the person's language.
    #[must_use]
    pub fn told(&self, lang: Lang) -> String {
        match self {
            Self::Empty => texts::sheet_empty(lang),
            Self::Unaskable { id, why } => texts::sheet_unaskable(lang, id, &why.told(lang)),
            Self::TooWide { id } => texts::sheet_too_wide(lang, id),
        }
    }
}

impl fmt::Display for SheetProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.told(Lang::En))
    }
}

impl std::error::Error for SheetProblem {}

impl Sheet {
    /// The sheet of a lesson's questions. Where the lesson leaves their order to chance, it follows
    /// from the seed.
    ///
    /// # Errors
    /// When there is no question, or one cannot be on paper.
    pub fn of_lesson(lesson: &Lesson, seed: u64, copy: (u32, u32)) -> Result<Self, SheetProblem> {
        let lesson = lesson.clone().shuffled(seed);
        let sheet = Self::of(lesson.questions().cloned(), seed, copy)?;
        let front = lesson.front;
        Ok(Self { title: front.title, deadline: front.deadline, ..sheet })
    }

    /// The sheet of some questions by themselves, which are called by their numbers.
    ///
    /// # Errors
    /// When there is no question, or one cannot be on paper.
    pub fn of_questions(
        questions: impl IntoIterator<Item = Question>,
        seed: u64,
        copy: (u32, u32),
    ) -> Result<Self, SheetProblem> {
        let askings = (1_usize..).zip(questions).map(|(number, question)| Asking {
            id: number.to_string(),
            caption: None,
            prompt: None,
            question,
        });
        Self::of(askings, seed, copy)
    }

    fn of(
        askings: impl Iterator<Item = Asking>,
        seed: u64,
        copy: (u32, u32),
    ) -> Result<Self, SheetProblem> {
        let items = askings.map(Item::new).collect::<Result<Vec<_>, _>>()?;
        if items.is_empty() {
            return Err(SheetProblem::Empty);
        }
        Ok(Self { title: None, deadline: None, seed, copy, items })
    }

    /// The pages of one side.
    #[must_use]
    pub fn pages(&self, side: Side, lang: Lang) -> Vec<Page> {
        compose::compose(self, side, lang)
    }

    /// The right answers as they would be typed, a line `number: answer` each.
    #[must_use]
    pub fn answers(&self) -> String {
        let items = (1_usize..).zip(&self.items);
        items.map(|(number, item)| compose::typed(number, &item.asked.key())).collect()
    }
}

impl Item {
    fn new(asking: Asking) -> Result<Self, SheetProblem> {
        let unaskable = |why| SheetProblem::Unaskable { id: asking.id.clone(), why };
        let asked = Asked::of(&asking.question).map_err(unaskable)?;
        if asked.session().is_some_and(|session| !tree::fits(session)) {
            return Err(SheetProblem::TooWide { id: asking.id });
        }
        Ok(Self { asking, asked })
    }
}

impl Side {
    /// The step at which the tree is shown.
    fn step(self, session: &Session) -> Step {
        match self {
            Self::Questions => Step::START,
            Self::Answers => session.trace().last_step(),
        }
    }
}

/// How many layers a tree has.
fn layers(session: &Session) -> usize {
    session.height(TreeNode::ROOT) + 1
}
