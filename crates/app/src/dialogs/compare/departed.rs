//! Where a program departs from the search beside it.

use plyscope_i18n::{texts, Lang};
use plyscope_session::caption::node_name;
use yew::prelude::*;

use super::contest::Contest;
use super::CompareMessage;

/// A sentence, with a button that leads to the visit; nothing without a program.
pub fn departed(contest: &Contest, lang: Lang, send: &Callback<CompareMessage>) -> Html {
    let Some([program, _]) = contest.compared() else { return Html::default() };
    let Some(departure) = contest.departure() else {
        return html! { <p class="departed">{ texts::compare_agree(lang) }</p> };
    };
    let visit = departure.visit;
    let [got, expected] =
        departure.nodes.map(|node| node.map(|node| node_name(program, node, lang)));
    let sentence = match (got, expected) {
        (Some(got), Some(expected)) => texts::compare_departs(lang, visit, &got, &expected),
        (Some(got), None) => texts::compare_goes_on(lang, visit, &got),
        (None, Some(expected)) => texts::compare_ends(lang, visit, &expected),
        (None, None) => return Html::default(),
    };
    html! {
        <p class="departed">
            { sentence }{ " " }
            <button type="button" class="small" onclick={send.reform(move |_| CompareMessage::Seek(visit))}>
                { texts::compare_go_there(lang) }
            </button>
        </p>
    }
}
