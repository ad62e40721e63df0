//! The state of the page for learning: places, attempts, stored answers, and the tree of a
//! question.

use plyscope_i18n::{Lang, Lang::En};
use plyscope_lesson::place::Place;
use plyscope_practice::answers::{Answers, MOST, MOST_BYTES};
use plyscope_practice::attempt::{Attempt, Hinting};
use plyscope_practice::examples::EXAMPLES;
use plyscope_practice::record::Record;
use plyscope_practice::{Level, Pace, Plan};
use plyscope_quiz::asked::Asked;
use plyscope_quiz::pruned::Pruned;
use plyscope_quiz::question::{Kind, Question};
use plyscope_quiz::selection::Selection;
use plyscope_quiz::sketch::{pressed, pruned, reading, walk, Reach};
use plyscope_quiz::Quiz;
use plyscope_search::tree::LName;
use plyscope_search::{Step, TreeNode};
use plyscope_view::picture::{picture, Labels, Shown};
use proptest::prelude::*;

const QUIZ: &str = "question=pruned&tree=((8+5)+(20+3))+((2+4)+(15+6))";

fn question(terms: &str) -> Question {
    let (question, problems) = Question::parse(&format!("{QUIZ}{terms}"));
    assert_eq!(problems, [], "{terms}");
    question.expect("a question")
}

fn quiz(text: &str) -> Pruned {
    let question = Question::parse(text).0.expect(text);
    match Asked::of(&question).expect(text) {
        Asked::Pruned(quiz) => quiz,
        _ => panic!("{text} asks something else"),
    }
}

/// An attempt with only typed text.
fn typed(text: &str) -> Attempt {
    let mut attempt = Attempt::default();
    attempt.draft = text.to_owned();
    attempt
}

fn node(quiz: &Pruned, name: &str) -> TreeNode {
    let name: LName = name.parse().expect(name);
    quiz.session().tree().find(name).expect("it is there")
}

#[test]
fn addresses_lead_to_places_and_back() {
    let places = [
        Place::Home,
        Place::Progress,
        Place::Question(Box::new(question("&cut=gt&points=4"))),
        Place::Practice(Plan::default()),
        Place::Practice(Plan {
            seed: u64::MAX,
            level: Level::LAST,
            pace: Pace::Adaptive,
            kind: Kind::Pruned,
        }),
    ];
    for place in places {
        let address = place.print();
        assert_eq!(Place::parse(&format!("#{address}")), (place, vec![]), "{address}");
    }
}

#[test]
fn problems_with_addresses_are_reported_and_the_rest_is_used() {
    let table = [
        ("practice=pruned&level=9", "practice=pruned&level=1&seed=1&pace=steady", 1),
        ("practice=juggling&seed=5", "practice=pruned&level=1&seed=5&pace=steady", 1),
        ("practice=pruned&seed=-1&level=2", "practice=pruned&level=2&seed=1&pace=steady", 1),
        (
            "practice=pruned&pace=running&color=%E2%82",
            "practice=pruned&level=1&seed=1&pace=steady",
            2,
        ),
        ("practice=pruned&color=red", "practice=pruned&level=1&seed=1&pace=steady", 1),
        ("question=pruned", "", 1),
        ("question=pruned&tree=((", "", 1),
        ("bogus", "", 1),
        ("<script>", "", 1),
        ("progress&x", "progress", 1),
    ];
    for (address, becomes, problems) in table {
        let (place, found) = Place::parse(address);
        assert_eq!(
            (place.print().as_str(), found.len()),
            (becomes, problems),
            "{address}: {found:?}"
        );
    }
    let long = format!("practice=pruned&seed={}", "9".repeat(300_000));
    assert_eq!(Place::parse(&long).1.len(), 1);
}

#[test]
fn practice_goes_on_with_another_seed_and_the_level_that_follows() {
    let plan = Plan { level: Level::new(3).expect("a level"), seed: 7, ..Plan::default() };
    let right = Record::parse("1,pruned,3,7,4,0,4,0,\n");
    let wrong = Record::parse("1,pruned,3,7,0,4,4,0,\n");
    for (pace, record, level) in
        [(Pace::Adaptive, &right, 4), (Pace::Adaptive, &wrong, 2), (Pace::Steady, &right, 3)]
    {
        let next = Plan { pace, ..plan }.next(record);
        assert_eq!((next.level.number(), next.seed), (level, 8));
    }
    assert_eq!(plan.question(), plan.question());
    assert_ne!(plan.question(), plan.other().question());
}

#[test]
fn every_kind_can_be_practised_at_every_level() {
    for kind in Plan::kinds() {
        for level in Level::all() {
            let question = Plan { kind, level, ..Plan::default() }.question();
            assert!(Asked::of(&question).is_ok(), "{kind:?} at level {level}");
        }
    }
}

#[test]
fn examples_can_be_asked_and_have_texts() {
    for example in EXAMPLES {
        let (question, problems) = Question::parse(example.link);
        assert_eq!(problems, [], "{}", example.id);
        assert!(Asked::of(&question.expect("a question")).is_ok(), "{}", example.id);
        for lang in Lang::ALL {
            for name in [
                format!("learn-example-{}", example.id),
                format!("learn-example-{}-about", example.id),
            ] {
                assert!(lang.named(&name).is_some_and(|text| !text.is_empty()), "{name}");
            }
        }
    }
}

#[test]
fn attempts_earn_the_points_of_the_terms() {
    // The actions in turn: an answer is checked, or the right one is shown (`?`).
    let table: [(&str, &[&str], u32, u32); 7] = [
        ("&points=4", &["L3-4 L4-4 L4-7..8"], 4, 1),
        // A hyphen as written by a word processor.
        ("&points=4", &["L3\u{2011}4 L4\u{2010}4 L4\u{2011}7..8"], 4, 1),
        ("&points=4", &["L3-4", "L3-4 L4-4"], 2, 2),
        ("&points=4", &["L3-4 L4-4", "L3-4"], 2, 2),
        ("&points=4", &["L3-4", "?", "L3-4 L4-4 L4-7..8"], 1, 2),
        ("&points=4", &["what?", "L3-4 L4-4 L4-7..8"], 4, 1),
        ("", &["L3-4"], 0, 1),
    ];
    for (terms, turns, points, checks) in table {
        let question = question(terms);
        let asked = Asked::of(&question).expect("it can be asked");
        let mut attempt = Attempt::default();
        for turn in turns {
            if *turn == "?" {
                attempt.show_key();
            } else {
                attempt.draft = (*turn).to_owned();
                let _ = attempt.check(&asked, &question.terms, En);
            }
        }
        assert_eq!((attempt.points(), attempt.checks()), (points, checks), "{terms} {turns:?}");
    }
    let limited = question("&attempts=2");
    let asked = Asked::of(&limited).expect("it can be asked");
    let mut attempt = Attempt::default();
    for (answer, left) in [("", 2), ("L3-4", 1), ("l3–4", 1), ("L4-4", 0), ("none", 0)] {
        attempt.draft = answer.to_owned();
        attempt.check(&asked, &limited.terms, En).expect("it can be read");
        assert_eq!(attempt.checks_left(&limited.terms), Some(left), "{answer}");
    }
}

#[test]
fn hints_come_one_by_one_at_the_cost_of_the_terms() {
    // Answers for which a hint is asked, the points of the right one then, and how many hints that is.
    let table: [(&str, &[&str], u32, u32); 7] = [
        ("&points=10&hints=30", &[], 10, 0),
        ("&points=10&hints=30", &[""], 7, 1),
        ("&points=10&hints=30", &["", "", ""], 1, 3),
        ("&points=10&hints=30", &["", "", "", "", "", ""], 1, 3),
        ("&points=10&hints=50", &["", "L2-1", "L3-2"], 0, 3),
        // The last one is the first again.
        ("&points=10&hints=30", &["", "L2-1", "L3-4"], 4, 2),
        ("&points=10", &["", ""], 10, 2),
    ];
    for (terms, answers, points, hints) in table {
        let question = question(terms);
        let asked = Asked::of(&question).expect("it can be asked");
        let mut attempt = Attempt::default();
        for answer in answers {
            attempt.draft = (*answer).to_owned();
            let known = attempt.known_hints(&asked, En);
            let hinting = attempt.take_hint(&asked, En).expect("it can be read");
            let now = attempt.known_hints(&asked, En);
            if hinting == Hinting::Given && now.len() > 1 {
                assert_eq!(now[..now.len() - 1], known, "{terms} {answers:?}");
            }
        }
        attempt.draft = asked.key();
        assert_eq!(attempt.take_hint(&asked, En), Ok(Hinting::NoMore), "all is right");
        attempt.check(&asked, &question.terms, En).expect("it can be read");
        assert_eq!((attempt.points(), attempt.hints()), (points, hints), "{terms} {answers:?}");
    }
    let asked = Asked::of(&question("")).expect("it can be asked");
    let mut attempt = typed("L3-4 oops");
    assert!(attempt.take_hint(&asked, En).is_err(), "what cannot be read costs nothing");
    assert_eq!(attempt.hints(), 0);
}

#[test]
fn beginning_again_forgets_the_answer_and_not_the_count() {
    let question = question("&points=4");
    let asked = Asked::of(&question).expect("it can be asked");
    let mut attempt = typed("L3-4");
    attempt.check(&asked, &question.terms, En).expect("it can be read");
    attempt.start_again();
    assert_eq!((attempt.draft.as_str(), attempt.checked()), ("", None));
    assert_eq!((attempt.checks(), attempt.points()), (1, 1));
}

#[test]
fn kept_lessons_are_read_back_and_limited() {
    let terms = question("").terms;
    let asked = Asked::of(&question("")).expect("it can be asked");
    let mut answers = Answers::default();
    let text = "L3-4\tL4-4\n“é” %&=+";
    let attempt = typed(text);
    answers.keep(QUIZ, &attempt);
    let mut checked = typed("L3-4");
    checked.check(&asked, &terms, En).expect("it can be read");
    checked.show_key();
    answers.keep("question=other\t\n", &checked);
    let again = Answers::parse(&answers.print());
    assert_eq!(again, answers);
    assert_eq!(again.find(QUIZ).map(|attempt| attempt.draft.as_str()), Some(text));
    assert_eq!(again.find("question=other\t\n"), Some(&checked));

    answers.keep(QUIZ, &Attempt::default());
    assert_eq!(answers.find(QUIZ), None, "a blank attempt is not kept");
    for number in 0..MOST + 5 {
        answers.keep(&number.to_string(), &attempt);
    }
    assert_eq!(answers.find("4"), None);
    assert!(answers.find("5").is_some());
    assert_eq!(Answers::parse(&answers.print()), answers);

    let large = typed(&"x".repeat(MOST_BYTES / 2));
    for number in 0..4 {
        answers.keep(&format!("large {number}"), &large);
    }
    let kept = Answers::parse(&answers.print());
    assert!(answers.print().len() <= MOST_BYTES);
    assert!(kept.find("large 3").is_some() && kept.find("large 0").is_none());
    answers.keep("too large", &typed(&"x".repeat(MOST_BYTES)));
    let kept = Answers::parse(&answers.print());
    assert!(kept.find("too large").is_none() && kept.find("large 3").is_some());

    answers.limit(2);
    assert!(answers.find("too large").is_some() && answers.find("large 3").is_some());
    assert_eq!(answers.find("large 2"), None, "the earliest are dropped");

    for hostile in [
        "x",
        "a\tb",
        "a\t\t\t\t-1\t0\t0\t0\t0",
        "\t\t\t\t\t\t\t\t\t\t\t",
        "%E2%82\t\t\t\t0\t0\t0\t0\t0",
    ] {
        assert_eq!(Answers::parse(hostile), Answers::default(), "{hostile}");
    }
}

#[test]
fn a_press_keeps_the_typed_text() {
    let quiz = quiz(QUIZ);
    let tree = quiz.session().tree();
    use Reach::{Node, Subtree};
    let table = [
        ("", "L3-4", Subtree, "L3-4 L4-7..8"),
        ("", "L3-4", Node, "L3-4"),
        ("L3-4*", "L3-4", Subtree, ""),
        ("L3-4*", "L3-4", Node, "L4-7..8"),
        ("L4-8", "L3-4", Subtree, "L3-4 L4-7..8"),
        ("L4-4, four L9-9", "L3-4", Node, "L3-4 L4-4 four L9-9"),
        ("four", "L1-1", Subtree, "four"),
    ];
    for (before, at, reach, after) in table {
        assert_eq!(pressed(tree, before, node(&quiz, at), reach), after, "{before} + {at}");
    }
}

#[test]
fn the_arrow_keys_walk_the_tree() {
    let quiz = quiz(QUIZ);
    let table = [
        ("L1-1", "ArrowUp", None),
        ("L1-1", "ArrowLeft", None),
        ("L1-1", "ArrowRight", None),
        ("L1-1", "ArrowDown", Some("L2-1")),
        ("L2-2", "ArrowDown", Some("L3-3")),
        ("L3-2", "ArrowRight", Some("L3-3")),
        ("L3-1", "ArrowLeft", None),
        ("L4-8", "ArrowRight", None),
        ("L4-8", "ArrowDown", None),
        ("L4-8", "ArrowUp", Some("L3-4")),
        ("L4-8", "Home", Some("L1-1")),
        ("L4-8", "x", None),
    ];
    for (from, key, to) in table {
        let reached = walk(quiz.session().tree(), node(&quiz, from), key);
        assert_eq!(reached, to.map(|to| node(&quiz, to)), "{from} {key}");
    }
    assert_eq!(reading(quiz.session(), node(&quiz, "L3-4"), En), "L3-4, MAX");
    assert_eq!(reading(quiz.session(), node(&quiz, "L4-3"), En), "L4-3, leaf, worth 20");
}

proptest! {
    /// Two searches of one tree have the same drawing before they begin, whatever they prune. Marks
    /// are visible.
    #[test]
    fn the_drawing_reveals_nothing(seed in any::<u64>(), level in 1_u8..=6) {
        let level = Level::new(level).expect("a level");
        let question = Plan { level, seed, ..Plan::default() }.question();
        let one = quiz(&question.print());
        let other = quiz(&format!("{}&order=right", question.print().replace("&order=left", "")));
        let labels = Labels { names: Shown::Yes, lang: En };
        for chosen in [Selection::default(), one.key(), other.key()] {
            let draw = |quiz: &Pruned| {
                let scene = pruned(quiz.session(), &chosen);
                picture(quiz.session(), Step::START, &scene, labels)
            };
            prop_assert_eq!(draw(&one), draw(&other));
            let hatched = draw(&one).iter().filter(|thing| thing.class.starts_with("node") && thing.class.contains("pruned")).count();
            prop_assert_eq!(hatched, chosen.len());
        }
    }

    /// Clicking a node twice changes nothing, and clicking it once changes the answer.
    #[test]
    fn a_second_press_undoes_the_first(seed in any::<u64>(), place in any::<prop::sample::Index>()) {
        let question = Plan { seed, ..Plan::default() }.question();
        let quiz = quiz(&question.print());
        let tree = quiz.session().tree();
        let node = TreeNode(1 + place.index(tree.len() - 1) as u32);
        let once = pressed(tree, "", node, Reach::Subtree);
        prop_assert!(!once.is_empty());
        prop_assert_eq!(pressed(tree, &once, node, Reach::Subtree), "");
    }
}
