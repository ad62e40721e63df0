//! Messages of the page for learning.

use plyscope_classroom::bank::Format;
use plyscope_exercise::Code;
use plyscope_lesson::check::Report;
use plyscope_lesson::course::Version;
use plyscope_lesson::question_handout::Handout;
use plyscope_lesson::sheet::order::Order;
use plyscope_lesson::{Lesson, TooLong};
use plyscope_player::film::Go;
use plyscope_practice::author::Key;
use plyscope_practice::{Level, Plan};
use plyscope_puzzle_view::backtrack::problem::Problem;
use plyscope_quiz::question::{Kind, Question};
use plyscope_quiz::sketch::{Reach, Room};
use plyscope_search::TreeNode;
use web_sys::File;

use super::banking::State;
use super::course::Trouble;
use super::host::Loss;
use super::packing::Packed;
use crate::searcher::Reply;

/// A message.
#[derive(Clone, Debug)]
pub enum Message {
    /// A problem with the learning platform.
    Trouble(Trouble),
    /// Pack the lesson for a learning platform, or change its options.
    Pack(Pack),
    /// Write a question bank, or change its options.
    Bank(Bank),
    /// The answer was typed.
    Write(String),
    /// The answer was changed by a press.
    Put(String),
    /// The answer was changed by a press at one of several stops.
    Reply(usize, String),
    /// A program was found right in another tab.
    Found(Code),
    /// Another tab may have stored answers.
    CatchUp,
    /// The field of the answer was left.
    Leave,
    /// Look for errors in the answer, if this is still the question and the answer.
    Proofread(Box<(Question, String)>),
    /// The tree of the question has this place on the page.
    Room(Room),
    /// A node of the tree was pressed.
    Press(TreeNode, Reach),
    /// The focus moves to a node of the tree.
    Walk(TreeNode),
    /// The focus moves to a square of the board.
    WalkBoard(usize),
    /// Show another stop of the search.
    Look(usize),
    /// Grade the answer.
    Check,
    /// Take a hint.
    Hint,
    /// Start the question again.
    StartAgain,
    /// Show the right answer.
    ShowKey,
    /// Deal another question of the kind.
    Another,
    /// Change the practice plan.
    Wish(Plan),
    /// The typed seed of the trees; empty for a random one.
    Seed(String),
    /// The lesson with this number was fetched and parsed, or could not be loaded.
    Fetched(u32, Result<Fetched, Loss>),
    /// The lesson with this number was dealt with this seed.
    Dealt(u32, u64, Box<Lesson>),
    /// The lesson with this number was checked.
    Checked(u32, Box<Report>),
    /// Fetch the lesson again.
    Again,
    /// Scenes, by part number, come near the screen or leave it.
    Near(Vec<(usize, bool)>),
    /// Prepare the next scene near the screen.
    Prepare,
    /// A worker's reply for a scene of the lesson with this number.
    Searched(u32, Box<Reply>),
    /// Printing starts or ends.
    Paper(bool),
    /// The user opens a lesson file; `None` if it is unreadable.
    Own(Option<String>),
    /// A question of a scene, given by its name, has these replies so far.
    Replied(String, String),
    /// Go to another step of a scene, given by its part number.
    Turn(usize, Go),
    /// Open the results of a class, with files that were chosen or dropped.
    OpenClass(Vec<File>),
    /// They are open, or could not be opened.
    ClassOpened(bool),
    /// Play a scene, given by its part number, or pause it.
    Play(usize),
    /// The typed name of the user.
    Name(String),
    /// Hand the lesson in, ask to confirm, or cancel.
    Finish(Finishing),
    /// The lesson is opened next at its results.
    ToResults,
    /// Save the results as a file, or ask for a name first.
    HandIn,
    /// Change the order of worksheets.
    Order(Order),
    /// Print the worksheets.
    Print,
    /// Save the worksheets as a file.
    SaveSheets,
    /// Save the progress as a file.
    Export,
    /// Erase the progress, ask to confirm, or cancel.
    Erase(Erasing),
    /// A message of the question builder.
    Build(Build),
}

/// A lesson that was fetched and parsed.
#[derive(Clone, Debug)]
pub struct Fetched {
    /// Its text.
    pub text: String,
    /// The parsed lesson.
    pub read: Result<Box<Lesson>, TooLong>,
}

/// A message of packing a lesson.
#[derive(Clone, Debug)]
pub enum Pack {
    /// Change the version.
    Version(Version),
    /// The typed passing score in per cent; empty if completing is enough.
    Pass(String),
    /// Make the package.
    Make,
    /// That of the lesson with this number was made, or could not be.
    Made(u32, Packed),
}

/// A message of writing a question bank.
#[derive(Clone, Debug)]
pub enum Bank {
    /// Change the format.
    Format(Format),
    /// The typed number of copies.
    Copies(String),
    /// The typed seed.
    Seed(String),
    /// Write it.
    Make,
    /// That of the lesson with this number was written, or could not be.
    Made(u32, State),
}

/// A message of the question builder.
#[derive(Clone, Debug)]
pub enum Build {
    /// Change the kind of question.
    Ask(Kind),
    /// Set a part of the question.
    Set(Key, String),
    /// Reset a part to its default.
    Unsay(Key),
    /// Change the puzzle.
    Board(Problem),
    /// Go to the next position worth a question.
    NextMoment,
    /// Change the level of generated trees.
    Level(Level),
    /// The typed seed of the trees; empty for a random one.
    Seed(String),
    /// Generate a tree.
    Make,
    /// Bring back the previous tree.
    TakeBack,
    /// Copy the question.
    Copy(Handout),
    /// It was copied, or could not be.
    Copied(Handout, Copying),
}

/// The result of copying.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Copying {
    /// It is on the clipboard.
    Done,
    /// The clipboard is unavailable.
    Refused,
}

/// The state of handing a lesson in.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Finishing {
    /// Not requested.
    #[default]
    No,
    /// Waiting for confirmation.
    Asked,
    /// Confirmed.
    Meant,
}

/// The state of erasing the progress.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Erasing {
    /// Not requested.
    #[default]
    No,
    /// Waiting for confirmation.
    Asked,
    /// Confirmed.
    Meant,
}

/// The state of saving the results.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Saving {
    /// Not requested.
    #[default]
    No,
    /// The student was asked for a name.
    Unnamed,
    /// They were saved in a file of this name.
    Saved(String),
}
