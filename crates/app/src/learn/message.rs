//! Messages of the page for learning.

use plyscope_lesson::course::Version;
use plyscope_lesson::question_handout::Handout;
use plyscope_lesson::sheet::order::Order;
use plyscope_lesson::{Lesson, TooLong};
use plyscope_player::film::Go;
use plyscope_puzzle_view::backtrack::problem::Problem;
use plyscope_quiz::author::Key;
use plyscope_quiz::practice::{Level, Plan};
use plyscope_quiz::question::Kind;
use plyscope_quiz::sketch::Reach;
use plyscope_search::TreeNode;

use super::course::Trouble;
use super::host::Loss;
use super::packing::Packed;
use crate::searcher::Reply;

/// A message.
#[derive(Clone, Debug)]
pub enum Message {
    /// Something is wrong between the page and the learning platform that has opened it.
    Trouble(Trouble),
    /// The lesson is to be packed for a learning platform, or what is said for that.
    Pack(Pack),
    /// The answer is another one now: as it is typed, or as a drawing has it.
    Write(String),
    /// The answer is another one, since something was pressed.
    Put(String),
    /// The answer is another one, since something was pressed to reply at one of several moments.
    Reply(usize, String),
    /// The field of the answer was left.
    Leave,
    /// A node of the tree was pressed.
    Press(TreeNode, Reach),
    /// The keyboard goes to a node of the tree.
    Walk(TreeNode),
    /// The keyboard goes to a square of the board.
    WalkBoard(usize),
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
    /// The text of the lesson with a number has come, and was read; or it cannot be had.
    Fetched(u32, Result<Fetched, Loss>),
    /// What the lesson with a number says to the person with a seed.
    Dealt(u32, u64, Box<Lesson>),
    /// A lesson that could not be had is to be fetched once more.
    Again,
    /// Scenes of the lesson, which are its parts with numbers, come near the screen, or are no longer
    /// near it.
    Near(Vec<(usize, bool)>),
    /// The next scene near the screen is to be prepared.
    Prepare,
    /// A worker tells of the search of a scene of the lesson with a number.
    Searched(u32, Box<Reply>),
    /// The page goes on paper, or comes back from there.
    Paper(bool),
    /// The person has a lesson of their own; nothing if its file cannot be read.
    Own(Option<String>),
    /// Another step of a scene of the lesson, which is its part with a number.
    Turn(usize, Go),
    /// Who reads the lesson, as it is typed.
    Name(String),
    /// The results are to be saved as a file.
    HandIn,
    /// Other sheets of paper are wanted.
    Order(Order),
    /// The sheets are to be printed.
    Print,
    /// The sheets are to be saved as a file.
    SaveSheets,
    /// The progress is to be saved as a file.
    Export,
    /// The progress is to be erased, or not after all.
    Erase(Erasing),
    /// A question is being built.
    Build(Build),
}

/// A lesson that was fetched and read.
#[derive(Clone, Debug)]
pub struct Fetched {
    /// Its text.
    pub text: String,
    /// What it says.
    pub read: Result<Box<Lesson>, TooLong>,
}

/// Something that happens on the way to a package of the lesson.
#[derive(Clone, Debug)]
pub enum Pack {
    /// It is to be of another version.
    Version(Version),
    /// What must be earned to pass, in per cent, as it is typed; nothing where being done is all.
    Pass(String),
    /// It is to be made.
    Make,
    /// It was made, or could not be.
    Made(Packed),
}

/// Something that happens to a question that is being built.
#[derive(Clone, Debug)]
pub enum Build {
    /// Something else is to be asked.
    Ask(Kind),
    /// A part of it is said otherwise: chosen, or as it is typed.
    Set(Key, String),
    /// A part of it is to be as usual.
    Unsay(Key),
    /// It is to be about another puzzle.
    Board(Problem),
    /// It is to be about the next moment that is worth a question.
    NextMoment,
    /// Trees are to be made for another level.
    Level(Level),
    /// What trees are made from, as it is typed; nothing for chance.
    Seed(String),
    /// A tree is to be made.
    Make,
    /// The tree is wanted back that was there before.
    TakeBack,
    /// It is to be copied.
    Copy(Handout),
    /// It was copied, or could not be.
    Copied(Handout, Copying),
}

/// What came of copying.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Copying {
    /// It is on the clipboard.
    Done,
    /// The clipboard is out of reach.
    Refused,
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
