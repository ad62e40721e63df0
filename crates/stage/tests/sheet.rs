//! Sheets of paper: what stands on them, and that their answers are right.

use plyscope_stage::lesson::Lesson;
use plyscope_stage::locale::Lang;
use plyscope_stage::quiz::asked::Asked;
use plyscope_stage::quiz::question::Question;
use plyscope_stage::sheet::page::{Mark, Page, HEIGHT, WIDTH};
use plyscope_stage::sheet::{html, svg, Sheet, SheetProblem, Side};

const LESSON: &str = "---
title: Pruning & <more>
deadline: before Friday
points: 4
---
```question
id: heart
tree: ((8 5) (20 3)) ((2 4) (15 6))
```
```question
tree: (4 3 8) (2 6 7) (17 1 5)
caption: Three children each.
prompt: What is cut?
points: 1
```
```question
tree: ((-30 -5) (5 15)) ((-20 -30) (9 10))
cut: gt
```
";

fn sheet() -> Sheet {
    let lesson = Lesson::parse(LESSON).expect("short");
    Sheet::of_lesson(&lesson, 7, (2, 5)).expect("a sheet")
}

fn words(page: &Page) -> String {
    let words = page.marks.iter().filter_map(|mark| match mark {
        Mark::Text { text, .. } => Some(text.as_str()),
        Mark::Path { .. } => None,
    });
    words.collect::<Vec<_>>().join("\n")
}

#[test]
fn signs_that_cannot_be_seen_are_left_out() {
    let text = "```question\nprompt: one\u{7}two\u{1b}[2J\ntree: 4 8\n```\n";
    let lesson = Lesson::parse(text).expect("short");
    let sheet = Sheet::of_lesson(&lesson, 1, (1, 1)).expect("a sheet");
    for page in sheet.pages(Side::Questions, Lang::En) {
        assert!(words(&page).lines().all(|line| !line.contains(char::is_control)));
        assert!(words(&page).contains("one two [2J"));
    }
}

#[test]
fn every_page_says_what_it_is() {
    for side in [Side::Questions, Side::Answers] {
        let pages = sheet().pages(side, Lang::En);
        for (number, page) in (1..).zip(&pages) {
            let words = words(page);
            assert!(words.contains("Seed 7 · copy 2 of 5"), "{words}");
            assert!(words.contains(&format!("Page {number} of {}", pages.len())), "{words}");
        }
    }
}

#[test]
fn the_questions_show_nothing_of_the_search() {
    let pages = sheet().pages(Side::Questions, Lang::En);
    let words: Vec<String> = pages.iter().map(words).collect();
    let words = words.join("\n");
    let there = [
        "Pruning & <more>",
        "Name:",
        "To be done: before Friday",
        "1 (heart) · 4 points",
        "2 · 1 point",
        "What is cut?",
        "Three children each.",
        "L4-7",
        "α > β",
        "−30",
    ];
    for text in there {
        assert!(words.contains(text), "{text}: {words}");
    }
    for text in ["★", "≤ ", "L3-4 L4-4"] {
        assert!(!words.contains(text), "{text}: {words}");
    }
}

#[test]
fn the_answers_are_those_that_the_grader_accepts() {
    let sheet = sheet();
    let answers = sheet.answers();
    assert_eq!(answers.lines().next(), Some("1: L3-4 L4-4 L4-7..8"));
    let lesson = Lesson::parse(LESSON).expect("short");
    let lines: Vec<&str> = answers.lines().collect();
    assert_eq!(lines.len(), lesson.questions().count());
    for (number, asking) in (1..).zip(lesson.questions()) {
        let begin = format!("{number}: ");
        let answer = lines[number - 1].strip_prefix(&begin).expect("a number");
        let asked = Asked::of(&asking.question).expect("it can be asked");
        assert!(asked.grade(answer, Lang::En).expect("it can be read").score.is_full(), "{answer}");
    }
    let pages = sheet.pages(Side::Answers, Lang::En);
    let said: Vec<String> = pages.iter().map(words).collect();
    for line in lines {
        assert!(said.iter().any(|words| words.contains(line)), "{line}");
    }
}

#[test]
fn everything_stands_on_its_page() {
    for lang in Lang::ALL {
        for side in [Side::Questions, Side::Answers] {
            for page in sheet().pages(side, lang) {
                for mark in &page.marks {
                    let (Mark::Text { at, .. } | Mark::Path { at, .. }) = mark;
                    assert!(
                        (0.0..WIDTH).contains(&at.0) && (0.0..HEIGHT).contains(&at.1),
                        "{mark:?}"
                    );
                }
            }
        }
    }
}

#[test]
fn files_have_every_page_and_hold_no_markup_of_others() {
    let pages = sheet().pages(Side::Questions, Lang::Nl);
    let html = html(&pages, "a <b>", Lang::Nl);
    assert!(html.starts_with("<!doctype html>\n<html lang=\"nl\">"));
    assert_eq!(html.matches("<section ").count(), pages.len());
    let svg = svg(&pages, "a <b>", Lang::Nl);
    assert_eq!(svg.matches("<g ").count(), pages.len());
    for text in [html, svg] {
        assert!(text.contains("a &lt;b&gt;") && !text.contains("<more>") && !text.contains("<b>"));
    }
}

#[test]
fn what_cannot_be_on_paper_is_told() {
    let question = |text: &str| Question::parse(text).0.expect("a question");
    let wide = format!("tree={}", "(1+2)+".repeat(60));
    let table = [
        (vec![], SheetProblem::Empty),
        (vec![question("tree=4+8"), question(&wide)], SheetProblem::TooWide { id: "2".to_owned() }),
    ];
    for (questions, problem) in table {
        let found = Sheet::of_questions(questions, 1, (1, 1)).err();
        assert_eq!(found.as_ref(), Some(&problem));
        for lang in Lang::ALL {
            assert!(!problem.told(lang).is_empty());
        }
    }
}
