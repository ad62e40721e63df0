//! What only this page shows.

mod beside;
mod legend;
mod setup;
mod table;

use plyscope_best_first::moment::Phase as _;
use plyscope_best_first::proof_number::{Moment, Phase};
use plyscope_best_first_view::best_first::{Kind, Session};
use plyscope_i18n::texts;
use yew::prelude::*;

pub use legend::legend;
pub use setup::setup;

use super::{BestFirst, Model};
use crate::growing;

type Send = growing::Send<BestFirst>;
type Message = growing::Message<BestFirst>;

/// The list or the numbers beside the tree, and the board of the node that is looked at.
pub fn beside(model: &Model, session: &Session, send: &Send) -> Html {
    html! {
        <>
            { table::table(model, session, send) }
            { beside::board(model, session) }
            { beside::conclusion(model, session) }
        </>
    }
}

/// The phases of an iteration, each with whether it is shown; SSS* has none.
pub fn phases(model: &Model) -> Vec<(String, bool)> {
    let lang = model.shell.lang;
    if model.settings.kind() == Kind::Sss {
        return Vec::new();
    }
    let shown = Moment::of_step(model.step()).iteration().map(|(_, phase)| phase);
    let named = Phase::ALL.iter().map(|&phase| {
        let name = match phase {
            Phase::Select => texts::mcts_phase_select(lang),
            Phase::Expand => texts::mcts_phase_expand(lang),
            Phase::Update => texts::proof_phase_update(lang),
        };
        (name, shown == Some(phase))
    });
    named.collect()
}
