//! Which key does what.
//!
//! Keys that are characters act only while the tree or the step buttons have the focus (WCAG 2.2,
//! 2.1.4); arrow keys also act where nothing else wants them.

use plyscope_stage::playback;
use plyscope_stage::travel::Travel;
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};

use crate::message::{Dialog, Look, Message};

/// Where a key was pressed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Place {
    /// In a field, a dialog, or another place with its own keys.
    Elsewhere,
    /// In the tree, whose arrow keys walk from node to node.
    Tree,
    /// Among the step buttons.
    Transport,
    /// Nowhere in particular.
    Page,
}

/// What a key means, where it was pressed; `None` when the page does not want it.
pub fn meaning(event: &KeyboardEvent) -> Option<Message> {
    if event.ctrl_key() || event.meta_key() || event.alt_key() {
        return None;
    }
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let place = target.as_ref().map_or(Place::Page, place_of);
    let key = event.key();
    let go = |way| Some(Message::Play(playback::Message::Go(way)));
    if place == Place::Elsewhere {
        return None;
    }
    if place != Place::Tree {
        match key.as_str() {
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
    let on_button = target.is_some_and(|target| target.tag_name().eq_ignore_ascii_case("button"));
    match key.as_str() {
        "n" => go(Travel::Forward),
        "p" => go(Travel::Back),
        "o" => go(Travel::Over),
        "O" => go(Travel::BackOver),
        "c" => go(Travel::NextCut),
        "C" => go(Travel::PreviousCut),
        // On a button, the space bar presses the button.
        " " if !on_button => Some(Message::Play(playback::Message::Toggle)),
        "k" => Some(Message::Play(playback::Message::Toggle)),
        "l" => Some(Message::ToggleNames),
        "f" => Some(Message::Look(Look::Fit)),
        "+" | "=" => Some(Message::Look(Look::Zoom { factor: 1.25, at: None })),
        "-" => Some(Message::Look(Look::Zoom { factor: 0.8, at: None })),
        "?" => Some(Message::Open(Dialog::Help)),
        _ => None,
    }
}

fn place_of(target: &Element) -> Place {
    let within = |selector: &str| target.closest(selector).is_ok_and(|found| found.is_some());
    if within("input, textarea, select, dialog, [role=grid]") {
        Place::Elsewhere
    } else if within("[role=tree]") {
        Place::Tree
    } else if within(".stage, .transport") {
        Place::Transport
    } else {
        Place::Page
    }
}
