//! Everything that can happen to the page about coroutines.

use plyscope_core::coroutine::{Label, SearchTree};
use plyscope_stage::coroutine::travel::Travel;
use plyscope_stage::locale::Lang;
use plyscope_stage::playback::Speed;

use crate::message::Theme;

/// Something that happened.
#[derive(Clone, Debug)]
pub enum Message {
    /// Another tree.
    Labels(SearchTree),
    /// Something else is looked for, or nothing.
    Wanted(Option<Label>),
    /// The person goes to another step; that ends the film.
    Go(Travel),
    /// Play or pause.
    Toggle,
    /// The clock says that it is time for the next step.
    Tick,
    /// Another speed.
    Speed(Speed),
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
