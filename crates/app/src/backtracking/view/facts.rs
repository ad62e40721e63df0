//! The path to the current node, and the search in numbers.

use plyscope_i18n::{texts, Lang};
use plyscope_puzzle_view::backtrack::view::View;
use yew::prelude::*;

use crate::backtracking::model::Model;
use crate::view::panel;

/// The most choices that are listed, the newest first.
const LISTED: usize = 12;

/// The choices that lead to the current node: the call stack of the search.
pub fn way(view: &View, lang: Lang) -> Html {
    let calls = view.calls();
    let content = if calls.is_empty() {
        html! { <p class="quiet-text">{ texts::trail_way_empty(lang) }</p> }
    } else {
        let first = calls.len().saturating_sub(LISTED);
        let rows = calls.iter().enumerate().skip(first).rev().map(|(depth, call)| {
            html! {
                <li key={depth}>
                    <span class="call-depth">{ depth + 1 }</span>
                    <strong>{ call.cell.as_ref().map(|cell| format!("{cell} ")) }{ &call.label }</strong>
                    <span class="quiet-text">{ texts::trail_call(lang, &(call.tried + 1).to_string(), &call.total.to_string()) }</span>
                </li>
            }
        });
        html! {
            <ol class="calls">
                { for rows }
                if first > 0 { <li key="more" class="quiet-text">{ format!("+{first}") }</li> }
            </ol>
        }
    };
    panel("calls-panel", texts::stack_panel(lang), content)
}

/// The current step and the number of known steps.
pub fn facts(model: &Model, view: &View) -> Html {
    let lang = model.shell.lang;
    let search = &model.search;
    let journal = search.journal();
    let here = search.here();
    let of = |depth: usize| {
        texts::trail_fact_depth_of(lang, &depth.to_string(), &search.length().to_string())
    };
    let rows = [
        (texts::trail_fact_visited(lang), lang.number(view.visited)),
        (texts::trail_fact_depth(lang), of(here.path.len())),
        (texts::trail_fact_deepest(lang), of(journal.deepest(here.step))),
        (texts::trail_fact_solutions(lang), lang.number(here.solutions)),
        (texts::trail_fact_steps(lang), lang.number(journal.reach())),
    ];
    let rows =
        rows.into_iter().map(|(name, value)| html! { <><dt>{ name }</dt><dd>{ value }</dd></> });
    let whole = match model.tally.and_then(|counted| counted.steps()) {
        _ if journal.is_complete() => texts::trail_fact_whole(lang),
        Some(steps) => texts::trail_fact_counted(lang, &lang.number(steps)),
        None => texts::trail_fact_open(lang),
    };
    let content = html! {
        <>
            <dl class="facts">{ for rows }</dl>
            <p class="quiet-text">{ whole }</p>
        </>
    };
    panel("facts-panel", texts::trail_facts(lang), content)
}
