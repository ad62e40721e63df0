//! Messages of a page.

use plyscope_i18n::Lang;
use yew::Callback;

use super::shell::Theme;

/// A message of a page.
#[derive(Clone, Debug)]
pub enum Message<M> {
    /// A message that every page has.
    Common(Common),
    /// A message of this page.
    Own(M),
}

/// The messages that every page has.
#[derive(Clone, Debug)]
pub enum Common {
    /// A dialog opens.
    Open(Dialog),
    /// The open dialog closes.
    Close,
    /// Another language.
    SetLanguage(Lang),
    /// The texts of a language have come, or could not be had.
    LanguageLoaded(Lang),
    /// Other colours.
    Paint(Theme),
    /// What is seen is to be shared.
    Share,
    /// The dialog for that is open; or it could not be had, and whether the link was copied instead.
    Shared(Option<bool>),
    /// The clock says that it is time for the next picture.
    Tick,
    /// Someone changed the address.
    Address,
    /// It is time to write the address.
    Settle,
    /// The page is being left, perhaps to be reloaded.
    Leave,
    /// The notice has been read.
    Dismiss,
}

impl Common {
    /// Whether the person goes on with something by it. Reading in other words or colours is no going
    /// on.
    pub const fn goes_on(&self) -> bool {
        match self {
            Self::Open(_) | Self::Close | Self::Share | Self::Tick | Self::Address => true,
            Self::SetLanguage(_) | Self::LanguageLoaded(_) | Self::Paint(_) => false,
            Self::Shared(_) | Self::Settle | Self::Leave | Self::Dismiss => false,
        }
    }
}

/// The dialogs that pages have in common.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Dialog {
    /// The gallery.
    Gallery,
    /// Help.
    Help,
}

/// What comes of a message.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Change {
    /// Nothing that is seen.
    None,
    /// The page looks different now.
    Look,
    /// So does its address, which is soon to be written.
    Address,
}

/// Who hears what happens.
#[derive(Clone, PartialEq, Debug)]
pub struct Callbacks<M> {
    /// Of what happens to this page alone.
    pub own: Callback<M>,
    /// Of what happens to every page.
    pub common: Callback<Common>,
}

/// A callback that sends the same message whatever happened.
pub fn sends<M: Clone + 'static, E>(send: &Callback<M>, message: M) -> Callback<E> {
    let send = send.clone();
    Callback::from(move |_| send.emit(message.clone()))
}
