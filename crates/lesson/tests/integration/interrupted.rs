//! Scenes that are interrupted by questions: as questions of their lesson, for grading and for paper.

use plyscope_i18n::Lang;
use plyscope_lesson::check::check;
use plyscope_lesson::graded::{grade, sum};
use plyscope_lesson::sheet::Sheet;
use plyscope_lesson::{print_scene, Lesson, Part};

const TREE: &str = "tree: ((8 5) (20 3)) ((2 4) (15 6))";

fn lesson(lines: &str) -> Lesson {
    let text = format!(
        "---\npoints: 2\n---\n\n```question\n{TREE}\n```\n\n```scene\n{TREE}\n{lines}\n```\n\n```question\n{TREE}\ncut: gt\n```\n"
    );
    Lesson::parse(&text).expect("short enough")
}

#[test]
fn a_scene_that_asks_is_a_question_of_its_lesson() {
    let lesson = lesson("ask: values\npoints: 6\nfrom: 3\ncaption: Watch.");
    assert_eq!(lesson.broken().count(), 0);
    let questions: Vec<(&str, u32)> = lesson
        .questions()
        .map(|asking| (asking.id.as_str(), asking.question.terms.points))
        .collect();
    assert_eq!(questions, [("1", 2), ("2", 6), ("3", 2)]);
    let answers = "2: 1: 8; 2: >=20; 3: 8; 4: 9\n3: L3-4 L4-4 L4-7..8\n";
    let (graded, problems) = grade(&lesson, answers, Lang::En);
    assert_eq!(problems.first, []);
    let points: Vec<_> = graded.iter().map(|graded| graded.points().0).collect();
    assert_eq!(points, [0, 3, 2], "three of six values, all nodes");
    assert_eq!(sum(&graded), (5, 10));
    let sheet = Sheet::of_lesson(&lesson, 1, (1, 1)).expect("it can be printed");
    assert!(sheet.answers().contains("2: 1: 8; 2: >=20; 3: 8; 4: 4; 5: <=4; 6: 8"));
}

#[test]
fn a_scene_that_asks_is_printed_as_it_was_written() {
    for lines in ["ask: cuts", "ask: next\npoints: 0\nto: last", "ask: values\nfrom: 2\nto: 30"] {
        let lesson = lesson(lines);
        let Some(Part::Scene(scene)) = lesson.parts.get(1) else { panic!("{:?}", lesson.parts) };
        let again = Lesson::parse(&print_scene(scene)).expect("short enough");
        let Some(Part::Scene(again)) = again.parts.first() else { panic!("{:?}", again.parts) };
        assert_eq!(again.ask(), scene.ask(), "{lines}");
        let asked = |scene: &plyscope_lesson::Scene| {
            scene.asking.as_ref().map(|asking| asking.question.print())
        };
        assert_eq!(asked(again), asked(scene), "{lines}");
    }
}

#[test]
fn scenes_without_questions_keep_their_numbers_and_keys() {
    let lesson = lesson("step: 3");
    assert_eq!(lesson.questions().map(|asking| asking.id.as_str()).collect::<Vec<_>>(), ["1", "2"]);
    assert!(!lesson
        .parts
        .iter()
        .any(|part| matches!(part, Part::Scene(scene) if scene.ask().is_some())));
}

#[test]
fn what_cannot_be_asked_is_reported_at_its_place() {
    let table = [
        (
            "tree: 4 8\nask: cut",
            "x:3:6: ask cannot be “cut”; expected cuts or values or next. Did you mean cuts?",
        ),
        ("tree: 4 8\npoints: 2", "x:3:1: “points” means nothing here."),
        ("tree: 4 8\nask: next\npoints: x", "x:4:9: "),
        (
            "game: tic-tac-toe\nask: next",
            "x:3:6: Questions can be asked only about the search of a tree that is given.",
        ),
        (
            "puzzle: queens\nask: next",
            "x:3:6: Questions can be asked only about the search of a tree that is given.",
        ),
        ("tree: 4 8\nask: cuts\nalgorithm: minimax", "x:3:6: "),
        ("tree: 4 8\nask: next\norder: best", "x:3:6: "),
    ];
    for (lines, expected) in table {
        let report = check(&format!("```scene\n{lines}\n```\n"));
        let found: Vec<String> = report.lines("x", Lang::En).collect();
        assert!(found.len() == 1 && found[0].starts_with(expected), "{lines}: {found:?}");
    }
}
