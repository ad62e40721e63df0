//! The pseudocode with its current line.

use plyscope_stage::locale::texts;
use yew::prelude::*;

use crate::backtracking::model::Model;
use crate::view::code::lines;
use crate::view::panel;

/// The listing of the search.
pub fn code(model: &Model) -> Html {
    let search = &model.search;
    // Before the first step no line has run.
    let current = (search.here().step > 0).then(|| search.current_line()).flatten();
    panel("code-panel", texts::code_panel(model.shell.lang), lines(search.listing(), current))
}
