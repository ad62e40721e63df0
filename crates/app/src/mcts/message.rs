//! Messages of the page about Monte Carlo tree search.

use plyscope_best_first::mcts::{Node, Settings};
use plyscope_best_first_view::mcts::travel::Travel;
use plyscope_best_first_view::Given;
use plyscope_view::playback::Speed;

/// A message.
#[derive(Clone, Debug)]
pub enum Message {
    /// Something else is searched.
    Subject(Given),
    /// It is searched in another way.
    Settings(Settings),
    /// The user goes to another step; that stops playback.
    Go(Travel),
    /// Play or pause.
    Toggle,
    /// Another speed.
    Speed(Speed),
    /// The moves at a node are looked at; its element gets the focus.
    LookAt(Node),
    /// The board after so many random moves.
    Random(usize),
    /// The size of the space for the tree, in CSS pixels.
    Space(f64, f64),
    /// Show an example of the gallery.
    Exhibit(usize),
}
