//! The frame around every page of the site: address, language, theme, notices, dialogs, keys and
//! the playback timer.
//!
//! A page is a model with messages and a view, and implements [`Page`]; [`start`] does the rest.

mod address;
mod caption;
mod clock;
mod component;
pub mod dialogs;
pub mod header;
mod keys;
mod message;
pub mod notice;
mod pace;
mod shell;
pub mod skip;

use plyscope_i18n::Lang;
use yew::prelude::*;

use crate::{browser, language};
use component::Frame;
pub use keys::{is_scrollable, Pressed};
pub use message::{sends, Callbacks, Change, Common, Dialog, Message};
pub use shell::{Notice, Shell, Theme, Unshared};

/// A page of the site.
pub trait Page: Sized + 'static {
    /// The messages of this page.
    type Message: 'static;
    /// Notices of this page.
    type Notice: 'static;

    /// The page that a fragment describes. Problems of the address become a notice. Background work
    /// sends its messages through `send`.
    fn open(fragment: &str, shell: Shell<Self::Notice>, send: &Callback<Self::Message>) -> Self;

    /// The state shared with the other pages, passed in when the page opens.
    fn shell(&self) -> &Shell<Self::Notice>;

    /// The same, mutable.
    fn shell_mut(&mut self) -> &mut Shell<Self::Notice>;

    /// The title of the page.
    fn title(lang: Lang) -> String;

    /// The message for a key, or `None` if the page does not handle it. Never called for keys with
    /// Ctrl, Cmd or Alt but undo and redo, or in a field or a dialog.
    fn meaning(pressed: &Pressed) -> Option<Message<Self::Message>>;

    /// Shows the state of an address that was changed from outside.
    fn follow(&mut self, fragment: &str) -> Change;

    /// The fragment for the current state; `None` if it is too long for an address.
    fn link(&self) -> Option<String>;

    /// The link to share, and the text that does not fit into it.
    fn shared(&self) -> (String, String) {
        (self.link().unwrap_or_default(), String::new())
    }

    /// Whether a message navigates away from the current state, so that it needs a history entry.
    fn leaves(&self, _: &Self::Message) -> bool {
        false
    }

    /// Handles a message.
    fn update(&mut self, message: Self::Message) -> Change;

    /// Renders the page.
    fn view(&self, callbacks: &Callbacks<Self::Message>) -> Html;

    /// The time between playback steps, in milliseconds; `None` while playback is stopped.
    fn tick_every(&self) -> Option<u32> {
        None
    }

    /// Shows the next step of playback.
    fn tick(&mut self) -> Change {
        Change::None
    }

    /// Called before a message is handled.
    fn before_update(&mut self, _: &Message<Self::Message>) {}

    /// Called after a message is handled and before the page is rendered: assigns work to workers.
    fn after_update(&mut self) {}

    /// Called after the page is rendered.
    fn after_render(&mut self) {}

    /// Stores what does not fit into the address. Called when the address has been written or the
    /// page is being left.
    fn keep(&self) {}

    /// Whether the work is kept by a page around this one, or by a learning platform, so that it need not be
    /// stored on the device.
    fn is_kept_elsewhere(&self) -> bool {
        false
    }
}

/// Mounts a page in the document once the texts of the user's language are loaded or have failed to
/// load.
pub fn start<P: Page>(place: &'static str) {
    wasm_bindgen_futures::spawn_local(async move {
        language::fetch(language::preferred()).await;
        if let Some(place) = browser::place(place) {
            yew::Renderer::<Frame<P>>::with_root(place).render();
        }
    });
}
