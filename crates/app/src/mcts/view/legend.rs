//! The legend of the tree.

use plyscope_best_first_view::mcts::Session;
use plyscope_best_first_view::Positions;
use plyscope_i18n::texts;
use plyscope_search::Player;
use yew::prelude::*;

use crate::mcts::Model;

/// What signs, numbers and lines mean.
pub fn legend(model: &Model, session: &Session) -> Html {
    let lang = model.shell.lang;
    let max = session.positions().player_name(Player::Max, lang);
    let sample = |class: &'static str, shape: &'static str, text: String| {
        html! {
            <li>
                <svg class="picture" viewBox="0 0 30 18" aria-hidden="true" focusable="false">
                    <path {class} d={shape} />
                </svg>
                { text }
            </li>
        }
    };
    let more = match session.positions() {
        Positions::Tree(_) => texts::mcts_legend_more_children(lang),
        Positions::Game(..) => texts::mcts_legend_more(lang),
    };
    html! {
        <ul class="tree-legend">
            <li>{ texts::mcts_legend_sign(lang) }</li>
            <li>{ texts::mcts_legend_numbers(lang, &max) }</li>
            { sample("branch now", "M2 9h26", texts::mcts_legend_path(lang)) }
            { sample("grown new", "M3 3h24v12h-24z", texts::mcts_legend_new(lang)) }
            { sample("looked-at", "M3 3h24v12h-24z", texts::mcts_legend_looked_at(lang)) }
            <li>{ texts::mcts_legend_thick(lang) }</li>
            <li>{ more }</li>
        </ul>
    }
}
