//! Checking lessons: every fault has its place and its sentence, and what is accepted can be handed
//! out.

use std::fs;
use std::path::{Path, PathBuf};

use plyscope_i18n::Lang;
use plyscope_lesson::check::{check, Report, MAX_FAULTS};
use plyscope_lesson::course::{package, Course, SiteFile, Version, ENTRY};
use plyscope_lesson::sheet::{Sheet, SheetProblem};
use plyscope_lesson::{Broken, Lesson, Problem, MAX_LESSON};
use plyscope_quiz::asked::Asked;
use plyscope_quiz::question::Kind;
use plyscope_setup::Choice;
use proptest::prelude::*;

use crate::core_support::tree;

fn beside_crate(path: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(path)
}

/// The faults of a lesson as lines, in English.
fn faults(text: &str) -> Vec<String> {
    let report = check(text);
    for lang in Lang::ALL {
        for line in report.lines("x", lang) {
            assert!(!line.contains("{ $") && !line.ends_with(' '), "{line}");
        }
    }
    report.lines("x", Lang::En).collect()
}

fn scene(lines: &str) -> String {
    format!("# One\n\n```scene\n{lines}\n```\n")
}

fn ask(lines: &str) -> String {
    format!("# One\n\n```question\n{lines}\n```\n")
}

#[test]
fn every_fault_has_its_place_and_its_sentence() {
    let given = str::to_owned;
    #[rustfmt::skip]
    let table: Vec<(String, &[&str])> = vec![
        // The text.
        (given(""), &["x:1: The lesson is empty: expected text, scenes or questions."]),
        (given("\u{feff}---\ntitle: x\n---\n\n \n"), &["x:1: The lesson is empty: expected text, scenes or questions."]),
        (given("---\ntitle: x\n"), &["x:1:1: The lines that begin with --- here are not closed: expected another line of ---."]),
        (given("---\nauther: x\n---\n"), &["x:2:1: “auther” means nothing here: expected title, language, author, deadline, seed, shuffle, points, attempts, hints, grading, feedback or again. Did you mean author?"]),
        (given("---\nlanguage: n\n---\n"), &["x:2:11: “language” cannot be “n”: expected en, nl or zh-Hans. Did you mean en?"]),
        (given("---\nshuffle:  question\n---\n"), &["x:2:11: “shuffle” cannot be “question”: expected no or questions. Did you mean questions?"]),
        (given("één ![x](/y.png)\n"), &["x:1:5: The picture “/y.png” is not allowed: expected a file in the folder of the lesson, with a name of letters without accents, digits, -, _ and ., that ends with .png, .jpg, .gif, .webp, .avif or .svg; or an address that begins with https://."]),
        (given("een ![](y.png) en ![één](y.svg)\n"), &["x:1:5: This picture says nothing to those who cannot see it: expected what it shows, between the square brackets."]),
        (given("één $\\alpha$ en $\\alhpa$\n"), &["x:1:17: The formula cannot be set because of “\\alhpa”: expected a command of LaTeX’s mathematics, without definitions."]),
        (scene("tree: 4 8\ncaption: if $a$,\n  then $\\frac{1}$"), &["x:6:8: The formula cannot be set: expected the mathematics of LaTeX, with every bracket closed."]),
        (ask("tree: 4 8\nprompt: $\\foo$ or $5 or $6?"), &["x:5:9: The formula cannot be set because of “\\foo”: expected a command of LaTeX’s mathematics, without definitions."]),
        (given("a\n[b](ftp://c)\n"), &["x:2:1: The address “ftp://c” is not allowed: expected one that begins with https://, or a page of this site."]),
        (given("- a\n\n  ```scene\n  tree: 4 8\n  ```\n"), &["x:3:3: Scenes and questions cannot be nested: expected this block outside of lists and quotations."]),
        // Misspelt blocks.
        (given("```sceen\ntree: 4 8\n```\n"), &["x:1:1: “sceen” is shown as a listing here: expected scene, question or program for a block. Did you mean scene?"]),
        (given("One.\n\n  ~~~ Scenes\n  tree: 4 8\n  ~~~\n"), &["x:3:3: “Scenes” is shown as a listing here: expected scene, question or program for a block. Did you mean scene?"]),
        (given("```qeustion\ntree: 4 8\n```\n"), &["x:1:1: “qeustion” is shown as a listing here: expected scene, question or program for a block. Did you mean question?"]),
        (given("```{scene}\ntree: 4 8\n```\n"), &["x:1:1: “{scene}” is shown as a listing here: expected scene, question or program for a block. Did you mean scene?"]),
        (given("```question 3\ntree: 4 8\n```\n"), &["x:1:1: “question 3” is shown as a listing here: expected scene, question or program for a block. Did you mean question?"]),
        // Lines of blocks.
        (scene("tree: (4 8\n"), &["x:4:7: The tree cannot be read at its character 1: This “(” is never closed."]),
        (scene("tree: (4 8)\n   (2 5))"), &["x:5:9: The tree cannot be read at its character 12: “)” closes nothing. Expected a node, or the end of the text."]),
        (given("  ```scene\n  tree: 4 wim\n  ```\n"), &["x:2:11: The tree cannot be read at its character 3: “wim” is not a value. Did you mean win?"]),
        (scene("tree: 4 8\ncut:   gtt"), &["x:5:8: cut cannot be “gtt”; expected ge or gt. Did you mean gt?"]),
        (scene("tree: 4 8\n  \ncutt: gt"), &["x:6:1: “cutt” means nothing here. Did you mean cut?"]),
        (ask("question: next\ntree: (4 8) (2 5)\nstep: 10\nview: path"), &["x:6:1: “step” means nothing here.", "x:7:1: “view” means nothing here."]),
        (scene("tree: 4 8\nseed: 3"), &["x:5:1: seed means nothing without order random."]),
        (scene("tree 4 8"), &["x:4:1: “tree 4 8” is not a line of this block: expected a word, a colon and a value, as in “cut: gt”."]),
        (ask("question: best-move\ngame: chess"), &["x:3: There is no tree to ask about: expected one, as in “tree: (4 8) (17 5)”. Questions are about trees and puzzles."]),
        (scene("caption: x"), &["x:3: This block does not say what it is about: expected a tree, a game, a puzzle or labels, as in “tree: (4 8) (17 5)”."]),
        (scene("game: tic-tac-toe\ntree: 4 8"), &["x:5:1: A tree and a game are given; only the game is searched."]),
        (ask("game: tic-tac-toe\ntree: 4 8"), &["x:5:1: A tree and a game are given; only the game is searched."]),
        (ask("question: prund\ntree: 4 8"), &["x:4:11: question cannot be “prund”. The chapter “Kinds of questions” of the guide lists what it can be. Did you mean pruned?"]),
        (ask("id: a\ntree: 4 8\n```\n```question\ntree: 4 8\nid:  a"), &["x:9:6: Another question is also called “a”: expected a unique name."]),
        (ask("id: a\ncaption: x\ntree: 4 8\n```\n```question\ntree:  4 8"), &["x:8: Question “a” is the same, so an answer to one would count for both. Ask it once, or change something in it."]),
        (ask("tree: 4 8\n```\n```question\ntree: 4 8\npoints: 2"), &[]),
        (scene("tree: (4 8) (2 5)\nask: cuts\n```\n```scene\nask: cuts\ntree: (4 8) (2 5)"), &["x:7: Question “1” is the same, so an answer to one would count for both. Ask it once, or change something in it."]),
        // Steps.
        (scene("tree: (4 8) (2 5)\nstep: 300"), &["x:5:7: It asks for step 300; the last one is 18."]),
        (scene("tree: (4 8) (2 5)\nfrom: 3\nto: 19"), &["x:6:5: It asks for step 19; the last one is 18."]),
        (scene("tree: (4 8) (2 5)\nto: 3\nfrom: 4"), &["x:6:7: The scene begins at step 4 and ends at step 3: expected a “from” that is not after “to”."]),
        (scene("tree: (4 8) (2 5)\nfrom: last\nto: 3"), &["x:5:7: The scene begins at step 18 and ends at step 3: expected a “from” that is not after “to”."]),
        (scene("tree: (4 8) (2 5)\nfrom: 20\nto: 19"), &["x:5:7: It asks for step 20; the last one is 18.", "x:6:5: It asks for step 19; the last one is 18."]),
        (scene("game: tic-tac-toe\nposition: XX./OO./...\nstep: 9999"), &["x:6:7: It asks for step 9,999; the last one is 6."]),
        (scene("puzzle: queens\nsize: 4\nstep: 5000"), &["x:6:7: It asks for step 5,000; the last one is 33."]),
        (scene("puzzle: queens\nsize: 12\nstep: 100001"), &["x:6:7: It asks for step 100,001; the last one is 100,000."]),
        (scene("labels: 2 1 3\nstep: 400"), &["x:5:7: It asks for step 400; the last one is 35."]),
        (ask("question: lost\npuzzle: queens\nsize: 4\nstep: 5000"), &["x:7:7: It asks for step 5,000; the last one is 33."]),
        // Questions that cannot be answered.
        (ask("question: order-most\ntree: ((8 5) (20 3)) ((2 4) (15 6))"), &["x:5:7: No order of the children is better for this question, so there is nothing to reorder."]),
        (ask("question: next\ntree: 4"), &["x:4:11: There is nothing to ask here."]),
        (ask("question: back-out\npuzzle: queens\nsize: 4\nstep: 33"), &["x:4:11: There is nothing to ask here."]),
        (ask("question: order-least\nlevel: 9"), &["x:5:8: “level” cannot be “9”: expected a whole number from 1 to 6."]),
        (ask("question: order-most\ntree: ((8 5) (20 3)) ((2 4) (15 6))\nalgorithm: minimax"), &["x:4:11: This kind of question does not fit this search. It fits plain searches from left to right whose next step follows from the tree."]),
        (ask("question: order-most\ntree: 6 ((1 2) (7 8))\ncut: gt\nfail: hard"), &["x:7:7: Where a search cuts at α > β and clips values to a window, the best order is not known. Choose α ≥ β, or fail soft."]),
        (ask("question: best-move\ntree: 4"), &["x:4:11: There is nothing to ask here."]),
        (ask("question: minimax-values\ntree: 4"), &["x:4:11: There is nothing to ask here."]),
        (ask("question: perform\ntree: 4 8\nalgorithm: iterative-deepening"), &["x:4:11: This kind of question does not fit this search. It fits plain searches from left to right whose next step follows from the tree."]),
        (ask("question: perform\ntree: 4 chance:(1 2)\nalgorithm: star1"), &["x:5:7: This kind of question cannot be asked about a tree with chance nodes. These can: “Which nodes are pruned?”, “What are the nodes worth?”, “What does the search return?”, “Which move is best?”, “Which move does UCT select?”."]),
        (scene("tree: 4 chance:(1 2)\nalgorithm: star1\nask: cuts"), &["x:6:6: This kind of question cannot be asked about a tree with chance nodes. These can: “Which nodes are pruned?”, “What are the nodes worth?”, “What does the search return?”, “Which move is best?”, “Which move does UCT select?”."]),
        (ask("question: pruned\ntree: 4 chance:(1 2)\nalgorithm: star1"), &[]),
        (ask("question: lost\npuzzle: tour\nboard: 8x8\nstep: 3000000"), &["x:7:7: This moment is more than 2,000,000 steps from the beginning of the search."]),
        (ask("question: order-most\ntree: 1 2 3 4 5 6 7 8 9 10 11"), &["x:5:7: This tree is too large for its best order to be found: a node may have 10 children at most, and the whole must be small."]),
        (ask("question: order-most\ntree: (3 4) (2 1)"), &["x:5:7: No order of the children is better for this question, so there is nothing to reorder."]),
        // Programs.
        (given("```program\ntask: order\nexercise: tour\nlanguage: javascript\nvariant: 99\n```\n"), &[]),
        (given("```program\n```\n"), &[]),
        (given("```program\ntask:  sort\n```\n"), &["x:2:8: “task” cannot be “sort”: expected order, find, fill or write."]),
        (given("```program\ntask: find\nexercise: queens\nvariant: 11\n```\n"), &["x:4:10: variant cannot be “11”; expected a whole number from 1 to 10."]),
        (given("```program\nexercise: quens\nlanguage: pyton\n```\n"), &["x:2:11: exercise cannot be “quens”; expected alpha-beta or minimax or negamax or tour or queens. Did you mean queens?", "x:3:11: language cannot be “pyton”; expected python or javascript. Did you mean python?"]),
        (given("```program\nquestion: find-line\n```\n"), &["x:2:1: “question” means nothing here: expected id, caption, prompt, task, exercise, language, variant, root, cut, order, points, attempts, hints, grading, feedback or again."]),
        (given("```program\ntask: write\nexercise: queens\n```\n\n```program\ntask: write\nroot: min\ncut: gt\norder: right\n```\n"), &[]),
        (given("```program\ntask: write\nexercise: tour\n```\n"), &[]),
        (given("```program\ntask: write\nexercise: minimax\ncut: gt\n```\n"), &["x:4:1: “cut” means nothing here."]),
        (given("```programs\n```\n"), &["x:1:1: “programs” is shown as a listing here: expected scene, question or program for a block. Did you mean program?"]),
        (ask("question: fill-line\ntree: 4 8"), &["x:5:1: “tree” means nothing here."]),
        // Several at once, in the order of the lines.
        (format!("{}\n```sceen\n```\n{}", scene("tree: 4 8\nstep: 30"), ask("tree: 4 )")), &[
            "x:5:7: It asks for step 30; the last one is 8.",
            "x:8:1: “sceen” is shown as a listing here: expected scene, question or program for a block. Did you mean scene?",
            "x:13:9: The tree cannot be read at its character 3: “)” closes nothing. Expected a node, or the end of the text.",
        ]),
    ];
    let mut wrong = Vec::new();
    for (text, expected) in table {
        let found = faults(&text);
        if found != expected {
            wrong.push(format!("{text}\n  {found:#?}\n  {expected:#?}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
}

#[test]
fn ordinary_listings_and_unusual_lessons_pass() {
    let table = [
        ("Words.".to_owned(), 0, 0),
        (
            "```python\nprint(1)\n```\n```\nplain\n```\n```scheme\n()\n```\n```c\n```\n".to_owned(),
            0,
            0,
        ),
        ("    sceen\n\nA `sceen` and ```sceen``` in words.\n".to_owned(), 0, 0),
        // Nothing is pruned: the answer is that there is none.
        (ask("question: pruned\ntree: 4 8"), 0, 1),
        (ask("level: 3"), 0, 1),
        (scene("tree: (4 8) (2 5)\nfrom: 3\nto: 3\nstep: last"), 1, 0),
        (scene("game: chess\nstep: 7"), 1, 0),
        (scene("game: connect-four\ndepth: 9\nstep: 90000\nto: last"), 1, 0),
        ("\u{feff}---\r\ntitle: x\r\n---\r\n```scene\r\ntree: 4 8\r\n```\r\n".to_owned(), 1, 0),
    ];
    for (text, scenes, questions) in table {
        let report = check(&text);
        assert_eq!(report, Report { scenes, questions, ..Report::default() }, "{text}");
    }
    let summary = check(&ask("level: 3")).summary(Lang::En);
    assert_eq!(summary, "No faults: 1 question, 0 scenes");
}

/// The lessons in a folder, and in the folders in it.
fn lessons_in(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            lessons_in(&path, found);
        } else if path.extension().is_some_and(|ending| ending == "md") {
            found.push(path);
        }
    }
}

#[test]
fn every_lesson_of_the_site_passes() {
    let mut found = Vec::new();
    lessons_in(&beside_crate("../../www/lessons"), &mut found);
    assert_eq!(found.len(), 33);
    lessons_in(&beside_crate("../../www/examples"), &mut found);
    for path in found {
        let text = fs::read_to_string(&path).expect("text");
        let name = path.display().to_string();
        let report = check(&text);
        assert_eq!(report.lines(&name, Lang::En).collect::<Vec<_>>(), [""; 0]);
        accepted(&text, &report);
    }
}

#[test]
fn the_examples_of_the_documentation_pass() {
    let page = fs::read_to_string(beside_crate("../../docs/src/lessons.md")).expect("the page");
    let examples: Vec<&str> = page.split("````markdown\n").skip(1).collect();
    assert_eq!(examples.len(), 4);
    for example in examples {
        let (example, _) = example.split_once("````").expect("its end");
        assert_eq!(faults(example), [""; 0]);
    }
}

/// Packs and prints a lesson that the check accepts; only paper may be too small.
fn accepted(text: &str, report: &Report) {
    let lesson = Lesson::parse(text).expect("not too long");
    assert_eq!(lesson.questions().count(), report.questions);
    let course = Course { name: "x", title: "x", language: None, pass: None, lesson: text };
    let site = vec![SiteFile { path: ENTRY.to_owned(), content: Vec::new() }];
    assert!(package(&course, Version::V1_2, site).is_ok());
    match Sheet::of_lesson(&lesson, lesson.front.seed.first(), (1, 1)) {
        Ok(sheet) => assert!(!sheet.answers().is_empty()),
        Err(SheetProblem::Empty) => assert_eq!(report.questions, 0),
        Err(SheetProblem::TooWide { .. }) => {}
        Err(problem @ SheetProblem::Unaskable { .. }) => panic!("{problem}\n{text}"),
    }
}

#[test]
fn checks_of_hostile_lessons_end() {
    let boards = |step| {
        format!("```question\nquestion: lost\npuzzle: queens\nsize: 16\nstep: {step}\n```\n")
    };
    // Without a table, each pass of MTD(f) comes one leaf further.
    let leaves = (1..=1_400).map(|value| value.to_string()).collect::<Vec<_>>().join(" ");
    let passes = |points| ask(&format!("algorithm: mtd-f\npoints: {points}\ntree: {leaves}"));
    let table = [
        (passes(1), "more than 1,000,000 steps, which is too long for a question"),
        ((0..21).map(passes).collect(), "so the rest was not checked"),
        ("x".repeat(MAX_LESSON + 1), "The lesson has"),
        ((0..400).map(|step| boards(1_999_000 + step)).collect(), "so the rest was not checked"),
        (format!("---\n{}---\n", "a\n".repeat(60_000)), "is not a line of this block"),
        ("```scene\ntree: 4\n".to_owned() + &" 4\n".repeat(40_000) + "```\n", ""),
        ("```sceen\n```\n".repeat(10_000), "is shown as a listing"),
        ("```scene\ntree: (\n```\n".repeat(2_000), "is never closed"),
        ("```scene\ntree: ".to_owned() + &"(".repeat(90_000), ""),
    ];
    for (text, sentence) in table {
        let report = check(&text);
        assert!(report.faults.len() <= MAX_FAULTS);
        let mut lines = report.lines("x", Lang::En);
        assert!(sentence.is_empty() || lines.any(|line| line.contains(sentence)), "{sentence}");
    }
}

/// Texts that are nearly lessons.
fn nearly() -> impl Strategy<Value = String> {
    let key = prop_oneof![
        Just("tree: (4 8) (2 5)"),
        Just("tree: ((8 5) (20 3)) ((2 4) (15 6))"),
        Just("tree: 4"),
        Just("tree: (4 "),
        Just("  3 5)"),
        Just("game: tic-tac-toe"),
        Just("game: connect-four"),
        Just("position: XX./OO./..."),
        Just("puzzle: queens"),
        Just("puzzle: tour"),
        Just("puzzle: sudoku"),
        Just("size: 6"),
        Just("board: 5x5"),
        Just("labels: 2 1 3"),
        Just("step: 9"),
        Just("step: 300"),
        Just("from: 5"),
        Just("from: last"),
        Just("to: 3"),
        Just("to: 70000"),
        Just("level: 2"),
        Just("id: a"),
        Just("id: 1"),
        Just("caption: x"),
        Just("question: pruned"),
        Just("question: minimax-values"),
        Just("question: next"),
        Just("question: returned-values"),
        Just("question: best-move"),
        Just("question: lost"),
        Just("question: order-most"),
        Just("question: order-least"),
        Just("question: perform"),
        Just("question: next-square"),
        Just("question: back-out"),
        Just("algorithm: minimax"),
        Just("algorithm: mtdf"),
        Just("order: random"),
        Just("depth: 2"),
        Just("cut: gt"),
        Just("window: 3..9"),
        Just("table: all"),
        Just("form: two"),
        Just("fail: hard"),
        Just("é:"),
    ];
    let fence = prop_oneof![
        5 => Just("```scene"), 5 => Just("```question"), 1 => Just("  ```scene"),
        1 => Just("```sceen"), 1 => Just("- ```scene"), 1 => Just("```python"), 1 => Just("---"),
    ];
    let block = (fence, prop::collection::vec(key, 0..5), ".{0,9}")
        .prop_map(|(fence, keys, rest)| format!("{fence}\n{}\n```\n{rest}\n", keys.join("\n")));
    prop::collection::vec(block, 0..5).prop_map(|blocks| blocks.concat())
}

/// Questions of every kind about any tree, or about a board, most of which can be answered.
fn asked() -> impl Strategy<Value = String> {
    let algorithms = prop::sample::select(vec!["alpha-beta", "minimax", "negamax", "mtd-f"]);
    let trees = (tree(), 0..8_usize, algorithms).prop_map(|(tree, kind, algorithm)| {
        let kind = Kind::ALL[kind].0;
        format!("question: {kind}\nalgorithm: {algorithm}\ntree: {tree}")
    });
    let boards = (8..11_usize, 3..7_usize, 0..60_u32).prop_map(|(kind, size, step)| {
        let kind = Kind::ALL[kind].0;
        format!("question: {kind}\npuzzle: queens\nsize: {size}\nstep: {step}")
    });
    let block = prop_oneof![3 => trees, 1 => boards].prop_map(|lines| ask(&lines));
    prop::collection::vec(block, 1..3).prop_map(|blocks| blocks.concat())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(256))]

    /// Whatever is given, the check ends, places lie in the text, and what it accepts can be packed
    /// and printed.
    #[test]
    fn what_is_accepted_can_be_handed_out(text in prop_oneof![4 => nearly(), 1 => "\\PC{0,80}"]) {
        let report = check(&text);
        let lines: Vec<&str> = text.split('\n').collect();
        for fault in &report.faults {
            prop_assert!((1..=lines.len()).contains(&fault.line), "{fault}");
            let most = lines[fault.line - 1].chars().count() + 1;
            prop_assert!(fault.column.is_none_or(|column| (1..=most).contains(&column)), "{fault}");
        }
        let broken = Lesson::parse(&text).expect("short").broken().count();
        prop_assert!(report.faults.len() >= broken);
        if report.faults.is_empty() {
            accepted(&text, &report);
        }
    }

    /// A lesson of questions passes exactly if each of them can be asked, and then it can be handed
    /// out.
    #[test]
    fn what_can_be_asked_is_accepted(text in asked()) {
        let report = check(&text);
        let lesson = Lesson::parse(&text).expect("short");
        let is_whole = lesson.broken().next().is_none();
        let can_be_asked = lesson.questions().all(|asking| {
            let asked = Asked::of(&asking.question);
            asked.is_ok_and(|asked| asking.question.kind == Kind::Pruned || !asked.key().is_empty())
        });
        if report.faults.is_empty() {
            prop_assert!(is_whole && can_be_asked, "{text}");
            accepted(&text, &report);
        } else {
            let is_beyond = |fault: &Broken| matches!(fault.problem, Problem::Beyond { .. });
            let has_beyond = report.faults.iter().any(is_beyond);
            prop_assert!(!is_whole || !can_be_asked || has_beyond, "{text}{:?}", report.faults);
        }
    }
}
