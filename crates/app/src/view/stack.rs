//! The call stack.

use plyscope_i18n::numerals;
use plyscope_i18n::{texts, Lang};
use plyscope_search::{Turn, Value};
use plyscope_session::caption::short_name;
use plyscope_session::moves::turn_name;
use plyscope_session::Session;
use plyscope_view::scene::stack::stack;
use yew::prelude::*;

use super::panel as fold;
use crate::model::Model;

/// The most calls that are shown; a deep tree has hundreds.
const SHOWN: usize = 30;

/// Stands for a value that there is not, or that is not known.
const UNKNOWN: &str = "–";

/// Whose turn it is, or that the node is a leaf.
fn turn(session: &Session, turn: Option<Turn>, lang: Lang) -> String {
    turn.map_or_else(|| texts::read_leaf(lang), |turn| turn_name(session, turn, lang))
}

/// The calls, the newest first.
pub fn panel(model: &Model) -> Html {
    let lang = model.shell.lang;
    let frames = model
        .session
        .as_ref()
        .map(|session| (session, stack(session, model.playback.step)))
        .filter(|(_, frames)| !frames.is_empty());
    let content = match frames {
        None => html! { <p class="quiet-text">{ texts::stack_empty(lang) }</p> },
        Some((session, frames)) => {
            // The trace of a program may have some of the windows, and no best values.
            let windows = frames.iter().any(|frame| frame.window.is_some());
            let has_best = session.program().is_none();
            let value = |value: Value| numerals::value(lang, value);
            let rows = frames.iter().take(SHOWN).map(|frame| {
                html! {
                    <tr key={frame.node.0}>
                        <th scope="row">{ short_name(session, frame.node, lang) }</th>
                        <td>{ turn(session, frame.turn, lang) }</td>
                        if let Some(window) = frame.window {
                            <td>{ numerals::end(lang, window.alpha) }</td>
                            <td>{ numerals::end(lang, window.beta) }</td>
                        } else if windows {
                            <td>{ UNKNOWN }</td>
                            <td>{ UNKNOWN }</td>
                        }
                        if let Some(bounds) = frame.bounds.filter(|it| it.alpha < it.beta) {
                            <td>{ format!("{} … {}", value(bounds.alpha), value(bounds.beta)) }</td>
                        } else if let Some(sum) = frame.sum {
                            <td>{ format!("Σ {}", value(sum)) }</td>
                        } else if has_best {
                            <td>{ frame.best.map_or_else(|| UNKNOWN.to_owned(), value) }</td>
                        }
                    </tr>
                }
            });
            let negates = session.setup().algorithm.negates();
            html! {
                <>
                <table class="stack">
                    <thead><tr>
                        <th scope="col">{ texts::stack_node(lang) }</th>
                        <td></td>
                        if windows { <th scope="col">{ "α" }</th><th scope="col">{ "β" }</th> }
                        if has_best { <th scope="col">{ texts::stack_best(lang) }</th> }
                    </tr></thead>
                    <tbody>{ for rows }</tbody>
                </table>
                if negates { <p class="quiet-text">{ texts::own_view(lang) }</p> }
                </>
            }
        }
    };
    fold("stack-panel", texts::stack_panel(lang), content)
}
