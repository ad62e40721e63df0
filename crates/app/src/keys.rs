//! The page's keys.
//!
//! Character keys act only while the tree or the step buttons have the focus (WCAG 2.2, 2.1.4);
//! arrow keys also act where nothing else uses them.

use plyscope_search::notation::half_width_char;
use plyscope_session::playback;
use plyscope_session::travel::Travel;
use web_sys::KeyboardEvent;

use crate::frame::{self, Common, Dialog, Pressed};
use crate::message::{Look, Message};

/// Where a key was pressed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Place {
    /// On a board, which has its own keys.
    Board,
    /// In the tree, whose arrow keys walk from node to node.
    Tree,
    /// Among the step buttons.
    Transport,
    /// Elsewhere.
    Page,
}

/// The message for a key, or `None` if the page does not handle it.
pub fn meaning(pressed: &Pressed) -> Option<frame::Message<Message>> {
    let own = |message| Some(frame::Message::Own(message));
    let go = |way| own(Message::Play(playback::Message::Go(way)));
    let place = place_of(pressed);
    match pressed.key() {
        "Undo" => return own(Message::Undo),
        "Redo" => return own(Message::Redo),
        "Escape" => return own(Message::EndTrace),
        _ if place == Place::Board => return None,
        _ => {}
    }
    if place != Place::Tree {
        match pressed.key() {
            "ArrowRight" => return go(Travel::Forward),
            "ArrowLeft" => return go(Travel::Back),
            "Home" => return go(Travel::First),
            "End" => return go(Travel::Last),
            _ => {}
        }
    }
    if place == Place::Page {
        return None;
    }
    if pressed.within("#stage") {
        match pressed.key() {
            "F2" => return own(Message::TypeNumber(None)),
            key => {
                if let Some(digit) = begins_number(key) {
                    return own(Message::TypeNumber(Some(digit)));
                }
            }
        }
    }
    match pressed.key() {
        "n" => go(Travel::Forward),
        "p" => go(Travel::Back),
        "o" => go(Travel::Over),
        "O" => go(Travel::BackOver),
        "c" => go(Travel::NextCut),
        "C" => go(Travel::PreviousCut),
        "t" => go(Travel::NextHit),
        "T" => go(Travel::PreviousHit),
        // On a button, the space bar presses the button.
        " " if !pressed.within("button") => own(Message::Play(playback::Message::Toggle)),
        "k" => own(Message::Play(playback::Message::Toggle)),
        "v" => own(Message::SwitchView),
        "l" => own(Message::ToggleNames),
        "f" => own(Message::Look(Look::Fit)),
        "+" | "=" => own(Message::Look(Look::Zoom { factor: 1.25, at: None })),
        "-" => own(Message::Look(Look::Zoom { factor: 0.8, at: None })),
        "?" => Some(frame::Message::Common(Common::Open(Dialog::Help))),
        _ => None,
    }
}

/// Whether a key was pressed with Ctrl, Alt or Cmd: such a press is the browser's.
pub fn has_modifier(event: &KeyboardEvent) -> bool {
    event.ctrl_key() || event.alt_key() || event.meta_key()
}

/// The key's character, if it can begin a number.
pub fn begins_number(key: &str) -> Option<char> {
    let mut characters = key.chars().map(half_width_char);
    let first = characters.next().filter(|c| c.is_ascii_digit() || *c == '-')?;
    characters.next().is_none().then_some(first)
}

fn place_of(pressed: &Pressed) -> Place {
    if pressed.within("[role=grid]") {
        Place::Board
    } else if pressed.within("[role=tree]") {
        Place::Tree
    } else if pressed.within(".stage, .transport") {
        Place::Transport
    } else {
        Place::Page
    }
}
