//! Messages of a page about a search that grows a tree.

use plyscope_best_first::tree::Node;
use plyscope_best_first_view::Given;
use plyscope_session::playback::Speed;

use super::Growth;

/// A message.
pub enum Message<G: Growth> {
    /// Something else is searched.
    Subject(Given),
    /// It is searched in another way.
    Settings(G::Settings),
    /// The user goes to another step; that stops playback.
    Go(G::Travel),
    /// Play or pause.
    Toggle,
    /// Another speed.
    Speed(Speed),
    /// A node is looked at; its element gets the focus if the tree has it.
    LookAt(Node),
    /// The size of the space for the tree, in CSS pixels.
    Space(f64, f64),
    /// Show an example of the gallery.
    Exhibit(usize),
    /// A message that only this page has.
    Own(G::Own),
}

impl<G: Growth> Clone for Message<G> {
    fn clone(&self) -> Self {
        match self {
            Self::Subject(given) => Self::Subject(given.clone()),
            Self::Settings(settings) => Self::Settings(*settings),
            Self::Go(way) => Self::Go(*way),
            Self::Toggle => Self::Toggle,
            Self::Speed(speed) => Self::Speed(*speed),
            Self::LookAt(node) => Self::LookAt(*node),
            Self::Space(width, height) => Self::Space(*width, *height),
            Self::Exhibit(number) => Self::Exhibit(*number),
            Self::Own(own) => Self::Own(own.clone()),
        }
    }
}
