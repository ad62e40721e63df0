//! Traces of programs are shown like searches, and say no more than their lines do.

#[path = "../../search/tests/integration/support/mod.rs"]
mod core_support;
#[path = "../../setup/tests/integration/support/setups.rs"]
mod setups;

use core_support::tree;
use plyscope_i18n::Lang;
use plyscope_program_trace::{is_object, open, print_short, Action, Reader, Walk, MAX_LINES};
use plyscope_report as report;
use plyscope_search::algo::Visits;
use plyscope_search::pack::{from_bytes, to_bytes};
use plyscope_search::trace::Recorder;
use plyscope_search::{GameTree, NodeId, Step, Verdict};
use plyscope_session::caption::caption;
use plyscope_session::code::current_line;
use plyscope_session::engine::search_tree;
use plyscope_session::reading::reading;
use plyscope_session::travel::{travel, Travel};
use plyscope_session::{Session, State};
use plyscope_setup::{Algorithm, Setup};
use plyscope_view::picture::{picture, Labels, Shown};
use plyscope_view::scene::framing::natural;
use plyscope_view::scene::number_line::number_line;
use plyscope_view::scene::path::path_scene;
use plyscope_view::scene::stack::stack;
use plyscope_view::scene::tree::{tree_scene, EdgeKind};
use plyscope_view::timeline::{Chart, Kind, SearchChart};
use proptest::prelude::*;
use setups::setup;

const TREE: &str = "((8 5) (20 3)) ((2 4) (15 6))";

/// A trace as `plyscope trace --json` writes it.
fn written(session: &Session) -> String {
    let steps = (1..=session.trace().last_step().0).map(Step);
    let lines = steps.filter_map(|step| report::step::step(session, step));
    lines.map(|fields| format!("{}\n", report::json(&fields))).collect()
}

/// Reads the lines that make sense.
fn read(tree: &GameTree, lines: &str) -> Walk {
    let mut reader = Reader::new(tree);
    for line in lines.lines() {
        // The others say nothing.
        let _ = reader.line(line);
    }
    reader.finish()
}

fn opened(tree: &GameTree, lines: &str) -> Session {
    plyscope_program_trace::session(tree.clone(), &read(tree, lines))
}

fn enter(names: &str) -> String {
    let line = |name| format!("{{\"event\":\"enter\",\"node\":\"{name}\"}}\n");
    names.split(' ').map(line).collect()
}

/// Shows a step in every way; checks what views agree on.
fn show(session: &Session, step: Step, lang: Lang) -> Result<(), TestCaseError> {
    prop_assert!(!caption(session, step, lang).is_empty());
    prop_assert_eq!(current_line(session, step), None, "no code of another program is known");
    let tree = session.tree();
    let states: Vec<State> = tree.nodes().map(|node| session.state(node, step)).collect();
    let count = |state| states.iter().filter(|&&other| other == state).count();
    prop_assert_eq!(session.pruned_count(step), count(State::Pruned));
    prop_assert_eq!(session.visited_count(step), count(State::Open) + count(State::Done));
    prop_assert!(tree.nodes().all(|node| !reading(session, node, step, lang).is_empty()));
    let labels = Labels { names: Shown::Yes, lang };
    let scene = tree_scene(session, step, &natural(session, labels));
    prop_assert_eq!(picture(session, step, &scene, labels).is_empty(), false);
    for edge in scene.edges.iter().filter(|edge| edge.kind == EdgeKind::Path) {
        let parent = tree.parent(edge.child);
        prop_assert!(parent.is_some_and(|parent| session.state(parent, step) == State::Open));
    }
    let path = path_scene(session, step);
    prop_assert_eq!(path.current, session.focus(step).unwrap_or(plyscope_search::TreeNode::ROOT));
    prop_assert!(stack(session, step).iter().all(|frame| frame.best.is_none()));
    let rows = number_line(session, step).map(|line| line.rows).unwrap_or_default();
    prop_assert!(rows.iter().all(|row| !row.closed), "the rule of another program is not known");
    for way in [Travel::Over, Travel::BackOver, Travel::NextCut, Travel::PreviousCut] {
        prop_assert!(travel(session.trace(), step, way) <= session.trace().last_step());
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    /// The session of a search and that of the trace which is written of it have the same visits.
    #[test]
    fn a_written_search_is_shown_as_it_was(tree in tree(), setup in setup()) {
        for algorithm in Algorithm::ALL.iter().map(|&(_, algorithm)| algorithm) {
            let setup = Setup { algorithm, ..setup };
            let search = search_tree(tree.clone(), setup, Recorder::new()).expect("no limit");
            let opened = opened(&tree, &written(&search));
            let (one, other) = (search.trace(), opened.trace());
            let program = opened.program().expect("a program");
            prop_assert!(program.is_depth_first);
            prop_assert_eq!(one.node_count(), other.node_count());
            for visit in (0..one.node_count() as u32).map(NodeId) {
                prop_assert_eq!(search.node(visit), opened.node(visit));
                prop_assert_eq!(one.parent(visit), other.parent(visit));
                let verdict = |trace: &plyscope_search::Trace| {
                    let verdict = trace.verdict(visit, trace.last_step());
                    verdict.filter(|verdict| verdict.value().is_finite())
                };
                prop_assert_eq!(verdict(one), verdict(other));
                // What was visited only to find out which move comes first is skipped and yet visited.
                let is_once = algorithm.descriptor().visits != Visits::Deeper;
                let cut = |session: &Session| {
                    let cut = session.trace().cut_of(visit)?;
                    let skipped = is_once.then_some(cut.skipped);
                    Some((skipped, session.skipped(&cut).collect::<Vec<_>>()))
                };
                prop_assert_eq!(cut(&search), cut(&opened));
                let window = one.entry_window(visit).window();
                let ends = [Some(window.alpha), Some(window.beta)];
                prop_assert_eq!(program.entry_window(visit), ends);
            }
            let last = opened.trace().last_step();
            show(&opened, last, Lang::En)?;
        }
    }

    /// No text makes reading panic.
    #[test]
    fn any_text_is_read_or_refused(
        words in prop::collection::vec(word(), 0..20), tree in prop::sample::select(vec![TREE, "(", ""])
    ) {
        for lang in Lang::ALL {
            match open(&words.join(" "), tree, |_, _| ()) {
                Ok(session) => show(&session, session.trace().last_step(), lang)?,
                Err(problem) => prop_assert!(!problem.sentence(lang).is_empty()),
            }
        }
    }

    /// With any lines in a file, every step can be shown and sent from a worker to a page.
    #[test]
    fn any_walk_is_shown_at_every_step(
        lines in prop::collection::vec(line(), 0..40), lang in prop::sample::select(Lang::ALL.to_vec())
    ) {
        let tree = GameTree::parse(TREE).expect("a tree");
        let walk = read(&tree, &lines.join("\n"));
        let session = plyscope_program_trace::session(tree, &walk);
        let last = session.trace().last_step();
        prop_assert_eq!(last.0 as usize, walk.steps.len());
        for (number, done) in walk.steps.iter().enumerate() {
            let step = Step(number as u32 + 1);
            prop_assert_eq!(session.focus(step), Some(done.node));
            if let Action::Leave(Some(verdict)) = done.action {
                prop_assert_eq!(session.trace().verdict(NodeId(done.visit), step), Some(verdict));
            }
        }
        for step in (0..=last.0).map(Step) {
            show(&session, step, lang)?;
        }
        let mut chart = SearchChart::new(session.clone());
        chart.prepare(&(0..1));
        for ply in 0..chart.plies() {
            let bars = chart.bars(ply, &(0..chart.len()), 1);
            let ends = bars.windows(2).all(|two| two[0].steps().end <= two[1].steps().start);
            prop_assert!(ends, "bars of a ply do not overlap");
            for step in 0..chart.len() {
                chart.reading(ply, step, step, lang);
            }
        }
        prop_assert!(!chart.summary(lang).is_empty());
        // The notation for addresses says the same.
        let short = print_short(&session, usize::MAX).expect("a program");
        prop_assert!(last == Step::START || print_short(&session, short.len() - 1).is_none());
        if last > Step::START {
            let again = open(&short, TREE, |_, _| ()).expect("its own notation");
            prop_assert_eq!(format!("{again:?}"), format!("{session:?}"), "{}", short);
        }
        let arrived: Session = from_bytes(&to_bytes(&session)).expect("unharmed");
        prop_assert_eq!(format!("{arrived:?}"), format!("{session:?}"));
    }
}

/// Lines that are nearly those of a trace.
fn line() -> impl Strategy<Value = String> {
    let event =
        prop::sample::select(vec!["begin", "enter", "enter", "enter", "leave", "cut", "best"]);
    let node = prop::sample::select(vec![
        "\"L1-1\"", "\"L2-1\"", "\"L2-2\"", "\"L3-1\"", "\"L3-3\"", "\"L4-1\"", "\"L4-8\"",
        "\"L9-9\"",
    ]);
    let value = prop::sample::select(vec!["8", "-2.5", "\"win\"", "Infinity", "[]"]);
    let bound = prop::sample::select(vec!["null", "3", "\"loss\""]);
    let fields = (
        event,
        prop::option::weighted(0.8, node),
        prop::option::of(0..3_i32),
        prop::option::of(value),
        prop::option::of(bound),
    );
    let made = fields.prop_map(|(event, node, child, value, bound)| {
        let mut text = format!("{{\"event\":\"{event}\"");
        text.extend(node.map(|node| format!(",\"node\":{node}")));
        text.extend(child.map(|child| format!(",\"child\":{child}")));
        text.extend(value.map(|value| format!(",\"value\":{value},\"verdict\":\"at-most\"")));
        text.extend(bound.map(|bound| format!(",\"alpha\":{bound},\"beta\":9")));
        text + "}"
    });
    prop_oneof![20 => made, 1 => "\\PC{0,40}", 1 => Just("{\"value\":8}".to_owned())]
}

/// Words that are nearly those of the short notation.
fn word() -> impl Strategy<Value = String> {
    let names = prop::sample::select(vec!["L1-1", "L2-1", "L3-1", "L9-9", "L", "L1", "", "É"]);
    let ends = prop::sample::select(vec![
        "", "", "", "=", "=4", "ge4", "le-2.5", "=win", "x", ":3..8", ":..inf", ":..", ":3", "é",
        "{",
    ]);
    (names, ends).prop_map(|(name, end)| format!("{name}{end}"))
}

#[test]
fn a_text_that_is_no_trace_is_refused_with_its_reason() {
    let table = [
        ("", TREE, "The trace enters no node. A line that does looks like {\"event\": \"enter\", \"node\": \"L1-1\"}."),
        ("{\"value\":8}", TREE, "The trace enters no node."),
        ("L1-1", "(4", "The trace does not say which tree was searched"),
        ("L1-1", "chance:(4 8) chance:(2 5)", "Traces of trees with chance nodes are not read."),
        ("{\"tree\":\"chance:(4 8) 3\"}", "", "Traces of trees with chance nodes are not read."),
        ("{}\n{\"tree\":\"(4\"}", TREE, "Line 2: the tree cannot be read."),
        ("{\"event\":\"begin\"}\n{\"event\":\"enter\",\"node\":\"L9-1\"}", TREE, "Line 2: the tree has no node L9-1."),
        ("L1-1 L2-1 =4=", TREE, "Word 3: =4= is none of the words of a short trace"),
        ("hello", TREE, "Word 1: hello is none of the words"),
        ("{\"tree\":\"4\",\"root\":\"MIN\"}", TREE, "Line 1: \"MIN\" is none of max, min."),
        ("{\"event\":\"begin\"}\n{\"event\":\"leave\",\"value\":4,\"verdict\":\"atleast\"}", TREE, "Line 2: \"atleast\" is none of exact, at-least, at-most."),
    ];
    for (text, tree, sentence) in table {
        let problem = open(text, tree, |_, _| ()).expect_err(text);
        let found = problem.sentence(Lang::En);
        assert!(found.starts_with(sentence), "{text}: {found}");
    }
}

#[test]
fn a_trace_may_begin_with_a_byte_order_mark_and_a_line_for_its_tree() {
    let tree = GameTree::parse(TREE).expect("a tree");
    let lines = format!("\u{feff}{{\"tree\":\"{TREE}\",\"root\":\"max\"}}\n") + &enter("L1-1 L2-1");
    assert!(is_object(&lines));
    let walk = read(&tree, &lines);
    assert_eq!((walk.unknown.count, walk.visits), (0, 2));
    let session = open(&lines, "", |_, _| ()).expect("a trace");
    assert_eq!(session.trace().last_step(), Step(2));
}

#[test]
fn what_begins_as_an_object_is_no_tree() {
    let table = [
        ("{\"event\": \"enter\"}", true),
        ("\n { \"", true),
        ("{", false),
        ("{4 8} {2 5}", false),
        ("{a: 4}", false),
        ("", false),
        (TREE, false),
    ];
    for (text, expected) in table {
        assert_eq!(is_object(text), expected, "{text}");
        assert!(!expected || GameTree::parse(text).is_err(), "{text}");
    }
}

#[test]
fn the_short_notation_is_short() {
    let table = [
        "L1-1 L2-1 L3-1 L4-1 =8 L4-2 =5 =8 L3-2 L4-3 =20 x ge20 =8 L2-2",
        "L1-1 end=8",
        "L1-1:-inf..inf L2-1:..8 L3-1:3.. =",
        "L3-4 L2-2 L2-2 L3-4x L3-4=win le2",
        "L1-1 =4 end=8",
        "L1-1 =4 end=",
    ];
    for text in table {
        let session = open(text, TREE, |_, _| ()).expect(text);
        assert_eq!(print_short(&session, 1_000).as_deref(), Some(text));
    }
    let search = GameTree::parse(TREE).expect("a tree");
    let search = search_tree(search, Setup::default(), Recorder::new()).expect("no limit");
    assert_eq!(print_short(&search, 1_000), None);
}

#[test]
fn a_cut_before_the_first_child_is_one_in_the_timeline_too() {
    let session = open("L1-1 L2-1 x =4 =4", TREE, |_, _| ()).expect("a trace");
    let chart = SearchChart::new(session);
    assert_eq!(chart.kinds(), [Kind::Returned, Kind::Cut]);
    let reading = chart.reading(1, 2, chart.len() - 1, Lang::En);
    assert_eq!(reading, "L2-1, ply 1, value 4, pruned the rest, steps 2 to 4");
}

/// In objects and in words.
#[test]
fn an_infinity_may_be_spelt_in_many_ways() {
    let table = [
        ("inf", ["inf", "+inf", "Infinity", "∞", "+∞", "＋∞"]),
        ("-inf", ["-inf", "-Infinity", "-infinity", "-∞", "−∞", "－∞"]),
    ];
    for (printed, spellings) in table {
        for given in spellings {
            let leave = format!("{{\"event\":\"leave\",\"value\":\"{given}\"}}");
            for text in [enter("L1-1") + &leave, format!("L1-1 ={given}")] {
                let session = open(&text, TREE, |_, _| ()).expect(&text);
                let expected = format!("L1-1 ={printed}");
                assert_eq!(print_short(&session, 100), Some(expected), "{text}");
            }
        }
    }
}

#[test]
fn no_more_lines_or_words_are_read_than_a_trace_may_have() {
    let tree = GameTree::parse(TREE).expect("a tree");
    let reads: [fn(&mut Reader<'_>) -> bool; 2] =
        [|reader| reader.line("").is_ok(), |reader| reader.word("end=").is_ok()];
    for read in reads {
        let mut reader = Reader::new(&tree);
        assert!((0..MAX_LINES).all(|_| read(&mut reader)));
        assert!(!read(&mut reader));
    }
}

#[test]
fn progress_is_reported_while_a_long_trace_is_read() {
    let line = "{\"event\":\"enter\",\"node\":\"L1-1\"}\n";
    let mut reports = Vec::new();
    let session = open(&line.repeat(50_000), TREE, |lines, visits| reports.push((lines, visits)));
    assert_eq!(session.expect("a trace").trace().last_step(), Step(50_000));
    assert_eq!(reports, [16_384, 32_768, 49_152].map(|lines| (lines, lines)));
}

#[test]
fn captions_say_what_the_trace_says() {
    let table = [
        (
            enter("L1-1 L2-1"),
            "Visit 2: the program enters L2-1, where MIN is to move. The trace ends here.",
        ),
        (
            "{\"event\":\"begin\"}\n{\"event\":\"enter\",\"node\":\"L2-1\",\"alpha\":null,\"beta\":4}".into(),
            "Visit 2: the program enters L2-1, where MIN is to move. Its window is [−∞, 4]. The trace ends here.",
        ),
        (
            "{\"event\":\"enter\",\"node\":\"L1-1\",\"alpha\":3}".into(),
            "Visit 1: the program enters L1-1, where MAX is to move. α is 3. The trace ends here.",
        ),
        // `NaN` is no bound, and what stands in a text is none either.
        (
            "{\"event\":\"enter\",\"node\":\"L1-1\",\"alpha\":NaN,\"beta\":4}".into(),
            "Visit 1: the program enters L1-1, where MAX is to move. β is 4. The trace ends here.",
        ),
        (
            r#"{"event":"enter","node":"L1-1","alpha":-Infinity,"note":"\"α\" = -Infinity\\"}"#.into(),
            "Visit 1: the program enters L1-1, where MAX is to move. α is −∞. The trace ends here.",
        ),
        (
            enter("L1-1 L4-1"),
            "Visit 2: the program enters the leaf L4-1. The parent L3-1 is not open: this is not depth first. The trace ends here.",
        ),
        (
            enter("L1-1 L2-1 L2-1"),
            "Visit 3: the program enters L2-1, where MIN is to move. It has been there before. The trace ends here.",
        ),
        (
            enter("L1-1 L2-1 L3-1") + "{\"event\":\"leave\",\"value\":9}\n{\"value\":8}",
            "The program leaves L3-1 with 9. The trace ends here, with the value 8.",
        ),
        (
            enter("L1-1 L2-1 L3-1") + "{\"event\":\"leave\"}",
            "The program leaves L3-1; the trace gives no value. The trace ends here.",
        ),
        (
            enter("L1-1 L2-1 L2-2 L3-3") + "{\"event\":\"leave\",\"node\":\"L2-1\",\"value\":5}",
            "The program leaves L2-1 with 5. The trace ends here.",
        ),
        (
            enter("L1-1 L2-1 L3-1") + "{\"event\":\"leave\"}\n{\"event\":\"cut\"}",
            "At L2-1 the program skips the remaining children: L3-2. The trace ends here.",
        ),
        (
            enter("L1-1 L2-1 L2-2") + "{\"event\":\"cut\",\"node\":\"L1-1\"}",
            "At L1-1 the program cuts, but no children remain. The trace ends here.",
        ),
    ];
    let tree = GameTree::parse(TREE).expect("a tree");
    for (lines, sentence) in table {
        let session = opened(&tree, &lines);
        assert_eq!(caption(&session, session.trace().last_step(), Lang::En), sentence, "{lines}");
    }
}

#[test]
fn a_window_is_shown_until_it_may_have_changed() {
    let tree = GameTree::parse(TREE).expect("a tree");
    let lines = "{\"event\":\"enter\",\"node\":\"L1-1\",\"alpha\":null,\"beta\":null}\n\
                 {\"event\":\"enter\",\"node\":\"L2-1\"}\n{\"event\":\"leave\",\"value\":4}";
    let session = opened(&tree, lines);
    let is_shown = |step| session.window(NodeId::ROOT, Step(step)).is_some();
    assert_eq!([1, 2, 3].map(is_shown), [true, true, false]);
    assert_eq!(session.window(NodeId(1), Step(2)), None, "the trace has none of L2-1");
}

#[test]
fn visits_are_numbered_where_the_tree_does_not_show_their_order() {
    let tree = GameTree::parse(TREE).expect("a tree");
    let table = [
        ("L1-1 L2-1 L2-2", "L2-1", "L2-2"),
        ("L1-1 L2-2 L2-1 L3-4", "L2-1 #3", "L2-2 #2"),
        ("L3-4 L2-2 L2-2", "L2-1", "L2-2 #3"),
    ];
    for (names, first, second) in table {
        let session = opened(&tree, &enter(names));
        let label = |name: &str| {
            let node = tree.find(name.parse().expect("a name")).expect("a node");
            session.label(node, session.trace().last_step())
        };
        assert_eq!([label("L2-1"), label("L2-2")], [first, second], "{names}");
    }
}

#[test]
fn a_node_may_be_left_after_others_were_entered() {
    let tree = GameTree::parse(TREE).expect("a tree");
    let lines = enter("L1-1 L2-1 L2-2") + "{\"event\":\"leave\",\"node\":\"L2-1\",\"value\":5}\n";
    let session = opened(&tree, &lines);
    let node = session.node(NodeId(1));
    let known = |step| session.known(node, Step(step));
    let five = plyscope_search::Value::whole(5).map(Verdict::Exact);
    assert_eq!([known(3), known(4)], [None, five]);
    assert_eq!([3, 4].map(|step| session.state(node, Step(step))), [State::Open, State::Done]);
}
