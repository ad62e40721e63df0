//! Which searches a comparison begins with.

use plyscope_comparison::compare::{Challenger, Lineup};
use plyscope_i18n::texts;
use yew::prelude::*;

use super::contest::Contest;
use super::{CompareMessage, Props};

/// The ready-made comparisons.
pub fn lineups(contest: &Contest, props: &Props, send: &Callback<CompareMessage>) -> Html {
    let lang = props.lang;
    let buttons = Lineup::ALL.into_iter().map(|lineup| {
        let challengers = lineup.challengers(props.setup);
        let shown: Vec<Challenger> =
            contest.entrants().iter().filter_map(|entrant| entrant.challenger).collect();
        let pressed = challengers.len() == shown.len()
            && challengers.iter().zip(&shown).all(|(one, other)| one.is_same(other));
        let name = match lineup {
            Lineup::Usual => texts::compare_usual(lang),
            Lineup::Searches => texts::compare_searches(lang),
            Lineup::Orders => texts::compare_orders(lang),
            Lineup::Mcts => texts::compare_beside_mcts(lang),
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
            <button type="button" class="quiet" aria-disabled={full.then_some("true")}
                onclick={send.reform(|_| CompareMessage::AddMcts)}>{ texts::compare_add_mcts(lang) }</button>
        </div>
    }
}
