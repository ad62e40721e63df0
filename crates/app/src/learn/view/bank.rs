//! The form for writing a question bank.

use plyscope_classroom::bank::{Format, MAX_COPIES};
use plyscope_i18n::{texts, Lang};
use plyscope_setup::Choice;
use yew::prelude::*;

use super::{sends, Send};
use crate::browser::value_of;
use crate::learn::banking::{Banking, State};
use crate::learn::message::{Bank, Message};
use crate::view::choice::{choice, field};

/// The options of the bank, collapsed. `seed` is the lesson's; `has_chance` says whether it matters.
pub fn bank(banking: &Banking, (seed, has_chance): (u64, bool), lang: Lang, send: &Send) -> Html {
    let formats = Format::ALL.iter().map(|&(id, format)| {
        let name = texts::bank_format_name(lang, id);
        html! { <option value={id} selected={format == banking.format}>{ name }</option> }
    });
    let chosen =
        choice(send, |id| Format::from_id(id).ok().map(|one| Message::Bank(Bank::Format(one))));
    let is_readable = banking.order(seed).is_some();
    let number = |id: &'static str,
                  label: String,
                  value: &str,
                  hint: String,
                  typed: fn(String) -> Bank| {
        let send = send.clone();
        let oninput = Callback::from(move |event: InputEvent| {
            if let Some(text) = value_of(&event) {
                send.emit(Message::Bank(typed(text)));
            }
        });
        html! {
            <label class="field">
                <span>{ label }</span>
                <input {id} type="text" inputmode="numeric" size="6" autocomplete="off"
                    value={value.to_owned()} placeholder={hint} {oninput}
                    aria-invalid={(!is_readable).then_some("true")} aria-describedby="bank-status" />
            </label>
        }
    };
    let status = match &banking.state {
        _ if !is_readable => texts::bank_bad(lang, &MAX_COPIES.to_string()),
        State::Unasked => String::new(),
        State::Making => texts::bank_making(lang),
        State::Saved => texts::bank_saved(lang),
        State::Lost => texts::bank_lost(lang),
        State::Faulty(_) => texts::bank_faults(lang),
    };
    let faults: &[String] = match &banking.state {
        State::Faulty(faults) if is_readable => faults,
        _ => &[],
    };
    html! {
        <details class="platform bank">
            <summary>{ texts::bank_title(lang) }</summary>
            <p class="quiet-text">{ texts::bank_about(lang) }</p>
            <div class="choices">
                { field("bank-format", texts::bank_format(lang), String::new(), chosen, formats.collect()) }
                if has_chance {
                    { number("bank-copies", texts::bank_copies(lang), &banking.copies, "1".to_owned(), Bank::Copies) }
                    { number("bank-seed", texts::bank_seed(lang), &banking.seed, seed.to_string(), Bank::Seed) }
                }
                <button type="button" class="primary" disabled={!is_readable || banking.state == State::Making}
                    onclick={sends(send, Message::Bank(Bank::Make))}>{ texts::bank_save(lang) }</button>
            </div>
            <p id="bank-status" role="status">{ status }</p>
            if !faults.is_empty() {
                <ul class="faults">{ for faults.iter().map(|fault| html! { <li>{ fault }</li> }) }</ul>
            }
        </details>
    }
}
