//! Messages of the page of game trees.

use plyscope_games::weights::Weights;
use plyscope_search::{Player, Step, TreeNode, Value};
use plyscope_session::edit::Edit;
use plyscope_session::playback;
use plyscope_setup::ask::Ask;
use plyscope_setup::catalog::GameSpec;
use plyscope_setup::dialog_request::DialogId;
use plyscope_setup::view::View;
use plyscope_setup::Setup;
use plyscope_view::scene::camera::Viewport;

use crate::model::MatchMessage;
use crate::questions::Opened;
use crate::searcher::Reply;

/// A message.
#[derive(Clone, Debug)]
pub enum Message {
    /// The tree's text was edited.
    Text(String),
    /// Offer to show the trace of a program.
    BeginTrace,
    /// Show the trace of a program, with this text.
    Trace(String),
    /// The file of a trace cannot be read.
    TraceUnreadable,
    /// Go back from the trace to the search.
    EndTrace,
    /// Search another tree, with this text.
    Tree(String),
    /// Change the search.
    Setup(Setup),
    /// Change the player at the root.
    Root(Player),
    /// Ask about this before the search shows it, or about nothing.
    Ask(Option<Ask>),
    /// Search this game, or the tree.
    Game(Option<GameSpec>),
    /// Evaluate the current game by these weights.
    Weights(Weights),
    /// Search the current game from another of its positions.
    SearchFrom(GameSpec),
    /// A message of the match against the search.
    Match(MatchMessage),
    /// The pointer is over a position, or no longer.
    Point(Option<TreeNode>),
    /// Expand or collapse a node.
    Toggle(TreeNode),
    /// Show this view.
    View(View),
    /// Show the other view.
    SwitchView,
    /// A move beside the path was pressed: go to this step, or, if there is none, to the node.
    Visit(TreeNode, Option<Step>),
    /// A playback message.
    Play(playback::Message),
    /// A node was chosen.
    Choose(TreeNode),
    /// The keys move to a node: choose it, show it and focus it.
    Walk(TreeNode),
    /// A move below the board was pressed: choose the node that it leads to, and show it.
    Follow(TreeNode),
    /// Start editing the value of a leaf in place, with this key.
    BeginEditing(TreeNode, Option<char>),
    /// A number is typed while a node may be chosen.
    TypeNumber(Option<char>),
    /// Editing ends, with this value or without one; the focus returns to where it was.
    EndEditing(Option<Value>),
    /// The same, if the focus has moved elsewhere.
    LeaveEditing(Option<Value>),
    /// Edit the tree.
    Edit(Edit),
    /// Undo.
    Undo,
    /// Redo.
    Redo,
    /// Show an example of the gallery.
    Exhibit(usize),
    /// Move the camera.
    Look(Look),
    /// Show or hide the L-names.
    ToggleNames,
    /// Open a dialog of the dialog program.
    OpenDialog(DialogId),
    /// The dialog is open.
    DialogOpened,
    /// The dialog program could not be loaded.
    DialogUnavailable(DialogId),
    /// Print the page.
    Print,
    /// The questions that interrupt the search were fetched, or could not be.
    Asking(Opened),
    /// A question was answered or skipped, so that the search may go on.
    GoOn,
    /// A reply of the worker.
    Worker(Box<Reply>),
    /// Cancel the search in the worker.
    Cancel,
    /// Retry the failed search.
    Retry,
}

/// Movements of the camera.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Look {
    /// The viewport has this size now.
    Size(Viewport),
    /// Show the whole tree.
    Fit,
    /// Zoom in by `factor` around a point in pixels, or around the middle.
    Zoom {
        /// The zoom factor.
        factor: f64,
        /// The point that stays in place.
        at: Option<(f64, f64)>,
    },
    /// Move by pixels.
    Pan(f64, f64),
    /// Centre a point of the layout, in layout units.
    At {
        /// The x.
        x: f64,
        /// The layer; fractions are between layers.
        layer: f64,
    },
}
