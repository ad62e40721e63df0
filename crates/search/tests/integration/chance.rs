//! Trees with chance: their notation, and expectiminimax.

use std::time::{Duration, Instant};

use crate::support::chance::{chance_tree, value};
use crate::support::tree;
use plyscope_search::algo::{expectiminimax, minimax, Algorithm, Feature, Options};
use plyscope_search::notation::ParseError;
use plyscope_search::trace::Recorder;
use plyscope_search::{Event, GameTree, Off, TreeNode, Value, Verdict};
use proptest::prelude::*;

fn parse(text: &str) -> Result<GameTree, ParseError> {
    GameTree::parse_for(text, Algorithm::Expectiminimax)
}

fn read(text: &str) -> GameTree {
    parse(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

#[test]
fn trees_with_chance_are_read_and_written_in_one_form() {
    let table = [
        ("chance:(1 2)", "chance:(1 2)"),
        ("chance: [1, 2]", "chance:(1 2)"),
        ("chance:(1)", "chance:(1)"),
        ("CHANCE:(1/6*3 5/6*(2 8)) 4", "chance:(1/6*3 5/6*(2 8)) 4"),
        ("4 chance:(1/6*3, 5/6*(2 8))", "4 chance:(1/6*3 5/6*(2 8))"),
        ("max: chance:(0.25*3 0.75*4) 5", "chance:(1/4*3 3/4*4) 5"),
        ("min: chance:(3 4)", "min: chance:(3 4)"),
        ("min: chance:(3 4) 5", "min: chance:(3 4) 5"),
        ("R:chance:(1/2*a:3 1/2*b:(4 5))", "chance:R:(1/2*a:3 1/2*b:(4 5))"),
        ("(1 chance:((2 3) max:(4 5))) 6", "(1 chance:((2 3) max:(4 5))) 6"),
        ("chance：（１/３＊３　２/３×４） 5", "chance:(1/3*3 2/3*4) 5"),
        ("19/6 -2/4 6/3", "19/6 -0.5 2"),
        ("\"chance\":5 1", "\"chance\":5 1"),
    ];
    for (text, canonical) in table {
        let tree = read(text);
        assert_eq!(tree.to_string(), canonical, "reading {text}");
        assert_eq!(read(canonical), tree, "reading {canonical}");
    }
}

#[test]
fn chance_counts_as_nobodys_move() {
    let tree = read("(1 chance:((2 3) max:(4 5))) chance:(6 (7 8))");
    let turns: Vec<String> = tree
        .nodes()
        .filter(|&node| !tree.is_leaf(node))
        .map(|node| format!("{} {:?}", tree.l_name(node), tree.turn(node)))
        .collect();
    let expected = [
        "L1-1 Player(Max)",
        "L2-1 Player(Min)",
        "L2-2 Chance",
        "L3-2 Chance",
        "L3-4 Player(Min)",
        "L4-1 Player(Max)",
        "L4-2 Player(Max)",
    ];
    assert_eq!(turns, expected);
}

#[test]
fn what_makes_no_sense_is_refused_at_its_place() {
    #[rustfmt::skip]
    let table = [
        ("chance:5", "chance-alone", 1),
        ("1 chance:5", "chance-alone", 3),
        ("1 chance:a:5", "chance-alone", 3),
        ("1 chance:", "chance-alone", 3),
        ("1/2*3 1/2*4", "weight-without-chance", 1),
        ("(1/2*3 4) 5", "weight-without-chance", 2),
        ("chance:(1/2*3 4)", "weight-missing", 1),
        ("chance: 1 2", "chance-alone", 1),
        ("1 min:chance:(2 3)", "player-alone", 3),
        ("1 chance:(1/2*3 1/3*4)", "weight-sum", 3),
        ("1 chance:(1/2*3 1*4)", "weight-sum", 3),
        ("1 chance:(2*3 -1*4)", "weight-not-positive", 15),
        ("1 chance:(0*3 1*4)", "weight-not-positive", 11),
        ("1 chance:(1/2*3 1/2*)", "weight-alone", 17),
        ("1 chance:(1/2*,3 1/2*4)", "weight-alone", 11),
        ("1 chance:(win 4)", "outcome-below-chance", 11),
        ("1 chance:((3 loss) 4)", "outcome-below-chance", 14),
        ("1 1/0", "not-a-number", 3),
        ("1 1/x", "not-a-number", 3),
        ("1 1/2/3", "not-a-number", 3),
        ("1 1/99999999999", "fraction-too-fine", 3),
        ("1 99999999999/7", "fraction-too-fine", 3),
        ("1 34359738368/7", "fraction-too-fine", 3),
        ("1 2000000000000/1", "number-too-large", 3),
        ("1 -7000000000001/7", "number-too-large", 3),
        ("1 1/999999999999999999999999999999999999999999", "fraction-too-fine", 3),
        ("1 chance:(1/33554431*3 33554430/33554431*(1/3 4))", "chance-too-fine", 3),
        ("1 chance:(1000000000000 1 1)", "chance-too-fine", 3),
        ("1 chance:(12000000000 0 0)", "chance-too-fine", 3),
    ];
    for (text, id, column) in table {
        let error = parse(text).expect_err(text);
        assert_eq!((error.problem.id(), error.column), (id, column), "{text}: {error}");
    }
    let error = parse("34359738368/7").expect_err("a numerator too large");
    let message = "line 1, column 1: 34359738368/7 cannot be held exactly; expected a denominator of at most \
                   33554431 and a numerator of at most 34359738367";
    assert_eq!(error.to_string(), message);
    let error = parse("1 chance:(1/2*3 1/3*4)").expect_err("no sum of 1");
    let message = "line 1, column 3: the weights of this chance node add up to 5/6; expected 1";
    assert_eq!(error.to_string(), message);
    let error = parse("1 chance:(1/33554431*3 1/33554393*4)").expect_err("a sum no value holds");
    let message = "line 1, column 3: the weights of this chance node do not add up to 1";
    assert_eq!(error.to_string(), message);
}

/// Whether chance lies above a win is not asked of each layer.
#[test]
fn deep_trees_with_chance_and_wins_are_read_in_linear_time() {
    let (chance, wins) = ("chance:(1 2) ".repeat(100_000), "win ".repeat(600_000));
    let text = format!("{chance}{}{wins}{}", "(".repeat(490), ")".repeat(490));
    let begun = Instant::now();
    assert_eq!(read(&text).len(), 1 + 300_000 + 490 + 600_000);
    assert!(begun.elapsed() < Duration::from_secs(10), "{:?}", begun.elapsed());
}

#[test]
fn only_searches_for_them_read_trees_with_chance() {
    for &(id, algorithm) in Algorithm::ALL {
        let read = GameTree::parse_for("1 chance:(2 3)", algorithm);
        let problem = read.map_err(|error| (error.problem.id(), error.column));
        match algorithm.offers(Feature::Chance) {
            true => assert!(problem.is_ok(), "{id}"),
            false => assert_eq!(problem, Err(("chance-not-here", 3)), "{id}"),
        }
    }
}

/// A throw of a die, and the textbook's coin (Russell & Norvig, 4th edition, section 5.5).
#[test]
fn averages_are_exact() {
    let table = [
        ("chance:(1 2 3 4 5 6)", "3.5"),
        ("chance:(1 2 3)", "2"),
        ("chance:(1 1 2)", "4/3"),
        ("chance:(1/6*3 5/6*(2 8))", "43/6"),
        ("chance:(0.9*2 0.1*3) chance:(0.9*1 0.1*4)", "2.1"),
        ("chance:(0.9*20 0.1*30) chance:(0.9*1 0.1*400)", "40.9"),
        ("min: chance:(1/3*1 2/3*2) chance:(1/7*1 6/7*2)", "5/3"),
        ("chance:(draw 1 1)", "2/3"),
    ];
    for (text, expected) in table {
        let Ok(verdict) = expectiminimax(&read(text), &Options::default(), &mut Off);
        assert_eq!(verdict.value().to_string(), expected, "{text}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn what_is_written_is_read_again(tree in chance_tree()) {
        let text = tree.to_string();
        prop_assert_eq!(parse(&text), Ok(tree), "{}", text);
    }

    #[test]
    fn the_value_is_that_of_the_definition(tree in chance_tree()) {
        let Ok(verdict) = expectiminimax(&tree, &Options::default(), &mut Off);
        let expected = Value::fraction(value(&tree, TreeNode::ROOT)).expect("small");
        prop_assert_eq!(verdict, Verdict::Exact(expected));
    }

    #[test]
    fn every_child_of_chance_counts_once(tree in chance_tree()) {
        let mut recorder = Recorder::new();
        let found = expectiminimax(&tree, &Options::default(), &mut recorder).expect("no limit");
        let trace = recorder.finish();
        prop_assert_eq!(trace.result(), Some(found));
        prop_assert_eq!(trace.node_count(), tree.len());
        let steps = (1..=trace.last_step().0).map(plyscope_search::Step);
        let compared = steps.clone().filter(|&step| trace.compared(step).is_some()).count();
        prop_assert_eq!(compared, tree.len() - 1, "every node but the root");
        let mut events = steps.filter_map(|step| trace.event(step));
        prop_assert!(!events.any(|event| matches!(event, Event::Cut { .. })), "it never cuts");
    }

    #[test]
    fn without_chance_it_is_minimax(tree in tree()) {
        let (mut one, mut other): (Vec<Event>, Vec<Event>) = (Vec::new(), Vec::new());
        let Ok(_) = expectiminimax(&tree, &Options::default(), &mut one);
        let Ok(_) = minimax(&tree, &Options::default(), &mut other);
        prop_assert_eq!(one, other);
    }

    #[test]
    fn any_text_is_a_tree_or_an_error_with_a_place(text in "[-+.,0-9/*×()\\[\\]: winchancemxa]{0,40}") {
        match parse(&text) {
            Ok(tree) => {
                prop_assert_eq!(parse(&tree.to_string()), Ok(tree.clone()));
                let Ok(found) = expectiminimax(&tree, &Options::default(), &mut Off);
                for algorithm in [Algorithm::Star1, Algorithm::Star2] {
                    let Ok(other) = algorithm.run(&tree, &Options::default(), &mut Off);
                    prop_assert_eq!(other, found);
                }
            }
            Err(error) => prop_assert!(text.get(error.span.clone()).is_some()),
        }
    }
}
