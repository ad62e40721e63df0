//! The moves with their values: the curve as text.

use plyscope_i18n::{numerals, texts};
use yew::prelude::*;

use super::{ReviewMessage, Shown};

/// The moves, their values, and what would have been better.
pub fn table(shown: &Shown<'_>, send: &Callback<ReviewMessage>) -> Html {
    let lang = shown.lang;
    let known = shown.review.rated.len().min(shown.played.line.len());
    html! {
        <table class="review-moves">
            <caption>{ texts::review_values(lang) }</caption>
            <thead><tr>
                <th scope="col">{ texts::review_move(lang) }</th>
                <th scope="col">{ texts::review_value(lang) }</th>
                <th scope="col">{ texts::review_judgement(lang) }</th>
            </tr></thead>
            <tbody>{ for (0..known).map(|ply| row(shown, ply, send)) }</tbody>
        </table>
    }
}

fn row(shown: &Shown<'_>, ply: usize, send: &Callback<ReviewMessage>) -> Html {
    let lang = shown.lang;
    let Some(made) = shown.made(ply) else { return Html::default() };
    let about = if made.is_estimate {
        texts::review_about_value
    } else {
        |_, value: &str| value.to_owned()
    };
    let value = about(lang, &numerals::value(lang, made.value));
    let is_loss = shown.is_loss(ply);
    let best = shown.before(ply).and_then(plyscope_comparison::review::Rated::value);
    let best = best.map(|best| numerals::value(lang, best)).unwrap_or_default();
    let is_open = !shown.review.answers.contains_key(&ply);
    let judgement = match (is_loss, shown.is_own(ply)) {
        (false, _) => html! {},
        (true, false) => html! { <>{ "✗ " }{ texts::review_lost(lang, &best) }</> },
        (true, true) => html! {
            <>
                { "✗ " }{ texts::review_lost(lang, &best) }{ " " }
                <button type="button" class="small" aria-pressed={(shown.review.asked == Some(ply)).to_string()}
                    onclick={send.reform(move |_| ReviewMessage::Ask(ply))}>
                    { if is_open { texts::review_ask(lang) } else { texts::review_again(lang) } }</button>
            </>
        },
    };
    html! {
        <tr key={ply} class={is_loss.then_some("lost")}>
            <th scope="row">{ shown.name(ply) }</th>
            <td>{ value }</td>
            <td>{ judgement }</td>
        </tr>
    }
}
