//! Coroutines.

use plyscope_puzzles::coroutine::{Dialogue, Mailbox, Node, Side};
use plyscope_search::Step;

use plyscope_coroutine_view::caption::caption;
use plyscope_coroutine_view::link::Link;
use plyscope_coroutine_view::picture::picture;
use plyscope_coroutine_view::posture::{posture, Posture};
use plyscope_coroutine_view::reading::{label_name, reading};
use plyscope_i18n::{texts, Lang};
use plyscope_player::film::picture::{whole, Of, Picture, Width};
use plyscope_player::film::{End, Film, Reel};

/// The film of the coroutines of an address.
pub fn reel(link: &Link) -> Reel {
    let dialogue = link.dialogue.clone();
    let (last, step) = (dialogue.last_step().0.into(), link.step.into());
    Reel { film: Box::new(Coroutines(dialogue)), last, step, end: End::Known }
}

/// The coroutines.
struct Coroutines(Dialogue);

impl Film for Coroutines {
    fn caption(&self, step: Step, lang: Lang) -> String {
        caption(&self.0, step, lang)
    }

    /// The running program, the contents of the mailbox, and the output.
    fn aside(&self, step: Step, lang: Lang) -> Vec<String> {
        let of = |side| posture(&self.0, step, side);
        let control = match (of(Side::Producer), of(Side::Consumer)) {
            (Posture::HandsOver, _) => texts::coroutine_to_consumer(lang),
            (_, Posture::HandsOver) => texts::coroutine_to_producer(lang),
            (Posture::Runs, _) => texts::coroutine_at_producer(lang),
            (_, Posture::Runs) => texts::coroutine_at_consumer(lang),
            _ => texts::coroutine_at_nobody(lang),
        };
        let label = |node: Node| self.0.tree().label(node).map(label_name);
        let mailbox = match self.0.at(step).mailbox {
            Mailbox::Empty => texts::coroutine_mailbox_empty(lang),
            Mailbox::Closed => texts::coroutine_mailbox_closed(lang),
            Mailbox::Holds(node) => label(node).unwrap_or_default(),
        };
        let printed: Vec<String> =
            self.0.printed(step).iter().filter_map(|&node| label(node)).collect();
        let printed = match printed.is_empty() {
            true => texts::coroutine_printed_none(lang),
            false => printed.join(" "),
        };
        vec![
            control,
            texts::scene_fact(lang, &texts::coroutine_mailbox(lang), &mailbox),
            texts::scene_fact(lang, &texts::coroutine_printed(lang), &printed),
        ]
    }

    fn picture(&self, step: Step, _: Width, lang: Lang) -> Option<Picture> {
        let drawing = picture(&self.0, step);
        let (view_box, width) = (whole(drawing.size), drawing.size.0);
        let label = reading(&self.0, step, lang);
        Some(Picture::alone(Of::Tree, view_box, width, label, drawing.shapes))
    }
}
