//! Reading traces, and finding where they depart from a search.

use plyscope_i18n::Lang;
use plyscope_judge::departure::{departure, recognised, How};
use plyscope_judge::judging::question;
use plyscope_judge::wrong_search::WRONG_SEARCHES;
use plyscope_program_trace::{tree_in, Action, Place, Reader, Walk};
use plyscope_report as report;
use plyscope_search::generate::SplitMix64;
use plyscope_search::trace::Recorder;
use plyscope_search::{GameTree, Player};
use plyscope_session::engine::search_tree;
use plyscope_session::run::Run;
use plyscope_session::Session;
use plyscope_setup::{Algorithm, Setup};
use proptest::prelude::*;

const TREE: &str = "((8 5) (20 3)) ((2 4) (15 6))";

fn tree(text: &str) -> GameTree {
    GameTree::parse(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn session(tree: &GameTree, algorithm: Algorithm) -> Session {
    let setup = Setup { algorithm, ..Setup::default() };
    search_tree(tree.clone(), setup, Recorder::new()).expect("a small tree")
}

/// Reads lines, of which none makes no sense.
fn read(tree: &GameTree, lines: &str) -> Walk {
    let mut reader = Reader::new(tree);
    for line in lines.lines() {
        reader.line(line).unwrap_or_else(|problem| panic!("{line}: {problem}"));
    }
    reader.finish()
}

fn names(tree: &GameTree, walk: &Walk) -> String {
    let names: Vec<String> = walk.nodes().map(|node| tree.l_name(node).to_string()).collect();
    names.join(" ")
}

/// A trace as `plyscope trace --json` writes it.
fn own(session: &Session) -> String {
    let last = session.trace().last_step().0;
    let lines =
        (1..=last).filter_map(|step| report::step::step(session, plyscope_search::Step(step)));
    lines.map(|fields| format!("{}\n", report::json(&fields))).collect()
}

#[test]
fn traces_of_all_kinds_are_read() {
    let table = [
        ("{\"event\":\"enter\",\"node\":\"L3-2\"}", "L3-2", false),
        ("{\"event\":\"enter\",\"child\":1}", "L1-1 L2-2", true),
        (
            "{\"event\":\"enter\",\"child\":1}\n{\"event\":\"leave\",\"value\":20}\n\
             {\"event\":\"enter\",\"child\":0}",
            "L1-1 L2-2 L2-1",
            true,
        ),
        // Never left: the next node says what is left.
        (
            "{\"event\":\"enter\",\"node\":\"L1-1\"}\n{\"event\":\"enter\",\"node\":\"L2-1\"}\n\
             {\"event\":\"enter\",\"node\":\"L3-1\"}\n{\"event\":\"enter\",\"node\":\"L3-2\"}\n\
             {\"event\":\"enter\",\"node\":\"L2-2\"}",
            "L1-1 L2-1 L3-1 L3-2 L2-2",
            true,
        ),
        // Twice.
        (
            "{\"event\":\"begin\"}\n{\"event\":\"enter\",\"node\":\"L2-1\"}\n\
             {\"event\":\"enter\",\"node\":\"L2-1\"}",
            "L1-1 L2-1 L2-1",
            true,
        ),
        // Breadth first.
        (
            "{\"event\":\"enter\",\"node\":\"L1-1\"}\n{\"event\":\"enter\",\"node\":\"L2-1\"}\n\
             {\"event\":\"enter\",\"node\":\"L2-2\"}\n{\"event\":\"enter\",\"node\":\"L3-1\"}",
            "L1-1 L2-1 L2-2 L3-1",
            false,
        ),
        ("{\"event\":\"leave\",\"node\":\"L1-1\"}", "", true),
    ];
    let tree = tree(TREE);
    for (lines, expected, is_depth_first) in &table[..6] {
        let walk = read(&tree, lines);
        assert_eq!(names(&tree, &walk), *expected, "{lines}");
        assert_eq!(walk.is_depth_first, *is_depth_first, "{lines}");
    }
    assert!(Reader::new(&tree).line(table[6].0).is_err());
}

#[test]
fn values_and_windows_are_read_as_programs_write_them() {
    let table = [
        ("{\"value\": 8}", Some("8")),
        ("{\"value\": 8.0}", Some("8")),
        ("{\"value\": -2.50}", Some("-2.5")),
        ("{\"value\": 1e1}", Some("10")),
        ("{\"value\": \"win\"}", Some("win")),
        ("{\"value\": Infinity}", Some("inf")),
        ("{\"value\": -Infinity}", Some("-inf")),
        ("{\"value\": NaN}", None),
        ("{\"value\": null}", None),
        ("{\"value\": [1]}", None),
        ("{\"value\": \"(1 2)\"}", None),
        ("{\"value\": 0.1234567}", None),
    ];
    let tree = tree(TREE);
    for (line, expected) in table {
        let value = read(&tree, line).value;
        let written = value.map(|value| value.map(|value| value.to_string()));
        assert_eq!(written, Some(expected.map(str::to_owned)), "{line}");
        assert_eq!(read(&tree, line).too_large, None, "{line}");
    }
    for number in ["10000000000000", "-1e+13", "1e+300", "1000000000000.5"] {
        for line in [format!("{{\"value\": {number}}}"), format!("{{\"value\": \"{number}\"}}")] {
            let walk = read(&tree, &line);
            assert_eq!(
                (walk.value, walk.too_large.as_deref()),
                (Some(None), Some(number)),
                "{line}"
            );
        }
    }
    let walk = read(&tree, &format!("{{\"value\": 1{}}}", "0".repeat(400)));
    assert_eq!(walk.too_large, Some(format!("1{}", "0".repeat(39))));
    let line = "{\"event\":\"enter\",\"node\":\"L1-1\",\"alpha\":-Infinity,\"beta\":8}";
    let walk = read(&tree, line);
    let Action::Enter { alpha, beta, .. } = walk.steps[0].action else { panic!("{walk:?}") };
    assert_eq!(
        [alpha, beta].map(|end| end.map(|end| end.to_string()).unwrap_or_default()),
        ["-inf", "8"]
    );
}

#[test]
fn lines_that_make_no_sense_are_reported_with_their_numbers() {
    let table = [
        ("{\"event\":\"enter\"}", "Line 2: “enter” needs a node, such as \"node\": \"L3-2\", or a child, such as \"child\": 1."),
        ("{\"event\":\"enter\",\"node\":\"root\"}", "Line 2: \"root\" is not the name of a node; they look like L3-2."),
        ("{\"event\":\"enter\",\"node\":3}", "Line 2: 3 is not the name of a node; they look like L3-2."),
        ("{\"event\":\"enter\",\"node\":\"L9-1\"}", "Line 2: the tree has no node L9-1."),
        ("{\"event\":\"enter\",\"child\":2}", "Line 2: L1-1 has 2 children; none has the number 2, counted from 0."),
        ("{\"event\":\"enter\",\"child\":-1}", "Line 2: -1 is not the number of a child; they count from 0."),
        ("{\"event\":\"leave\",\"value\":\"much\"}", "Line 2: \"much\" is not a value: a number with at most six decimals, win, draw or loss."),
        ("{\"event\":\"cut\",\"node\":\"L2-1\"}", "Line 2: L2-1 cannot be left or cut here; it was not entered, or was left before."),
    ];
    let tree = tree(TREE);
    for (line, sentence) in table {
        let mut reader = Reader::new(&tree);
        reader.line("{\"event\":\"begin\"}").expect("the root");
        let problem = reader.line(line).expect_err(line);
        assert_eq!(problem.to_string(), sentence, "{line}");
        // And the next line can be read.
        reader.line("{\"event\":\"enter\",\"child\":0}").expect("a child");
    }
}

#[test]
fn lines_without_meaning_are_kept_and_counted() {
    let tree = tree(TREE);
    let walk =
        read(&tree, "{\"event\":\"begin\"}\n\nhello\n{\"event\":\"dance\"}\n[1]\n{\"note\":1}");
    assert_eq!(walk.unknown.count, 4);
    assert_eq!(walk.unknown.first[0], (3, "hello".to_owned()));
    let many = "what?\n".repeat(1_000);
    let walk = read(&tree, &many);
    assert_eq!((walk.unknown.count, walk.unknown.first.len()), (1_000, 100));
}

#[test]
fn own_traces_are_traces_and_do_not_depart() {
    for text in [TREE, "5", "win (draw loss)", "(1 (2 (3 4))) ((5 -6.5) 7)"] {
        let tree = tree(text);
        for algorithm in Algorithm::ALL.iter().map(|&(_, algorithm)| algorithm) {
            let session = session(&tree, algorithm);
            let walk = read(&tree, &own(&session));
            assert_eq!(walk.unknown.count, 0, "{algorithm:?}");
            assert!(walk.is_depth_first, "{algorithm:?}");
            assert_eq!(departure(&session, &walk), None, "{algorithm:?} on {text}");
        }
    }
}

#[test]
fn the_tree_of_a_trace_is_found_in_its_line() {
    let table = [
        ("{\"event\":\"begin\",\"tree\":\"(4 8) (17 5)\"}", Some("(4 8) (17 5)")),
        ("{\"tree\":[[4,8],[17,5]],\"root\":\"min\"}", Some("min: (4 8) (17 5)")),
        ("\u{feff}{\"tree\":\"4 8\",\"root\":null}\r\n", Some("4 8")),
        ("{\"tree\":\"4 8\",\"alpha\": -Infinity,\"beta\": Infinity}", Some("4 8")),
        ("{\"tree\":7}", None),
        ("{\"event\":\"begin\"}", None),
        ("tree", None),
    ];
    for (line, expected) in table {
        let found = tree_in(line).map(|tree| tree.expect(line).to_string());
        assert_eq!(found.as_deref(), expected, "{line}");
    }
    for line in ["{\"tree\":\"(4\"}", "{\"tree\":\"4\",\"root\":\"MIN\"}"] {
        assert!(tree_in(line).is_some_and(|tree| tree.is_err()), "{line}");
    }
}

/// Where a program departs that writes these lines after its first ones are as in alpha-beta.
#[test]
fn the_first_departure_is_found_and_explained() {
    let enter = |name: &str| format!("{{\"event\":\"enter\",\"node\":\"{name}\"}}\n");
    let path = |names: &str| names.split(' ').map(enter).collect::<String>();
    let right = "L1-1 L2-1 L3-1 L4-1 L4-2 L3-2 L4-3";
    let table = [
        (
            format!("{} L4-4", right),
            String::new(),
            "Visit 8: your program looks at L4-4, the search at L2-2. Alpha-beta, step 16: L3-2 is cut",
        ),
        ("L1-1 L2-1 L3-1 L4-1 L3-2".to_owned(), String::new(), "Visit 5: your program looks at L3-2, the search at L4-2."),
        (right.to_owned(), String::new(), "Visit 8: your program has ended, but the search looks at L2-2."),
        (
            "L1-1 L2-1 L3-1 L4-1".to_owned(),
            "{\"event\":\"leave\",\"value\":9}".to_owned(),
            "L4-1: your program returns 9, the search 8.",
        ),
        (
            "L1-1 L2-1".to_owned(),
            "{\"event\":\"cut\"}".to_owned(),
            "Your program cuts at L2-1; the search does not.",
        ),
        (
            "L1-1 L2-1 L3-1 L4-1 L4-2".to_owned(),
            "{\"event\":\"enter\",\"node\":\"L3-2\",\"alpha\":null,\"beta\":null}".to_owned(),
            "Visit 6: at L3-2 your program has β = ∞; it should be 8.",
        ),
    ];
    let tree = tree(TREE);
    let session = session(&tree, Algorithm::AlphaBeta);
    for (names, more, sentence) in table {
        let walk = read(&tree, &(path(&names) + &more));
        let found = departure(&session, &walk).unwrap_or_else(|| panic!("{names}"));
        let text = found.sentences(&session, Lang::En);
        assert!(text.starts_with(sentence), "{names}: {text}");
        for lang in Lang::ALL {
            assert!(!found.sentences(&session, lang).is_empty());
        }
    }
}

#[test]
fn a_program_departs_from_no_window_that_it_was_sent() {
    let table = [
        (TREE, "5..win"),
        (TREE, "game"),
        (TREE, "0..9"),
        ("(win draw) (loss draw)", "game"),
        ("(win draw) (loss draw)", "draw..win"),
    ];
    for (text, window) in table {
        let (tree, window) = (tree(text), window.parse().expect("a window"));
        let setup = Setup { window, ..Setup::default() };
        let asked: serde_json::Value =
            serde_json::from_str(&question(&tree, &setup)).expect("JSON");
        let (alpha, beta) = (&asked["alpha"], &asked["beta"]);
        let line = format!("{{\"event\":\"begin\",\"alpha\":{alpha},\"beta\":{beta}}}");
        let session = search_tree(tree.clone(), setup, Recorder::new()).expect("a small tree");
        let found = departure(&session, &read(&tree, &line)).expect("it ends too early");
        assert!(matches!(found.how, How::Ends { .. }), "{text}, {window}: {found:?}");
    }
}

#[test]
fn a_long_trace_is_read_in_linear_time() {
    // A chain with a leaf at each node, entered again and again: a million lines.
    let text = format!("{}5{}", "(1 ".repeat(400), ")".repeat(400));
    let tree = tree(&text);
    let mut reader = Reader::new(&tree);
    let mut random = SplitMix64::new(1);
    let names: Vec<String> = tree.nodes().map(|node| tree.l_name(node).to_string()).collect();
    for _ in 0..1_000_000 {
        let name = &names[random.below(names.len() as u64) as usize];
        reader.line(&format!("{{\"event\":\"enter\",\"node\":\"{name}\"}}")).expect("a node");
    }
    let walk = reader.finish();
    assert_eq!((walk.visits, walk.is_depth_first), (1_000_000, false));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    /// Nothing that a file has makes the reader panic, and each line counts.
    #[test]
    fn any_lines_are_read(lines in prop::collection::vec(line(), 0..40)) {
        let tree = tree(TREE);
        let mut reader = Reader::new(&tree);
        for (number, line) in (1..).zip(&lines) {
            if let Err(problem) = reader.line(line) {
                prop_assert_eq!(problem.place, Place::Line(number));
                prop_assert!(!problem.to_string().is_empty());
            }
        }
        let walk = reader.finish();
        let session = session(&tree, Algorithm::AlphaBeta);
        if let Some(found) = departure(&session, &walk) {
            prop_assert!(!found.sentences(&session, Lang::En).is_empty());
        }
        prop_assert_eq!(walk.nodes().count(), walk.visits as usize);
    }

    /// A trace of a misconception departs exactly where its visits do, and is recognised.
    #[test]
    fn misconceptions_depart_where_their_visits_differ(seed in 0_u64..1_000, which in 0..WRONG_SEARCHES.len()) {
        let setup = Setup::default();
        let trees = plyscope_judge::trees::trees(&setup, Player::Max, 20, seed);
        for tree in trees {
            let wrong = &WRONG_SEARCHES[which];
            let Some(run) = wrong.run(&tree, &setup) else { continue };
            let right = Run::of(&tree, &setup);
            let walk = crate::support::walk(&tree, &run);
            let session = session(&tree, Algorithm::AlphaBeta);
            let found = departure(&session, &walk);
            prop_assert_eq!(found.is_some(), run != right);
            if let Some(found) = found {
                let same = run.visits.iter().zip(&right.visits).take_while(|(one, other)| one == other);
                let same = same.count();
                match found.how {
                    How::Enters { .. } | How::Ends { .. } => {
                        prop_assert_eq!(found.visit as usize, same + 1);
                    }
                    How::Result { .. } => prop_assert_eq!(same, right.visits.len()),
                    other => prop_assert!(false, "{:?}", other),
                }
                let ids: Vec<&str> =
                    recognised(&tree, &setup, &walk).iter().map(|wrong| wrong.id()).collect();
                prop_assert!(ids.contains(&wrong.id()), "{:?}", ids);
            }
        }
    }
}

/// Lines that are nearly those of a trace.
fn line() -> impl Strategy<Value = String> {
    let event = prop::sample::select(vec!["begin", "enter", "leave", "cut", "best", "dance"]);
    let node =
        prop::sample::select(vec!["\"L1-1\"", "\"L2-2\"", "\"L4-8\"", "\"L9-9\"", "7", "null"]);
    let value = prop::sample::select(vec!["8", "-2.5", "\"win\"", "1e99", "Infinity", "[]"]);
    let fields =
        (event, prop::option::of(node), prop::option::of(0..4_i32), prop::option::of(value));
    let made = fields.prop_map(|(event, node, child, value)| {
        let mut text = format!("{{\"event\":\"{event}\"");
        text.extend(node.map(|node| format!(",\"node\":{node}")));
        text.extend(child.map(|child| format!(",\"child\":{child}")));
        text.extend(value.map(|value| format!(",\"value\":{value}")));
        text + "}"
    });
    prop_oneof![8 => made, 1 => "\\PC{0,40}", 1 => Just("{\"value\":8}".to_owned())]
}
