//! The legend of the tree's nodes.

use plyscope_coroutine_view::picture::{sample, sample_here};
use plyscope_coroutine_view::progress::Progress;
use plyscope_coroutine_view::reading::progress_name;
use plyscope_i18n::{texts, Lang};
use plyscope_view::picture::Shape;
use yew::prelude::*;

use crate::view::tree::drawn_shape;

/// Every style with its meaning.
pub fn legend(lang: Lang) -> Html {
    let entry = |shapes: Vec<Shape>, name: String| {
        html! {
            <li>
                <svg class="picture" viewBox="-24 -24 50 44" aria-hidden="true" focusable="false">
                    { for shapes.iter().map(drawn_shape) }
                </svg>
                { name }
            </li>
        }
    };
    let states =
        Progress::ALL.map(|progress| entry(sample(progress), progress_name(progress, lang)));
    html! {
        <ul class="tree-legend">
            { entry(sample_here(), texts::coroutine_node_here(lang)) }
            { for states }
        </ul>
    }
}
