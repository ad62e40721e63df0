//! Which searches a comparison begins with.

use plyscope_comparison::compare::{is_same_search, Lineup};
use plyscope_i18n::texts;
use yew::prelude::*;

use super::contest::Contest;
use super::{CompareMessage, Props};

/// The ready-made comparisons.
pub fn lineups(contest: &Contest, props: &Props, send: &Callback<CompareMessage>) -> Html {
    let lang = props.lang;
    let buttons = Lineup::ALL.into_iter().map(|lineup| {
        let setups = lineup.setups(props.setup);
        let shown: Vec<_> =
            contest.entrants().iter().filter_map(|entrant| entrant.setup.as_ref()).collect();
        let pressed = setups.len() == shown.len()
            && setups.iter().zip(shown).all(|(one, other)| is_same_search(one, other));
        let name = match lineup {
            Lineup::Usual => texts::compare_usual(lang),
            Lineup::Searches => texts::compare_searches(lang),
            Lineup::Orders => texts::compare_orders(lang),
        };
        let onclick = send.reform(move |_| CompareMessage::Lineup(lineup));
        html! { <button type="button" aria-pressed={pressed.to_string()} {onclick}>{ name }</button> }
    });
    let full = contest.is_full();
    html! {
        <div class="lineups" role="group" aria-label={texts::compare_lineups(lang)}>
            { for buttons }
            <button type="button" class="quiet add" aria-disabled={full.then_some("true")}
                onclick={send.reform(|_| CompareMessage::Add)}>{ texts::compare_add(lang) }</button>
        </div>
    }
}
