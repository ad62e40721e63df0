//! What each search of a comparison plays at the root, and how good that is.

use plyscope_comparison::compare::Choice;
use plyscope_i18n::{numerals, texts, Lang};
use yew::prelude::*;

use super::contest::{Contest, Ended, Entrant};
use super::results::entrant_name;

/// The moves as a table; nothing while no search has one.
pub fn plays(contest: &Contest, lang: Lang) -> Html {
    let entrants = contest.entrants().iter().enumerate();
    let ended = entrants.filter_map(|(place, entrant)| Some((place, entrant, entrant.ended()?)));
    let found: Vec<_> =
        ended.map(|(place, entrant, ended)| (place, entrant, ended, ended.run.choice())).collect();
    if found.iter().all(|(.., choice)| choice.is_none()) {
        return Html::default();
    }
    let rows = found.iter().map(|&(place, entrant, ended, ref choice)| {
        row(contest, (place, entrant, ended), choice.as_ref(), lang)
    });
    let note = match contest.is_worth_unknown() {
        true => texts::compare_worth_unknown(lang),
        false => texts::compare_worth_note(lang),
    };
    html! {
        <section class="totals plays">
            <h3>{ texts::compare_plays(lang) }</h3>
            <table>
                <thead><tr>
                    <th scope="col">{ texts::compare_search(lang) }</th>
                    { for labels(lang).into_iter().map(|label| html! { <th scope="col">{ label }</th> }) }
                </tr></thead>
                <tbody>{ for rows }</tbody>
            </table>
            <p class="quiet-text">{ note }</p>
        </section>
    }
}

fn labels(lang: Lang) -> [String; 4] {
    [
        texts::compare_move(lang),
        texts::compare_worth(lang),
        texts::compare_is_best(lang),
        texts::compare_time(lang),
    ]
}

fn row(
    contest: &Contest,
    (place, entrant, ended): (usize, &Entrant, &Ended),
    choice: Option<&Choice>,
    lang: Lang,
) -> Html {
    let judged = contest.exact().zip(choice);
    let worth = judged.and_then(|(exact, choice)| exact.of(choice.by));
    let is_best = judged.map(|(exact, choice)| match exact.is_best(choice.by) {
        true => texts::compare_yes(lang),
        false => texts::compare_no(lang),
    });
    let time = ended.milliseconds.map(|time| match time {
        0 => texts::compare_at_once(lang),
        time => texts::compare_milliseconds(lang, time),
    });
    let cells = [
        choice.map(|choice| choice.name.clone()),
        worth.map(|worth| numerals::value(lang, worth)),
        is_best,
        time,
    ];
    let cells = cells.into_iter().zip(labels(lang)).map(|(cell, label)| {
        // The label is shown where the table has no header.
        html! {
            <td><span class="cell-label" aria-hidden="true">{ label }</span>
                { cell.unwrap_or_else(|| "–".to_owned()) }</td>
        }
    });
    html! { <tr><th scope="row">{ entrant_name(place, entrant, lang) }</th>{ for cells }</tr> }
}
