//! Messages of the page about backtracking.

use plyscope_puzzle_view::backtrack::problem::Problem;
use plyscope_puzzle_view::backtrack::rate::Rate;
use plyscope_puzzle_view::backtrack::search::Travel;
use plyscope_puzzle_view::backtrack::whole::NodeId;
use plyscope_puzzles::backtrack::{Choice, Until};

use super::counting::CountMessage;
use super::worker_request::Report;
use crate::message::Look;
use crate::worker_channel::WorkerEvent;

/// A message.
#[derive(Clone, Debug)]
pub enum Message {
    /// Another puzzle, or other choices.
    Problem(Problem),
    /// The user goes to another step; that stops playback.
    Go(Travel),
    /// Play or pause.
    Toggle,
    /// Another speed.
    Rate(Rate),
    /// Run the search on in the background.
    Run(Until),
    /// Stop it.
    Halt,
    /// An event of the exploring worker.
    Explored(WorkerEvent<Report>),
    /// Count all solutions.
    Count,
    /// An event of a counting worker.
    Counted(CountMessage),
    /// Stop the count.
    StopCount,
    /// The user plays the puzzle by hand.
    ByHand(ByHand),
    /// Pressing a square has another effect.
    Press(Press),
    /// A square of the board is blocked or unblocked.
    Block(usize),
    /// A square gets the keyboard focus.
    Focus(usize),
    /// Show another view of the tree.
    Shape(TreeShape),
    /// The camera of the whole tree moves.
    Look(Look),
    /// A node of the whole tree has the keyboard focus.
    Walk(NodeId),
    /// Show an example of the gallery.
    Exhibit(usize),
}

/// How much of the tree is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum TreeShape {
    /// All of it, where it is small enough.
    #[default]
    Whole,
    /// The current path and its alternatives.
    Branch,
}

/// The effect of pressing a square, unless the user plays by hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Press {
    /// It gets the keyboard focus.
    #[default]
    Focus,
    /// It is blocked or unblocked.
    Block,
}

/// The user's actions when playing by hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ByHand {
    /// Begin from an empty board.
    Begin,
    /// Make a choice.
    Choose(Choice),
    /// Take back the last choice.
    TakeBack,
    /// Ask for a hint.
    Ask,
    /// Let the search continue from here.
    HandOver,
    /// Stop playing, and return to the search.
    End,
}
