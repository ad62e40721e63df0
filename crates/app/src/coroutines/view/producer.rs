//! The producer: its tree, its program and its call stack.

use plyscope_coroutine_view::listing;
use plyscope_coroutine_view::picture::picture;
use plyscope_coroutine_view::posture::{posture, Posture};
use plyscope_coroutine_view::reading::reading;
use plyscope_drawing::written;
use plyscope_i18n::texts;
use plyscope_puzzles::coroutine::{Frame, ProducerLine, Side};
use yew::prelude::*;

use super::program;
use crate::coroutines::model::Model;
use crate::view::tree::drawn_shape;

/// The smallest scale at which the tree is drawn; below it, the frame scrolls.
const LEAST: f64 = 0.7;

/// The smallest view box, so that a small tree is not drawn huge, in pixels.
const MIN_AREA: (f64, f64) = (230.0, 190.0);

/// The producer at the step that is shown.
pub fn producer(model: &Model) -> Html {
    let (lang, now) = (model.shell.lang, model.now());
    let at = now.producer.line().and_then(listing::producer_line);
    let stand = program::stand(model, Side::Producer, at);
    let (who, does) = program::style(model, Side::Producer);
    html! {
        <>
            { program::band(model, Side::Producer) }
            <div class={classes!("half", who, does)}>
                { tree(model) }
                { program::listing(listing::producer(), stand, lang) }
                { stack(model) }
            </div>
        </>
    }
}

/// The tree. It can have the keyboard focus, since it may scroll.
fn tree(model: &Model) -> Html {
    let lang = model.shell.lang;
    let drawing = picture(&model.dialogue, model.step);
    let (width, height) = (drawing.size.0.max(MIN_AREA.0), drawing.size.1.max(MIN_AREA.1));
    let left = (drawing.size.0 - width) / 2.0;
    html! {
        <div class="search-tree" tabindex="0" role="group" aria-label={texts::coroutine_tree(lang)}>
            <svg class="picture" viewBox={written("{} 0 {} {}", &[left, width, height])}
                width={written("{}", &[width * LEAST])} height={written("{}", &[height * LEAST])}
                role="img" aria-label={reading(&model.dialogue, model.step, lang)}>
                <g aria-hidden="true">{ for drawing.shapes.iter().map(drawn_shape) }</g>
            </svg>
        </div>
    }
}

/// The open calls, innermost first, each with its current line.
fn stack(model: &Model) -> Html {
    let lang = model.shell.lang;
    let producer = &model.now().producer;
    let frames = producer.stack().iter().rev().map(|frame| {
        let label = model.dialogue.tree().label(frame.node);
        call(
            format!("traverse({})", label.map(ToString::to_string).unwrap_or_default()),
            frame.line,
        )
    });
    // During a traversal, the main procedure is at the line of the call.
    let has_ended = posture(&model.dialogue, model.step, Side::Producer) == Posture::Ended;
    let main = match producer.stack() {
        [] => producer.line().filter(|_| !has_ended),
        [Frame { .. }, ..] => Some(ProducerLine::Begin),
    };
    html! {
        <section class="calls-of-producer">
            <h3>{ texts::coroutine_stack(lang) }</h3>
            <ol class="frames" tabindex="0" aria-label={texts::coroutine_stack(lang)}>
                { for frames }
                { for main.map(|line| call("produce()".to_owned(), line)) }
                if main.is_none() { <li class="quiet-text">{ texts::coroutine_stack_empty(lang) }</li> }
            </ol>
        </section>
    }
}

fn call(name: String, line: ProducerLine) -> Html {
    let listing = listing::producer();
    let text = listing::producer_line(line).and_then(|line| listing.lines.get(line).cloned());
    html! {
        <li>
            <strong>{ name }</strong>
            <code>{ text.map(|text| text.trim().to_owned()) }</code>
        </li>
    }
}
