//! The results of graded answers, as the command and the package for JavaScript print them.

use plyscope_i18n::Lang::En;
use plyscope_lesson::graded::{grade, lesson, single, Graded};
use plyscope_lesson::{chance, Lesson};
use plyscope_quiz::asked::Asked;
use serde_json::{json, Value as Json};

const LESSON: &str = "```question
id: cuts
tree: ((8 5) (20 3)) ((2 4) (15 6))
points: 4
```

```question
id: nothing
tree: (4 8) (5 6)
```
";

#[test]
fn results_count_what_is_right_too_many_and_missing() {
    let table = [
        ("cuts: L3–4* L4-4.\nnothing: None", (5, 4, 0, 0), json!("All right!"), true),
        ("cuts: L3-4* L4-4 L4-6\nnothing:", (3, 4, 1, 0), json!("All 4 found, 1 too many"), false),
        ("cuts: l3-4，l4-6", (1, 1, 1, 3), json!("1 of 4 right, 1 too many, 3 missing"), false),
        ("cuts: none\nnothing: L3-4", (0, 0, 0, 4), json!("0 of 4 right, 4 missing"), true),
    ];
    let written = Lesson::parse(LESSON).expect("short");
    for (answers, (points, right, too_many, missing), result, is_second_answered) in table {
        let (graded, problems) = grade(&written, answers, En);
        let report = json!(lesson(&written, &graded, &problems, En));
        let first = &report["questions"][0];
        assert_eq!(report["points"], points, "{answers}");
        assert_eq!(report["unread"], json!([]), "{answers}");
        let counts = [&first["right"], &first["too_many"], &first["missing"]];
        assert_eq!(counts, [&json!(right), &json!(too_many), &json!(missing)], "{answers}");
        assert_eq!(first["result"], result, "{answers}");
        let second = &report["questions"][1];
        assert_eq!(second["answered"], is_second_answered, "{answers}");
        // An empty answer is never diagnosed.
        assert_eq!(second.get("recognised").is_some(), is_second_answered, "{answers}");
    }
}

#[test]
fn errors_are_placed_on_their_lines() {
    let table = [
        ("cuts: L3-4\n  bogus", 2),
        ("cuts: L3-4\n# to be checked\n\n  L4-4\n  bogus", 5),
        ("nothing: none\n\n# next\ncuts: bogus", 4),
    ];
    let written = Lesson::parse(LESSON).expect("short");
    for (answers, line) in table {
        let (_, problems) = grade(&written, answers, En);
        let lines: Vec<usize> = problems.first.iter().map(|unread| unread.line).collect();
        assert_eq!(lines, [line], "{answers}");
    }
}

#[test]
fn an_empty_answer_to_a_single_question_has_all_fields() {
    let written = Lesson::parse(LESSON).expect("short");
    let asking = written.questions().next().expect("a question");
    let empty = json!(single(&Graded::of(1, asking, None), En));
    let asked = Asked::of(&asking.question).expect("it can be asked");
    let outcome = plyscope_lesson::graded::outcome(&asked, "L3-4", En).expect("it can be read");
    let full = json!(single(&Graded::of(1, asking, outcome), En));
    let keys = |of: &Json| of.as_object().map(|of| of.keys().cloned().collect::<Vec<_>>());
    assert_eq!(keys(&empty), keys(&full));
    assert_eq!((&empty["answered"], &empty["points"]), (&json!(false), &json!(0)));
}

#[test]
fn another_question_of_a_lesson_keeps_its_level_and_follows_from_the_seed() {
    let text = "```question\nid: a\nlevel: 3\npoints: 5\nagain: fresh\n```\n";
    let written = Lesson::parse(text).expect("short");
    let asking = written.questions().next().expect("a question");
    let other = |seed, number| chance::fresh(asking, seed, number).expect("another question");
    assert_eq!(other(1, 1), other(1, 1));
    assert_eq!(other(1, 1).terms, asking.question.terms);
    let mut seen = vec![asking.question.print()];
    seen.extend([(1, 1), (1, 2), (2, 1)].map(|(seed, number)| other(seed, number).print()));
    seen.sort();
    seen.dedup();
    assert_eq!(seen.len(), 4);
}
