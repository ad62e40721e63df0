//! Which puzzle is searched, and how.

use std::rc::Rc;

use plyscope_i18n::{texts, Lang};
use plyscope_puzzle_view::backtrack::form::{Entry, Field as FormField, Input};
use plyscope_puzzle_view::backtrack::problem::{Problem, PuzzleId};
use plyscope_puzzle_view::problems::of_link;
use plyscope_setup::Choice;
use yew::prelude::*;

use super::{sends, Send};
use crate::backtracking::message::{Message, Press};
use crate::view::choice::choice;
use crate::view::field::Field;
use crate::view::fold::{fold, Opens};

#[derive(Properties, PartialEq)]
pub struct Props {
    pub problem: Rc<Problem>,
    pub kept: Rc<Vec<Problem>>,
    pub press: Press,
    pub lang: Lang,
    pub send: Send,
}

/// The choices of the puzzle, folded into a summary line. They are rendered again only when they
/// change.
#[component]
pub fn Setup(props: &Props) -> Html {
    let Props { problem, kept, press, lang, send } = props;
    let blocks = *press == Press::Block;
    let pressed = sends(send, Message::Press(if blocks { Press::Focus } else { Press::Block }));
    let blocking = move |label: String, hint: String| {
        html! {
            <button type="button" class="holes" aria-pressed={blocks.to_string()} title={hint}
                onclick={pressed.clone()}>{ label }</button>
        }
    };
    let kept = kept.clone();
    let last_of = move |id: PuzzleId| {
        let last = kept.iter().find(|last| last.id() == id).cloned();
        last.unwrap_or_else(|| Problem::default_of(id))
    };
    let choices = choices(problem, last_of, blocking, *lang, &send.reform(Message::Problem));
    fold(problem.summary(*lang), texts::setup_line_hint(*lang), choices, Opens::Above)
}

/// The choices of a puzzle; `first_of` is the problem with which another one begins, and `blocking` makes the
/// button, of a label and a tooltip, that says whether pressing a square blocks it.
pub fn choices(
    problem: &Problem,
    first_of: impl Fn(PuzzleId) -> Problem + 'static,
    blocking: impl Fn(String, String) -> Html,
    lang: Lang,
    send: &Callback<Problem>,
) -> Html {
    let fields = problem.form(lang).into_iter().map(|field| {
        let FormField { id, parameter, label, hint, input } = field;
        let change = {
            let problem = problem.clone();
            move |text: &str| problem.changed(parameter, text)
        };
        match input {
            Input::Select(options) => select(id, label, hint, options, change, send),
            Input::Text { shown, size } => {
                let send = send.clone();
                let taken = Callback::from(move |text: String| match change(&text) {
                    Ok(problem) => {
                        send.emit(problem);
                        None
                    }
                    Err(problem) => Some(of_link(&problem, lang)),
                });
                html! { <Field key={id} {id} {label} {shown} {size} {taken} /> }
            }
            Input::Ticks(options) => {
                let boxes = options.into_iter().map(|Entry { name, is_chosen, text, .. }| {
                    let (send, change) = (send.clone(), change.clone());
                    let onchange = Callback::from(move |_: Event| {
                        if let Ok(problem) = change(&text) {
                            send.emit(problem);
                        }
                    });
                    html! { <label><input type="checkbox" checked={is_chosen} {onchange} />{ name }</label> }
                });
                html! {
                    <fieldset key={id} class="field ticks" title={hint}>
                        <legend>{ label }</legend>
                        { for boxes }
                    </fieldset>
                }
            }
            Input::Blocking => html! { <key={id}>{ blocking(label, hint) }</> },
        }
    });
    html! {
        <div class="choices">
            { puzzle(problem.id(), first_of, lang, send) }
            { for fields }
        </div>
    }
}

fn puzzle(
    chosen: PuzzleId,
    first_of: impl Fn(PuzzleId) -> Problem + 'static,
    lang: Lang,
    send: &Callback<Problem>,
) -> Html {
    let options = PuzzleId::ALL.iter().map(|&(id, puzzle)| {
        let name = (puzzle.descriptor().name)(lang);
        Entry { id, name, is_chosen: puzzle == chosen, text: id.to_owned() }
    });
    let change = move |id: &str| PuzzleId::from_id(id).map(&first_of);
    select("puzzle", texts::trail_puzzle(lang), String::new(), options.collect(), change, send)
}

/// A select field that changes the puzzle.
fn select<E>(
    key: &'static str,
    label: String,
    hint: String,
    options: Vec<Entry>,
    change: impl Fn(&str) -> Result<Problem, E> + 'static,
    send: &Callback<Problem>,
) -> Html {
    let all = options.iter().map(|Entry { id, name, is_chosen, .. }| {
        html! { <option value={*id} selected={*is_chosen}>{ name }</option> }
    });
    let all: Vec<Html> = all.collect();
    let onchange = choice(send, move |id| {
        let chosen = options.iter().find(|option| option.id == id)?;
        change(&chosen.text).ok()
    });
    let title = Some(hint).filter(|hint| !hint.is_empty());
    html! {
        <label {key} class="field" {title}>
            <span>{ label }</span>
            <select {onchange}>{ all }</select>
        </label>
    }
}
