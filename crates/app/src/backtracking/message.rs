//! Everything that can happen to the page about backtracking.

use plyscope_core::backtrack::Until;
use plyscope_stage::backtrack::problem::Problem;
use plyscope_stage::backtrack::rate::Rate;
use plyscope_stage::backtrack::search::Travel;
use plyscope_stage::locale::Lang;

use crate::message::Theme;

/// Something that happened.
#[derive(Clone, Debug)]
pub enum Message {
    /// Another puzzle, or other choices.
    Problem(Problem),
    /// The person goes to another step; that ends the film.
    Go(Travel),
    /// Play or pause.
    Toggle,
    /// The clock says that it is time for the next picture.
    Tick,
    /// Another speed.
    Rate(Rate),
    /// The search is to run on in the background.
    Run(Until),
    /// It is to stop.
    Halt,
    /// A square has the keyboard focus.
    Focus(usize),
    /// An exhibit of the gallery is to be shown.
    Exhibit(usize),
    /// A dialog opens.
    Open(Dialog),
    /// The open dialog closes.
    Close,
    /// Another language.
    Speak(Lang),
    /// The texts of a language have come, or could not be had.
    Learnt(Lang),
    /// Other colours.
    Paint(Theme),
    /// The link is to be copied.
    Share,
    /// Whether the link was copied.
    Shared(bool),
    /// Someone changed the address.
    Address,
    /// It is time to write the address.
    Settle,
    /// The notice has been read.
    Dismiss,
}

/// The dialogs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Dialog {
    /// The gallery.
    Gallery,
    /// Help.
    Help,
}
