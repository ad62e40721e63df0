//! The tree around the way to the current node.

use plyscope_core::backtrack::{Choices, Outlook};
use plyscope_stage::backtrack::branch_picture::{picture, Verdict};
use plyscope_stage::drawing::written;
use plyscope_stage::locale::texts;
use yew::prelude::*;

use crate::backtracking::model::Model;
use crate::view::tree::drawn_shape;

/// How many levels are drawn.
const LEVELS: usize = 7;

/// The nodes on the way, with what else could be chosen at each.
pub fn branch(model: &Model) -> Html {
    let lang = model.shell.lang;
    let search = model.shown();
    let verdict = match search.outlook() {
        Outlook::Solved => Verdict::Solved,
        Outlook::Pruned(_) | Outlook::Open(Choices::NONE) => Verdict::Dead,
        Outlook::Open(_) => Verdict::Open,
    };
    let (shapes, [left, top, width, height]) = picture(&search.branch(LEVELS), LEVELS, verdict);
    html! {
        <div class="branch">
            <h2>{ texts::trail_tree(lang) }</h2>
            <svg class="picture" viewBox={written("{} {} {} {}", &[left, top, width, height])}
                preserveAspectRatio="xMidYMin meet" role="img" aria-label={search.way_told(lang)}>
                <g aria-hidden="true">{ for shapes.iter().map(drawn_shape) }</g>
            </svg>
        </div>
    }
}
