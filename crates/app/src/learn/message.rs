//! What can happen to the page for learning alone.

use plyscope_core::TreeNode;
use plyscope_stage::lesson::playing::Go;
use plyscope_stage::lesson::source::Source;
use plyscope_stage::locale::Lang;
use plyscope_stage::quiz::practice::Plan;
use plyscope_stage::quiz::sketch::Reach;

/// Something that happened.
#[derive(Clone, Debug)]
pub enum Message {
    /// The answer is another one now: as it is typed, or as a drawing has it.
    Write(String),
    /// The field of the answer was left.
    Leave,
    /// A node of the tree was pressed.
    Press(TreeNode, Reach),
    /// The keyboard goes to a node of the tree.
    Walk(TreeNode),
    /// Another moment of the search is to be looked at.
    Look(usize),
    /// The answer is to be graded.
    Check,
    /// A hint is asked for.
    Hint,
    /// The person begins again with the question.
    StartAgain,
    /// The right answer is to be shown.
    ShowKey,
    /// Something else is to be practised.
    Wish(Plan),
    /// What the trees are made from, as it is typed; nothing for chance.
    Seed(String),
    /// The text of a lesson has come, which was asked for in a language; nothing if it cannot be had.
    Fetched(Source, Lang, Option<String>),
    /// The person has a lesson of their own; nothing if its file cannot be read.
    Own(Option<String>),
    /// Another step of a scene of the lesson, which is its part with a number.
    Turn(usize, Go),
    /// Who reads the lesson, as it is typed.
    Name(String),
    /// The results are to be saved as a file.
    HandIn,
    /// The progress is to be saved as a file.
    Export,
    /// The progress is to be erased, or not after all.
    Erase(Erasing),
}

/// How far the erasing of the progress is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Erasing {
    /// Nobody wants that.
    #[default]
    No,
    /// The person is asked whether they mean it.
    Asked,
    /// They do.
    Meant,
}
