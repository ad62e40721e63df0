//! What searching the tree costs, with minimax and with alpha-beta at its best.

use plyscope_comparison::complexity::{Amount, Costs, SPEEDS};
use plyscope_i18n::{texts, Lang};
use yew::prelude::*;

use super::amount::{amount, both, filled, span, MARKS};
use crate::view::choice::choice;

/// A sentence, a table, and what they mean.
pub fn results(costs: &Costs, speed: u32, pick: &Callback<u32>, lang: Lang) -> Html {
    let searches = [&costs.minimax, &costs.alpha_beta];
    let times = searches.map(|cost| cost.time(speed));
    let long = times.iter().any(|time| time.outlasts_universe);
    let amounts = |amounts: [&Amount; 2]| amounts.map(|one| amount(one, lang));
    let no_formula = || [Html::default(), Html::default()];
    html! {
        <div class="results">
            <p class="saving" role="status">{ saving(costs, lang) }</p>
            <table>
                <caption class="spoken">{ texts::complexity_costs(lang) }</caption>
                <thead><tr>
                    <td></td>
                    <th scope="col">{ texts::algorithm_minimax(lang) }</th>
                    <th scope="col">{ texts::complexity_at_best(lang) }</th>
                </tr></thead>
                <tbody>
                    { row(texts::complexity_leaves(lang),
                        amounts(searches.map(|cost| &cost.leaves)), leaves_formulas(lang)) }
                    { row(texts::complexity_nodes(lang),
                        amounts(searches.map(|cost| &cost.nodes)), no_formula()) }
                    { row(texts::complexity_effective(lang),
                        amounts(searches.map(|cost| &cost.branching)), branching_formulas(lang)) }
                    { row(texts::complexity_memory(lang), amounts([&costs.memory, &costs.memory]),
                        [html! { "b · m + 1" }, html! { "b · m + 1" }]) }
                    { row(texts::complexity_time(lang),
                        times.map(|time| span(&time, lang)), no_formula()) }
                </tbody>
            </table>
            { speeds(speed, pick, lang) }
            if long { <p class="quiet-text">{ texts::complexity_universe(lang) }</p> }
            <p class="quiet-text">{ texts::complexity_half(lang) }</p>
        </div>
    }
}

fn saving(costs: &Costs, lang: Lang) -> Html {
    let Some(fewer) = &costs.fewer else {
        return html! { texts::complexity_no_saving(lang) };
    };
    let things = [&costs.minimax.leaves, &costs.alpha_beta.leaves, fewer];
    let text = texts::complexity_saving(lang, MARKS[0], MARKS[1], MARKS[2]);
    filled(&text, &things.map(|thing| amount(thing, lang)))
}

fn row(name: String, values: [Html; 2], formulas: [Html; 2]) -> Html {
    let cells = values.into_iter().zip(formulas).map(|(value, formula)| {
        html! { <td>{ value }<span class="formula">{ formula }</span></td> }
    });
    html! { <tr><th scope="row">{ name }</th>{ for cells }</tr> }
}

fn leaves_formulas(lang: Lang) -> [Html; 2] {
    let least = html! {
        <>{ "b" }<sup>{ "⌈m/2⌉" }</sup>{ " + b" }<sup>{ "⌊m/2⌋" }</sup>{ " − 1" }</>
    };
    [
        both(html! { <>{ "b" }<sup>{ "m" }</sup></> }, texts::complexity_read_leaves(lang)),
        both(least, texts::complexity_read_least(lang)),
    ]
}

fn branching_formulas(lang: Lang) -> [Html; 2] {
    [html! { "b" }, both(html! { "√b" }, texts::complexity_read_root(lang))]
}

fn speeds(speed: u32, pick: &Callback<u32>, lang: Lang) -> Html {
    let options = SPEEDS.into_iter().map(|one| {
        html! {
            <option value={one.to_string()} selected={one == speed}>
                { lang.number(one as usize) }
            </option>
        }
    });
    html! {
        <label class="speeds">
            <span>{ texts::complexity_speed(lang) }</span>
            <select onchange={choice(pick, |speed| speed.parse().ok())}>{ for options }</select>
        </label>
    }
}
