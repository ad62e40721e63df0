//! Skip links to the tree and the board for keyboard users.

use plyscope_i18n::texts;
use yew::prelude::*;

use crate::frame::skip::skip;
use crate::model::Model;

/// The first elements in the tab order; visible only while focused.
pub fn links(model: &Model) -> Html {
    let lang = model.shell.lang;
    html! {
        <>
            { skip("#stage", "[role=tree] [tabindex='0']", texts::skip_to_tree(lang)) }
            if model.played.is_some() { { skip("#match", ".playing [tabindex='0']", texts::skip_to_board(lang)) } }
        </>
    }
}
