//! Between the two programs: which one has control, and the mailbox.

use plyscope_coroutine_view::posture::{posture, Posture};
use plyscope_i18n::texts;
use plyscope_puzzles::coroutine::{ConsumerLine, Line, Mailbox, ProducerLine, Side};
use yew::prelude::*;

use crate::coroutines::model::Model;

/// The arrow to the program in control, and the mailbox with its label.
pub fn between(model: &Model) -> Html {
    html! { <div class="between">{ control(model) }{ mailbox(model) }</div> }
}

/// An arrow to the program in control, with a label when control has just changed.
fn control(model: &Model) -> Html {
    let lang = model.shell.lang;
    let of = |side| posture(&model.dialogue, model.step, side);
    let (producer, consumer) = (of(Side::Producer), of(Side::Consumer));
    let (class, arrow, label) = match (producer, consumer) {
        (Posture::HandsOver, _) => {
            ("to-consumer passes", RIGHT, texts::coroutine_to_consumer(lang))
        }
        (_, Posture::HandsOver) => ("to-producer passes", LEFT, texts::coroutine_to_producer(lang)),
        (Posture::Runs, _) => ("to-producer", LEFT, texts::coroutine_at_producer(lang)),
        (_, Posture::Runs) => ("to-consumer", RIGHT, texts::coroutine_at_consumer(lang)),
        _ => ("to-nobody", NEITHER, texts::coroutine_at_nobody(lang)),
    };
    html! {
        <p class={classes!("control", class)}>
            <svg class="pointer" viewBox="0 0 120 48" aria-hidden="true" focusable="false"><path d={arrow} /></svg>
            <span>{ label }</span>
        </p>
    }
}

/// The arrows, in a box of 120 × 48.
const LEFT: &str = "M4 24L34 3v11h82v20H34v11Z";
const RIGHT: &str = "M116 24L86 3v11H4v20h82v11Z";
const NEITHER: &str = "M44 8h32v32h-32Z";

/// The mailbox, with a way in on the producer's side and a way out on the consumer's.
fn mailbox(model: &Model) -> Html {
    let lang = model.shell.lang;
    let now = model.now();
    let (class, content) = match now.mailbox {
        Mailbox::Empty => {
            ("empty", html! { <span>{ texts::coroutine_mailbox_empty(lang) }</span> })
        }
        Mailbox::Closed => {
            ("closed", html! { <span>{ texts::coroutine_mailbox_closed(lang) }</span> })
        }
        Mailbox::Holds(node) => {
            let label = model.dialogue.tree().label(node).map(ToString::to_string);
            ("holds", html! { <span class="slip">{ label }</span> })
        }
    };
    let is_lit = |line: Line| (now.executed == Some(line)).then_some("lit");
    let arrow = |lit: Option<&'static str>| {
        html! {
            <svg class={classes!("chute", lit)} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
                <path d="M3 12h15M12 6l6 6-6 6" />
            </svg>
        }
    };
    html! {
        <section class={classes!("mailbox", class)} aria-label={texts::coroutine_mailbox(lang)}>
            <h3>{ texts::coroutine_mailbox(lang) }</h3>
            <p>
                { arrow(is_lit(Line::Producer(ProducerLine::Deposit))) }
                <span class="box">{ content }</span>
                { arrow(is_lit(Line::Consumer(ConsumerLine::Take))) }
            </p>
        </section>
    }
}
