//! The legend of the tree.

use plyscope_best_first_view::best_first::{Kind, Session};
use plyscope_best_first_view::Positions;
use plyscope_i18n::texts;
use yew::prelude::*;

use crate::best_first::Model;

/// What signs, numbers and lines mean.
pub fn legend(model: &Model, session: &Session) -> Html {
    let lang = model.shell.lang;
    let frame = |class: &'static str, text: String| {
        html! {
            <li>
                <svg class="picture" viewBox="0 0 30 18" aria-hidden="true" focusable="false">
                    <path {class} d="M3 3h24v12h-24z" />
                </svg>
                { text }
            </li>
        }
    };
    let own = match session.record().kind() {
        Kind::Sss => html! {
            <>
                <li>{ texts::sss_legend_numbers(lang) }</li>
                { frame("grown live", texts::sss_legend_live(lang)) }
                { frame("grown solved", texts::sss_legend_solved(lang)) }
                { frame("grown now", texts::sss_legend_now(lang)) }
                { frame("grown purged", texts::sss_legend_purged(lang)) }
                if let Positions::Game(..) = session.positions() {
                    { frame("looked-at", texts::sss_legend_looked_at(lang)) }
                }
            </>
        },
        Kind::ProofNumber => html! {
            <>
                <li>{ texts::proof_legend_numbers(lang) }</li>
                { frame("grown now", texts::mcts_legend_path(lang)) }
                { frame("grown new", texts::proof_legend_new(lang)) }
                { frame("grown proved", texts::proof_legend_proved(lang)) }
                { frame("grown disproved", texts::proof_legend_disproved(lang)) }
                { frame("looked-at", texts::mcts_legend_looked_at(lang)) }
            </>
        },
    };
    let more = match session.positions() {
        Positions::Tree(_) => texts::mcts_legend_more_children(lang),
        Positions::Game(..) => texts::mcts_legend_more(lang),
    };
    html! {
        <ul class="tree-legend">
            <li>{ texts::best_first_legend_sign(lang) }</li>
            { own }
            <li>{ more }</li>
        </ul>
    }
}
