//! What stands beside the picture of two programs that hand over to each other.

use plyscope_core::coroutine::{Dialogue, Mailbox, Node, Side};
use plyscope_core::Step;

use crate::coroutine::posture::{posture, Posture};
use crate::locale::{texts, Lang};

/// Who has control, what lies in the mailbox, and what is printed.
pub fn aside(dialogue: &Dialogue, step: Step, lang: Lang) -> Vec<String> {
    let of = |side| posture(dialogue, step, side);
    let control = match (of(Side::Producer), of(Side::Consumer)) {
        (Posture::HandsOver, _) => texts::coroutine_to_consumer(lang),
        (_, Posture::HandsOver) => texts::coroutine_to_producer(lang),
        (Posture::Runs, _) => texts::coroutine_at_producer(lang),
        (_, Posture::Runs) => texts::coroutine_at_consumer(lang),
        _ => texts::coroutine_at_nobody(lang),
    };
    let label = |node: Node| dialogue.tree().label(node).map(ToString::to_string);
    let mailbox = match dialogue.at(step).mailbox {
        Mailbox::Empty => texts::coroutine_mailbox_empty(lang),
        Mailbox::Closed => texts::coroutine_mailbox_closed(lang),
        Mailbox::Holds(node) => label(node).unwrap_or_default(),
    };
    let printed: Vec<String> =
        dialogue.printed(step).iter().filter_map(|&node| label(node)).collect();
    let printed = match printed.is_empty() {
        true => texts::coroutine_printed_none(lang),
        false => printed.join(" "),
    };
    vec![
        control,
        texts::scene_said(lang, &texts::coroutine_mailbox(lang), &mailbox),
        texts::scene_said(lang, &texts::coroutine_printed(lang), &printed),
    ]
}
