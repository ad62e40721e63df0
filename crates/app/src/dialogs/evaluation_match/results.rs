//! The result of a match: counts, score and interval, and a table of the openings.

use plyscope_comparison::evaluation_match::{Outcome, Plan, Played, Score, Standing};
use plyscope_i18n::{texts, Lang};
use plyscope_search::Player;
use plyscope_session::moves::side_of;
use yew::prelude::*;

/// The result of the games so far.
pub fn results(plan: &Plan, games: &[Played], lang: Lang) -> Html {
    if games.is_empty() {
        return Html::default();
    }
    let score = Score::of(games);
    let (low, high) = score.interval();
    let [share, low, high] = [score.permille(), low, high].map(|share| percent(share, lang));
    let [won, drawn, lost] = [score.won, score.drawn, score.lost].map(|count| count.to_string());
    let verdict = match score.standing() {
        Standing::First => texts::match_first_stronger(lang),
        Standing::Second => texts::match_second_stronger(lang),
        Standing::Undecided => texts::match_undecided(lang),
    };
    let unfinished = games.iter().filter(|game| game.is_unfinished).count();
    html! {
        <div class="match-results">
            <p class="saving"><strong>{ texts::match_score(lang, &share, &low, &high) }</strong>{ " " }
                { texts::match_counts(lang, &won, &drawn, &lost) }{ " " }{ verdict }</p>
            if unfinished > 0 { <p class="quiet-text">{ texts::match_unfinished(lang, unfinished) }</p> }
            { table(plan, games, lang) }
        </div>
    }
}

/// Tenths of a percent, as a percentage.
fn percent(permille: u32, lang: Lang) -> String {
    match (permille / 10, permille % 10) {
        (whole, 0) => whole.to_string(),
        (whole, tenths) => lang.decimal(&format!("{whole}.{tenths}")),
    }
}

/// A row for each opening, with the result of the first evaluation on both sides.
fn table(plan: &Plan, games: &[Played], lang: Lang) -> Html {
    let as_side = |player| texts::match_first_as(lang, &side_of(Some(&plan.game), player, lang));
    let row = |pair: &[Played]| {
        let outcome = |side| {
            let game = pair.iter().find(|game| game.first == side);
            game.map(|game| outcome_name(game.outcome, lang))
        };
        let moves = pair.first().map(|game| game.moves.clone());
        html! {
            <tr>
                <th scope="row">{ moves }</th>
                <td>{ outcome(Player::Max) }</td>
                <td>{ outcome(Player::Min) }</td>
            </tr>
        }
    };
    html! {
        <div class="wide-table">
            <table class="match-table">
                <thead><tr>
                    <th scope="col">{ texts::match_opening(lang) }</th>
                    <th scope="col">{ as_side(Player::Max) }</th>
                    <th scope="col">{ as_side(Player::Min) }</th>
                </tr></thead>
                <tbody>{ for games.chunks(2).map(row) }</tbody>
            </table>
        </div>
    }
}

fn outcome_name(outcome: Outcome, lang: Lang) -> String {
    match outcome {
        Outcome::Won => texts::match_won(lang),
        Outcome::Drawn => texts::match_drawn(lang),
        Outcome::Lost => texts::match_lost(lang),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_have_the_decimal_sign_of_the_language() {
        let table = [
            (Lang::En, 403, "40.3"),
            (Lang::Nl, 403, "40,3"),
            (Lang::Zh, 403, "40.3"),
            (Lang::Nl, 9, "0,9"),
            (Lang::Nl, 1000, "100"),
        ];
        for (lang, permille, written) in table {
            assert_eq!(percent(permille, lang), written);
        }
    }
}
