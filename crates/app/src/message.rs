//! Messages of the page of game trees.

use plyscope_search::{Player, Step, TreeNode, Value};
use plyscope_setup::catalog::GameSpec;
use plyscope_setup::view::View;
use plyscope_setup::Setup;
use plyscope_view::dialog_request::DialogId;
use plyscope_view::edit::Edit;
use plyscope_view::playback;
use plyscope_view::scene::camera::Viewport;

use crate::model::MatchMessage;
use crate::searcher::Reply;

/// A message.
#[derive(Clone, Debug)]
pub enum Message {
    /// The tree's text is now this.
    Text(String),
    /// Another tree is to be searched, with this text.
    Tree(String),
    /// The search is to be this one.
    Setup(Setup),
    /// Who is to move at the root.
    Root(Player),
    /// This game is to be searched, or the tree.
    Game(Option<GameSpec>),
    /// The game that is searched is to be searched from another of its positions.
    SearchFrom(GameSpec),
    /// Something happens in a match against the search.
    Match(MatchMessage),
    /// A position is pointed at, or no longer.
    Point(Option<TreeNode>),
    /// A node unfolds, or folds.
    Toggle(TreeNode),
    /// This picture is to be shown.
    View(View),
    /// The other picture is to be shown.
    SwitchView,
    /// A move beside the path was pressed: to this step, or, where there is none, to the node.
    Visit(TreeNode, Option<Step>),
    /// Going through the steps.
    Play(playback::Message),
    /// A node was chosen, or none.
    Choose(Option<TreeNode>),
    /// The keys walk to a node, which is chosen, seen and focused.
    Walk(TreeNode),
    /// The value of a leaf is to be typed at its place, from this key on.
    BeginEditing(TreeNode, Option<char>),
    /// A number is typed where a node may be chosen.
    TypeNumber(Option<char>),
    /// The typing of a value ends with this one, or without; the keyboard goes on where it was.
    EndEditing(Option<Value>),
    /// The same, where the person has gone elsewhere.
    LeaveEditing(Option<Value>),
    /// The keyboard goes to a part of the page.
    Skip(&'static str),
    /// The tree is to be changed.
    Edit(Edit),
    /// Back to the text before.
    Undo,
    /// On to the text that was undone.
    Redo,
    /// Show an example of the gallery.
    Exhibit(usize),
    /// The camera is to do something.
    Look(Look),
    /// The L-names are to be shown, or no longer.
    ToggleNames,
    /// A dialog of the program of the dialogs is to open.
    OpenDialog(DialogId),
    /// It is open.
    DialogOpened,
    /// It could not be had.
    DialogUnavailable(DialogId),
    /// The page is to be printed.
    Print,
    /// The worker says how far it is, or what came out.
    Worker(Box<Reply>),
    /// The search in the worker is no longer wanted.
    Cancel,
    /// The search that came to nothing is to be tried again.
    Retry,
}

/// What the camera can do.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Look {
    /// The place for the tree has this size now.
    Size(Viewport),
    /// Show the whole tree.
    Fit,
    /// Get `factor` times as near, around a place in pixels, or around the middle.
    Zoom {
        /// How much nearer.
        factor: f64,
        /// What stays where it is.
        at: Option<(f64, f64)>,
    },
    /// Move by pixels.
    Pan(f64, f64),
    /// Show a place of the layout, in its unit, in the middle.
    At {
        /// The x.
        x: f64,
        /// The layer; fractions are between layers.
        layer: f64,
    },
}
