//! The tree of a question, typed or generated.

use plyscope_i18n::{texts, Lang};
use plyscope_practice::author::{Draft, Key};
use plyscope_practice::Level;
use plyscope_quiz::question::QuestionProblem;
use plyscope_setup::link::LinkProblem;
use yew::prelude::*;

use super::part::typed;
use crate::learn::message::{Build, Message};
use crate::learn::view::{sends, Send};
use crate::learn::workshop::Workshop;
use crate::view::choice::choice;
use crate::view::editor;

/// The text of the tree, with its error below it.
pub fn tree(workshop: &Workshop, draft: &Draft, lang: Lang, send: &Send) -> Html {
    let text = draft.get(Key::TREE).unwrap_or_default();
    let fault = workshop.fault(Key::TREE).map(|fault| match &fault.problem {
        QuestionProblem::Tree(LinkProblem::Tree(error)) => {
            editor::parse_error(error, text, None, lang)
        }
        problem => html! { <p>{ plyscope_quiz::problems::of_link(problem, lang) }</p> },
    });
    html! {
        <div class="field editor">
            <label for="author-tree">{ texts::tree_text(lang) }</label>
            <textarea id="author-tree" rows="2" spellcheck="false" autocapitalize="off" autocomplete="off"
                value={text.to_owned()} oninput={typed(send, |text| Build::Set(Key::TREE, text))}
                aria-invalid={fault.is_some().then_some("true")}
                aria-describedby={if fault.is_some() { "author-tree-error" } else { "author-tree-hint" }} />
            <div class="error" id="author-tree-error" role="status">{ fault }</div>
            <p class="quiet-text" id="author-tree-hint">{ texts::tree_hint(lang) }</p>
        </div>
    }
}

/// The controls for generating a tree from a level and a seed.
pub fn make(workshop: &Workshop, lang: Lang, send: &Send) -> Html {
    let chosen = choice(send, |id| {
        id.parse().ok().and_then(Level::new).map(|level| Message::Build(Build::Level(level)))
    });
    let levels = Level::all().map(|level| {
        let number = level.to_string();
        let about = texts::practice_level_about(lang, usize::from(level.number()));
        html! { <option value={number.clone()} selected={level == workshop.level}>{ number }{ " – " }{ about }</option> }
    });
    let wrong = workshop.seed().is_none();
    html! {
        <div class="make">
            <label class="field make-level">
                <span>{ texts::author_level(lang) }</span>
                <select id="author-level" onchange={chosen}>{ for levels }</select>
            </label>
            <label class="field" title={texts::practice_seed_hint(lang)}>
                <span>{ texts::practice_seed(lang) }</span>
                <input id="author-seed" type="text" size="9" inputmode="numeric" autocomplete="off"
                    placeholder={texts::practice_chance(lang)} value={workshop.seed.clone()}
                    oninput={typed(send, Build::Seed)} aria-invalid={wrong.then_some("true")}
                    aria-describedby="author-seed-error" />
                <span class="error" id="author-seed-error" role="status">
                    { wrong.then(|| texts::practice_seed_bad(lang)) }</span>
            </label>
            <button type="button" aria-disabled={wrong.then_some("true")}
                onclick={sends(send, Message::Build(Build::Make))}>{ texts::author_make(lang) }</button>
            if workshop.before.is_some() {
                <button type="button" class="quiet"
                    onclick={sends(send, Message::Build(Build::TakeBack))}>{ texts::author_take_back(lang) }</button>
            }
        </div>
    }
}
