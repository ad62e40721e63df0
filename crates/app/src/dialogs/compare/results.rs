//! The total costs of a comparison's searches, and the minimum.

use plyscope_comparison::compare::{
    effective_branching, effective_depths, hundredths, looks_further, times, Kind, Least, PlyIndex,
    Width,
};
use plyscope_i18n::{texts, Lang};
use plyscope_search::tracer::PlyCount;
use yew::prelude::*;

use super::card::{name, search_name};
use super::contest::Entrant;
use super::patterns::swatch;
use super::Compare;

/// The totals as a table, and what they mean.
pub fn results(compare: &Compare, lang: Lang) -> Html {
    let entrants = compare.contest.entrants().iter().enumerate();
    let found: Vec<_> =
        entrants.filter_map(|(place, entrant)| Some((place, entrant, entrant.ended()?))).collect();
    let ply_indexes: Vec<&PlyIndex> = compare.contest.ply_indexes().collect();
    let mut depths = effective_depths(&ply_indexes).into_iter();
    let first = compare.contest.first_total();
    let rows = found.iter().map(|&(place, entrant, ended)| {
        let is_searched = ended.run.ply_index().is_some();
        let line = Line {
            name: entrant_name(place, entrant, lang),
            counts: ended.run.profile().total(),
            has_cuts: is_searched,
            depth: if is_searched { depths.next().flatten() } else { None },
            first,
        };
        line.view(lang)
    });
    let rows: Vec<Html> = rows.collect();
    let least =
        compare.least.as_ref().filter(|least| is_complete(least, &ply_indexes)).map(|least| {
            let total = least.total();
            let line = Line {
                name: html! { least.kind.name(lang) },
                counts: PlyCount {
                    nodes: total.nodes,
                    leaves: total.leaves,
                    ..PlyCount::default()
                },
                has_cuts: false,
                depth: Some(least.plies.len().saturating_sub(1)),
                first,
            };
            line.view(lang)
        });
    html! {
        <section class="totals">
            <h3>{ texts::compare_results(lang) }</h3>
            <table>
                <thead><tr>
                    <th scope="col">{ texts::compare_search(lang) }</th>
                    <th scope="col">{ texts::compare_nodes(lang) }</th>
                    <th scope="col"><span aria-hidden="true">{ "×" }</span>
                        <span class="spoken">{ texts::compare_times(lang) }</span></th>
                    <th scope="col">{ texts::compare_leaves(lang) }</th>
                    <th scope="col">{ texts::compare_cuts(lang) }</th>
                    <th scope="col">{ "b*" }</th>
                </tr></thead>
                <tbody>{ for rows }{ for least }</tbody>
            </table>
            { notes(compare, &ply_indexes, lang) }
        </section>
    }
}

/// The name of an entrant with its number.
pub fn entrant_name(place: usize, entrant: &Entrant, lang: Lang) -> Html {
    html! { <>{ swatch(place) }{ " " }{ name(entrant.challenger.as_ref(), lang) }</> }
}

/// Whether the minimum is known down to the last ply.
fn is_complete(least: &Least, ply_indexes: &[&PlyIndex]) -> bool {
    let below = |ply_index: &&PlyIndex| ply_index.profile(ply_index.last_step()).below.nodes;
    least.kind == Kind::Exact || ply_indexes.iter().all(|ply_index| below(ply_index) == 0)
}

/// A row of the table.
struct Line {
    name: Html,
    counts: PlyCount,
    has_cuts: bool,
    depth: Option<usize>,
    /// How many nodes the first search visits.
    first: Option<u64>,
}

impl Line {
    fn view(self, lang: Lang) -> Html {
        let PlyCount { nodes, leaves, cuts, .. } = self.counts;
        let factor =
            self.depth.and_then(|depth| effective_branching(nodes.saturating_sub(1), depth));
        let cells = [
            Some(lang.number(nodes)),
            self.first.and_then(|first| times(lang, nodes, first)),
            Some(lang.number(leaves)),
            self.has_cuts.then(|| lang.number(cuts)),
            factor.map(|factor| hundredths(lang, factor)),
        ];
        let labels = [
            texts::compare_nodes(lang),
            "×".to_owned(),
            texts::compare_leaves(lang),
            texts::compare_cuts(lang),
            "b*".to_owned(),
        ];
        let cells = cells.into_iter().zip(labels).map(|(cell, label)| {
            // The label is shown where the table has no header.
            html! {
                <td><span class="cell-label" aria-hidden="true">{ label }</span>
                    { cell.unwrap_or_else(|| "–".to_owned()) }</td>
            }
        });
        html! { <tr><th scope="row">{ self.name }</th>{ for cells }</tr> }
    }
}

/// What b, b* and the least mean here.
fn notes(compare: &Compare, ply_indexes: &[&PlyIndex], lang: Lang) -> Html {
    let width = Width::of(ply_indexes).map(|width| {
        // Rounded to the nearest: half of the rounded root of four times as much.
        let root = (width.hundredths() * 400).isqrt().div_ceil(2);
        let (width_text, root) = (hundredths(lang, width.hundredths()), hundredths(lang, root));
        match width {
            Width::Whole(_) => texts::compare_whole(lang, &width_text, &root),
            Width::Seen(_) => texts::compare_seen(lang, &width_text, &root),
        }
    });
    let least = compare.least.as_ref().map(|least| match least.kind {
        Kind::Exact => texts::compare_exact(lang),
        Kind::Expected => texts::compare_expected(lang),
    });
    let further = ply_indexes.iter().filter(|ply_index| looks_further(ply_index).is_some());
    let further = further.map(|ply_index| {
        texts::compare_further(lang, &search_name(ply_index.session().setup(), lang))
    });
    let mut runs = compare.contest.entrants().iter().filter_map(Entrant::ended);
    let grown =
        runs.any(|ended| ended.run.ply_index().is_none()).then(|| texts::compare_grown(lang));
    let notes = [Some(texts::compare_factor(lang)), width, least, grown];
    let notes = notes
        .into_iter()
        .flatten()
        .chain(further)
        .map(|note| html! { <p class="quiet-text">{ note }</p> });
    html! { <div class="notes">{ for notes }</div> }
}
