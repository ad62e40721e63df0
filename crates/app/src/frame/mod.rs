//! What is around every page of the site: its address and its link, the language and the colours,
//! what is told in passing, the dialogs, the keys and the clock of a film.
//!
//! A page is a model with its messages and its view. It says so by [`Page`], and [`start`] does the
//! rest.

mod address;
mod clock;
mod component;
pub mod dialogs;
pub mod header;
mod keys;
mod message;
pub mod notice;
mod pace;
mod shell;

use plyscope_i18n::Lang;
use yew::prelude::*;

use crate::{browser, language};
use component::Frame;
pub use keys::Pressed;
pub use message::{sends, Callbacks, Change, Common, Dialog, Message};
pub use shell::{Notice, Shell, Theme};

/// A page of the site.
pub trait Page: Sized + 'static {
    /// What can happen to this page and to no other.
    type Message: 'static;
    /// Notices of this page.
    type Notice: 'static;

    /// The page as an address wishes it, by its part from `#` on. What is wrong with the address is
    /// told in passing. Through `send` the page hears what it does in the background.
    fn open(fragment: &str, shell: Shell<Self::Notice>, send: &Callback<Self::Message>) -> Self;

    /// What it shares with the other pages; it is handed over when the page opens.
    fn shell(&self) -> &Shell<Self::Notice>;

    /// The same, to be changed.
    fn shell_mut(&mut self) -> &mut Shell<Self::Notice>;

    /// What the browser calls the page.
    fn title(lang: Lang) -> String;

    /// What a key means where it was pressed; `None` when the page does not want it. Keys with a
    /// modifier and keys in a field or a dialog are never asked about.
    fn meaning(pressed: &Pressed) -> Option<Message<Self::Message>>;

    /// Shows what an address says that somebody else wrote.
    fn follow(&mut self, fragment: &str) -> Change;

    /// The part of the address behind `#` that shows what is shown; `None` when it would be too long
    /// for an address.
    fn link(&self) -> Option<String>;

    /// What is shared: its link, and the text that the link has no room for.
    fn shared(&self) -> (String, String) {
        (self.link().unwrap_or_default(), String::new())
    }

    /// Whether a message leads away from what is shown, to something else, so that there has to be a
    /// way back.
    fn leaves(&self, _: &Self::Message) -> bool {
        false
    }

    /// Does what a message says.
    fn update(&mut self, message: Self::Message) -> Change;

    /// All that is seen of the page.
    fn view(&self, callbacks: &Callbacks<Self::Message>) -> Html;

    /// How long a picture of the film lasts, in milliseconds; `None` while no film runs.
    fn tick_every(&self) -> Option<u32> {
        None
    }

    /// Shows the next picture of the film.
    fn tick(&mut self) -> Change {
        Change::None
    }

    /// Something is about to happen to the page.
    fn before_update(&mut self, _: &Message<Self::Message>) {}

    /// Something has happened to the page, and it has not been drawn again yet: workers are given
    /// what they have to do, or let go.
    fn after_update(&mut self) {}

    /// The page has been drawn.
    fn after_render(&mut self) {}

    /// Writes down what the address has no room for: the address has been written, or the page is
    /// being left.
    fn keep(&self) {}
}

/// Starts a page in its place in the document, once there are texts in the person's language or it is
/// clear that there are none.
pub fn start<P: Page>(place: &'static str) {
    wasm_bindgen_futures::spawn_local(async move {
        language::fetch(language::preferred()).await;
        if let Some(place) = browser::place(place) {
            yew::Renderer::<Frame<P>>::with_root(place).render();
        }
    });
}
