//! The pseudocode with its current line.

use std::rc::Rc;

use plyscope_i18n::{texts, Lang};
use plyscope_puzzle_view::backtrack::listing::listing_of;
use plyscope_puzzle_view::backtrack::problem::Problem;
use yew::prelude::*;

use crate::view::code::lines;
use crate::view::panel;

#[derive(Properties, PartialEq)]
pub struct Props {
    pub problem: Rc<Problem>,
    /// The line that the step is at, from 0.
    pub current: Option<usize>,
    pub lang: Lang,
}

/// The listing of the search. It is rendered again only when the line changes.
#[component]
pub fn Code(props: &Props) -> Html {
    let content = lines(listing_of(&props.problem), props.current);
    panel("code-panel", texts::code_panel(props.lang), content)
}
