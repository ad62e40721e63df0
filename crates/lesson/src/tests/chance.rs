//! Lessons with random parts.

use std::collections::BTreeSet;

use super::super::chance::{question, Dealing};
use super::*;
use plyscope_quiz::program::{Exercise, Program};
use plyscope_quiz::question::{Hints, Kind, Subject};

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
        subject => panic!("a tree, and not {subject:?}"),
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
    // A named question keeps its tree at any position.
    let alone = parse(&text("seed: 7", &["id: d\nlevel: 5"]));
    assert_eq!(trees(&alone)[0], of_7[3]);
    let mut shuffled = trees(&parse(&text("seed: 7\nshuffle: questions", &blocks)).dealt(7));
    let mut sorted = of_7;
    shuffled.sort();
    sorted.sort();
    assert_eq!(shuffled, sorted);
    // A lesson of given trees has no random parts.
    assert!(!parse(&block("tree: 4 8")).has_chance());
    assert!(parse(&text("shuffle: questions", &["tree: 4 8"])).has_chance());
}

#[test]
fn no_question_about_a_program_is_made_twice_while_there_are_others() {
    let block = |kind: &str| format!("```question\nlevel: 1\nquestion: {kind}\n```\n");
    let given = "```program\ntask: find\nexercise: minimax\n```\n";
    let asked = |lesson: &Lesson| -> Vec<String> {
        lesson.questions().map(|asking| asking.question.print()).collect()
    };
    for seed in 0..30 {
        let front = |seed: &str| format!("---\nseed: {seed}\n---\n");
        let text = format!("{given}{}", block("find-line").repeat(2));
        let own = front(&seed.to_string()) + &text;
        assert_eq!(wrong(&own), [], "{seed}");
        let made = asked(&parse(&own));
        assert_eq!(asked(&parse(&(front("own") + &text)).dealt(seed)), made, "{seed}");
        assert_eq!(made.into_iter().collect::<BTreeSet<_>>().len(), 3, "{seed}");
    }
    // Also when the given one comes later.
    for variant in 0..8 {
        let given = format!("```program\ntask: find\nexercise: minimax\nvariant: {variant}\n```\n");
        let text = format!("{}{given}", block("find-line"));
        if wrong(&text).is_empty() {
            let made = asked(&parse(&text).dealt(Seed::FIRST));
            assert_eq!(made.into_iter().collect::<BTreeSet<_>>().len(), 2, "{variant}");
        }
        assert!(!wrong(&text)
            .iter()
            .any(|(_, wrong)| matches!(wrong, Problem::SameQuestion { .. })));
    }
    let program = Program { exercise: Exercise::Minimax, ..Program::default() };
    let all = block("fill-line").repeat(program.variants(Kind::FillLine) as usize);
    assert_eq!(wrong(&all), []);
    let found = wrong(&(all + &block("fill-line")));
    assert!(matches!(found[..], [(_, Problem::SameQuestion { .. })]), "{found:?}");
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
fn reading_and_dealing_bit_by_bit_come_to_the_same() {
    let blocks = ["level: 3", "id: two\nlevel: 6", "tree: (4 8) (2 5)", "tree: (4 8"];
    let blocks = blocks.map(|lines| format!("Text.\n\n```question\n{lines}\n```\n"));
    let scene = "```scene\npuzzle: queens\nsize: 5\n```\n";
    let paragraphs = "A *word* and [a link](https://example.org).\n\n".repeat(200);
    let front = "---\nshuffle: questions\nseed: 5\n---\n\n";
    let text = format!("{front}{}{scene}{paragraphs}", blocks.join("\n"));
    let mut reading = Reading::begin(&text).expect("a short lesson");
    let mut times = 0;
    while reading.read_some() {
        times += 1;
    }
    assert!(times > blocks.len() + 10, "{times} times");
    let lesson = reading.finish();
    assert_eq!(lesson, Lesson::parse(&text).expect("a short lesson"));
    for seed in [5, 6, 7] {
        let mut dealing = Dealing::begin(lesson.clone(), seed);
        while dealing.deal_next() {}
        let dealt = dealing.finish();
        assert_eq!(dealt, lesson.clone().dealt(seed));
        let made = |lesson: &Lesson| lesson.questions().find(|one| one.id == "two").cloned();
        let expected = question(
            Kind::Pruned,
            Level::new(6).expect("a level"),
            made(&lesson).expect("a question").question.terms,
            "two",
            seed,
        );
        assert_eq!(made(&dealt).map(|asking| asking.question), Some(expected), "{seed}");
    }
}
