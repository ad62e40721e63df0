//! Messages of the page about SSS* and proof-number search.

use plyscope_best_first::tree::Node;
use plyscope_best_first_view::best_first::travel::Travel;
use plyscope_best_first_view::best_first::{Kind, Search};
use plyscope_best_first_view::Given;
use plyscope_view::playback::Speed;

/// A message.
#[derive(Clone, Debug)]
pub enum Message {
    /// Another kind of search, of the same.
    Kind(Kind),
    /// Something else is searched.
    Subject(Given),
    /// It is searched in another way.
    Search(Search),
    /// The user goes to another step; that stops playback.
    Go(Travel),
    /// Play or pause.
    Toggle,
    /// Another speed.
    Speed(Speed),
    /// A node is looked at; its element gets the focus.
    LookAt(Node),
    /// The size of the space for the tree, in CSS pixels.
    Space(f64, f64),
    /// Show an example of the gallery.
    Exhibit(usize),
}
