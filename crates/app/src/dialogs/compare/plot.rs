//! The plot of a comparison: bars of each search at every ply.

use plyscope_comparison::compare::{Bar, Chart, Measure, Profile, Row};
use plyscope_i18n::{texts, Lang};
use yew::prelude::*;

use super::card::name;
use super::patterns::fill;
use super::{Compare, CompareMessage};
use crate::view::choice::choice;

/// The height of a bar with the gap below it, in pixels, and the bar's own.
const PITCH: usize = 14;
const THICK: usize = 11;

/// The bars by ply, and the same numbers as a table.
pub fn plot(compare: &Compare, lang: Lang, send: &Callback<CompareMessage>) -> Html {
    let entrants = compare.contest.entrants();
    let mut now = Vec::new();
    let mut in_all = Vec::new();
    // A search that has not ended has empty bars, so that the others keep their places.
    for entrant in entrants {
        let profiles = entrant
            .ended()
            .map(|ended| (compare.lockstep.profile(&ended.run), ended.run.profile()));
        let (one, other) = profiles.unwrap_or_else(|| (Profile::default(), Profile::default()));
        now.push(one);
        in_all.push(other);
    }
    let chart = Chart::new(&now, &in_all, compare.least.as_ref(), compare.measure);
    let has_least = chart.rows.iter().any(|row| row.least.is_some());
    let least = compare.least.as_ref().filter(|_| has_least).map(|least| least.kind.name(lang));
    let names: Vec<String> =
        entrants.iter().map(|entrant| name(entrant.challenger.as_ref(), lang)).collect();
    html! {
        <section class="plot" aria-label={texts::compare_plot(lang)}>
            <div class="plot-head">
                <h3>{ texts::compare_plot(lang) }</h3>
                { measures(compare.measure, lang, send) }
            </div>
            <div class="bars" aria-hidden="true">
                { axis(&chart) }
                { for chart.rows.iter().map(|row| bars(&chart, row, lang)) }
            </div>
            <p class="plot-key quiet-text">
                if let Some(least) = &least {
                    <svg class="least-key" viewBox="0 0 14 14"><path class="least" d="M7 0V14" /></svg>
                    <span>{ least }</span>
                }
                if chart.is_logarithmic { <span>{ texts::compare_logarithmic(lang) }</span> }
            </p>
            <details class="numbers">
                <summary>{ texts::compare_numbers(lang) }</summary>
                { table(&chart, &names, least.as_deref(), (compare.measure, lang)) }
            </details>
        </section>
    }
}

fn measure_name(measure: Measure, lang: Lang) -> String {
    match measure {
        Measure::Nodes => texts::compare_nodes(lang),
        Measure::Leaves => texts::compare_leaves(lang),
        Measure::Cuts => texts::compare_cuts(lang),
        Measure::Evaluated => texts::compare_evaluated(lang),
    }
}

fn measures(current: Measure, lang: Lang, send: &Callback<CompareMessage>) -> Html {
    let id = |measure: Measure| (measure as usize).to_string();
    let options = Measure::ALL.into_iter().map(|measure| {
        html! {
            <option value={id(measure)} selected={measure == current}>{ measure_name(measure, lang) }</option>
        }
    });
    let chosen = choice(send, move |chosen| {
        Measure::ALL.into_iter().find(|&measure| id(measure) == chosen).map(CompareMessage::Show)
    });
    html! {
        <select id="compare-measure" aria-label={texts::compare_measure(lang)} onchange={chosen}>
            { for options }
        </select>
    }
}

fn percent(bar: &Bar) -> String {
    let hundredths = (bar.part * 10_000.0) as u32;
    format!("{}.{:02}%", hundredths / 100, hundredths % 100)
}

/// The numbers along the axis.
fn axis(chart: &Chart) -> Html {
    let ticks = chart.ticks.iter().map(|tick| {
        html! { <text x={percent(tick)} y="11">{ short(tick.amount) }</text> }
    });
    html! { <><span></span><svg class="axis" height="16">{ for ticks }</svg></> }
}

/// A round number in few characters.
fn short(number: u64) -> String {
    match number {
        1_000_000.. if number.is_multiple_of(1_000_000) => format!("{}M", number / 1_000_000),
        1_000.. if number.is_multiple_of(1_000) => format!("{}k", number / 1_000),
        _ => number.to_string(),
    }
}

fn row_name(chart: &Chart, row: &Row, lang: Lang) -> String {
    match row.ply {
        Some(ply) => texts::compare_ply(lang, &ply.to_string()),
        None if chart.is_folded => texts::compare_deeper(lang),
        None => texts::compare_counted(lang),
    }
}

/// A number; empty where only the sum over all deeper plies is known.
fn amount(bar: Option<&Bar>, lang: Lang) -> String {
    bar.map_or_else(|| "–".to_owned(), |bar| lang.number(bar.amount))
}

fn bars(chart: &Chart, row: &Row, lang: Lang) -> Html {
    let height = PITCH * row.bars.len() + 2;
    let lines = chart.ticks.iter().map(|tick| {
        html! { <line class="tick" x1={percent(tick)} x2={percent(tick)} y2={height.to_string()} /> }
    });
    let top = |place: usize| PITCH * place + 2;
    let bars = row.bars.iter().enumerate().filter_map(|(place, bar)| {
        let bar = bar.as_ref()?;
        Some(html! {
            <rect class="bar" y={top(place).to_string()} width={percent(bar)} height={THICK.to_string()}
                fill={fill(place)} />
        })
    });
    let numbers = row.bars.iter().enumerate().map(|(place, bar)| {
        let middle = (top(place) + THICK / 2 + 1).to_string();
        let end = bar.as_ref().map_or_else(|| "0%".to_owned(), percent);
        html! {
            <>
                <text class="place" x="-8" y={middle.clone()}>{ place + 1 }</text>
                <text x={end} dx="6" y={middle}>{ amount(bar.as_ref(), lang) }</text>
            </>
        }
    });
    // A clear line below the marker keeps it in sight on every bar.
    let least = row.least.into_iter().flat_map(|least| {
        let line = move |class: &'static str| {
            html! { <line {class} x1={percent(&least)} x2={percent(&least)} y2={height.to_string()} /> }
        };
        ["least-paper", "least"].map(line)
    });
    html! {
        <>
            <span class="ply">{ row_name(chart, row, lang) }</span>
            <svg height={height.to_string()}>{ for lines }{ for bars }{ for least }{ for numbers }</svg>
        </>
    }
}

/// The numbers of the plot.
fn table(
    chart: &Chart,
    names: &[String],
    least: Option<&str>,
    (measure, lang): (Measure, Lang),
) -> Html {
    let number = |bar: Option<&Bar>| html! { <td>{ amount(bar, lang) }</td> };
    let rows = chart.rows.iter().map(|row| {
        html! {
            <tr>
                <th scope="row">{ row_name(chart, row, lang) }</th>
                { for row.bars.iter().map(|bar| number(bar.as_ref())) }
                if least.is_some() { { number(row.least.as_ref()) } }
            </tr>
        }
    });
    html! {
        <table>
            <caption>{ measure_name(measure, lang) }</caption>
            <thead><tr>
                <td></td>
                { for names.iter().map(|name| html! { <th scope="col">{ name }</th> }) }
                if let Some(least) = least { <th scope="col">{ least.to_owned() }</th> }
            </tr></thead>
            <tbody>{ for rows }</tbody>
        </table>
    }
}

#[cfg(test)]
mod tests {
    use super::short;

    #[test]
    fn no_number_along_the_axis_is_cut_short() {
        let table = [
            (500, "500"),
            (2_000, "2k"),
            (500_000, "500k"),
            (1_500_000, "1500k"),
            (2_000_000, "2M"),
        ];
        for (number, written) in table {
            assert_eq!(short(number), written);
        }
    }
}
