//! Lessons as people write them.

use super::problem::Expected;
use super::prose::Words;
use super::*;
use crate::quiz::practice::Plan;
use crate::quiz::question::{Hints, Kind, Subject};
use crate::setup::Choice;

fn parse(text: &str) -> Lesson {
    Lesson::parse(text).expect("not too long")
}

/// What is wrong in a lesson, with its line.
fn wrong(text: &str) -> Vec<(usize, Problem)> {
    let lesson = parse(text);
    lesson.broken().map(|broken| (broken.line, broken.problem.clone())).collect()
}

const LESSON: &str = "---
title: Pruning
language: nl
author: A. Teacher
deadline: before Friday
seed: 7
shuffle: questions
points: 4
hints: 10
---
# Which *nodes*?

Look [here](https://example.org/a) first.

```scene
tree: (4 8)
  (17 5)
cut: gt
step: 3
from: 2
to: last
caption: MIN goes first.
```

- one
- two `b`

```question
id: heart
question: pruned
tree: ((8 5) (20 3)) ((2 4) (15 6))
points: 2
```
```question
tree: (4 8) (2 5)
prompt: What is cut?
```
```scene
puzzle: tour
board: 3x4
start: a1
```
```scene
labels: 2 1 3
step: 2
```
";

#[test]
fn a_lesson_is_read_whole() {
    let lesson = parse(LESSON);
    assert_eq!(wrong(LESSON), []);
    let front = &lesson.front;
    assert_eq!(front.title.as_deref(), Some("Pruning"));
    assert_eq!((front.language, front.seed), (Some(Lang::Nl), Seed::Same(7)));
    assert_eq!(front.deadline.as_deref(), Some("before Friday"));
    let kinds = lesson.parts.iter().map(|part| match part {
        Part::Prose(_) => "prose",
        Part::Scene(scene) => match scene.show {
            Show::Search(_) => "search",
            Show::Backtracking(_) => "backtracking",
            Show::Coroutines(_) => "coroutines",
        },
        Part::Question(_) => "question",
        Part::Broken(_) => "broken",
    });
    let expected =
        ["prose", "search", "prose", "question", "question", "backtracking", "coroutines"];
    assert_eq!(kinds.collect::<Vec<_>>(), expected);
    let Part::Scene(scene) = &lesson.parts[1] else { panic!("a scene") };
    let Show::Search(link) = &scene.show else { panic!("a search") };
    assert_eq!(link.text.as_deref(), Some("(4 8) (17 5)"));
    assert_eq!((scene.from, scene.to), (Some(At::Step(2)), Some(At::Last)));
    let asked: Vec<_> = lesson.questions().collect();
    assert_eq!((asked[0].id.as_str(), asked[1].id.as_str()), ("heart", "2"));
    assert_eq!((asked[0].question.terms.points, asked[1].question.terms.points), (2, 4));
    assert_eq!(asked[1].question.terms.hints, Hints::Cost(10));
    assert_eq!(asked[1].question.kind, Kind::Pruned);
    assert_eq!(asked[1].prompt.as_deref(), Some("What is cut?"));
}

#[test]
fn what_is_wrong_is_told_with_its_line_and_the_rest_is_there() {
    let given = |text: &str| text.to_owned();
    let value = |key: &str, value: &str, expected| Problem::Value {
        key: given(key),
        given: given(value),
        expected,
    };
    let unknown = |key: &str| Problem::UnknownKey { key: given(key), known: Vec::new() };
    let scene = |lines: &str| format!("One.\n\n```scene\n{lines}\n```\n");
    let ask = |lines: &str| format!("One.\n\n```question\n{lines}\n```\n");
    let cut = Expected::Choice(vec!["ge", "gt"]);
    let of_trees = Expected::Choice(Plan::kinds().map(Kind::id).collect());
    let known = vec![
        "id", "caption", "prompt", "level", "question", "points", "attempts", "hints", "grading",
    ];
    #[rustfmt::skip]
    let table = [
        (given("---\ntitle: x\n"), 1, Problem::OpenFront),
        (given("---\npoints: many\n---\n"), 2, value("points", "many", Expected::Number { most: 1_000 })),
        (given("---\nseed: -1\n---\n"), 2, value("seed", "-1", Expected::Seed)),
        (given("---\nlanguage: fr\n---\n"), 2, value("language", "fr", Expected::Choice(vec!["en", "nl", "zh-Hans"]))),
        (given("---\ntitle: x\ntitle: y\n---\n"), 3, Problem::Twice { key: given("title") }),
        (given("---\njust words\n---\n"), 2, Problem::NoKey { given: given("just words") }),
        (scene("caption: x"), 3, Problem::NoSubject),
        (scene("tree: 4 8)\ncut: ge"), 4, value("tree", "4 8)", Expected::Tree { column: 4 })),
        (scene("tree: 4 8\ncut: gtt"), 5, value("cut", "gtt", cut.clone())),
        (scene("tree: 4 8\nbogus: 1"), 5, unknown("bogus")),
        (scene("tree: 4 8\nstep: one"), 5, value("step", "one", Expected::Fitting)),
        (scene("tree: 4 8\nfrom: one"), 5, value("from", "one", Expected::Fitting)),
        (scene("puzzle: chess"), 4, value("puzzle", "chess", Expected::Choice(vec!["tour", "queens", "sudoku"]))),
        (scene("puzzle: tour\nstart: z9"), 5, value("start", "z9", Expected::Fitting)),
        (scene("labels: 4 4"), 4, value("labels", "4 4", Expected::Fitting)),
        (scene("  tree: 4 8"), 4, Problem::NoKey { given: given("  tree: 4 8") }),
        (ask("question: pruned"), 3, Problem::NoSubject),
        (ask("tree: 4 8\ncut: gtt"), 5, value("cut", "gtt", cut)),
        (ask("tree: 4 8\npoints: 1001"), 5, value("points", "1001", Expected::Number { most: 1_000 })),
        (ask("level: 7"), 4, value("level", "7", Expected::NumberFromOne { most: 6 })),
        (ask("level: 0\npoints: 2"), 4, value("level", "0", Expected::NumberFromOne { most: 6 })),
        (ask("level: 2\npoints: -1"), 5, value("points", "-1", Expected::Number { most: 1_000 })),
        (ask("level: 2\nquestion: lost"), 5, value("question", "lost", of_trees)),
        (ask("level: 2\ntree: 4 8"), 5, Problem::UnknownKey { key: given("tree"), known }),
        (ask("id: 4\ntree: 4 8"), 4, value("id", "4", Expected::Name)),
        (ask("tree: 4 8\n\nq: 1"), 6, unknown("q")),
        (given("- a\n\n  ```scene\n  tree: 4 8\n  ```\n"), 3, Problem::Nested),
        (given("a\nb ![x](y.png)\n"), 2, Problem::Picture),
        (given("[a](javascript:alert(1))"), 1, Problem::Address { given: given("javascript:alert(1)") }),
        (given("<ab:c>"), 1, Problem::Address { given: given("ab:c") }),
    ];
    for (text, line, problem) in table {
        let text = format!("{text}\n\nThe end.\n");
        let found = wrong(&text);
        assert_eq!(found, [(line, problem)], "{text}");
        assert!(matches!(parse(&text).parts.last(), Some(Part::Prose(_))), "{text}");
        for lang in Lang::ALL {
            let told = found[0].1.told(lang);
            assert!(!told.is_empty() && !told.contains("{ $"), "{told}");
        }
    }
    let twice = "```question\nid: a\ntree: 4 8\n```\n```question\nid: a\ntree: 4 8\n```\n";
    assert_eq!(wrong(twice), [(6, Problem::SameName { id: given("a") })]);
    let told = parse(&ask("tree: 4 8\ncut: gtt")).broken().next().map(ToString::to_string);
    assert_eq!(told.as_deref(), Some("Line 5: “cut” cannot be “gtt”: expected ge or gt."));
}

#[test]
fn only_addresses_of_pages_are_followed() {
    let table = [
        ("https://example.org", true),
        ("index.html#tree=4+8", true),
        ("./learn.html?a:b", true),
        ("#top", true),
        ("javascript:alert(1)", false),
        ("JavaScript:alert(1)", false),
        ("java\nscript:alert(1)", false),
        ("data:text/html,x", false),
        ("//example.org", false),
        ("/\\example.org", false),
        ("\\\\example.org", false),
        ("", false),
    ];
    for (address, safe) in table {
        assert_eq!(prose::is_safe(address), safe, "{address}");
    }
}

#[test]
fn markup_is_text() {
    let lesson = parse("<script>alert(1)</script>\n\nOne <b onclick=x>two</b>.\n");
    let said = |text: &str| Block::Paragraph(vec![Words::Plain(text.to_owned())]);
    let expected = [said("<script>alert(1)</script>\n"), said("One <b onclick=x>two</b>.")];
    assert_eq!(lesson.parts, [Part::Prose(expected.to_vec())]);
}

#[test]
fn hostile_lessons_end() {
    let table = [
        ">".repeat(MAX_LESSON),
        "- ".repeat(MAX_LESSON / 2),
        "*a **a ".repeat(MAX_LESSON / 8),
        "[".repeat(50_000),
        "```question\ntree: 1\n```\n".repeat(2_000),
        format!("```question\ntree: {}\n```", "(".repeat(100_000)),
        "```scene\n".to_owned() + &"a: b\n".repeat(100_000),
        "---\n".repeat(1_000),
        "\0\u{202e}".repeat(1_000),
    ];
    for text in table {
        let lesson = parse(&text);
        assert!(lesson.parts.len() <= MAX_PARTS + 2, "{}", text.len());
    }
    let long = "x".repeat(MAX_LESSON + 1);
    assert_eq!(Lesson::parse(&long), Err(TooLong { bytes: MAX_LESSON + 1 }));
}

#[test]
fn questions_change_places_with_one_another_only() {
    let text = |shuffle: &str| {
        let questions = (0..6).map(|n| format!("Text {n}.\n\n```question\ntree: {n} 8\n```\n"));
        format!("---\nshuffle: {shuffle}\n---\n{}", questions.collect::<Vec<_>>().concat())
    };
    let ids =
        |lesson: &Lesson| lesson.questions().map(|asking| asking.id.clone()).collect::<Vec<_>>();
    let kept = parse(&text("no"));
    assert_eq!(kept.clone().dealt(3), kept);
    let plain = parse(&text("questions"));
    let shuffled = plain.clone().dealt(3);
    assert_eq!(shuffled, plain.clone().dealt(3));
    assert_ne!(ids(&shuffled), ids(&plain));
    let mut sorted = ids(&shuffled);
    sorted.sort();
    assert_eq!(sorted, ids(&plain));
    for (before, after) in plain.parts.iter().zip(&shuffled.parts) {
        let is_question = |part: &Part| matches!(part, Part::Question(_));
        assert!(is_question(before) && is_question(after) || before == after);
    }
}

/// The trees of a lesson's questions, as texts, with their names.
fn trees(lesson: &Lesson) -> Vec<(String, String)> {
    let tree = |asking: &Asking| match &asking.question.subject {
        Subject::Tree { text, .. } => (asking.id.clone(), text.clone()),
        Subject::Board { .. } => panic!("a tree"),
    };
    lesson.questions().map(tree).collect()
}

#[test]
fn trees_by_chance_follow_from_the_seed_and_the_name() {
    let block = |lines: &str| format!("```question\n{lines}\n```\n");
    let text = |front: &str, blocks: &[&str]| {
        let blocks: Vec<String> = blocks.iter().map(|lines| block(lines)).collect();
        format!("---\n{front}\n---\n{}", blocks.concat())
    };
    let blocks = ["level: 2\npoints: 4", "id: b\nlevel: 2", "tree: 4 8", "id: d\nlevel: 5"];
    let lesson = parse(&text("seed: 7\nhints: 10", &blocks));
    assert_eq!(wrong(&text("seed: 7", &blocks)), []);
    assert!(lesson.has_chance());
    assert_eq!(lesson.clone().dealt(7), lesson, "it is read as its seed has it");
    let asked: Vec<_> = lesson.questions().collect();
    assert_eq!(
        (asked[0].question.terms.points, asked[0].question.terms.hints),
        (4, Hints::Cost(10))
    );
    // Another seed, other trees; the given one stays.
    let (of_7, of_8) = (trees(&lesson), trees(&lesson.clone().dealt(8)));
    for place in [0, 1, 3] {
        assert_ne!(of_7[place], of_8[place]);
    }
    assert_eq!(of_7[2], of_8[2]);
    assert_ne!(of_7[0].1, of_7[1].1, "two questions of a lesson differ");
    // What has a name keeps its tree wherever it stands, and in any order.
    let alone = parse(&text("seed: 7", &["id: d\nlevel: 5"]));
    assert_eq!(trees(&alone)[0], of_7[3]);
    let mut shuffled = trees(&parse(&text("seed: 7\nshuffle: questions", &blocks)).dealt(7));
    let mut sorted = of_7;
    shuffled.sort();
    sorted.sort();
    assert_eq!(shuffled, sorted);
    // Nothing is left to chance in a lesson of given trees.
    assert!(!parse(&block("tree: 4 8")).has_chance());
    assert!(parse(&text("shuffle: questions", &["tree: 4 8"])).has_chance());
}

#[test]
fn a_seed_is_the_same_for_all_or_everyone_s_own() {
    let table = [
        ("", Seed::Same(1), 1),
        ("seed: 7", Seed::Same(7), 7),
        ("seed: 0", Seed::Same(0), 0),
        ("seed: own", Seed::Own, 1),
    ];
    for (line, seed, first) in table {
        let front = parse(&format!("---\n{line}\n---\n")).front;
        assert_eq!((front.seed, front.seed.first()), (seed, first), "{line}");
    }
}

#[test]
fn answers_are_read_by_name_and_by_number() {
    use super::answers::{Answer, AnswersProblem, Unread};
    let lesson = parse(LESSON);
    let answer = |question, line, text: &str| Answer { question, line, text: text.to_owned() };
    let unread = |line, problem| Unread { line, problem };
    let unknown = |given: &str| AnswersProblem::Unknown { given: given.to_owned(), most: 2 };
    let twice = |given: &str| AnswersProblem::Twice { given: given.to_owned() };
    #[rustfmt::skip]
    let table = [
        ("heart: L3-4\n2: none", vec![answer(0, 1, "L3-4"), answer(1, 2, "none")], vec![]),
        ("# by number\n\n1： L3-4\n   L4-4\n", vec![answer(0, 3, "L3-4\nL4-4")], vec![]),
        ("2:\r\n", vec![answer(1, 1, "")], vec![]),
        ("3: x\n  y\n0: z", vec![], vec![unread(1, unknown("3")), unread(2, AnswersProblem::Lost), unread(3, unknown("0"))]),
        ("1: a\nheart: b", vec![answer(0, 1, "a")], vec![unread(2, twice("heart"))]),
        ("L3-4", vec![], vec![unread(1, AnswersProblem::Lost)]),
        ("  1: a", vec![], vec![unread(1, AnswersProblem::Lost)]),
        ("99999999999999999999: a", vec![], vec![unread(1, unknown("99999999999999999999"))]),
    ];
    for (text, answers, problems) in table {
        assert_eq!(lesson.read_answers(text), (answers, problems), "{text}");
    }
    let (_, problems) = lesson.read_answers("3: x");
    assert!(problems[0].to_string().starts_with("Line 1: No question is called “3”"));
}

#[test]
fn text_is_read_as_it_is_nested() {
    let plain = |text: &str| Words::Plain(text.to_owned());
    let said = |text: &str| Block::Paragraph(vec![plain(text)]);
    let list = |first, items: &[&[Block]]| Block::List {
        first,
        items: items.iter().map(|blocks| blocks.to_vec()).collect(),
    };
    let nested = Words::Emphasis(vec![Words::Strong(vec![plain("b")])]);
    let link = Words::Link { to: "https://x.org".to_owned(), words: vec![plain("d")] };
    #[rustfmt::skip]
    let table = [
        ("## a\nb\nc", vec![Block::Heading { level: 2, words: vec![plain("a")] }, said("b c")]),
        ("a ***b*** c [d](https://x.org)", vec![Block::Paragraph(vec![plain("a "), nested, plain(" c "), link])]),
        ("- a\n- b\n  1. c", vec![list(None, &[&[said("a")], &[said("b"), list(Some(1), &[&[said("c")]])]])]),
        ("> a\n>\n> `b`", vec![Block::Quote(vec![said("a"), Block::Paragraph(vec![Words::Code("b".to_owned())])])]),
        ("a  \nb\n\n---", vec![Block::Paragraph(vec![plain("a"), Words::Break, plain("b")]), Block::Rule]),
        ("```rust\nx\n```", vec![Block::Code("x\n".to_owned())]),
    ];
    for (text, blocks) in table {
        assert_eq!(parse(text).parts, [Part::Prose(blocks)], "{text}");
    }
    let deep = parse(&format!("{}x", "> ".repeat(50)));
    let Some(Part::Prose(blocks)) = deep.parts.first() else { panic!("text") };
    let mut depth = 0;
    let mut inner = blocks;
    while let Some(Block::Quote(blocks)) = inner.first() {
        (depth, inner) = (depth + 1, blocks);
    }
    assert_eq!((depth, inner), (prose::MAX_DEPTH, &vec![said("x")]));
}
