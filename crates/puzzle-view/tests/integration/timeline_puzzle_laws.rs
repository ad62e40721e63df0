//! Laws of the timeline of every backtracking search, zoomed in and out.

use crate::usual::with_usual;
use plyscope_i18n::Lang;
use plyscope_puzzle_view::backtrack::link::Link;
use plyscope_puzzle_view::backtrack::search::{Search, Travel};
use plyscope_puzzle_view::backtrack::timeline::{Outline, PuzzleChart, Snapshot};
use plyscope_puzzles::backtrack::{Choice, Moment, Status, Until};
use plyscope_view::timeline::{Bar, Chart, Kind};
use proptest::prelude::*;

fn search(link: &str, steps: u64) -> Search {
    let (link, problems) = Link::parse(link);
    assert_eq!(problems, []);
    let mut search = Search::new(link.problem);
    search.extend(steps, Until::Bound);
    search
}

fn chart(search: &Search) -> PuzzleChart {
    PuzzleChart::new(search.problem().clone(), Outline::of(search.journal()))
}

/// The choices on the path at a step; `None` when the search is over.
fn path(search: &mut Search, step: u64) -> Option<Vec<Choice>> {
    search.travel(Travel::To(step), u64::MAX);
    let here = search.here();
    (here.moment != Moment::Over).then(|| here.path.to_vec())
}

/// The choices that a chart shows over a step, as far as it distinguishes nodes.
fn shown(chart: &PuzzleChart, step: u64) -> Vec<(Bar, Choice)> {
    let bars = (0..chart.plies()).map_while(|ply| chart.bar_at(ply, step));
    let known =
        bars.take_while(|bar| matches!(bar, Bar::One { kind, .. } if *kind != Kind::Unknown));
    known
        .map(|bar| match bar {
            Bar::One { node, .. } => (bar, Choice(node as u8)),
            Bar::Many { .. } => unreachable!("a bar at a step is one node"),
        })
        .collect()
}

const SMALL: [&str; 9] = [
    "puzzle=tour&board=3x4&start=a1",
    "puzzle=tour&board=3x4&start=b2&order=warnsdorff&prune=all&tour=closed",
    "puzzle=queens&size=6",
    "puzzle=queens&size=4&test=complete",
    "puzzle=sudoku&inference=forward-checking",
    "puzzle=cryptarithm&sum=TWO+TWO=FOUR&inference=forward-checking",
    "puzzle=queens&size=6&inference=forward-checking&variables=fewest",
    "puzzle=maze&length=11",
    "puzzle=map&inference=arc-consistency&values=least-constraining",
];

/// A search with some hundred marks.
const LONG: &str = "puzzle=tour&board=5x5&start=a1";

#[test]
fn from_near_the_bars_over_a_step_are_the_path() {
    let mut pruned = 0;
    for link in with_usual(&SMALL) {
        let mut search = search(link, 1_000_000);
        let mut chart = chart(&search);
        while chart.prepare(&(0..chart.len())) {}
        let solutions = search.journal().solutions().to_vec();
        let mut dead_ends = 0;
        for step in 0..chart.len() {
            let bars = shown(&chart, step);
            let choices: Vec<Choice> = bars.iter().skip(1).map(|&(_, choice)| choice).collect();
            assert_eq!(
                (!bars.is_empty()).then_some(choices),
                path(&mut search, step),
                "{link} at step {step}"
            );
            for (bar, _) in &bars {
                assert!(chart.kinds().contains(&bar.kind()), "{link} at step {step}: {bar:?}");
                let steps = bar.steps();
                let is_on = solutions.iter().any(|found| steps.contains(found));
                assert_eq!(bar.kind() == Kind::Solution, is_on, "{link} at step {step}: {bar:?}");
                let is_leaf = steps.end - steps.start == 1;
                let expected = (is_leaf && !is_on).then(|| match search.status() {
                    Status::Pruned(_) => Kind::Pruned,
                    _ => Kind::DeadEnd,
                });
                let shown =
                    [Kind::DeadEnd, Kind::Pruned].into_iter().find(|&kind| kind == bar.kind());
                assert_eq!(shown, expected, "{link}: {bar:?}");
                dead_ends += u32::from(shown.is_some());
                pruned += u32::from(shown == Some(Kind::Pruned));
            }
        }
        assert!(dead_ends > 0 || !solutions.is_empty(), "{link}");
        for lang in Lang::ALL {
            assert!(!chart.summary(lang).is_empty());
            for step in 0..chart.len().min(300) {
                (0..chart.plies()).for_each(|ply| {
                    assert!(!chart.reading(ply, step, step, lang).is_empty());
                });
            }
        }
    }
    assert!(pruned > 0);
}

#[test]
fn the_legend_has_what_was_given_up_early_only_where_that_can_be() {
    let table = [
        ("puzzle=queens&size=6", false),
        ("puzzle=queens&size=6&variables=fewest", false),
        ("puzzle=map&inference=forward-checking", true),
        ("puzzle=tour&board=5x5", false),
        ("puzzle=tour&board=5x5&prune=dead", true),
        ("puzzle=maze", false),
        ("puzzle=maze&length=11", true),
        ("puzzle=subset-sum", false),
    ];
    for (link, prunes) in table {
        assert_eq!(chart(&search(link, 1)).kinds().contains(&Kind::Pruned), prunes, "{link}");
    }
}

#[test]
fn from_afar_nothing_false_is_shown() {
    let mut search = search(LONG, 1_000_000);
    let (afar, mut near) = (chart(&search), chart(&search));
    let solutions = search.journal().solutions().to_vec();
    let mut distinguished = 0;
    for step in (0..afar.len()).step_by(9_973) {
        let path = path(&mut search, step).expect("it goes on");
        let bars = shown(&afar, step);
        assert!(!bars.is_empty(), "the root is always known");
        for (ply, (bar, choice)) in bars.iter().enumerate().skip(1) {
            assert_eq!(path.get(ply - 1), Some(choice), "ply {ply} at step {step}");
            distinguished += 1;
            if bar.kind() == Kind::Solution {
                assert!(solutions.iter().any(|found| bar.steps().contains(found)), "{bar:?}");
            }
        }
        while near.prepare(&(step..step + 100)) {}
        for (far, near) in bars.iter().zip(shown(&near, step)) {
            let is_open = far.0.kind() == Kind::Open;
            assert!(near.0.kind() == far.0.kind() || is_open, "{far:?} is {near:?}");
        }
    }
    assert!(distinguished > 200, "{distinguished}");
}

#[test]
fn a_snapshot_is_copied_when_there_is_more_to_know() {
    let mut search = search(LONG, 100_000);
    let snapshot = Snapshot::default();
    let reach = |search: &Search, is_running| snapshot.of(search, is_running).1.reach();
    assert_eq!(reach(&search, true), 100_000);
    search.extend(1_000, Until::Bound);
    assert_eq!(reach(&search, true), 100_000, "a hundredth more can wait");
    assert_eq!(reach(&search, false), 101_000);
    search.extend(100_000, Until::Bound);
    assert_eq!(reach(&search, true), 201_000);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn any_stretch_is_what_it_is_of_the_whole(from in 0_u64..20_000, len in 1_u64..9_000) {
        let mut search = search(LONG, 30_000);
        let mut chart = chart(&search);
        let steps = from..from + len;
        while chart.prepare(&steps) {}
        for step in steps.step_by(61) {
            let bars = shown(&chart, step);
            let choices: Vec<Choice> = bars.iter().skip(1).map(|&(_, choice)| choice).collect();
            let path = path(&mut search, step).expect("it goes on");
            // The outcome of nodes that were entered before the stretch or left after it may be
            // unknown.
            let all = (0..=path.len()).all(|ply| chart.bar_at(ply, step).is_some());
            prop_assert!(all && path.starts_with(&choices), "{:?} but {:?}", choices, path);
            prop_assert!(chart.bar_at(path.len() + 1, step).is_none());
        }
    }
}
