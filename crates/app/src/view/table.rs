//! The transposition table at the current step.

use plyscope_i18n::numerals;
use plyscope_i18n::texts;
use plyscope_search::tracer::ProbeCount;
use plyscope_session::caption::node_name;
use plyscope_session::playback;
use yew::prelude::*;

use super::{panel as fold, sends, Send};
use crate::message::Message;
use crate::model::Model;

/// How many of the latest entries are listed.
const SHOWN: usize = 8;

/// The panel; nothing for a search without a table.
pub fn panel(model: &Model, send: &Send) -> Html {
    let Some(session) = &model.session else { return Html::default() };
    if session.setup().options().table.is_none() {
        return Html::default();
    }
    let (lang, step, trace) = (model.shell.lang, model.playback.step, session.trace());
    let ProbeCount { probes, hits } = trace.probe_counts(step);
    let size = trace.stores(step).next_back().map_or(0, |store| store.size as usize);
    let latest = trace.stores(step).rev().take(SHOWN).map(|store| {
        let there = Message::Play(playback::Message::Seek(store.step));
        html! {
            <tr key={store.number}>
                <th scope="row">
                    <button type="button" class="small quiet" onclick={sends(send, there)}>
                        { node_name(session, session.node(store.node), lang) }
                    </button>
                </th>
                <td>{ numerals::verdict(lang, store.verdict) }</td>
            </tr>
        }
    });
    let content = html! {
        <>
            <p class="quiet-text">{ texts::table_counts(lang, size, probes as usize, hits as usize) }</p>
            if size > 0 {
                <table class="stack entries">
                    <thead><tr>
                        <th scope="col">{ texts::table_latest(lang) }</th>
                        <th scope="col">{ texts::table_value(lang) }</th>
                    </tr></thead>
                    <tbody>{ for latest }</tbody>
                </table>
            }
        </>
    };
    fold("table-panel", texts::table_panel(lang), content)
}
