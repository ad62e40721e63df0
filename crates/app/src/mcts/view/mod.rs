//! What only this page shows.

mod legend;
mod playout;
mod plot;
mod setup;
mod table;

use plyscope_best_first::mcts::Phase;
use plyscope_best_first_view::mcts::Session;
use plyscope_i18n::{texts, Lang};
use yew::prelude::*;

pub use legend::legend;
pub use setup::setup;

use super::{Mcts, Model};
use crate::growing;

type Send = growing::Send<Mcts>;
type Message = growing::Message<Mcts>;

/// The numbers beside the tree, the game of the iteration, and how the shares of the moves develop.
pub fn beside(model: &Model, session: &Session, send: &Send) -> Html {
    html! {
        <>
            { table::table(model, session, send) }
            { playout::playout(model, session, send) }
            { plot::plot(model, session, send) }
            { table::notes(model, session) }
        </>
    }
}

/// The name of a phase.
pub fn phase_name(phase: Phase, lang: Lang) -> String {
    match phase {
        Phase::Select => texts::mcts_phase_select(lang),
        Phase::Expand => texts::mcts_phase_expand(lang),
        Phase::Simulate => texts::mcts_phase_simulate(lang),
        Phase::BackUp => texts::mcts_phase_back_up(lang),
    }
}
