//! The question builder: the form, facts, a preview and the forms to copy.

mod facts;
mod form;
mod handout;
mod part;
mod terms;
mod tree;

use plyscope_i18n::texts;
use plyscope_practice::author::Draft;
use yew::prelude::*;

use super::{card, Send};
use crate::learn::model::Model;
use crate::learn::workshop::State;

/// The question being built.
pub fn author(model: &Model, draft: &Draft, send: &Send) -> Html {
    let lang = model.shell.lang;
    html! {
        <div class="author">
            <div class="author-head">
                <p class="trail"><a href="#">{ texts::learn_home(lang) }</a></p>
                <h2 tabindex="-1">{ texts::author_title(lang) }</h2>
                <p class="quiet-text">{ texts::author_about(lang) }</p>
            </div>
            <section class="panel build" aria-labelledby="build-title">
                <h3 id="build-title">{ texts::author_form(lang) }</h3>
                { form::form(model, draft, send) }
                { terms::terms(model, draft, send) }
            </section>
            <section class="try" aria-labelledby="try-title">
                <h3 id="try-title">{ texts::author_try(lang) }</h3>
                <p class="quiet-text">{ match &model.workshop.state {
                    State::Ready(_) => texts::author_try_about(lang),
                    State::Faulty(_) => texts::author_faulty(lang),
                    State::Unaskable(_) => texts::author_try_later(lang),
                } }</p>
                { model.card.as_ref().map(|card| html! { <div class="asking">{ card::card(model, card, send) }</div> }) }
            </section>
            if let (Some(card), State::Ready(facts)) = (&model.card, &model.workshop.state) {
                <div class="author-out">
                    { facts::facts(facts.as_ref(), card, lang) }
                    { handout::handouts(&model.workshop, card, lang, send) }
                </div>
            }
        </div>
    }
}
