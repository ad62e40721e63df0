//! The passes of iterative deepening.

use plyscope_i18n::numerals;
use plyscope_i18n::{texts, Lang};
use plyscope_search::Verdict;
use plyscope_session::caption::short_name;
use plyscope_session::playback;
use plyscope_session::Session;
use plyscope_view::scene::passes::{passes, Done, Row};
use yew::prelude::*;

use super::{panel as fold, sends, Send};
use crate::message::Message;
use crate::model::Model;

/// The panel; nothing for a search that has one pass only.
pub fn panel(model: &Model, send: &Send) -> Html {
    let Some(session) = &model.session else { return Html::default() };
    let rows = passes(session, model.playback.step);
    if rows.is_empty() {
        return Html::default();
    }
    let lang = model.shell.lang;
    let head = [
        texts::passes_depth(lang),
        texts::passes_visited(lang),
        texts::passes_cuts(lang),
        texts::passes_value(lang),
        texts::passes_best(lang),
    ];
    let content = html! {
        <div class="wide-table">
            <table class="passes">
                <thead><tr>
                    { for head.into_iter().map(|name| html! { <th scope="col">{ name }</th> }) }
                </tr></thead>
                <tbody>{ for rows.iter().map(|one| row(session, one, lang, send)) }</tbody>
            </table>
        </div>
    };
    fold("passes-panel", texts::passes_panel(lang), content)
}

fn row(session: &Session, row: &Row, lang: Lang, send: &Send) -> Html {
    let there = Message::Play(playback::Message::Seek(row.end));
    let none = || "–".to_owned();
    let [visited, cuts, value, best] = match &row.done {
        None => [(); 4].map(|()| none()),
        Some(done) => [
            done.visited.to_string(),
            done.cuts.to_string(),
            done.result.map_or_else(none, |result| value(result, done, lang)),
            done.best.map_or_else(none, |node| short_name(session, node, lang)),
        ],
    };
    let depth = usize::from(row.depth);
    html! {
        <tr key={row.depth} class={row.is_current.then_some("current")}
            aria-current={row.is_current.then_some("step")}>
            <th scope="row">
                <button type="button" class="small quiet" title={texts::passes_go(lang, depth)}
                    aria-label={texts::passes_go(lang, depth)} onclick={sends(send, there)}>
                    if row.is_current { { "▸ " } }
                    { depth }
                </button>
            </th>
            <td>{ visited }</td>
            <td>{ cuts }</td>
            <td>{ value }</td>
            <td>{ best }</td>
        </tr>
    }
}

fn value(result: Verdict, done: &Done, lang: Lang) -> String {
    let value = numerals::verdict(lang, result);
    if done.is_estimate {
        texts::passes_estimate(lang, &value)
    } else {
        value
    }
}
