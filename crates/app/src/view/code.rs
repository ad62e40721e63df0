//! The pseudocode with its current line.

use plyscope_i18n::texts;
use plyscope_search::Turns;
use plyscope_session::code::{current_line, listing};
use plyscope_session::listing::Listing;
use yew::prelude::*;

use super::panel as fold;
use crate::model::Model;

/// The listing of the search.
pub fn panel(model: &Model) -> Html {
    let current =
        model.session.as_ref().and_then(|session| current_line(session, model.playback.step));
    let turns = model.session.as_ref().map_or(Turns::Alternate, |session| session.tree().turns());
    let listing = listing(&model.setup, turns);
    fold("code-panel", texts::code_panel(model.shell.lang), lines(listing, current))
}

/// A listing with its current line.
pub fn lines(listing: Listing, current: Option<usize>) -> Html {
    let lines = listing.lines.into_iter().enumerate().map(|(number, line)| {
        let here = current == Some(number);
        html! {
            <li class={classes!(indent(&line), here.then_some("current"))} aria-current={here.then_some("step")}><code>{ line }</code></li>
        }
    });
    html! { <ol class="code">{ for lines }</ol> }
}

/// The class of a line's indentation; wrapped lines are indented further.
fn indent(line: &str) -> String {
    let spaces = line.len() - line.trim_start_matches(' ').len();
    format!("in-{}", (spaces / 2).min(DEEPEST))
}

/// The deepest indentation of the style sheet, in pairs of spaces.
const DEEPEST: usize = 8;
