//! What can happen to the page about backtracking alone.

use plyscope_puzzle_view::backtrack::problem::Problem;
use plyscope_puzzle_view::backtrack::rate::Rate;
use plyscope_puzzle_view::backtrack::search::Travel;
use plyscope_puzzle_view::backtrack::whole::NodeId;
use plyscope_puzzles::backtrack::{Choice, Until};

use super::counting::CountMessage;
use super::worker_request::Report;
use crate::message::Look;
use crate::worker_channel::WorkerEvent;

/// Something that happened.
#[derive(Clone, Debug)]
pub enum Message {
    /// Another puzzle, or other choices.
    Problem(Problem),
    /// The person goes to another step; that ends the film.
    Go(Travel),
    /// Play or pause.
    Toggle,
    /// Another speed.
    Rate(Rate),
    /// The search is to run on in the background.
    Run(Until),
    /// It is to stop.
    Halt,
    /// What the worker has found, or that there is none.
    Explored(WorkerEvent<Report>),
    /// All solutions are to be counted.
    Count,
    /// What a worker has counted, or that there is none.
    Counted(CountMessage),
    /// The count is to stop.
    StopCount,
    /// The person takes the puzzle into their own hands, or makes a move.
    ByHand(ByHand),
    /// What it means to press a square is another thing now.
    Press(Press),
    /// A square of the board is blocked out, or open again.
    Block(usize),
    /// A square has the keyboard focus.
    Focus(usize),
    /// Another view of the tree.
    Shape(TreeShape),
    /// The camera of the whole tree moves.
    Look(Look),
    /// A node of the whole tree has the keyboard focus.
    Walk(NodeId),
    /// An exhibit of the gallery is to be shown.
    Exhibit(usize),
}

/// What is shown of the tree.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum TreeShape {
    /// All of it, where it is small enough.
    #[default]
    Whole,
    /// The current path, and what else could be chosen on it.
    Branch,
}

/// What it means to press a square, unless the person plays by hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Press {
    /// It has the keyboard focus then.
    #[default]
    Focus,
    /// It is blocked out, or open again.
    Block,
}

/// What can be done by hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ByHand {
    /// Begin from an empty board.
    Begin,
    /// Make a choice.
    Choose(Choice),
    /// Take the last choice back.
    TakeBack,
    /// Ask for advice.
    Ask,
    /// Let the search go on from here.
    HandOver,
    /// Leave it, and go back to where the search was.
    End,
}
