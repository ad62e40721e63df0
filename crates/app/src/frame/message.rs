//! Messages of a page.

use plyscope_i18n::Lang;
use yew::Callback;

use super::shell::{Theme, Unshared};

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
    /// Switch to another language.
    SetLanguage(Lang),
    /// The texts of a language were loaded, or failed to load.
    LanguageLoaded(Lang),
    /// Switch the theme.
    Paint(Theme),
    /// Share the current view.
    Share,
    /// The share dialog is open (`None`), or failed to load.
    Shared(Option<Unshared>),
    /// The timer has ticked.
    Tick,
    /// The address was changed from outside.
    Address,
    /// Write the address.
    Settle,
    /// The page is being left or reloaded.
    Leave,
    /// Close the notice.
    Dismiss,
}

impl Common {
    /// Whether the user's work goes on by it; changing the language or the theme does not count.
    pub const fn goes_on(&self) -> bool {
        match self {
            Self::Open(_) | Self::Close | Self::Share | Self::Tick | Self::Address => true,
            Self::SetLanguage(_) | Self::LanguageLoaded(_) | Self::Paint(_) => false,
            Self::Shared(_) | Self::Settle | Self::Leave | Self::Dismiss => false,
        }
    }
}

/// The dialogs that all pages share.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Dialog {
    /// The gallery.
    Gallery,
    /// Help.
    Help,
}

/// The effect of a message.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Change {
    /// Nothing visible.
    None,
    /// The page has to be rendered.
    Look,
    /// The page has to be rendered and its address written.
    Address,
}

/// The callbacks for messages.
#[derive(Clone, PartialEq, Debug)]
pub struct Callbacks<M> {
    /// For this page's own messages.
    pub own: Callback<M>,
    /// For the messages of every page.
    pub common: Callback<Common>,
}

/// A callback that sends a fixed message for any event.
pub fn sends<M: Clone + 'static, E>(send: &Callback<M>, message: M) -> Callback<E> {
    let send = send.clone();
    Callback::from(move |_| send.emit(message.clone()))
}
