//! “Write the program”: the way to the editor.

use plyscope_i18n::{texts, Lang};
use plyscope_quiz::write_program::WriteProgram;
use plyscope_setup::address::ToQuery;
use yew::prelude::*;

use crate::learn::card::Card;

/// The link to the editor, and whether the code came from there.
pub fn surface(quiz: &WriteProgram, card: &Card, lang: Lang) -> Html {
    let address = format!("./program.html#{}", quiz.assignment().to_address());
    let is_found = card.found.is_some_and(|code| code.to_string() == card.attempt.draft);
    html! {
        <div class="doing writing-task">
            <a class="button primary" href={address} target="_blank" rel="noopener">
                { texts::learn_write_open(lang) }{ " " }<small>{ texts::learn_write_tab(lang) }</small></a>
            <p class="hint">{ texts::learn_write_hint(lang) }</p>
            <p class="found-code" role="status">if is_found { { texts::learn_write_filled(lang) } }</p>
        </div>
    }
}
