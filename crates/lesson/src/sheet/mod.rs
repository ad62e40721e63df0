//! Worksheets: questions and answers on pages of lines and words, written as HTML, as SVG or, by
//! the command, as PDF.

mod batch;
mod board;
mod column;
mod compose;
mod listing;
pub mod order;
pub mod page;
mod tree;
mod write;

use std::collections::BTreeMap;
use std::fmt;

use plyscope_search::{Step, TreeNode};

use crate::{Asking, Front, Lesson};
use column::Column;
use page::{Page, Paper};
use plyscope_export::figure::mark::Mark;
use plyscope_i18n::{texts, Lang};
use plyscope_quiz::asked::{Asked, Unaskable};
use plyscope_quiz::question::Question;
use plyscope_session::Session;
use plyscope_view::scene::tree::TreeScene;

pub use batch::{Batch, Sides};
pub use write::{html, svg};

/// The most copies that are made at once.
pub const MAX_COPIES: u32 = 500;

/// One student's copy of a sheet.
#[derive(Clone, Debug)]
pub struct Sheet {
    /// Its title.
    pub title: Option<String>,
    /// The deadline.
    pub deadline: Option<String>,
    /// The seed; it is printed on every page, so that the sheet can be reproduced.
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

/// The side of a page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    /// The questions, with lines to write on.
    Questions,
    /// The answers.
    Answers,
}

/// Why a sheet cannot be made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SheetProblem {
    /// There is no question.
    Empty,
    /// A question cannot be asked.
    Unaskable {
        /// The name of the question.
        id: String,
        /// Why.
        why: Unaskable,
    },
    /// The tree of a question does not fit on paper: it would have to be collapsed.
    TooWide {
        /// The name of the question.
        id: String,
    },
}

impl SheetProblem {
    /// The message, in the user's language.
    #[must_use]
    pub fn message(&self, lang: Lang) -> String {
        match self {
            Self::Empty => texts::sheet_empty(lang),
            Self::Unaskable { id, why } => texts::sheet_unaskable(lang, id, &why.message(lang)),
            Self::TooWide { id } => texts::sheet_too_wide(lang, id),
        }
    }
}

impl fmt::Display for SheetProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message(Lang::En))
    }
}

impl std::error::Error for SheetProblem {}

impl Sheet {
    /// The sheet of a lesson's questions. Random parts follow from the seed.
    ///
    /// # Errors
    /// When there is no question, or one cannot be printed.
    pub fn of_lesson(lesson: &Lesson, seed: u64, copy: (u32, u32)) -> Result<Self, SheetProblem> {
        Self::with(lesson, seed, copy, &mut Items::default())
    }

    /// The same, with the questions that all copies share.
    fn with(
        lesson: &Lesson,
        seed: u64,
        copy: (u32, u32),
        known: &mut Items,
    ) -> Result<Self, SheetProblem> {
        let lesson = lesson.clone().dealt(seed);
        let items = lesson.questions().map(|asking| known.item(asking));
        let items = items.collect::<Result<Vec<_>, _>>()?;
        if items.is_empty() {
            return Err(SheetProblem::Empty);
        }
        let Front { title, deadline, .. } = lesson.front;
        Ok(Self { title, deadline, seed, copy, items })
    }

    /// The pages of one side.
    #[must_use]
    pub fn pages(&self, side: Side, paper: Paper, lang: Lang) -> Vec<Page> {
        compose::compose(self, side, paper, lang)
    }

    /// The right answers as they would be typed, a line `number: answer` each.
    #[must_use]
    pub fn answers(&self) -> String {
        let items = (1_usize..).zip(&self.items);
        items.map(|(number, item)| compose::typed(number, &item.asked.key())).collect()
    }
}

/// The questions of a lesson that are not random, by name.
#[derive(Default)]
struct Items(BTreeMap<String, Item>);

impl Items {
    fn item(&mut self, asking: &Asking) -> Result<Item, SheetProblem> {
        if asking.chance.is_some() {
            return Item::new(asking.clone());
        }
        if let Some(item) = self.0.get(&asking.id) {
            return Ok(item.clone());
        }
        let item = Item::new(asking.clone())?;
        self.0.insert(asking.id.clone(), item.clone());
        Ok(item)
    }
}

/// Whether a question can be printed.
#[must_use]
pub fn fits_on_paper(question: &Question) -> bool {
    Asked::of(question).is_ok_and(|asked| fits(&asked))
}

/// Whether the trees of a question and of its answer can be printed.
fn fits(asked: &Asked) -> bool {
    [asked.shown_session(), asked.session()].into_iter().flatten().all(tree::fits)
}

/// The marks of a question's tree or boards, and their width and height in points.
#[must_use]
pub fn question_marks(asked: &Asked, lang: Lang) -> (Vec<Mark>, (f64, f64)) {
    let (mut marks, boards) = (Vec::new(), asked.boards());
    let column = Column::full(Paper::A4);
    let mut height = board::height(&boards, column);
    board::draw(&boards, lang, (column, 0.0), &mut marks);
    if let Some(session) = asked.shown_session() {
        let dress = |scene: &mut TreeScene| asked.dress(scene);
        tree::draw((session, dress), Side::Questions, lang, (column, height), &mut marks);
        height += tree::height(session, column);
    }
    (marks, (Paper::A4.size().0, height))
}

impl Item {
    fn new(asking: Asking) -> Result<Self, SheetProblem> {
        let unaskable = |why| SheetProblem::Unaskable { id: asking.id.clone(), why };
        let asked = Asked::of(&asking.question).map_err(unaskable)?;
        if !fits(&asked) {
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
