//! The consumer: its program, its target and what it has printed.

use plyscope_coroutine_view::listing;
use plyscope_i18n::texts;
use plyscope_puzzles::coroutine::{ConsumerLine, Label, Line, Node, Side};
use yew::prelude::*;

use super::program;
use crate::coroutines::model::Model;

/// The consumer at the step that is shown. It can have the keyboard focus, since it may scroll.
pub fn consumer(model: &Model) -> Html {
    let (lang, now) = (model.shell.lang, model.now());
    let wanted = model.dialogue.wanted();
    let at = now.consumer.line().and_then(|line| listing::consumer_line(line, wanted));
    let stand = program::stand(model, Side::Consumer, at);
    let (who, does) = program::style(model, Side::Consumer);
    html! {
        <>
            { program::band(model, Side::Consumer) }
            <div class={classes!("half", who, does)} tabindex="0" role="group" aria-label={texts::coroutine_consumer(lang)}>
                { program::listing(listing::consumer(wanted), stand, lang) }
                { variables(model) }
                { printed(model) }
            </div>
        </>
    }
}

/// The printed labels, as a strip of paper.
fn printed(model: &Model) -> Html {
    let lang = model.shell.lang;
    let printed = model.dialogue.printed(model.step);
    let is_new = model.now().executed == Some(Line::Consumer(ConsumerLine::Print));
    let wanted = model.dialogue.wanted();
    let labels = printed.iter().enumerate().map(|(number, &node)| {
        let newest = is_new && number + 1 == printed.len();
        let label = model.dialogue.tree().label(node);
        let found = label.is_some() && label == wanted;
        html! {
            <li class={classes!("slip", newest.then_some("new"), found.then_some("found"))}>{ name(model, node) }</li>
        }
    });
    html! {
        <section class="printed">
            <h3>{ texts::coroutine_printed(lang) }</h3>
            if printed.is_empty() {
                <p class="quiet-text">{ texts::coroutine_printed_none(lang) }</p>
            } else {
                <ol class="slips">{ for labels }</ol>
            }
        </section>
    }
}

/// The label that the consumer looks for, and the one it holds.
fn variables(model: &Model) -> Html {
    let lang = model.shell.lang;
    let consumer = &model.now().consumer;
    let sought = model.dialogue.wanted().map(Label::to_string);
    let has_it = matches!(
        consumer.line(),
        Some(ConsumerLine::Take | ConsumerLine::Print | ConsumerLine::Compare)
    );
    let held = consumer.held().filter(|_| has_it);
    html! {
        <dl class="variables">
            <div>
                <dt>{ texts::coroutine_looks_for(lang) }</dt>
                <dd>{ sought.unwrap_or_else(|| texts::coroutine_wants_all(lang)) }</dd>
            </div>
            <div>
                <dt>{ texts::coroutine_held(lang) }</dt>
                <dd>{ match held {
                    Some(node) => html! { <span class="slip">{ name(model, node) }</span> },
                    None => html! { <span class="quiet-text">{ texts::coroutine_held_none(lang) }</span> },
                } }</dd>
            </div>
        </dl>
    }
}

fn name(model: &Model, node: Node) -> String {
    model.dialogue.tree().label(node).map(ToString::to_string).unwrap_or_default()
}
