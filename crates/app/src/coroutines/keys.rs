//! Keys of the page about coroutines.
//!
//! Character keys act only while the two programs or the step buttons have the focus (WCAG 2.2,
//! 2.1.4); arrow keys also act where nothing else uses them.

use plyscope_coroutine_view::travel::Travel;

use super::message::Message;
use crate::frame::{self, Common, Dialog, Pressed};

/// The message for a key, or `None` if the page does not handle it.
pub fn meaning(pressed: &Pressed) -> Option<frame::Message<Message>> {
    let own = |message| Some(frame::Message::Own(message));
    let go = |way| own(Message::Go(way));
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
        "h" => go(Travel::NextHandover),
        "H" => go(Travel::PreviousHandover),
        // On a button, the space bar presses the button.
        " " if !pressed.within("button") => own(Message::Toggle),
        "k" => own(Message::Toggle),
        "?" => Some(frame::Message::Common(Common::Open(Dialog::Help))),
        _ => None,
    }
}
