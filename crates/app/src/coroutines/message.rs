//! What can happen to the page about coroutines alone.

use plyscope_puzzle_view::coroutine::travel::Travel;
use plyscope_puzzles::coroutine::{Label, SearchTree};
use plyscope_view::playback::Speed;

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
    /// Another speed.
    Speed(Speed),
    /// An exhibit of the gallery is to be shown.
    Exhibit(usize),
}
