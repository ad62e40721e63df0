//! The exercise that a question has opened the page for.

use plyscope_exercise::Assignment;
use plyscope_i18n::texts;
use plyscope_quiz::program::assigned;
use yew::prelude::*;

use crate::program::model::Model;

/// What is to be written, with the choices that it leaves open, and the way back to the page without it.
pub fn exercise(exercise: &Assignment, choices: Html, model: &Model) -> Html {
    let lang = model.shell.lang;
    let leave = format!("#language={}", plyscope_setup::Choice::id(model.work.language));
    html! {
        <div class="exercise">
            <h2>{ texts::writing_exercise(lang) }</h2>
            <p>{ assigned(exercise, lang) }</p>
            <a href={leave}>{ texts::writing_exercise_leave(lang) }</a>
            <div class="choices">{ choices }</div>
        </div>
    }
}
