//! Forms of the question to copy.

use plyscope_i18n::{texts, Lang};
use plyscope_lesson::question_handout::Handout;
use yew::prelude::*;

use crate::learn::card::Card;
use crate::learn::message::{Build, Copying, Message};
use crate::learn::view::{sends, Send};
use crate::learn::workshop::Workshop;

/// The most visible lines of a block.
const MOST_LINES: usize = 12;

/// The question in each form.
pub fn handouts(workshop: &Workshop, card: &Card, lang: Lang, send: &Send) -> Html {
    let forms = Handout::ALL.into_iter().map(|form| handout(form, workshop, card, lang, send));
    html! {
        <section class="panel handouts" aria-labelledby="handout-title">
            <h3 id="handout-title">{ texts::author_hand_out(lang) }</h3>
            { for forms }
        </section>
    }
}

fn handout(form: Handout, workshop: &Workshop, card: &Card, lang: Lang, send: &Send) -> Html {
    let text = form.text(&card.question, &workshop.page, lang);
    let (id, about) = (format!("handout-{}", form.id()), format!("handout-{}-about", form.id()));
    let status = match workshop.copied {
        Some((copied, Copying::Done)) if copied == form => texts::author_copied(lang),
        Some((copied, Copying::Refused)) if copied == form => texts::author_not_copied(lang),
        _ => String::new(),
    };
    let rows = match form {
        Handout::Link => 2,
        Handout::Embed => 4,
        Handout::Markdown => text.lines().count().min(MOST_LINES),
    };
    html! {
        <div class="handout">
            <label for={id.clone()}>{ texts::author_handout(lang, form.id()) }</label>
            <p class="quiet-text" id={about.clone()}>{ texts::author_handout_about(lang, form.id()) }</p>
            <textarea {id} rows={rows.to_string()} readonly=true spellcheck="false" value={text} aria-describedby={about} />
            <p class="handout-copy">
                <button type="button" onclick={sends(send, Message::Build(Build::Copy(form)))}>
                    { texts::author_copy(lang, form.id()) }</button>
                <span role="status">{ status }</span>
            </p>
        </div>
    }
}
