//! Keys of the page for learning. The tree handles the keys of its nodes itself.

use super::message::Message;
use crate::frame::{self, Common, Dialog, Pressed};

/// What a key means, where it was pressed; `None` when the page does not want it. Keys that are
/// characters act only in the task (WCAG 2.2, 2.1.4).
pub fn meaning(pressed: &Pressed) -> Option<frame::Message<Message>> {
    if !pressed.within(".task") {
        return None;
    }
    match pressed.key() {
        "?" => Some(frame::Message::Common(Common::Open(Dialog::Help))),
        "c" => Some(frame::Message::Own(Message::Check)),
        "h" => Some(frame::Message::Own(Message::Hint)),
        _ => None,
    }
}
