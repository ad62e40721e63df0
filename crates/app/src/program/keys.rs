//! Keys of the page. Character keys act only within the picture of the tree and its buttons (WCAG 2.2,
//! 2.1.4); arrow keys also act where nothing else uses them. The editor has its own.

use plyscope_session::playback;
use plyscope_session::travel::Travel;

use super::message::Message;
use crate::frame::{self, Common, Dialog, Pressed};

/// The message for a key, or `None` if the page does not handle it.
pub fn meaning(pressed: &Pressed) -> Option<frame::Message<Message>> {
    if pressed.within(".code-editor") {
        return None;
    }
    let play = |message| Some(frame::Message::Own(Message::Play(message)));
    let go = |way| play(playback::Message::Go(way));
    match pressed.key() {
        "ArrowRight" => return go(Travel::Forward),
        "ArrowLeft" => return go(Travel::Back),
        "Home" => return go(Travel::First),
        "End" => return go(Travel::Last),
        _ if !pressed.within(".stage") => return None,
        _ => {}
    }
    match pressed.key() {
        "n" => go(Travel::Forward),
        "p" => go(Travel::Back),
        // The space bar presses a button, and unfolds what was printed.
        " " if !pressed.within("button, [role=button], summary") => play(playback::Message::Toggle),
        "k" => play(playback::Message::Toggle),
        "?" => Some(frame::Message::Common(Common::Open(Dialog::Help))),
        _ => None,
    }
}
