//! Messages of the page.

use std::rc::Rc;

use plyscope_judge::link::{Language, Written};
use plyscope_search::{Player, TreeNode};
use plyscope_session::playback;
use plyscope_setup::Setup;

use super::found::Found;
use super::model::Outcome;
use super::unfolded::Unfolded;

/// A message.
#[derive(Clone)]
pub enum Message {
    /// The program was changed.
    Program(String),
    /// The text of the tree was changed.
    Tree(String),
    /// The other player moves at the root.
    Root(Player),
    /// Another search is to be written.
    Setup(Setup),
    /// Another language.
    Language(Language),
    /// A search is written, or a game.
    Written(Written),
    /// Another depth of a game's tree.
    Plies(Option<u32>),
    /// Save the program as a file.
    Save,
    /// The text of a file that was opened; `None` if it cannot be read.
    Opened(Option<String>),
    /// Begin to play the game; the player that the reader is.
    Begin(Player),
    /// The reader's move in the game, which leads to a node.
    Move(TreeNode),
    /// Show an example.
    Example(usize),
    /// Replace the program with the one that the page begins with.
    Reset,
    /// Bring back the program that was replaced.
    BringBack,
    /// Something is kept anew, perhaps by another tab.
    StorageChanged,
    /// Run the program on the tree.
    Run,
    /// Compare it with the search to write, on many trees.
    Check,
    /// Copy the code of the program, which is right.
    CopyCode,
    /// Whether it was copied.
    Copied(bool),
    /// End what runs.
    Stop,
    /// What a job reports, with its number.
    News(u32, News),
    /// Take the tree on which the program was found to fail, and run it there.
    ShowFailing,
    /// Go to another step.
    Play(playback::Message),
    /// Go to the step at which a node is visited.
    Visit(TreeNode),
}

/// What a job reports.
#[derive(Clone)]
pub enum News {
    /// The program was run on a tree.
    Ran(Rc<Outcome>),
    /// The game was unfolded.
    Unfolded(Rc<Unfolded>),
    /// So many trees or boards are checked; whether the program has failed, and only a smaller tree is looked for.
    Checked {
        /// How many.
        answered: usize,
        /// Whether a smaller tree is looked for.
        shrinks: bool,
    },
    /// What the check has found.
    Found(Rc<Found>),
    /// It was ended.
    Stopped,
    /// What runs programs could not be fetched; why.
    NotFetched(String),
}
