//! Messages of the page about coroutines.

use plyscope_coroutine_view::travel::Travel;
use plyscope_puzzles::coroutine::{Label, SearchTree};
use plyscope_session::playback::Speed;

/// A message.
#[derive(Clone, Debug)]
pub enum Message {
    /// Another tree.
    Labels(SearchTree),
    /// Something else is looked for, or nothing.
    Wanted(Option<Label>),
    /// The user goes to another step; that stops playback.
    Go(Travel),
    /// Play or pause.
    Toggle,
    /// Another speed.
    Speed(Speed),
    /// Show an example of the gallery.
    Exhibit(usize),
}
