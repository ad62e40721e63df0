//! The sizes of games as bars, and the tree among them.

use plyscope_comparison::complexity::{plot as bars, Bar, Costs, Whose};
use plyscope_drawing::written;
use plyscope_i18n::{texts, Lang};
use yew::prelude::*;

use super::amount::{amount, power_of_ten};

/// The list of sizes; a bar repeats what is written beside it.
pub fn plot(costs: &Costs, lang: Lang) -> Html {
    let rows = bars(costs.log10).into_iter().map(|bar| row(bar, costs, lang));
    html! {
        <section class="sizes">
            <h3>{ texts::complexity_games(lang) }</h3>
            <ol role="list">{ for rows }</ol>
            <p class="quiet-text">{ texts::complexity_games_about(lang) }</p>
        </section>
    }
}

fn row(bar: Bar, costs: &Costs, lang: Lang) -> Html {
    let (class, name, value) = match bar.of {
        Whose::Game(game) => {
            (None, lang.named(game.id).unwrap_or_default(), power_of_ten(game.log10, lang))
        }
        Whose::Own => {
            (Some("own"), texts::complexity_own(lang), amount(&costs.minimax.leaves, lang))
        }
    };
    html! {
        <li {class}>
            <span class="size-name">{ name }</span>{ " " }
            <span class="size">{ value }</span>
            <svg aria-hidden="true" focusable="false">
                <rect class="size-track" width="100%" height="100%" rx="4" />
                <rect class="size-bar" width={written("{}%", &[bar.part * 100.0])} height="100%" rx="4" />
            </svg>
        </li>
    }
}
