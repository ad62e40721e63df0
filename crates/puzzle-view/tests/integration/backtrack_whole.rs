//! The whole tree of a small search: correct at every step, and legible at any size.

use std::collections::{HashMap, HashSet};

use crate::usual::with_usual;
use plyscope_drawing::metrics::regular;
use plyscope_i18n::Lang;
use plyscope_puzzle_view::backtrack::board::Standing;
use plyscope_puzzle_view::backtrack::branch_picture::parts_in;
use plyscope_puzzle_view::backtrack::by_hand::Ahead;
use plyscope_puzzle_view::backtrack::link::Link;
use plyscope_puzzle_view::backtrack::outcome::Outcome;
use plyscope_puzzle_view::backtrack::part::Part;
use plyscope_puzzle_view::backtrack::picture;
use plyscope_puzzle_view::backtrack::search::{Search, Travel};
use plyscope_puzzle_view::backtrack::whole::{
    drawing, Area, Camera, Item, NodeId, State, WholeTree,
};
use plyscope_puzzles::backtrack::{Choice, Moment, Until};
use plyscope_view::picture::Shape;
use proptest::prelude::*;
use proptest::sample::select;

/// Searches whose whole tree is shown.
const SMALL: [&str; 21] = [
    "puzzle=tour&board=3x4&start=a1",
    "puzzle=tour&board=3x4&start=b2&order=warnsdorff&prune=all&tour=closed",
    "puzzle=tour&board=3x4&start=a1&prune=all",
    "puzzle=tour&board=4x4&start=a1&blocked=b2+c3&prune=dead",
    "puzzle=tour&board=3x3&start=b2",
    "puzzle=tour&board=3x3&start=a1&blocked=b2",
    "puzzle=queens&size=1",
    "puzzle=queens&size=4",
    "puzzle=queens&size=6",
    "puzzle=queens&size=8",
    "puzzle=queens&size=4&test=complete",
    "puzzle=sudoku&inference=forward-checking",
    "puzzle=cryptarithm&sum=TWO+TWO=FOUR&inference=arc-consistency",
    "puzzle=queens&size=6&inference=forward-checking&variables=fewest",
    "puzzle=sudoku&cells=fewest",
    "puzzle=map&colours=2",
    "puzzle=map&map=netherlands&inference=forward-checking",
    "puzzle=maze&length=9",
    "puzzle=subset-sum&bound=none",
    "puzzle=subset-sum&order=ascending&bound=next",
    "puzzle=sudoku&clues=1234+3412+2..3+4...&test=complete",
];

/// The areas for common window sizes, and smaller ones.
const AREAS: [(f64, f64); 5] =
    [(720.0, 480.0), (560.0, 300.0), (420.0, 330.0), (356.0, 300.0), (160.0, 120.0)];

fn whole(link: &str) -> (Search, WholeTree) {
    let (link, problems) = Link::parse(link);
    assert_eq!(problems, []);
    let mut search = Search::new(link.problem);
    search.extend(u64::MAX, Until::Bound);
    let tree = WholeTree::of(&search).expect("it is small");
    (search, tree)
}

fn at(search: &mut Search, step: u64) {
    search.travel(Travel::To(step), u64::MAX);
    assert_eq!(search.here().step, step);
}

/// The choices that lead to a node.
fn choices(tree: &WholeTree, id: NodeId) -> Vec<Choice> {
    let up = |&id: &NodeId| tree.node(id).parent;
    let mut path: Vec<Choice> = std::iter::successors(Some(id), up)
        .filter(|&id| id != NodeId(0))
        .map(|id| tree.node(id).choice)
        .collect();
    path.reverse();
    path
}

#[test]
fn the_tree_is_the_search_at_every_step() {
    for link in with_usual(&SMALL) {
        let (mut search, tree) = whole(link);
        let reach = search.journal().reach();
        // The steps of solutions, by their nodes.
        let solutions: HashMap<Vec<Choice>, u64> = search
            .journal()
            .found()
            .iter()
            .map(|path| path.to_vec())
            .zip(search.journal().solutions().iter().copied())
            .collect();
        let is_below = |path: &[Choice], step: u64| {
            solutions.iter().any(|(found, &at)| at <= step && found.starts_with(path))
        };
        let paths: Vec<Vec<Choice>> = tree.nodes().map(|id| choices(&tree, id)).collect();
        let stride = (reach / 90).max(1) as usize;
        for step in (0..=reach).step_by(stride).chain([reach]) {
            at(&mut search, step);
            let path = tree.path(step);
            assert_eq!(choices(&tree, path[path.len() - 1]), *search.here().path, "{link} {step}");
            let states: Vec<State> = tree.nodes().map(|id| tree.state(id, step)).collect();
            let entered = states.iter().filter(|state| **state != State::NotTried).count() as u64;
            assert_eq!(entered, search.visited(), "{link}: nodes entered by step {step}");
            let found = states.iter().filter(|state| **state == State::Solution).count() as u64;
            assert_eq!(found, search.here().solutions);
            for (id, &state) in tree.nodes().zip(&states) {
                let led = is_below(&paths[id.0 as usize], step);
                match state {
                    State::DeadEnd | State::Pruned => assert!(!led, "{link}: {id:?} at {step}"),
                    State::Led | State::Solution => assert!(led, "{link}: {id:?} at {step}"),
                    State::Open => assert!(path.contains(&id)),
                    State::NotTried => assert!(step < tree.node(id).entered),
                }
            }
            // The board and the branch agree.
            let view = search.view(Lang::En);
            let check = |above: &[Choice], choice: Choice, standing: Standing| {
                if let Standing::Tried(outcome) | Standing::JustLeft(outcome) = standing {
                    let led = is_below(&[above, &[choice]].concat(), step);
                    let expected = if led { Outcome::Led } else { Outcome::InVain };
                    assert_eq!(outcome, expected, "{link} {step}: {above:?} {choice:?}");
                }
            };
            let here = &search.here().path;
            for candidate in &view.candidates {
                check(here, candidate.choice, candidate.standing);
            }
            for level in &view.levels {
                for twig in &level.twigs {
                    check(&here[..level.depth], twig.choice, twig.standing);
                }
            }
            assert_eq!(view.board, search.board());
            assert_eq!(view.candidates, search.candidates());
            assert_eq!(view.caption, search.caption(Lang::En));
            assert_eq!(view.branch(3), search.branch(3));
            assert_eq!(view.visited, search.visited());
        }
        at(&mut search, reach);
        assert_eq!(tree.nodes().count() as u64, search.visited(), "{link}");
    }
}

#[test]
fn a_large_or_unfinished_search_has_no_whole_tree() {
    for (link, steps) in [
        ("puzzle=queens&size=6", 100),
        ("puzzle=queens&size=9", u64::MAX),
        ("puzzle=tour&board=5x5&start=a1", 200_000),
    ] {
        let mut search = Search::new(Link::parse(link).0.problem);
        search.extend(steps, Until::Bound);
        assert_eq!(WholeTree::of(&search), None, "{link}");
    }
}

/// At the end of six queens, four of the six first squares led to a solution each.
#[test]
fn what_led_to_a_solution_was_not_tried_in_vain() {
    let (mut search, _) = whole("puzzle=queens&size=6");
    at(&mut search, 305);
    let marks: Vec<(String, Standing)> = search
        .candidates()
        .into_iter()
        .map(|candidate| (candidate.label, candidate.standing))
        .collect();
    let tried = |outcome| Standing::Tried(outcome);
    assert_eq!(search.here().moment, Moment::Over);
    let expected = [
        ("a6", tried(Outcome::InVain)),
        ("b6", tried(Outcome::Led)),
        ("c6", tried(Outcome::Led)),
        ("d6", tried(Outcome::Led)),
        ("e6", tried(Outcome::Led)),
        ("f6", tried(Outcome::InVain)),
    ];
    assert_eq!(marks, expected.map(|(name, standing)| (name.to_owned(), standing)));
    search.travel(Travel::First, 0);
    search.travel(Travel::NextSolution, 1_000);
    let found = search.here().path[0];
    while !matches!(search.here().moment, Moment::Left(choice) if choice == found && search.here().path.is_empty())
    {
        search.travel(Travel::Forward, 1);
    }
    assert_eq!(
        search.caption(Lang::En),
        "Back out: b6 led to 1 solution, and everything after it has been tried. Next comes c6."
    );
}

/// By hand no choice counts as tried.
#[test]
fn playing_by_hand_marks_no_failures() {
    for link in with_usual(&SMALL) {
        let problem = Link::parse(link).0.problem;
        let mut hand = Search::by_hand(&problem);
        loop {
            let view = hand.view(Lang::En);
            let all = view.candidates.iter().map(|candidate| candidate.standing);
            let all = all.chain(
                view.levels.iter().flat_map(|level| level.twigs.iter().map(|twig| twig.standing)),
            );
            for standing in all {
                assert!(
                    matches!(standing, Standing::Taken | Standing::Later | Standing::Blocked(_)),
                    "{link}: {standing:?}"
                );
            }
            // The last choice there is, so that there are others before it.
            let Some(last) = hand.status().choices().last() else { break };
            assert!(hand.choose(last));
        }
    }
}

#[test]
fn a_lost_position_is_explained() {
    for (link, choices, why) in [
        ("puzzle=queens&size=4", &[0, 2][..], Some("Every square of row 2 is attacked, so no queen can stand there.")),
        ("puzzle=queens&size=4", &[1], None),
        ("puzzle=queens&size=6", &[0, 2, 4], None),
        ("puzzle=tour&board=3x3&start=a1", &[], Some("b2 has no free neighbour left.")),
        ("puzzle=tour&board=5x5&start=c2", &[0], Some("a1, e1 have one free neighbour each: each of them could only be the last square, and a tour has one last square.")),
        ("puzzle=tour&board=3x4&start=a1&tour=closed", &[0], None),
    ] {
        let mut hand = Search::by_hand(&Link::parse(link).0.problem);
        for &choice in choices {
            assert!(hand.choose(Choice(choice)), "{link}");
        }
        assert_eq!(hand.lost(Lang::En).as_deref(), why, "{link} {choices:?}");
    }
}

/// A text that is drawn, with the box it takes: digits and letters are narrower than 0.62 of their
/// height, and a sign is as wide as it is high.
fn labels<'a>(shapes: impl Iterator<Item = &'a Shape>) -> Vec<(String, [f64; 4])> {
    let text = |shape: &Shape| {
        let Shape::Text { at: (x, y), size, text, .. } = shape else { return None };
        assert!(*size >= 11.0, "{text} is {size} pixels high");
        let width: f64 = text.chars().map(|c| if c.is_ascii() { 0.6 * size } else { *size }).sum();
        Some((text.clone(), [x - width / 2.0, y - size * 0.42, x + width / 2.0, y + size * 0.42]))
    };
    shapes.filter_map(text).collect()
}

fn overlap(a: [f64; 4], b: [f64; 4]) -> bool {
    let hair = 0.01;
    a[0] + hair < b[2] && b[0] + hair < a[2] && a[1] + hair < b[3] && b[1] + hair < a[3]
}

/// Names of any script are within their nodes.
#[test]
fn names_lie_within_their_nodes() {
    let names = ["北京天津", "WWWW", "iiii"];
    let (_, tree) = whole(&format!("puzzle=map&map={}", names.join("-")));
    let drawn = drawing(&tree, 0, Area { width: 720.0, height: 480.0 });
    for name in names {
        assert!(drawn.items[0].size.0 >= regular(name, 11.0), "{name}");
    }
}

/// The width of the stroke of halos, as `tree.css` has it; it lies on the outline of a node.
const HALO: f64 = 10.0;

fn check_drawing(tree: &WholeTree, step: u64, area: Area) {
    let drawn = drawing(tree, step, area);
    let (width, height) = drawn.size;
    // Each node is drawn once, after its parent, in the picture; no two of them touch.
    let mut seen = Vec::new();
    let boxes: Vec<[f64; 4]> = drawn
        .items
        .iter()
        .map(|item| {
            let ((x, y), (w, h)) = (item.at, item.size);
            [x - w / 2.0, y - h / 2.0, x + w / 2.0, y + h / 2.0]
        })
        .collect();
    let entered = |item: &Item| tree.node(item.node).entered;
    assert!(drawn.items.is_sorted_by_key(entered), "nodes are read as they are entered");
    for (item, area) in drawn.items.iter().zip(&boxes) {
        assert!(!seen.contains(&item.node));
        assert!(tree.node(item.node).parent.is_none_or(|parent| seen.contains(&parent)));
        seen.push(item.node);
        assert!(
            area[0] >= 0.0 && area[1] >= 0.0 && area[2] <= width + 0.01 && area[3] <= height + 0.01,
            "{area:?} of {width}×{height}"
        );
        let is_whole = tree
            .children(item.node)
            .all(|child| drawn.items.iter().any(|other| other.node == child));
        assert_eq!(item.folded, !is_whole, "a number stands where something is folded");
    }
    for (place, a) in boxes.iter().enumerate() {
        assert!(boxes[place + 1..].iter().all(|b| !overlap(*a, *b)), "nodes touch at step {step}");
    }
    // The whole path is drawn, with all its choices.
    for id in tree.path(step) {
        assert!(seen.contains(&id));
        assert!(
            tree.children(id).all(|child| seen.contains(&child)),
            "what is still to try is shown"
        );
    }
    // The current node is in view, however the camera stands.
    let half = (drawn.items[0].size.0 / 2.0, drawn.items[0].size.1 / 2.0);
    let fit = Camera::fit(&drawn, area);
    let moved =
        [fit, fit.zoomed(1.7, (9.0, 30.0)), fit.zoomed(9.0, (0.0, 0.0)).panned(-400.0, 90.0)];
    for camera in moved.map(|camera| camera.showing(&drawn, area)) {
        assert!((1.0..=3.0).contains(&camera.zoom));
        let (x, y) =
            (camera.left + drawn.here.0 * camera.zoom, camera.top + drawn.here.1 * camera.zoom);
        let is_in = |at: f64, half: f64, area: f64| {
            at >= half.min(area / 2.0) - 0.01 && at <= area - half.min(area / 2.0) + 0.01
        };
        assert!(
            is_in(x, half.0, area.width) && is_in(y, half.1, area.height),
            "{x}, {y} in {area:?}"
        );
    }
    // At its natural size the view begins with a layer and ends with one: no node is cut there,
    // unless the space is lower than two layers.
    let lowest_height = 2.0 * drawn.layer + 2.0 * half.1;
    for item in drawn.items.iter().filter(|_| area.height >= lowest_height) {
        let y = fit.top + item.at.1;
        let is_cut = |edge: f64| y - half.1 < edge - 0.01 && y + half.1 > edge + 0.01;
        assert!(!is_cut(0.0) && !is_cut(area.height), "{:?} is cut in {area:?}", item.node);
    }
    // The halo of the current node lies over no other one.
    let halos = drawn.parts.iter().flat_map(|part| &part.shapes);
    let has_halo = |shape: &&Shape| matches!(shape, Shape::Path { class: "halo", .. });
    assert_eq!(halos.filter(has_halo).count(), 1);
    let reach = HALO / 2.0;
    let here = boxes.iter().find(|area| {
        let (x, y) = drawn.here;
        area[0] < x && x < area[2] && area[1] < y && y < area[3]
    });
    let here = here.expect("the current node is drawn");
    let around = [here[0] - reach, here[1] - reach, here[2] + reach, here[3] + reach];
    assert_eq!(boxes.iter().filter(|area| overlap(around, **area)).count(), 1, "under the halo");
    // No label touches another one, or a node it does not belong to.
    let labels = labels(drawn.parts.iter().flat_map(|part| &part.shapes));
    for (place, (text, a)) in labels.iter().enumerate() {
        assert!(a[0] >= 0.0 && a[2] <= width, "{text} is clipped");
        for (other, b) in &labels[place + 1..] {
            assert!(!overlap(*a, *b), "{text} touches {other} at step {step}");
        }
        assert!(
            boxes.iter().filter(|area| overlap(*a, **area)).count() <= 1,
            "{text} lies on two nodes"
        );
    }
}

#[test]
fn every_node_can_be_read_at_any_size() {
    for link in with_usual(&SMALL) {
        let (search, tree) = whole(link);
        let reach = search.journal().reach();
        for (width, height) in AREAS {
            for step in (0..=reach).step_by((reach / 40).max(1) as usize).chain([reach]) {
                check_drawing(&tree, step, Area { width, height });
            }
        }
    }
}

/// The visible part of a band stays in place while the search works below its top.
#[test]
fn the_upper_layers_stand_still() {
    let (search, tree) = whole("puzzle=queens&size=6");
    let area = Area { width: 560.0, height: 300.0 };
    let upper = |step| {
        let drawn = drawing(&tree, step, area);
        let upper = drawn.items.into_iter().filter(|item| tree.node(item.node).depth <= 1);
        upper.map(|item| (item.node, item.at)).collect::<Vec<_>>()
    };
    let first = upper(0);
    assert_eq!(first.len(), 7);
    for step in 1..=search.journal().reach() {
        assert_eq!(upper(step), first, "step {step}");
    }
}

/// If all fits, nothing is collapsed.
#[test]
fn a_small_tree_is_shown_whole() {
    for (link, width) in [
        ("puzzle=queens&size=4", 360.0),
        ("puzzle=tour&board=3x4&start=a1", 700.0),
        ("puzzle=queens&size=6", 2_600.0),
    ] {
        let (_, tree) = whole(link);
        let drawn = drawing(&tree, 0, Area { width, height: 400.0 });
        assert_eq!(drawn.items.len(), tree.nodes().count(), "{link}");
    }
}

/// At these heights the upper edge of a layer that does not fit was seen.
#[test]
fn no_layer_begins_at_the_lower_edge() {
    for link in ["puzzle=sudoku&inference=forward-checking", "puzzle=map&colours=2"] {
        let (_, tree) = whole(link);
        for height in 430..450 {
            check_drawing(&tree, 0, Area { width: 1_000.0, height: f64::from(height) / 2.0 });
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn every_node_can_be_read_anywhere(
        link in select(with_usual(&SMALL)), part in 0.0..=1.0, width in 40.0..1_600.0, height in 60.0..900.0,
    ) {
        let (search, tree) = whole(link);
        let step = (part * search.journal().reach() as f64) as u64;
        check_drawing(&tree, step, Area { width, height });
    }

    /// If a reason is given, the position has no solution.
    #[test]
    fn lost_positions_are_lost(
        link in select(vec![
            "puzzle=tour&board=3x4&start=a1", "puzzle=tour&board=4x5&start=b1", "puzzle=tour&board=3x4&start=a1&tour=closed",
            "puzzle=tour&board=4x4&start=a1&blocked=b2+c3", "puzzle=queens&size=5", "puzzle=queens&size=6", "puzzle=sudoku",
        ]),
        picks in prop::collection::vec(0..8_u32, 0..12),
    ) {
        let mut hand = Search::by_hand(&Link::parse(link).0.problem);
        for pick in picks {
            let choices = hand.status().choices();
            let Some(choice) = choices.iter().nth((pick % choices.len().max(1)) as usize) else { break };
            hand.choose(choice);
            if let Some(why) = hand.lost(Lang::En) {
                prop_assert_eq!(hand.ahead(5_000_000, || true), Ahead::Exactly(0), "{}", why);
            }
        }
    }
}

/// A step changes a few parts of a picture, and leaves the others as they are.
#[test]
fn a_step_changes_few_parts_of_the_pictures() {
    let link = "puzzle=tour&board=8x8&start=a1&order=warnsdorff";
    let mut search = Search::new(Link::parse(link).0.problem);
    let mut before: Option<[Vec<Part>; 2]> = None;
    for step in 0..=63 {
        at(&mut search, step);
        let view = search.view(Lang::En);
        let board = picture::parts(&view.board, &view.candidates);
        let (branch, _) = parts_in(&view.levels, (400.0, 360.0), view.verdict());
        for parts in [&board, &branch] {
            let keys: HashSet<u64> = parts.iter().map(|part| part.key).collect();
            assert_eq!(keys.len(), parts.len(), "every part has a name of its own");
        }
        // Up to eight candidates, each with a line and a mark, before and after.
        let is_same =
            |part: &Part, other: &Part| part.key == other.key && part.shapes == other.shapes;
        for (now, before) in [&board, &branch].into_iter().zip(before.iter().flatten()) {
            let changed =
                now.iter().filter(|part| !before.iter().any(|other| is_same(part, other)));
            assert!(changed.count() <= 20, "step {step}");
        }
        before = Some([board, branch]);
    }
}

/// The subtree that the search has backed out of stays expanded until it goes elsewhere; at the
/// end, too, more than the first choices are shown.
#[test]
fn backing_out_folds_nothing_away() {
    let (search, tree) = whole("puzzle=queens&size=6");
    let area = Area { width: 560.0, height: 300.0 };
    let shown = |step: u64| -> HashSet<NodeId> {
        drawing(&tree, step, area).items.into_iter().map(|item| item.node).collect()
    };
    let reach = search.journal().reach();
    for step in 1..=reach {
        if tree.nodes().any(|id| tree.node(id).left == step) {
            assert!(shown(step).is_superset(&shown(step - 1)), "step {step}");
        }
    }
    assert!(shown(reach).len() > 7);
}
