//! Keys of a page about a search that grows a tree.
//!
//! Character keys act only while the tree or the step buttons have the focus (WCAG 2.2, 2.1.4); arrow
//! keys also act where nothing else uses them.

use super::{Growth, Message};
use crate::frame::{self, Common, Dialog, Pressed};

/// The message for a key, or `None` if the page does not handle it.
pub fn meaning<G: Growth>(pressed: &Pressed) -> Option<frame::Message<Message<G>>> {
    let own = |message| Some(frame::Message::Own(message));
    let go = |way| own(Message::Go(way));
    match pressed.key() {
        // In the tree they go from node to node.
        "ArrowRight" | "ArrowLeft" if pressed.within("[role=treeitem]") => return None,
        "ArrowRight" => return go(G::WAYS.forward),
        "ArrowLeft" => return go(G::WAYS.back),
        "Home" => return go(G::WAYS.first),
        "End" => return go(G::WAYS.last),
        _ if !pressed.within(".stage") => return None,
        _ => {}
    }
    match pressed.key() {
        "n" => go(G::WAYS.forward),
        "p" => go(G::WAYS.back),
        "i" => go(G::WAYS.next),
        "I" => go(G::WAYS.previous),
        // On a button, the space bar presses the button.
        " " if !pressed.within("button") => own(Message::Toggle),
        "k" => own(Message::Toggle),
        "?" => Some(frame::Message::Common(Common::Open(Dialog::Help))),
        _ => None,
    }
}
