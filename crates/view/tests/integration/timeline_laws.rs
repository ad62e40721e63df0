//! Laws of the timeline of every search, at any zoom.

use crate::core_support::tree;
use crate::setups::setup;
use plyscope_i18n::Lang;
use plyscope_search::trace::Recorder;
use plyscope_search::{GameTree, NodeId, Step, Trace};
use plyscope_session::engine::search_tree;
use plyscope_session::Session;
use plyscope_setup::{Algorithm, Setup};
use plyscope_view::timeline::{paint, Bar, Chart, Frame, Kind, SearchChart, Shares, View};
use proptest::prelude::*;

fn session() -> impl Strategy<Value = Session> {
    (tree(), setup())
        .prop_map(|(tree, setup)| search_tree(tree, setup, Recorder::new()).expect("no limit"))
}

/// What becomes of a node, by definition.
fn kind(trace: &Trace, node: NodeId) -> Kind {
    let Some(left) = trace.left(node) else { return Kind::Open };
    let within = trace.entered(node).0..=left.0;
    let own = |wanted: fn(plyscope_search::Event) -> bool| {
        within
            .clone()
            .map(Step)
            .any(|step| trace.focus(step) == Some(node) && trace.event(step).is_some_and(wanted))
    };
    use plyscope_search::{Event, Verdict};
    let leaf =
        (0..trace.node_count() as u32).map(NodeId).all(|child| trace.parent(child) != Some(node));
    if own(|event| matches!(event, Event::Cut { .. })) {
        Kind::Cut
    } else if leaf && own(|event| matches!(event, Event::Evaluate { .. })) {
        Kind::Horizon
    } else if leaf && own(|event| matches!(event, Event::Probe { found: Some(_) })) {
        Kind::Table
    } else if matches!(trace.verdict(node, left), Some(Verdict::Exact(_))) {
        Kind::Exact
    } else {
        Kind::Bound
    }
}

/// The nodes on the path at every step, the root's first.
fn paths(trace: &Trace) -> Vec<Vec<NodeId>> {
    let path = |step| {
        let mut path: Vec<NodeId> = trace.path(step).collect();
        path.reverse();
        path
    };
    (0..=trace.last_step().0).map(Step).map(path).collect()
}

/// How many of some steps each kind covers, counted one by one.
fn counted(
    kinds: &[Kind],
    path: &[Vec<NodeId>],
    ply: usize,
    steps: std::ops::Range<u64>,
) -> Shares {
    let mut shares = Shares::default();
    for step in steps {
        let node = path.get(step as usize).and_then(|path| path.get(ply));
        node.iter().for_each(|node| shares[kinds[node.index()] as usize] += 1);
    }
    shares
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn the_bars_over_a_step_are_the_path(session in session()) {
        let chart = SearchChart::new(session.clone());
        for (step, path) in paths(session.trace()).iter().enumerate() {
            for ply in 0..=chart.plies() {
                let bar = chart.bar_at(ply, step as u64);
                let node = bar.map(|bar| match bar {
                    Bar::One { node, .. } => NodeId(node),
                    Bar::Many { .. } => unreachable!("a bar at a step is one node"),
                });
                prop_assert_eq!(node, path.get(ply).copied(), "ply {} at step {}", ply, step);
            }
        }
    }

    #[test]
    fn where_nothing_merges_every_visit_is_a_bar(session in session()) {
        let chart = SearchChart::new(session.clone());
        let trace = session.trace();
        let mut bars = Vec::new();
        for ply in 0..chart.plies() {
            for bar in chart.bars(ply, &(0..chart.len()), 1) {
                let Bar::One { steps, node, kind } = bar else { panic!("{bar:?} is merged") };
                bars.push((node, steps, kind));
            }
        }
        bars.sort_by_key(|&(node, ..)| node);
        let visits: Vec<_> = (0..trace.node_count() as u32).map(|node| {
            let left = trace.left(NodeId(node)).unwrap_or(trace.last_step());
            let steps = u64::from(trace.entered(NodeId(node)).0)..u64::from(left.0) + 1;
            (node, steps, kind(trace, NodeId(node)))
        }).collect();
        prop_assert_eq!(bars, visits);
    }

    #[test]
    fn the_legend_has_what_becomes_of_nodes_and_nothing_else(session in session()) {
        let trace = session.trace();
        let nodes = (0..trace.node_count() as u32).map(NodeId);
        let found: Vec<Kind> = nodes.map(|node| kind(trace, node)).collect();
        let expected: Vec<Kind> =
            Kind::OF_SEARCHES.into_iter().filter(|kind| found.contains(kind)).collect();
        prop_assert_eq!(SearchChart::new(session.clone()).kinds(), expected);
    }

    #[test]
    fn merged_bars_cover_what_their_nodes_cover(
        session in session(), grain in 1_u64..200, from in 0.0..1.0, share in 0.0..1.0,
    ) {
        let chart = SearchChart::new(session.clone());
        let trace = session.trace();
        let kinds: Vec<Kind> =
            (0..trace.node_count() as u32).map(|node| kind(trace, NodeId(node))).collect();
        let paths = paths(trace);
        let start = (from * chart.len() as f64) as u64;
        let end = start + 1 + (share * (chart.len() - start) as f64) as u64;
        for ply in 0..chart.plies() {
            let bars = chart.bars(ply, &(start..end), grain);
            let cells = (end.div_ceil(grain) - start / grain) as usize;
            prop_assert!(bars.len() <= 2 * cells, "{} bars in {} cells", bars.len(), cells);
            for cell in start.div_ceil(grain)..end / grain {
                let cell = cell * grain..(cell + 1) * grain;
                let mut drawn = Shares::default();
                for bar in &bars {
                    let both = bar.steps().start.max(cell.start)..bar.steps().end.min(cell.end);
                    match bar {
                        Bar::One { kind, .. } => {
                            drawn[*kind as usize] += both.end.saturating_sub(both.start);
                        }
                        Bar::Many { steps, shares, count } => {
                            prop_assert!(steps.start % grain == 0 && *count > 0);
                            if *steps == cell {
                                drawn.iter_mut().zip(shares).for_each(|(all, own)| *all += own);
                            }
                        }
                    }
                }
                prop_assert_eq!(drawn, counted(&kinds, &paths, ply, cell.clone()), "{:?}", cell);
            }
        }
    }

    #[test]
    fn every_rectangle_lies_on_the_canvas(
        session in session(), width in 20.0..600.0, height in 1.0..80.0, zoom in 1.0..50.0,
        at in 0.0..1.0,
    ) {
        let chart = SearchChart::new(session);
        let view = View::whole(chart.len()).zoomed(zoom, at, chart.len());
        let frame = Frame { view, width, height };
        let painted = paint(&chart, &frame);
        for [x, y, w, h] in painted.of_kind.iter().flatten().copied() {
            prop_assert!(x >= 0.0 && x + w <= width + 1.0, "{} and {} in {}", x, w, width);
            prop_assert!(y >= 0.0 && h >= 1.0 && y + h <= height.max(1.0) + 0.01, "{} and {}", y, h);
        }
        // Each cell of each row has at most a long bar and a merged one of each kind.
        let rows = chart.plies().div_ceil(frame.plies_a_row(chart.plies()));
        let most = rows * (width as usize + 2) * (Kind::OF_SEARCHES.len() + 1);
        prop_assert!(painted.len() <= most, "{} rectangles", painted.len());
    }

    #[test]
    fn everything_has_a_reading(session in session()) {
        let chart = SearchChart::new(session.clone());
        for lang in Lang::ALL {
            prop_assert!(!chart.summary(lang).is_empty());
            for step in 0..chart.len() {
                for ply in 0..chart.plies() {
                    prop_assert!(!chart.reading(ply, step, step, lang).is_empty());
                }
            }
        }
    }
}

#[test]
fn bars_are_read_as_far_as_the_search_has_got() {
    let tree: GameTree = "((8 5) (20 3)) ((2 4) (15 6))".parse().expect("a tree");
    let session = search_tree(tree, Setup::default(), Recorder::new()).expect("no limit");
    let chart = SearchChart::new(session);
    let cases = [
        (2, 22, 0, "L3-3, ply 2, not visited, steps 22 to 29"),
        (2, 22, 27, "L3-3, ply 2, open, steps 22 to 29"),
        (2, 22, 29, "L3-3, ply 2, value 4, steps 22 to 29"),
        (2, 14, 29, "L3-2, ply 2, at least 20, pruned the rest, steps 12 to 17"),
        (3, 1, 29, "step 1, ply 3, no node"),
    ];
    for (ply, step, now, reading) in cases {
        assert_eq!(chart.reading(ply, step, now, Lang::En), reading);
    }
}

#[test]
fn a_chart_that_is_sorted_in_parts_is_the_same() {
    let leaves = |node: usize| (0..40).map(move |leaf| ((node * 31 + leaf * 7) % 100).to_string());
    let inner = |node: usize| format!("({})", leaves(node).collect::<Vec<_>>().join(" "));
    let tree: Vec<String> = (0..600).map(inner).collect();
    let tree: GameTree = tree.join(" ").parse().expect("a tree");
    let setup = Setup { algorithm: Algorithm::Minimax, ..Setup::default() };
    let session = search_tree(tree, setup, Recorder::new()).expect("no limit");
    let whole = SearchChart::new(session.clone());
    let mut chart = SearchChart::unsorted(session);
    let (steps, mut parts) = (0..chart.len(), 1);
    assert!(!chart.is_whole());
    while chart.prepare(&steps) {
        assert!(!chart.is_whole());
        parts += 1;
    }
    assert!(chart.is_whole() && parts > 1, "{parts} parts");
    assert_eq!(chart.plies(), whole.plies());
    for ply in 0..chart.plies() {
        assert_eq!(chart.bars(ply, &steps, 1), whole.bars(ply, &steps, 1), "ply {ply}");
    }
    assert_eq!(chart.summary(Lang::En), whole.summary(Lang::En));
}
