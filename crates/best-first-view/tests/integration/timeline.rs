//! Laws of the timelines of searches that grow a tree, at any zoom.

use std::ops::Range;
use std::rc::Rc;

use plyscope_best_first::tree::Node;
use plyscope_best_first_view::best_first::link::{self as best_first_link, Link as BestFirst};
use plyscope_best_first_view::mcts::link::{self as mcts_link, Link as Mcts};
use plyscope_best_first_view::timeline::{Growing, GrowthChart};
use plyscope_best_first_view::{best_first, mcts};
use plyscope_i18n::Lang;
use plyscope_view::timeline::{Bar, Chart, Kind};
use proptest::prelude::*;

fn mcts_session(address: &str) -> Rc<mcts::Session> {
    let (link, problems) = Mcts::parse(address);
    assert_eq!(problems, [], "{address}");
    let subject = link.subject.read(mcts_link::read_tree).expect("a tree");
    let mut running = mcts::begin(&subject, link.settings).unwrap_or_else(|_| panic!("{address}"));
    assert!(running.advance(u32::MAX));
    Rc::new(running.finish())
}

fn best_first_session(address: &str) -> Rc<best_first::Session> {
    let (link, problems) = BestFirst::parse(address);
    assert_eq!(problems, [], "{address}");
    let subject = link.subject.read(best_first_link::read_tree).expect("a tree");
    let mut running =
        best_first::begin(&subject, link.search).unwrap_or_else(|_| panic!("{address}"));
    running.advance(u32::MAX);
    Rc::new(running.finish())
}

/// The nodes on the path of each place, by definition: each with whether it is added there.
type Paths = Vec<Vec<(Node, bool)>>;

fn paths_of_mcts(session: &mcts::Session) -> Paths {
    let record = session.record();
    let path = |iteration| {
        let leaf = record.leaf(iteration).expect("an iteration");
        record.path(leaf).into_iter().map(|node| (node, record.added(node) == iteration)).collect()
    };
    std::iter::once(vec![(Node::ROOT, false)]).chain((1..=record.iterations()).map(path)).collect()
}

fn paths_of_best_first(session: &best_first::Session) -> Paths {
    let record = session.record();
    let tree = record.tree();
    let path = |step: u32| {
        let mut path: Vec<_> = record.path(step).into_iter().map(|node| (node, false)).collect();
        let times = step.checked_sub(1).map(|before| record.time(before)..record.time(step));
        let is_new = |node: &Node| {
            times.as_ref().is_some_and(|times| {
                times.start < tree.added(*node) && tree.added(*node) <= times.end
            })
        };
        if let Some(new) = tree.nodes().find(is_new) {
            path = tree.path(new).into_iter().map(|node| (node, node == new)).collect();
        }
        path
    };
    (0..=record.last()).map(path).collect()
}

fn kind(is_new: bool) -> Kind {
    if is_new {
        Kind::Added
    } else {
        Kind::Reached
    }
}

/// Checks the bars of some places on a grid.
fn check<S: Growing>(chart: &GrowthChart<S>, paths: &Paths, places: Range<u64>, grain: u64) {
    assert_eq!(chart.len(), paths.len() as u64);
    let deepest = paths.iter().map(Vec::len).max().expect("a place");
    assert_eq!(chart.plies(), deepest);
    let end = places.end.min(chart.len());
    for ply in 0..chart.plies() {
        let at = |place: u64| paths[place as usize].get(ply).copied();
        let bars = chart.bars(ply, &places, grain);
        let mut seen = 0;
        for bar in &bars {
            match bar {
                Bar::One { steps, node, kind: found } => {
                    for place in steps.clone() {
                        let expected =
                            at(place).map(|(node, is_new)| (node.index() as u32, kind(is_new)));
                        assert_eq!(expected, Some((*node, *found)), "ply {ply}, place {place}");
                    }
                }
                Bar::Many { steps, shares, .. } => {
                    let within = steps.start.max(places.start)..steps.end.min(end);
                    let whole = (steps.start >= places.start && steps.end <= end) || grain > 1;
                    for wanted in [Kind::Reached, Kind::Added] {
                        let count = steps.clone().filter(|&place| {
                            place < chart.len()
                                && at(place).is_some_and(|(_, is_new)| kind(is_new) == wanted)
                        });
                        // A cell at an edge of what is looked up one by one may have less.
                        let count = count.count() as u64;
                        let share = shares[wanted as usize];
                        assert!(share <= count, "ply {ply}, {steps:?}: {share} of {count}");
                        if whole
                            && within == *steps
                            && bars.iter().all(|bar| matches!(bar, Bar::Many { .. }))
                        {
                            assert_eq!(share, count, "ply {ply}, {steps:?}");
                        }
                    }
                }
            }
            seen += bar.steps().end.min(end).saturating_sub(bar.steps().start.max(places.start));
        }
        let there = (places.start..end).filter(|&place| at(place).is_some()).count() as u64;
        assert!(seen >= there, "ply {ply}: {seen} of {there}");
        for place in (places.start..end).step_by(7) {
            let bar = chart.bar_at(ply, place);
            let expected = at(place).map(|(node, is_new)| (node.index() as u32, kind(is_new)));
            let found = bar.as_ref().and_then(|bar| match bar {
                Bar::One { node, kind, steps } if steps.contains(&place) => Some((*node, *kind)),
                _ => None,
            });
            assert_eq!(found, expected, "ply {ply}, place {place}");
            if let Some(bar) = bar {
                let Range { start, end } = bar.steps().clone();
                let is_same = |other: u64| at(other) == at(place);
                assert!((start..end).all(is_same), "ply {ply}, place {place}");
                assert!(start == 0 || !is_same(start - 1), "ply {ply}, place {place}");
                assert!(end == chart.len() || !is_same(end), "ply {ply}, place {place}");
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn bars_are_the_paths_of_iterations(
        address in prop::sample::select(vec![
            "tree=((4+8)+(17+5))+((2+4)+(15+6))&iterations=90",
            "tree=chance:(1+2)+(3+(4+5))&iterations=40",
            "game=tic-tac-toe&iterations=300",
            "game=tic-tac-toe&position=XX./OO./...&iterations=200",
            "game=connect-four&size=4x4&iterations=150&selection=puct",
        ]),
        seed in 0..50_u64,
        start in 0..200_u64,
        length in 1..200_u64,
        grain in 0..5_u32,
    ) {
        let session = mcts_session(&format!("{address}&seed={seed}"));
        let paths = paths_of_mcts(&session);
        let start = start % paths.len() as u64;
        check(&GrowthChart::new(session), &paths, start..start + length, 1 << grain);
    }

    #[test]
    fn bars_are_the_paths_of_steps(
        address in prop::sample::select(vec![
            "search=sss&tree=((3+5)+(2+9))+((7+8)+(6+4))",
            "search=sss&tree=(1+2)+(3+4)",
            "search=sss&tree=1+2+3",
            "search=sss&game=tic-tac-toe&position=XO./.X./O..",
            "search=proof-number&goal=6&tree=((3+5)+(2+9))+((7+8)+(6+4))",
            "search=proof-number&game=tic-tac-toe&position=X.O/.../...",
        ]),
        start in 0..200_u64,
        length in 1..200_u64,
        grain in 0..5_u32,
    ) {
        let session = best_first_session(address);
        let paths = paths_of_best_first(&session);
        let start = start % paths.len() as u64;
        check(&GrowthChart::new(session), &paths, start..start + length, 1 << grain);
    }
}

#[test]
fn from_afar_every_cell_has_the_shares_of_its_places() {
    let session = mcts_session("game=tic-tac-toe&iterations=9000");
    let paths = paths_of_mcts(&session);
    let chart = GrowthChart::new(session);
    for (places, grain) in [(0..9_001, 8), (0..9_001, 64), (64..9_001, 256), (128..8_000, 16)] {
        check(&chart, &paths, places.clone(), grain);
        for ply in 1..chart.plies() {
            let bars = chart.bars(ply, &places, grain);
            assert!(bars.iter().all(|bar| matches!(bar, Bar::Many { .. })), "ply {ply}");
            let added: u64 = bars
                .iter()
                .map(|bar| match bar {
                    Bar::Many { shares, .. } => shares[Kind::Added as usize],
                    Bar::One { .. } => 0,
                })
                .sum();
            let cells = places.start / grain * grain..places.end.div_ceil(grain) * grain;
            let expected = paths.iter().enumerate().filter(|(place, path)| {
                cells.contains(&(*place as u64)) && path.get(ply).is_some_and(|(_, is_new)| *is_new)
            });
            assert_eq!(added, expected.count() as u64, "ply {ply}");
        }
    }
}

/// Where nothing is explored, the better of two leaves is selected again and again.
#[test]
fn the_ends_of_a_long_bar_are_found() {
    let chart = GrowthChart::new(mcts_session("tree=1+0&iterations=9000&exploration=0"));
    for place in [3, 64, 5_000, 9_000] {
        let bar = chart.bar_at(1, place).expect("a bar");
        assert_eq!(*bar.steps(), 3..9_001, "at {place}");
        let read = chart.reading(1, place, 0, Lang::En);
        assert_eq!(read, "L2-1, ply 1, on the path, iterations 3 to 9,000");
    }
}

#[test]
fn a_bar_is_read_with_its_move_and_its_iterations() {
    let session = mcts_session("game=tic-tac-toe&position=XX./OO./...&iterations=30");
    let chart = GrowthChart::new(Rc::clone(&session));
    let leaf = session.record().leaf(1).expect("an iteration");
    let name = session.positions().names(&session.record().line(leaf)).join("");
    assert_eq!(chart.label_at(1, 1, Lang::En), Some(name.clone()));
    let read = chart.reading(1, 1, 0, Lang::En);
    assert_eq!(read, format!("{name}, ply 1, added to the tree, iteration 1"));
    assert_eq!(chart.reading(1, 0, 0, Lang::En), "iteration 0, ply 1, no node");
    let summary = chart.summary(Lang::En);
    assert!(summary.starts_with("Timeline of 30 iterations: "), "{summary}");
    assert!(summary.contains(" nodes in the end."), "{summary}");
}
