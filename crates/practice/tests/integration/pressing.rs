//! Questions that are answered by pressing: what is offered, and what a press changes.

use crate::core_support::tree;
use crate::followed::followed;
use plyscope_i18n::numerals;
use plyscope_i18n::Lang::{self, En};
use plyscope_quiz::asked::Asked;
use plyscope_quiz::board::{BackOut, NextSquare, Way};
use plyscope_quiz::grade::Mark;
use plyscope_quiz::next::{Next, Offers, Reply};
use plyscope_quiz::order::{Aim, Arrangement, Order};
use plyscope_quiz::perform::{AnswerStep, Outcome, Perform, Performance};
use plyscope_quiz::question::{Grading, Question};
use plyscope_quiz::{sketch, Quiz};
use plyscope_search::trace::Recorder;
use plyscope_search::Step;
use plyscope_session::engine::search_tree;
use plyscope_session::State;
use plyscope_setup::Setup;
use plyscope_view::picture::{picture, Labels, Shape, Shown};
use proptest::prelude::*;

const SMALL: &str = "tree=(4+8)+(2+5)";

fn asked(text: &str) -> Asked {
    let (question, problems) = Question::parse(text);
    assert_eq!(problems, [], "{text}");
    Asked::of(&question.expect("a question")).expect("it can be asked")
}

fn perform(terms: &str) -> Perform {
    match asked(&format!("question=perform&{SMALL}{terms}")) {
        Asked::Perform(quiz) => quiz,
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_press_appends_a_word_to_the_valid_part() {
    let quiz = perform("");
    let given = quiz.read("L3-1").expect("a word")[0];
    let table = [
        ("", "L3-1"),
        ("L2-1", "L2-1 L3-1"),
        ("L2-1, ", "L2-1 L3-1"),
        ("L2-1 =", "L2-1 L3-1"),
        ("L2-1 A=", "L2-1 L3-1"),
        ("L2-1 ≤", "L2-1 L3-1"),
        ("L2-1 =<", "L2-1 L3-1"),
        ("L2-1 ⩽4,5", "L2-1 ⩽4,5 L3-1"),
        ("L2-1 oops", "L2-1 L3-1 oops"),
        ("L2-1 oops =4", "L2-1 L3-1 oops =4"),
        ("oops", "L3-1 oops"),
    ];
    for (before, after) in table {
        assert_eq!(quiz.with(before, given), after, "{before}");
    }
}

#[test]
fn each_step_has_its_feedback() {
    let table = [
        (
            "",
            "L2-1",
            Outcome::Right,
            "Down to L2-1, where MIN is to move, with the window [−∞, ∞].",
        ),
        (
            "",
            "L2-2",
            Outcome::Wrong,
            "L2-2 is not next: children are looked at from left to right.",
        ),
        (
            "",
            "cut",
            Outcome::Wrong,
            "The window at L1-1 is [−∞, ∞]. It is not closed, so there is no cut.",
        ),
        ("", "?", Outcome::Shown, "Down to L2-1, where MIN is to move, with the window [−∞, ∞]."),
        (
            "",
            "L2-1 L3-1 =4 b=4",
            Outcome::Right,
            "MIN at L2-1 now has 4 from L3-1, so β falls to 4.",
        ),
        (
            "",
            "L2-1 L3-1 =4 a=4",
            Outcome::Wrong,
            "MIN is to move here, and the window is [−∞, ∞]: does 4 move this end of it?",
        ),
        ("&grading=at-the-end", "L2-2", Outcome::Noted, "Noted: L2-2"),
        ("&grading=at-the-end", "L2-2 >=7", Outcome::Noted, "Noted: ≥ 7"),
        ("&grading=at-the-end", "snoei", Outcome::Noted, "Noted: cut"),
        ("&grading=at-the-end", "剪枝", Outcome::Noted, "Noted: cut"),
    ];
    for (terms, answer, outcome, expected) in table {
        let quiz = perform(terms);
        let (came, text) = quiz.feedback(&quiz.begun(answer), En).expect("feedback");
        assert_eq!((came, text.as_str()), (outcome, expected), "{terms} {answer}");
        assert_eq!(quiz.feedback(&Performance::new(), En), None);
    }
}

#[test]
fn errors_stay_at_their_place() {
    let table = [
        ("", "", None),
        ("", "L2-1", Some("")),
        ("", "L2-1 L3-1", Some("L2-1")),
        ("", "L2-1 =", Some("=")),
        ("", "L2-1 cut", None),
        ("", "L2-1 ?", None),
        ("", "L2-1 cut L3-1", Some("L2-1 cut")),
        ("&grading=at-the-end", "L2-1 cut", Some("L2-1")),
    ];
    for (terms, before, after) in table {
        assert_eq!(perform(terms).without_last(before).as_deref(), after, "{terms} {before}");
    }
}

#[test]
fn graded_at_the_end_there_is_no_feedback_before() {
    let quiz = perform("&grading=at-the-end");
    let answer = quiz.begun("L2-2 L3-3 =9 a=9 cut ?");
    let stand = quiz.stand(&answer);
    let session = quiz.session();
    let named = |name: &str| session.tree().find(name.parse().expect("a name")).expect("a node");
    assert_eq!(stand.here, Some(named("L2-2")));
    let window = stand.window(session).expect("it has one");
    assert_eq!(numerals::window(En, window), "[9, ∞]");
    assert_eq!(stand.best().map(|(node, _)| node), Some(named("L3-3")));
    assert!(quiz.turns(&answer).iter().all(|turn| turn.outcome == Outcome::Noted));
    let states = [
        ("L1-1", State::Open),
        ("L2-1", State::NotVisited),
        ("L2-2", State::Open),
        ("L3-3", State::Done),
        ("L3-4", State::Pruned),
    ];
    let scene = sketch::claimed(session, &stand);
    for (name, state) in states {
        let mark = scene.nodes.iter().find(|mark| mark.node == named(name)).expect("it is drawn");
        assert_eq!((mark.state, mark.focus), (state, name == "L2-2"), "{name}");
    }
    let labels = Labels { names: Shown::Yes, lang: En };
    let drawn = format!("{:?}", picture(session, Step::START, &scene, labels));
    assert!(!drawn.contains("window"), "windows are the person's own affair: {drawn}");
    // All of it is graded in the end: nothing counts from the first wrong one on.
    assert_eq!(quiz.grade(&answer, En).score.wrong, 1);
}

/// A tree with two children of each node.
fn binary(layers: usize) -> String {
    let below = |_: usize| binary(layers - 1);
    match layers {
        1 => "20".to_owned(),
        _ => format!("({})", [0, 1].map(below).join(" ")),
    }
}

#[test]
fn a_tree_of_sixteen_leaves_is_shown_whole_beside_its_answer() {
    // The quiz, as large as ever, and the largest tree of practice.
    for (layers, (width, height)) in [(4, (600.0, 400.0)), (5, (880.0, 400.0))] {
        let Asked::Pruned(quiz) = asked(&format!("tree={}", binary(layers).replace(' ', "+")))
        else {
            panic!("another kind")
        };
        let scene = sketch::bare(quiz.session());
        assert!(scene.size.0 <= width && scene.size.1 <= height, "{:?}", scene.size);
        let labels = Labels { names: Shown::Yes, lang: En };
        let things = picture(quiz.session(), Step::START, &scene, labels);
        let texts = things.iter().flat_map(|thing| &thing.shapes).filter_map(|shape| match shape {
            Shape::Text { class, size, .. } if !class.contains("window") => Some(*size),
            _ => None,
        });
        let sizes: Vec<f64> = texts.collect();
        // A name for each node, and a value for each leaf.
        assert_eq!(sizes.len(), scene.nodes.len() + (1 << (layers - 1)), "{layers}");
        assert!(sizes.iter().all(|size| *size >= 11.0), "{sizes:?}");
    }
}

#[test]
fn a_reply_is_written_at_its_stop() {
    let Asked::Next(quiz) = asked("question=next&tree=((8+5)+(20+3))+((2+4)+(15+6))") else {
        panic!("another kind")
    };
    let reply = *quiz.key().get(2).expect("a third stop");
    let table = [
        ("", "3: cut L2-1"),
        ("1: 8..inf; 3: no", "1: 8..inf; 3: cut L2-1"),
        ("1: oops", "1: oops; 3: cut L2-1"),
        ("1: oops; ", "1: oops; 3: cut L2-1"),
    ];
    for (before, after) in table {
        assert_eq!(quiz.with(before, 2, reply), after, "{before}");
    }
    let text: Vec<String> =
        quiz.key().iter().map(|(_, reply)| quiz.reply_text(*reply, En)).collect();
    let wanted = [
        "[8, ∞]",
        "[−∞, 8]",
        "there is a cut, by the bound of L2-1",
        "[8, ∞]",
        "[8, ∞]",
        "none, the search is over",
    ];
    assert_eq!(text, wanted);
}

#[test]
fn squares_are_pressed_on_boards() {
    let table = [
        "puzzle=queens&size=5&step=6",
        "puzzle=queens&size=5&step=40",
        "puzzle=tour&board=3x4&start=b2&step=9",
        "puzzle=sudoku&clues=1234+3412+2..3+4...&step=2",
    ];
    for link in table {
        let Asked::NextSquare(quiz) = asked(&format!("question=next-square&{link}")) else {
            panic!("another kind")
        };
        check_squares(&quiz, link);
        let Asked::BackOut(quiz) = asked(&format!("question=back-out&{link}")) else {
            panic!("another kind")
        };
        check_ways(&quiz, link);
    }
}

fn check_squares(quiz: &NextSquare, link: &str) {
    for (stop, &right) in quiz.key().iter() {
        let offers = quiz.offers(stop, En);
        assert!(offers.iter().any(|(go, _)| *go == right), "{link}: {stop}");
        for (go, label) in offers {
            let text = quiz.with("", stop, go);
            assert_eq!(
                quiz.read(&text).expect("it can be read").get(stop),
                Some(&go),
                "{link}: {text}"
            );
            assert!(!label.is_empty());
            if let Some(there) = quiz.square(stop, go).and_then(|square| quiz.at(stop, square)) {
                assert_eq!(there, go, "{link}: {text}");
            }
        }
    }
}

fn check_ways(quiz: &BackOut, link: &str) {
    let board = quiz.search().board();
    let squares = 0..usize::from(board.rows) * usize::from(board.columns);
    for square in squares {
        let Some(way) = quiz.at(square) else { continue };
        let text = quiz.print(&Some(way));
        assert_eq!(quiz.square(way), Some(square), "{link}: {text}");
        assert_eq!(quiz.read(&text), Ok(Some(way)), "{link}: {text}");
    }
    for way in [Way::On, Way::BackToEnd] {
        assert_eq!(quiz.square(way), None);
    }
    if let Some(Way::BackTo(1..)) = quiz.key() {
        let square = quiz.square(quiz.key().expect("an answer")).expect("a square");
        assert_eq!(quiz.at(square), quiz.key(), "{link}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1000))]

    /// How a search stands follows from what it did alone, and what it does next is always offered.
    #[test]
    fn the_steps_so_far_determine_the_state_of_the_search(session in followed()) {
        let Some(quiz) = Perform::new(session, Grading::AtOnce) else { return Ok(()) };
        let (session, trace) = (quiz.session(), quiz.session().trace());
        let mut given = Performance::new();
        while let Some(action) = quiz.model(&given) {
            let (stand, step) = (quiz.stand(&given), quiz.step(&given));
            let here = stand.here.expect("it is not over");
            let visit = session.visit(here, step).expect("it is visited");
            if let Some(window) = stand.window(session) {
                prop_assert_eq!(window, trace.window(visit, step).window());
            }
            let best = trace.best(visit, step).map(|best| (session.node(best.child), best.value));
            prop_assert_eq!(stand.best(), best);
            for node in session.tree().nodes() {
                prop_assert_eq!(stand.state(session, node), session.state(node, step));
            }
            let offers = quiz.offers(&given);
            let leave = offers.leave.into_iter().flatten();
            let mut all = offers.enter.into_iter().chain(offers.take).chain(offers.cut).chain(leave);
            prop_assert!(all.any(|offered| offered == action), "{:?}", action);
            given.push(AnswerStep::Action(action));
            let (outcome, text) = quiz.feedback(&given, En).expect("feedback");
            prop_assert_eq!(outcome, Outcome::Right);
            prop_assert!(!text.is_empty());
        }
        prop_assert_eq!(quiz.stand(&given).here, None);
        prop_assert!(quiz.offers(&given).is_empty());
    }

    /// A whole search can be performed by what is offered where all is graded at the end, too.
    #[test]
    fn the_right_answer_is_offered_in_an_exam(session in followed()) {
        let Some(quiz) = Perform::new(session, Grading::AtTheEnd) else { return Ok(()) };
        let mut text = String::new();
        for given in quiz.key() {
            let AnswerStep::Action(action) = given else { continue };
            let offers = quiz.offers(&quiz.begun(&text));
            let leave = offers.leave.into_iter().flatten();
            let mut all = offers.enter.into_iter().chain(offers.take).chain(offers.cut).chain(leave);
            prop_assert!(all.any(|offered| offered == action), "{:?} after {}", action, text);
            let before = text.clone();
            text = quiz.with(&text, given);
            prop_assert_eq!(quiz.without_last(&text), Some(before));
        }
        prop_assert_eq!(quiz.begun(&text), quiz.key());
    }

    #[test]
    fn the_right_reply_is_offered(session in followed()) {
        let Some(quiz) = Next::new(session) else { return Ok(()) };
        for (stop, &right) in quiz.key().iter() {
            match (quiz.offers(stop).expect("a stop"), right) {
                (Offers::Replies(replies), right) => prop_assert!(replies.contains(&right)),
                (Offers::Window { ends, .. }, Reply::Window(window)) => {
                    prop_assert!(ends.contains(&window.alpha) && ends.contains(&window.beta));
                    prop_assert!(ends.windows(2).all(|pair| pair[0] < pair[1]));
                }
                (offers, right) => prop_assert!(false, "{:?} {:?}", offers, right),
            }
            for lang in Lang::ALL {
                prop_assert!(!quiz.reply_text(right, lang).is_empty());
            }
        }
        prop_assert_eq!(quiz.offers(quiz.stops().len()), None);
    }

    /// An order is the best possible where every node of it stands right, and in no other case.
    #[test]
    fn nodes_of_the_best_order_alone_all_stand_right(
        tree in tree(),
        most in any::<bool>(),
        moves in proptest::collection::vec((0_usize..40, 0_usize..4, 0_usize..4), 0..6),
    ) {
        let session = search_tree(tree, Setup::default(), Recorder::new()).expect("no limit");
        let aim = if most { Aim::PruneMost } else { Aim::PruneLeast };
        let Ok(quiz) = Order::new(session, aim) else { return Ok(()) };
        let tree = quiz.session().tree();
        let nodes: Vec<_> = tree.nodes().collect();
        let moved = |answer: Arrangement, &(node, from, to): &(usize, usize, usize)| {
            answer.with_moved(tree, nodes[node % nodes.len()], from, to)
        };
        for answer in [Arrangement::default(), quiz.key(), moves.iter().fold(quiz.key(), moved)] {
            let is_best = quiz.grade(&answer, En).score.is_full();
            let marks = quiz.marks(&answer);
            prop_assert_eq!(marks.values().all(|mark| *mark == Mark::Right), is_best);
        }
    }
}
