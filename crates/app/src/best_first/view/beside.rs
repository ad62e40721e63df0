//! The board of the node that is looked at, and what was found.

use plyscope_best_first_view::best_first::caption::conclusion as found;
use plyscope_best_first_view::best_first::Session;
use plyscope_i18n::texts;
use plyscope_view::picture::boards;
use plyscope_view::picture::full_board::{names, view_box, SIDE};
use yew::prelude::*;

use crate::best_first::Model;
use crate::view::tree::drawn_shape;

/// The board; a tree has none.
pub fn board(model: &Model, session: &Session) -> Html {
    let lang = model.shell.lang;
    let line = session.record().tree().line(model.looked_at);
    let Some(board) = session.positions().board(&line) else { return Html::default() };
    html! {
        <section class="playout">
            <h2>{ texts::best_first_position(lang, &session.node_name(model.looked_at, lang)) }</h2>
            <svg class="picture board" viewBox={view_box(&board)} aria-hidden="true" focusable="false">
                { for boards::board(&board, SIDE).iter().map(drawn_shape) }
                { for names(&board).iter().map(drawn_shape) }
            </svg>
        </section>
    }
}

/// What the search found, once the last step is shown.
pub fn conclusion(model: &Model, session: &Session) -> Html {
    if model.step() < model.last() {
        return Html::default();
    }
    html! { <p>{ found(session, model.shell.lang) }</p> }
}
