//! The tree, and the caption of the step.

mod drawing;
mod item;
mod leaf_field;
mod minimap;
pub mod shape;
mod walk;
pub mod whole;

use plyscope_i18n::texts;
use plyscope_session::caption::caption as sentence;
use plyscope_session::Session;
use plyscope_setup::view::View;
use plyscope_view::picture::Shown;
use yew::prelude::*;

use self::drawing::drawing;
use self::minimap::minimap;
pub use self::shape::{drawn_shape, hatch};
use super::icon::{icon, Icon};
use super::path::path;
use super::prose::prose;
use super::{sends, Send};
use crate::message::{Look, Message};
use crate::model::Model;

/// The tree's viewport, with the camera buttons in its corner.
pub fn tree(model: &Model, tree_area: &NodeRef, send: &Send) -> Html {
    let lang = model.shell.lang;
    let button = |what: Icon, label: String, look: Look| {
        html! {
            <button type="button" class="icon-button" title={label.clone()} aria-label={label}
                onclick={sends(send, Message::Look(look))}>{ icon(what) }</button>
        }
    };
    let names = model.names == Shown::Yes;
    let shown = model.view();
    html! {
        <div class="tree" id="stage">
            <div class="tree-head">
                <p class="summary">{ model.session.as_ref().map(|session| summary(model, session)) }</p>
                if let Some(session) = model.session.as_ref().filter(|_| shown == View::Tree) {
                    { minimap(model, session, send) }
                }
                { switch(model, shown, send) }
                if model.game.is_none() && shown == View::Tree {
                    <button type="button" class="small" aria-pressed={names.to_string()}
                        onclick={sends(send, Message::ToggleNames)}>{ texts::names_on(lang) }</button>
                }
                if shown == View::Tree {
                    { button(Icon::FURTHER, texts::zoom_out(lang), Look::Zoom { factor: 0.7, at: None }) }
                    { button(Icon::NEARER, texts::zoom_in(lang), Look::Zoom { factor: 1.4, at: None }) }
                    { button(Icon::FIT, texts::zoom_fit(lang), Look::Fit) }
                }
            </div>
            // Its size is observed, so it is hidden and not removed.
            <div class="canvas" tabindex="-1" ref={tree_area.clone()} hidden={shown == View::Path}>
                if shown == View::Tree {
                    { drawing(model, send) }
                }
            </div>
            if let Some(session) = model.session.as_ref().filter(|_| shown == View::Path) {
                { path(model, session, send) }
            }
        </div>
    }
}

/// The switch between the views.
fn switch(model: &Model, shown: View, send: &Send) -> Html {
    let lang = model.shell.lang;
    let choice = |view: View, name: String| {
        let title = (view == View::Path).then(|| texts::path_hint(lang));
        html! {
            <button type="button" class="small" aria-pressed={(shown == view).to_string()} {title}
                onclick={sends(send, Message::View(view))}>{ name }</button>
        }
    };
    html! {
        <span class="switch" role="group" aria-label={texts::view(lang)}>
            { choice(View::Path, texts::view_path(lang)) }
            { choice(View::Tree, texts::view_tree(lang)) }
        </span>
    }
}

fn summary(model: &Model, session: &Session) -> String {
    let (step, lang) = (model.playback.step, model.shell.lang);
    let trace = session.trace();
    // Nodes that were only counted are included, as in the last caption.
    let below = trace.tallied_by(step);
    let visited = session.visited_count(step) as u64 + below.nodes;
    let cuts = trace.cut_count(step) as u64 + below.cuts;
    let pruned = session.pruned_count(step);
    let again = session.again_count(step);
    if trace.passes().len() > 1 {
        // Each pass prunes anew.
        texts::summary_of_passes(lang, visited, cuts, pruned)
    } else if again > 0 {
        texts::summary_again(lang, visited, again, cuts, pruned)
    } else {
        texts::summary(lang, visited, cuts, pruned)
    }
}

/// The caption of the step, also for screen readers.
pub fn caption(model: &Model) -> Html {
    let lang = model.shell.lang;
    let text = match (&model.session, &model.error) {
        (Some(session), _) => sentence(session, model.playback.step, lang),
        (None, Some(_)) => texts::error_nothing(lang),
        (None, None) => String::new(),
    };
    super::caption::caption(prose(&text), model.playback.mode)
}
