//! Results of students and of classes: written, read, verified, graded again, and summarised.

use std::collections::BTreeSet;

use plyscope_classroom::results::class::{
    percent, Advice, Class, Collected, HandedIn, Item, PointsFrom, Regrading, Relation,
};
use plyscope_classroom::results::log::Log;
use plyscope_classroom::results::{FileProblem, Given, Results, MAX_FILE, MAX_FILES};
use plyscope_drawing::metrics;
use plyscope_i18n::{texts, Lang};
use plyscope_lesson::chance::{fresh, others};
use plyscope_lesson::{Asking, Lesson};
use plyscope_practice::attempt::{Attempt, Checked};
use plyscope_practice::{question, Level, Plan};
use plyscope_quiz::asked::Asked;
use plyscope_quiz::misconception;
use plyscope_quiz::question::{Kind, Question};
use plyscope_setup::Choice;
use proptest::prelude::*;

/// A question with a fixed tree, and one with a random tree.
const LESSON: &str = "---\ntitle: Pruning\nseed: own\npoints: 4\n---\n\
    ```question\nid: quiz\ntree: ((8 5) (20 3)) ((2 4) (15 6))\n```\n\
    ```question\nlevel: 2\n```\n";

fn lesson(text: &str) -> Lesson {
    Lesson::parse(text).expect("short enough")
}

/// The key of a question of a lesson that is dealt with a seed.
fn key(lesson: &Lesson, seed: u64, id: &str) -> String {
    let dealt = lesson.clone().dealt(seed);
    let asking = dealt.questions().find(|asking| asking.id == id).expect("a question");
    Asked::of(&asking.question).expect("it can be asked").key()
}

/// What a student hands in who gave these answers, by the names of questions.
fn results(text: &str, student: &str, seed: u64, answers: &[(&str, &str)]) -> Results {
    let written = lesson(text);
    let dealt = written.clone().dealt(seed);
    let (mut log, mut attempts) = (Log::default(), Vec::new());
    for asking in dealt.questions() {
        let asked = Asked::of(&asking.question).expect("it can be asked");
        let mut attempt = Attempt::default();
        for (number, (_, answer)) in (1..).zip(answers.iter().filter(|(id, _)| *id == asking.id)) {
            attempt.draft = (*answer).to_owned();
            let checked = attempt.check(&asked, &asking.question.terms, Lang::En);
            let Ok(Checked::Graded(grade)) = checked else { panic!("no answer: {answer:?}") };
            log.add(
                &asking.question.print(),
                Given {
                    seconds: Some(30),
                    ..Given::graded(answer, 1_700_000_000_000 + number, &grade)
                },
            );
        }
        attempts.push((asking.id.clone(), attempt));
    }
    let attempt = |asking: &Asking| {
        let found = attempts.iter().find(|(id, _)| *id == asking.id);
        found.map(|(_, attempt)| attempt.clone()).unwrap_or_default()
    };
    // Everyone begins at a moment of their own.
    let begun = 1_700_000_000_000 + student.bytes().map(u64::from).sum::<u64>();
    Results::of(
        ("week-3", &written),
        (&dealt, seed),
        student,
        (begun, begun + 90_000),
        attempt,
        |question: &Question| log.of(&question.print()),
    )
}

fn handed_in(name: &str, results: &Results) -> HandedIn {
    HandedIn { name: name.to_owned(), content: Ok(results.print().into_bytes()) }
}

fn graded(files: Vec<HandedIn>, text: &str) -> Class {
    let lesson = lesson(text);
    let collected = Collected::read(files, Some(("week-3", &lesson)));
    Regrading::begin(collected, &lesson).finish()
}

/// The files that are left out, with the ids of the reasons.
fn left_out(class: &Class) -> Vec<(&str, &str)> {
    class.left_out.iter().map(|one| (one.file.as_str(), one.reason.id())).collect()
}

#[test]
fn a_file_says_all_and_is_named_after_lesson_and_student() {
    let ada =
        results(LESSON, "Ada Lovelace", 7, &[("quiz", "L4-4"), ("quiz", "L3-4 L4-4 L4-7..8")]);
    let text = ada.print();
    let parts = [
        "\"plyscope\": \"results\"",
        "\"version\": 1",
        "\"title\": \"Pruning\"",
        "\"student\": \"Ada Lovelace\"",
        "\"seed\": \"7\"",
        "\"checks\": 2",
        "\"text\": \"L4-4\"",
        "\"seconds\": 30",
        "\"code\": \"sha256:",
    ];
    for part in parts {
        assert!(text.contains(part), "{part}: {text}");
    }
    assert_eq!(Results::read(text.as_bytes()), Ok(ada.clone()));
    // A file may be laid out anew, as editors do.
    let compact: serde_json::Value = serde_json::from_str(&text).expect("JSON");
    assert_eq!(Results::read(format!("\u{feff}{compact}").as_bytes()), Ok(ada.clone()));
    let table = [
        ("Ada Lovelace", "results-week-3-Ada-Lovelace.json"),
        ("", "results-week-3.json"),
        ("../../etc/passwd", "results-week-3-etc-passwd.json"),
        ("José Ñ. 李", "results-week-3-José-Ñ-李.json"),
        ("<a>\n|\"", "results-week-3-a.json"),
    ];
    for (student, name) in table {
        assert_eq!(Results { student: student.to_owned(), ..ada.clone() }.file_name(), name);
    }
}

#[test]
fn the_next_person_gets_no_answer_of_the_one_before() {
    let text = "```question\nid: quiz\ntree: ((8 5) (20 3)) ((2 4) (15 6))\nagain: fresh\n```\n\
        ```question\nlevel: 2\nagain: fresh\n```\n";
    let (written, seed) = (lesson(text), 7);
    let dealt = written.clone().dealt(seed);
    let answered = |log: &Log, deal: u32| {
        let attempt = |_: &Asking| {
            let mut attempt = Attempt::default();
            (0..deal).for_each(|_| attempt.deal_again());
            attempt
        };
        let log = |question: &Question| log.of(&question.print());
        let results =
            Results::of(("x", &written), (&dealt, seed), "Ada", (0, 0), attempt, log).questions;
        results.iter().map(|question| question.answers.len()).collect::<Vec<_>>()
    };
    let mut log = Log::default();
    for asking in dealt.questions() {
        log.add(&asking.question.print(), Given::default());
        for deal in 1..=2 {
            let question = fresh(asking, seed, deal).expect("another question");
            log.add(&question.print(), Given::default());
        }
    }
    for deal in 0..=2 {
        assert_eq!(answered(&log, deal), [1, 1], "{deal}");
    }
    for asking in dealt.questions() {
        log.remove(&asking.question.print());
        others(asking, seed, 2).iter().for_each(|question| log.remove(&question.print()));
    }
    for deal in 0..=2 {
        assert_eq!(answered(&log, deal), [0, 0], "{deal}");
    }
}

#[test]
fn what_is_no_whole_file_is_refused_with_its_reason() {
    let text = results(LESSON, "Ada", 7, &[("quiz", "L4-4")]).print();
    let field = |name: &str| FileProblem::Field(name.to_owned());
    let changed = |from: &str, to: &str| {
        assert!(text.contains(from), "{from}");
        text.replacen(from, to, 1).into_bytes()
    };
    let table = [
        (text.as_bytes()[..text.len() / 2].to_vec(), None),
        (vec![0xff, 0xfe], Some(FileProblem::NotText)),
        (vec![b' '; MAX_FILE + 1], Some(FileProblem::TooLong)),
        (b"[]".to_vec(), Some(FileProblem::NotResults)),
        (b"{}".to_vec(), Some(FileProblem::NotResults)),
        (b"{\"plyscope\": \"class\"}".to_vec(), Some(FileProblem::NotResults)),
        (b"{\"plyscope\": \"results\"}".to_vec(), Some(field("version"))),
        (changed("\"version\": 1", "\"version\": 2"), Some(FileProblem::Version(2))),
        (changed("\"seed\": \"7\"", "\"seed\": \"8\""), Some(FileProblem::Changed)),
        (changed("\"points\": 0", "\"points\": 4"), Some(FileProblem::Changed)),
        (changed("Ada", "Bob"), Some(FileProblem::Changed)),
    ];
    for (file, expected) in table {
        let problem = Results::read(&file).expect_err("it is not whole");
        match expected {
            Some(expected) => assert_eq!(problem, expected),
            None => assert!(matches!(problem, FileProblem::NotJson { .. }), "{problem:?}"),
        }
        for lang in Lang::ALL {
            assert!(!problem.message(lang).is_empty());
        }
    }
}

#[test]
fn fields_that_make_no_sense_are_refused_even_with_the_right_code() {
    let ada = results(LESSON, "Ada", 7, &[("quiz", "L4-4")]);
    let with = |change: &dyn Fn(&mut Results)| {
        let mut other = ada.clone();
        change(&mut other);
        Results::read(other.print().as_bytes())
    };
    type Change<'a> = &'a dyn Fn(&mut Results);
    let table: [(Change, &str); 6] = [
        (&|one| one.questions[0].points = 5, "questions[0].points"),
        (&|one| one.questions[1].of = 100_000, "questions[1].of"),
        (&|one| one.begun = u64::MAX, "begun"),
        (&|one| one.questions[1].id = "quiz".to_owned(), "id"),
        (
            &|one| one.questions[0].answers[0].misconceptions = vec!["=1+1".to_owned()],
            "questions[0].answers[0].misconceptions",
        ),
        (&|one| one.questions[0].answers = vec![Given::default(); 200], "questions[0].answers"),
    ];
    for (change, field) in table {
        assert_eq!(with(change), Err(FileProblem::Field(field.to_owned())), "{field}");
    }
}

#[test]
fn files_that_cannot_be_counted_are_named_and_left_out() {
    let quiz = [("quiz", "L3-4 L4-4 L4-7..8")];
    let (ada, bob) = (results(LESSON, "Ada", 7, &[]), results(LESSON, "Bob", 7, &quiz));
    let later = Results { saved: ada.saved + 1, ..results(LESSON, "ada", 7, &quiz) };
    let later = Results { begun: ada.begun, ..later };
    let other = LESSON.replace("(20 3)", "(20 4)");
    let damaged = HandedIn { name: "cut.json".to_owned(), content: Ok(b"{\"plysc".to_vec()) };
    let mut changed = ada.print();
    changed = changed.replace("\"hints\": 0", "\"hints\": 1");
    let changed = HandedIn { name: "changed.json".to_owned(), content: Ok(changed.into_bytes()) };
    // With a code computed again, a question of another seed is still noticed.
    let mut swapped = results(LESSON, "Cleo", 8, &[]);
    swapped.seed = 9;
    let files = vec![
        handed_in("ada.json", &ada),
        damaged,
        changed,
        handed_in("bob.json", &bob),
        handed_in("bob (1).json", &bob),
        handed_in("ada-2.json", &later),
        handed_in("other.json", &results(&other, "Dan", 7, &[])),
        handed_in("swapped.json", &swapped),
    ];
    let class = graded(files, LESSON);
    let expected = [
        ("cut.json", "damaged"),
        ("changed.json", "changed"),
        ("bob (1).json", "twice"),
        ("ada.json", "twice"),
        ("other.json", "other-lesson"),
        ("swapped.json", "changed"),
    ];
    assert_eq!(left_out(&class), expected);
    let counted: Vec<_> =
        class.students.iter().map(|one| (one.name.as_str(), one.file.as_str())).collect();
    assert_eq!(counted, [("ada", "ada-2.json"), ("Bob", "bob.json")]);
    for lang in Lang::ALL {
        assert!(class.csv(lang).contains("cut.json"));
    }
}

#[test]
fn a_file_of_a_lesson_that_was_changed_says_so() {
    let changed = LESSON.replace("points: 4", "points: 5");
    let version = "the questions of the lesson, or their points, are different";
    let table = [
        ("Pruning", "week-3", version),
        ("Pruning", "week-4", version),
        ("Snoeien", "week-3", version),
        ("Snoeien", "week-4", "another lesson: “Snoeien”"),
        ("", "week-4", "another lesson: “week-4”"),
    ];
    for (title, name, part) in table {
        let old = ["ada.json", "eve.json"].map(|file| {
            let mut old = results(&changed, file, 7, &[]);
            (old.lesson.title, old.lesson.name) = (title.to_owned(), name.to_owned());
            handed_in(file, &old)
        });
        let new = ["Bob", "Cleo"].map(|name| handed_in(name, &results(LESSON, name, 7, &[])));
        let few_old = || [&new[..], &old[..1]].concat();
        let chosen = graded(few_old(), LESSON);
        let most = Collected::read(few_old(), None).believed();
        let most_old = graded([&new[..1], &old[..]].concat(), LESSON);
        for (class, count, has_way) in
            [(chosen, 1, false), (most, 1, false), (most_old, 2, part == version)]
        {
            let expected = [("ada.json", "other-lesson"), ("eve.json", "other-lesson")];
            assert_eq!(left_out(&class), expected[..count], "{title} {name}");
            for file in &class.left_out {
                let message = file.why(Lang::En);
                assert!(message.contains(part), "{title} {name}: {message}");
                assert_eq!(message.contains("no lesson"), has_way, "{title} {name}: {message}");
            }
        }
    }
}

#[test]
fn a_lesson_may_be_scored_otherwise_and_its_questions_moved_once_files_are_handed_in() {
    let text = LESSON.replace("```question\nlevel", "```question\nid: random\nlevel");
    let quiz = [("quiz", "L3-4 L4-4 L4-7..8")];
    let before = results(&text, "Ada", 7, &quiz);
    let attempts = text.replace("points: 4", "points: 4\nattempts: 6\nhints: 10\nfeedback: full");
    let (front, blocks) = text.split_at(text.find("```").expect("a question"));
    let (one, two) = blocks.split_at(blocks.rfind("```question").expect("another one"));
    let moved = format!("{front}{two}{one}");
    for changed in [attempts, moved] {
        let after = results(&changed, "Bob", 7, &quiz);
        let files = || vec![handed_in("ada.json", &before), handed_in("bob.json", &after)];
        for lesson in [&text, &changed] {
            let class = graded(files(), lesson);
            assert_eq!(left_out(&class), [], "{lesson}");
            let points: Vec<u32> = class.students.iter().map(|one| one.points()).collect();
            assert_eq!(points, [4, 4], "{lesson}");
        }
        let class = Collected::read(files(), None).believed();
        assert_eq!((left_out(&class), class.items[0].answered), (vec![], 2), "{changed}");
    }
}

#[test]
fn files_of_an_earlier_version_are_counted_with_their_lesson() {
    let text = LESSON.replace("points: 4", "points: 4\nattempts: 5");
    let mut old = results(&text, "Ada", 7, &[("quiz", "L3-4 L4-4 L4-7..8")]);
    // As that version wrote it.
    old.lesson.digest =
        "sha256:9eb548a23bc5bcbf85ab801797e78d6b06a63ebbf1ec0f2181e9a2b0f9194a97".to_owned();
    let dealt = lesson(&text).dealt(7);
    for (answered, asking) in old.questions.iter_mut().zip(dealt.questions()) {
        assert_ne!(answered.question, asking.question.print());
        answered.question = asking.question.print();
    }
    let class = graded(vec![handed_in("ada.json", &old)], &text);
    assert_eq!((left_out(&class), class.students.len()), (vec![], 1));
    assert_eq!(class.students[0].points(), 4);
    // It had every answer as shown that was handed in.
    for (grading, help) in [("at-once", 1), ("at-the-end", 0)] {
        let text = text.replace("points: 4", &format!("points: 4\ngrading: {grading}"));
        let mut old = results(&text, "Ada", 7, &[]);
        let dealt = lesson(&text).dealt(7);
        let asking = dealt.questions().next().expect("a question");
        old.questions[0].question = asking.question.print();
        old.questions[0].has_seen_key = true;
        let files = || vec![handed_in("ada.json", &old)];
        for class in [graded(files(), &text), Collected::read(files(), None).believed()] {
            assert_eq!(class.help(&class.students[0], Lang::En).len(), help, "{grading}");
        }
    }
    let other = graded(vec![handed_in("ada.json", &old)], &text.replace("(20 3)", "(20 4)"));
    assert_eq!(left_out(&other), [("ada.json", "other-lesson")]);
}

#[test]
fn rows_that_may_be_of_one_student_are_named() {
    let quiz = [("quiz", "L4-4")];
    let ada = results(LESSON, "Ada", 7, &quiz);
    let tablet = Results { begun: ada.begun + 5, ..results(LESSON, "ada", 8, &[]) };
    let zoe = Results { student: "Zoe".to_owned(), saved: ada.saved + 9, ..ada.clone() };
    // At the same moment, but without an answer in common.
    let bob = Results { begun: ada.begun, ..results(LESSON, "Bob", 7, &[]) };
    let files = [("a.json", &ada), ("b.json", &bob), ("t.json", &tablet), ("z.json", &zoe)];
    let class = graded(files.map(|(name, file)| handed_in(name, file)).into(), LESSON);
    let found: Vec<_> = class.related.iter().map(|one| (one.reason, one.rows.clone())).collect();
    // In the order of their names.
    assert_eq!(found, [(Relation::Name, vec![0, 1]), (Relation::Attempt, vec![0, 3])]);
    let lines = class.relations(Lang::En);
    assert!(lines[0].starts_with("“Ada” has several files"), "{lines:?}");
    assert!(lines[0].ends_with("each is a row: a.json, t.json"), "{lines:?}");
    assert!(lines[1].ends_with("each is a row: a.json, z.json"), "{lines:?}");
    for lang in Lang::ALL {
        for line in class.relations(lang) {
            assert!(
                class.text(lang).contains(&line) && class.csv(lang).contains("a.json"),
                "{line}"
            );
        }
    }
    let json = &class.json(Lang::En)["related"][1];
    assert_eq!(json["reason"], "attempt");
    assert_eq!(json["files"], serde_json::json!(["a.json", "z.json"]));
}

#[test]
fn a_later_file_of_the_same_name_is_not_called_by_it() {
    let ada = results(LESSON, "Ada", 7, &[]);
    let later = Results { saved: ada.saved + 1, ..ada.clone() };
    let table = [(&later, "a later one of the same student"), (&ada, "another file of this name")];
    for (other, part) in table {
        for (name, is_same) in [("ada.json", true), ("other.json", false)] {
            let files = vec![handed_in("ada.json", &ada), handed_in(name, other)];
            let class = graded(files, LESSON);
            let [left_out] = &class.left_out[..] else { panic!("{:?}", class.left_out) };
            assert_eq!(left_out.why(Lang::En).contains(part), is_same, "{name}: {part}");
            for lang in Lang::ALL {
                assert_eq!(left_out.why(lang).contains("json"), !is_same, "{name}: {part}");
            }
        }
    }
}

#[test]
fn hints_and_shown_answers_stand_beside_the_points() {
    let mut ada = results(LESSON, "Ada", 7, &[("quiz", "L3-4 L4-4 L4-7..8")]);
    ada.questions[0].hints = 2;
    ada.questions[0].has_seen_key = true;
    ada.questions[1].hints = 1;
    let class = Collected::read([handed_in("ada.json", &ada)], None).believed();
    let expected = ["quiz: 2 hints, answer shown", "2: one hint"];
    assert_eq!(class.help(&class.students[0], Lang::En), expected);
    let csv = class.csv(Lang::En);
    assert!(csv.contains(",Misconceptions,\"Hints, answer shown\",Last answer"), "{csv}");
    assert!(csv.contains(",\"quiz: 2 hints, answer shown; 2: one hint\","), "{csv}");
    assert_eq!(class.json(Lang::En)["students"][0]["questions"][0]["key_shown"], true);
    // Handing in shows the answers to all.
    let (written, mut attempt) = (lesson(LESSON), Attempt::default());
    attempt.hand_in(None, &written.questions().next().expect("one").question.terms, Lang::En);
    let attempt = |_: &Asking| attempt.clone();
    let exam =
        Results::of(("exam", &written), (&written, 1), "Ada", (1, 2), attempt, |_: &Question| {
            Vec::new()
        });
    assert!(exam.questions.iter().all(|question| !question.has_seen_key));
}

#[test]
fn who_has_another_question_dealt_has_answered() {
    let mut ada = results(LESSON, "Ada", 7, &[("quiz", "L4-4")]);
    let answered = |ada: &Results| {
        let class = Collected::read([handed_in("ada.json", ada)], None).believed();
        class.items.iter().map(|item| item.answered).collect::<Vec<_>>()
    };
    assert_eq!(answered(&ada), [1, 0]);
    (ada.questions[0].deal, ada.questions[0].answers) = (1, Vec::new());
    assert_eq!(answered(&ada), [1, 0]);
    ada.questions[0].checks = 0;
    assert_eq!(answered(&ada), [0, 0]);
}

#[test]
fn kinds_of_questions_have_different_names() {
    for lang in Lang::ALL {
        let names = Kind::ALL.iter().map(|(id, _)| texts::learn_kind(lang, id));
        assert_eq!(names.collect::<BTreeSet<_>>().len(), Kind::ALL.len(), "{lang:?}");
    }
}

#[test]
fn no_more_than_the_limit_are_read_and_most_files_say_the_lesson() {
    let other = results("```question\ntree: (4 8) (2 5)\n```\n", "Zoe", 1, &[]);
    let mut files = vec![handed_in("zoe.json", &other)];
    for number in 0..=MAX_FILES {
        let ada = results("```question\ntree: (4 8) (2 6)\n```\n", "Ada", 1, &[]);
        let ada = Results { begun: number as u64, ..ada };
        files.push(handed_in(&format!("{number}.json"), &ada));
    }
    let class = Collected::read(files, None).believed();
    assert_eq!(class.students.len(), MAX_FILES - 1);
    let limit = (MAX_FILES - 1).to_string() + ".json";
    let last = MAX_FILES.to_string() + ".json";
    let expected = [(&*limit, "too-many"), (&*last, "too-many"), ("zoe.json", "other-lesson")];
    assert_eq!(left_out(&class), expected);
    assert_eq!(class.source, PointsFrom::Files);
    assert_eq!(Collected::read([], None).believed().students.len(), 0);
}

#[test]
fn points_are_those_of_the_answers_where_the_lesson_is_at_hand() {
    let right = key(&lesson(LESSON), 7, "2");
    let mut bob = results(LESSON, "Bob", 7, &[("quiz", "L4-4")]);
    let earned = bob.questions[0].points;
    bob.questions[0].points = 4;
    bob.questions[1].points = 4;
    let mut ada = results(LESSON, "Ada", 7, &[("2", &right)]);
    assert_eq!(ada.questions[1].points, 4);
    // Hints cost what the file says.
    ada.questions[1].points = 3;
    let files = || vec![handed_in("bob.json", &bob), handed_in("ada.json", &ada)];
    let class = graded(files(), LESSON);
    let points: Vec<_> = class
        .students
        .iter()
        .map(|student| {
            student.cells.iter().map(|cell| (cell.points, cell.claimed)).collect::<Vec<_>>()
        })
        .collect();
    assert_eq!(points[0], [(0, None), (3, None)]);
    assert_eq!(points[1], [(earned, Some(4)), (0, Some(4))]);
    let corrected = class.corrections(Lang::En);
    assert_eq!(corrected.len(), 2);
    assert!(corrected[1].contains(": points 0 instead of 4;"), "{}", corrected[1]);
    let believed = Collected::read(files(), None).believed();
    assert_eq!(believed.students[1].points(), 8);
    assert_eq!(believed.corrections(Lang::En), Vec::<String>::new());
}

#[test]
fn a_lesson_is_dealt_for_a_student_step_by_step() {
    let text = format!("---\nseed: own\n---\n{}", "```question\nlevel: 2\n```\n".repeat(4));
    let written = lesson(&text);
    let files = [handed_in("a.json", &results(&text, "Ada", 7, &[]))];
    let collected = Collected::read(files, Some(("week-3", &written)));
    let mut regrading = Regrading::begin(collected, &written);
    let mut steps = 0;
    while regrading.done().0 == 0 {
        assert!(regrading.grade_next());
        steps += 1;
    }
    assert!(steps > 4, "{steps}");
    assert!(regrading.finish().left_out.is_empty());
}

#[test]
fn columns_are_aligned_also_in_chinese() {
    let names = ["Ada", "李雷", "Ｂ"];
    let files = names.map(|name| handed_in("a.json", &results(LESSON, name, 7, &[])));
    let text = Collected::read(files, None).believed().text(Lang::En);
    let points = |name: &str| {
        let line = text.lines().find(|line| line.starts_with(name)).expect("a line");
        metrics::columns(line.split_once('/').expect("points").0)
    };
    assert_eq!(names.map(points), [points("Ada"); 3], "{text}");
}

#[test]
fn without_the_lesson_a_file_with_other_questions_than_most_is_left_out() {
    type Change<'a> = &'a dyn Fn(&mut Results);
    let table: [Change; 5] = [
        &|one| one.questions.clear(),
        &|one| one.questions.truncate(1),
        &|one| one.questions[0].id = "other".to_owned(),
        &|one| one.questions[0].kind = Kind::BestMove,
        &|one| one.questions[0].of = 1000,
    ];
    for (number, change) in table.into_iter().enumerate() {
        let mut changed = results(LESSON, "Ada", 7, &[]);
        change(&mut changed);
        let others = ["Bob", "Cleo"]
            .map(|name| handed_in(name, &results(LESSON, name, 7, &[("quiz", "L4-4")])));
        let files = std::iter::once(handed_in("Ada", &changed)).chain(others);
        let class = Collected::read(files, None).believed();
        assert_eq!(left_out(&class), [("Ada", "changed")], "{number}");
        let names: Vec<&str> = class.students.iter().map(|one| one.name.as_str()).collect();
        assert_eq!((names, class.of()), (vec!["Bob", "Cleo"], 8), "{number}");
        for lang in Lang::ALL {
            assert!(class.csv(lang).contains(&class.left_out[0].why(lang)), "{number}");
        }
    }
}

/// A lesson with a question of every kind about trees.
fn of_every_kind() -> String {
    let blocks = Plan::kinds().map(|kind| {
        let id = kind.id();
        format!("```question\nid: {id}\nquestion: {id}\nlevel: 4\npoints: 10\n```\n")
    });
    blocks.collect()
}

#[test]
fn a_class_has_the_misconceptions_that_were_simulated_and_no_other() {
    let text = of_every_kind();
    let dealt = lesson(&text).dealt(3);
    let (mut files, mut simulated) = (Vec::new(), BTreeSet::new());
    for asking in dealt.questions() {
        let asked = Asked::of(&asking.question).expect("it can be asked");
        let hand_in = |name: String, answer: &str| {
            let own = results(&text, &name, 3, &[(&asking.id, answer)]);
            handed_in(&format!("{name}.json"), &own)
        };
        files.push(hand_in(format!("{} right", asking.id), &asked.key()));
        for (number, (answer, ids)) in asked.misled().into_iter().enumerate() {
            files.push(hand_in(format!("{} {number}", asking.id), &answer));
            simulated.extend(ids.into_iter().map(|id| (id.to_owned(), asking.id.clone())));
        }
    }
    assert!(simulated.len() > 10, "{simulated:?}");
    let count = files.len();
    for class in [graded(files.clone(), &text), Collected::read(files, None).believed()] {
        assert_eq!((left_out(&class), class.students.len()), (vec![], count));
        let seen = class.misconceptions.iter().flat_map(|seen| {
            let ids = seen.questions.iter().map(|&place| class.items[place].id.clone());
            ids.map(|id| (seen.id.clone(), id))
        });
        assert_eq!(seen.collect::<BTreeSet<_>>(), simulated);
        for item in &class.items {
            assert_eq!(item.right, 1, "{}", item.id);
        }
    }
}

#[test]
fn every_misconception_of_every_kind_is_recognised_and_has_a_name() {
    let mut ids = BTreeSet::new();
    for kind in Plan::kinds() {
        for (level, seed) in (1..=Level::LAST.number()).flat_map(|level| [(level, 1), (level, 2)]) {
            let level = Level::new(level).expect("a level");
            let asked = Asked::of(&question(kind, level, seed)).expect("it can be asked");
            for (answer, expected) in asked.misled() {
                let grade = asked.grade(&answer, Lang::En).expect("an answer");
                let found: Vec<&str> = grade.recognised.iter().map(|one| one.id).collect();
                assert_eq!(found, expected, "{kind:?} {level} {seed}: {answer:?}");
                assert!(!grade.score.is_full(), "{kind:?} {level} {seed}: {answer:?}");
                ids.extend(expected);
            }
        }
    }
    assert!(ids.len() > 12, "{ids:?}");
    for id in ids {
        for lang in Lang::ALL {
            assert_ne!(misconception::name(id, lang), id, "{id} has no name in {lang:?}");
        }
    }
}

#[test]
fn what_many_got_wrong_is_to_be_explained_again() {
    let text = "```question\nid: quiz\ntree: ((8 5) (20 3)) ((2 4) (15 6))\n```\n\
        ```question\nid: hard\nquestion: best-move\ntree: (4 8) (2 5)\n```\n\
        ```question\nid: easy\nquestion: best-move\ntree: (4 8) (2 6)\n```\n";
    let (wrong, ids) = {
        let asked = Asked::of(&lesson(text).questions().next().expect("one").question);
        let misled = asked.expect("it can be asked").misled();
        misled.into_iter().find(|(answer, _)| !answer.is_empty()).expect("there is one")
    };
    let files = (0..10).map(|number| {
        let quiz = if number < 4 { wrong.clone() } else { key(&lesson(text), 1, "quiz") };
        let hard = if number < 8 { "L2-2" } else { "L2-1" };
        let answers = [("quiz", &*quiz), ("hard", hard), ("easy", "L2-1")];
        let name = format!("student {number}");
        handed_in(&name, &results(text, &name, 1, &answers))
    });
    let class = graded(files.collect(), text);
    assert!(ids.contains(&class.misconceptions[0].id.as_str()), "{ids:?}");
    assert_eq!(class.advice[0], Advice::Misconception(0));
    assert_eq!(class.advice.last(), Some(&Advice::Question(1)));
    assert_eq!(class.items[1].difficulty, Some(0.2));
    assert_eq!((class.items[2].difficulty, class.items[2].discrimination), (Some(1.0), None));
    let line = &class.advice_lines(Lang::En)[0];
    assert!(line.contains("4 of 10 students, in “quiz”"), "{line}");
    assert!(class.items[0].discrimination.expect("both vary") > 0.0);
}

#[test]
fn a_hard_question_has_the_share_of_its_points_if_any_was_earned() {
    let text = "```question\nid: hard\nquestion: best-move\ntree: (4 8) (2 5)\n```\n";
    let cases = [(0, ": nobody earned a point"), (1, ": only 33% of the points were earned")];
    for (right, ending) in cases {
        let files = (0..3).map(|number| {
            let name = format!("student {number}");
            let answer = if number < right { "L2-1" } else { "L2-2" };
            handed_in(&name, &results(text, &name, 1, &[("hard", answer)]))
        });
        let lines = graded(files.collect(), text).advice_lines(Lang::En);
        assert!(matches!(&*lines, [line] if line.ends_with(ending)), "{lines:?}");
    }
}

#[test]
fn a_question_that_was_handed_in_blank_is_not_answered_and_not_hard() {
    let text = "---\ngrading: at-the-end\n---\n\
        ```question\nid: answered\nquestion: best-move\ntree: (4 8) (2 5)\n```\n\
        ```question\nid: blank\nquestion: best-move\ntree: (4 8) (2 6)\n```\n";
    let written = lesson(text);
    let attempt = |asking: &Asking| {
        let asked = Asked::of(&asking.question).expect("it can be asked");
        let mut attempt = Attempt::default();
        if asking.id == "answered" {
            attempt.draft = asked.key();
        }
        attempt.hand_in(Some(&asked), &asking.question.terms, Lang::En);
        attempt
    };
    let files = ["Ada", "Bob"].map(|name| {
        let (id, dealt) = (("exam", &written), (&written, 1));
        handed_in(name, &Results::of(id, dealt, name, (1, 2), attempt, |_: &Question| Vec::new()))
    });
    for class in [graded(files.to_vec(), text), Collected::read(files, None).believed()] {
        let answered: Vec<usize> = class.items.iter().map(|item| item.answered).collect();
        assert_eq!((left_out(&class), answered), (vec![], vec![2, 0]));
        assert_eq!(class.items[1].difficulty, Some(0.0));
        let csv = class.csv(Lang::En);
        assert!(csv.contains("\r\nMean share of points,,,,,,100%,\r\n"), "{csv}");
        assert!(class.advice.is_empty(), "{:?}", class.advice);
    }
}

#[test]
fn what_cannot_be_read_of_an_exam_is_in_the_table_and_no_time_is_made_up() {
    let text = "---\ngrading: at-the-end\n---\n\
        ```question\nid: slip\nquestion: best-move\ntree: (4 8) (2 5)\n```\n";
    let written = lesson(text);
    let attempt = |asking: &Asking| {
        let asked = Asked::of(&asking.question).expect("it can be asked");
        let mut attempt = Attempt::default();
        attempt.draft = "oops".to_owned();
        attempt.hand_in(Some(&asked), &asking.question.terms, Lang::En);
        attempt
    };
    let log = |_: &Question| Vec::new();
    let ada = Results::of(("exam", &written), (&written, 1), "Ada", (1, 2), attempt, log);
    let files = || vec![handed_in("ada.json", &ada)];
    for class in [graded(files(), text), Collected::read(files(), None).believed()] {
        assert_eq!((left_out(&class), class.items[0].answered), (vec![], 1));
        let cell = &class.students[0].cells[0];
        assert_eq!((cell.answer.as_str(), cell.points), ("oops", 0));
        let csv = class.csv(Lang::En);
        assert!(csv.contains(",Last answer slip,"), "{csv}");
        assert!(csv.contains("\r\nAda,0,1,,1,1970"), "{csv}");
        assert!(class.json(Lang::En)["students"][0]["seconds"].is_null());
    }
}

#[test]
fn discrimination_is_shown_of_ten_students_or_more() {
    let text = "```question\nid: one\nquestion: best-move\ntree: (4 8) (2 5)\n```\n\
        ```question\nid: two\nquestion: best-move\ntree: (4 8) (2 6)\n```\n";
    let class = |students: usize| {
        let files = (0..students).map(|number| {
            let name = format!("student {number}");
            let [one, two] = [4, 2].map(|every| ["L2-1", "L2-2"][usize::from(number % every == 0)]);
            handed_in(&name, &results(text, &name, 1, &[("one", one), ("two", two)]))
        });
        graded(files.collect(), text)
    };
    for (students, is_small) in [(9, true), (10, false)] {
        let class = class(students);
        let item = &class.items[0];
        let number = item.discrimination.expect("both vary");
        let shown = class.discrimination(item, Lang::En);
        assert_eq!(shown == "–", is_small, "{students}: {shown}");
        assert_eq!(class.text(Lang::En).contains("10 students or more"), is_small);
        assert_eq!(class.json(Lang::En)["questions"][0]["discrimination"], number);
        let written = format!("Discrimination,,,,,,{number:.2},");
        assert!(class.csv(Lang::En).contains(&written), "{}", class.csv(Lang::En));
    }
}

#[test]
fn shares_are_rounded_half_up() {
    assert_eq!([0.125, 0.875, 0.145].map(percent), ["13%", "88%", "15%"]);
    for of in 1..=400_u32 {
        for points in 0..=of {
            let expected = (200 * points + of) / (2 * of);
            let share = f64::from(points) / f64::from(of);
            assert_eq!(percent(share), format!("{expected}%"), "{points} of {of}");
        }
    }
}

#[test]
fn what_is_meant_as_results_is_told_apart_from_a_lesson() {
    let file = results(LESSON, "Ada", 7, &[("quiz", "L4-4")]).print();
    let compact: String = file.split_whitespace().collect();
    let (marked, cut) = (format!("\u{feff}\n{file}"), &file[..file.len() / 2]);
    let newer = file.replace("\"version\": 1", "\"version\": 2");
    for text in [&file, &compact, &marked, cut, &newer] {
        assert!(Results::is_meant(text), "{text}");
    }
    let told = "# Results\n\n```json\n{ \"plyscope\": \"results\" }\n```\n";
    let others = ["", "{", "{}", "{\"plyscope\": 1}", "[\"plyscope\", \"results\"]", LESSON, told];
    for text in others {
        assert!(!Results::is_meant(text), "{text}");
    }
}

#[test]
fn columns_of_points_say_how_many_there_are() {
    let text = "```question\nid: order\nquestion: best-move\ntree: a:(4 8) (2 5)\npoints: 3\n```\n";
    let ada = results(text, "Ada", 1, &[("order", "L2-2")]);
    let class = Collected::read([handed_in("a.json", &ada)], None).believed();
    let heads = Lang::ALL.map(|lang| class.items[0].heading(lang));
    assert_eq!(heads, ["order (of 3)", "order (van 3)", "order（满分 3）"]);
    assert!(class.text(Lang::En).contains("  0%  "), "{}", class.text(Lang::En));
    let unanswered = Item { answered: 0, ..class.items[0].clone() };
    assert_eq!(unanswered.share(), "–");
}

#[test]
fn names_of_misconceptions_that_have_commas_can_be_told_apart_in_the_table() {
    let text = "```question\nid: order\nquestion: best-move\ntree: a:(4 8) (2 5)\n```\n";
    let ids = ["cut-node", "root"];
    let mut ada = results(text, "Ada", 1, &[("order", "L2-2")]);
    ada.questions[0].answers[0].misconceptions = ids.map(str::to_owned).into();
    let class = Collected::read([handed_in("a.json", &ada)], None).believed();
    for lang in Lang::ALL {
        let [cut_node, root] = ids.map(|id| misconception::name(id, lang));
        let csv = class.csv(lang);
        assert!(csv.contains(&format!("order: {cut_node}; {root}")), "{csv}");
    }
}

#[test]
fn a_spreadsheet_opens_the_table_and_runs_nothing_of_it() {
    let text = "```question\nid: order\nquestion: best-move\ntree: a:(4 8) (2 5)\n```\n";
    let mut ada = results(text, "=HYPERLINK(\"x\")", 1, &[("order", "L2-1")]);
    ada.questions[0].answers[0].text = "8..inf, −∞ < α\n@SUM(1)".to_owned();
    ada.lesson.title = "+1".to_owned();
    let files = || [handed_in("-file,\u{202e}.json", &ada)];
    let class = Collected::read(files(), None).believed();
    let csv = class.csv(Lang::En);
    assert!(csv.starts_with("\u{feff}Student,Points,of,"), "{csv}");
    let row = csv.lines().nth(1).expect("a row");
    assert!(row.starts_with("\"'=HYPERLINK(\"\"x\"\")\",1,1,0.50,1,2023-11-14"), "{row}");
    assert!(csv.contains("\"8..inf, −∞ < α\n'@SUM(1)\""), "{csv}");
    assert!(csv.contains("\"'-file,.json\""), "{csv}");
    assert!(csv.contains("\r\nMean share of points,,,,,,100%"), "{csv}");
    ada.questions[0].answers[0].text = "a\u{1b}[31m\tb\r\nc".to_owned();
    let obeyed = Collected::read([handed_in("a.json", &ada)], None).believed().csv(Lang::En);
    assert!(obeyed.contains("\"a [31m\tb\nc\""), "{obeyed}");
    let dutch = class.csv(Lang::Nl);
    assert!(dutch.starts_with("\u{feff}Student;Punten;Maximum;"), "{dutch}");
    assert!(dutch.contains(";1;1;\"0,50\";1;"), "{dutch}");
    for line in class.text(Lang::En).lines() {
        assert!(!line.contains('\u{202e}'), "{line}");
    }
    // Spreadsheets in another language separate fields by another sign than the table does.
    ada.student = "Ann;=1+1,-x".to_owned();
    let class = Collected::read([handed_in("ann.json", &ada)], None).believed();
    for lang in Lang::ALL {
        let csv = class.csv(lang);
        assert!(csv.contains("\n\"Ann;'=1+1,'-x\""), "{csv}");
    }
}

#[test]
fn a_discrimination_that_is_rounded_to_zero_has_no_sign() {
    let text = "```question\nid: order\nquestion: best-move\ntree: a:(4 8) (2 5)\n```\n";
    let files = (0..10).map(|number| {
        let name = format!("student {number}");
        handed_in(&name, &results(text, &name, 1, &[("order", "L2-1")]))
    });
    let mut class = Collected::read(files, None).believed();
    let table = [(-0.0018, "0.00"), (0.0018, "0.00"), (-0.0, "0.00"), (-0.0051, "−0.01")];
    for (discrimination, expected) in table {
        class.items[0].discrimination = Some(discrimination);
        assert_eq!(class.discrimination(&class.items[0], Lang::En), expected);
        let row = format!("Discrimination,,,,,,{}", expected.replace('−', "-"));
        assert!(class.csv(Lang::En).contains(&row), "{row}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn whatever_is_changed_in_a_file_is_noticed(at in 0.0..1.0_f64, byte in any::<u8>()) {
        let ada = results(LESSON, "Ada", 7, &[("quiz", "L4-4"), ("2", "L3-1")]);
        let mut file = ada.print().into_bytes();
        let at = (at * file.len() as f64) as usize;
        file[at] = byte;
        // A blank for another is no change of what it says.
        if let Ok(read) = Results::read(&file) {
            prop_assert_eq!(read, ada);
        }
    }

    #[test]
    fn anything_can_be_read(text in ".{0,200}", bytes in prop::collection::vec(any::<u8>(), 0..99)) {
        let _ = Results::read(text.as_bytes());
        let _ = Results::read(&bytes);
        let _ = Results::read(format!("{{\"plyscope\": \"results\", {text}").as_bytes());
    }
}
