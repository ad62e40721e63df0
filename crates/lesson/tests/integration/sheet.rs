//! Worksheets: their contents, and that their answers are right.

use plyscope_export::figure::mark::{Anchor, Mark};
use plyscope_export::figure::words::width;
use plyscope_i18n::Lang;
use plyscope_lesson::sheet::page::{Page, Paper};
use plyscope_lesson::sheet::{html, svg, Batch, Sheet, SheetProblem, Side, Sides};
use plyscope_lesson::Lesson;
use plyscope_quiz::asked::Asked;
use plyscope_quiz::kind::About;
use plyscope_quiz::question::Kind;
use plyscope_setup::Choice;

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
caption: Three children each, so $b^m$ is 9.
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
    for page in sheet.pages(Side::Questions, Paper::A4, Lang::En) {
        assert!(words(&page).lines().all(|line| !line.contains(char::is_control)));
        assert!(words(&page).contains("one two [2J"));
    }
}

#[test]
fn every_page_has_a_heading() {
    for side in [Side::Questions, Side::Answers] {
        let pages = sheet().pages(side, Paper::A4, Lang::En);
        for (number, page) in (1..).zip(&pages) {
            let words = words(page);
            assert!(words.contains("Seed 7 · copy 2 of 5"), "{words}");
            assert!(words.contains(&format!("Page {number} of {}", pages.len())), "{words}");
        }
    }
}

#[test]
fn the_questions_show_nothing_of_the_search() {
    let pages = sheet().pages(Side::Questions, Paper::A4, Lang::En);
    let words: Vec<String> = pages.iter().map(words).collect();
    let words = words.join("\n");
    let there = [
        "Pruning & <more>",
        "Name:",
        "Due: before Friday",
        "1 (heart) · 4 points",
        "2 · 1 point",
        "What is cut?",
        "Three children each, so b^m is 9.",
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
    let pages = sheet.pages(Side::Answers, Paper::A4, Lang::En);
    let page_texts: Vec<String> = pages.iter().map(words).collect();
    for line in lines {
        assert!(page_texts.iter().any(|words| words.contains(line)), "{line}");
    }
}

/// Where several answers are right a sheet names them all, in the words of its language.
#[test]
fn answers_are_printed_as_people_read_them() {
    let table = [
        ("question: best-move\ntree: 3 3 (1 2)", Lang::En, "1: L2-1 or L2-2"),
        ("question: back-out\npuzzle: queens\nsize: 6\nstep: 10", Lang::Nl, "1: terug a6"),
    ];
    for (lines, lang, answer) in table {
        let lesson = Lesson::parse(&format!("```question\n{lines}\n```\n")).expect("short");
        let sheet = Sheet::of_lesson(&lesson, 1, (1, 1)).expect("a sheet");
        let pages = sheet.pages(Side::Answers, Paper::A4, lang);
        assert!(pages.iter().any(|page| words(page).contains(answer)), "{answer}");
    }
}

/// Many small questions of all kinds about trees.
fn blocks(count: usize) -> String {
    let trees = ["((8 5) (20 3)) ((2 4) (15 6))", "(4 3 8) (2 6 7) (17 1 5)", "(4 8) (17 5)"];
    let kinds = ["pruned", "minimax-values", "best-move", "next", "returned-values"];
    let block = |number: usize| {
        let (tree, kind) = (trees[number % trees.len()], kinds[number % kinds.len()]);
        format!("```question\nquestion: {kind}\ntree: {tree}\n```\n")
    };
    (0..count).map(block).collect()
}

fn many(count: usize) -> Sheet {
    let lesson = Lesson::parse(&blocks(count)).expect("short");
    Sheet::of_lesson(&lesson, 1, (1, 1)).expect("a sheet")
}

/// Questions with longer lists than a page has space for.
fn long() -> Sheet {
    let mistake = "```question\nquestion: find-mistake\nlevel: 6\n```\n".repeat(3);
    let tree = "(((1 2) (3 4)) ((5 6) (7 8))) (((9 10) (11 12)) ((13 14) (15 16)))";
    let prompt = "A long prompt. ".repeat(400);
    let text = format!(
        "{mistake}```scene\nask: next\ntree: {tree}\n```\n\
         ```question\ntree: 4 8\nprompt: {prompt}\n```\n"
    );
    let lesson = Lesson::parse(&text).expect("short");
    assert_eq!(lesson.broken().next(), None);
    Sheet::of_lesson(&lesson, 1, (1, 1)).expect("a sheet")
}

#[test]
fn everything_fits_on_its_page() {
    let sheets = [sheet(), many(13), long()];
    for (lang, (_, paper)) in
        Lang::ALL.iter().flat_map(|lang| Paper::ALL.iter().map(move |paper| (*lang, *paper)))
    {
        let (width, height) = paper.size();
        for side in [Side::Questions, Side::Answers] {
            for page in sheets.iter().flat_map(|sheet| sheet.pages(side, paper, lang)) {
                for mark in &page.marks {
                    let (Mark::Text { at, .. } | Mark::Path { at, .. }) = mark;
                    assert!(
                        (0.0..width).contains(&at.0) && (0.0..height).contains(&at.1),
                        "{mark:?}"
                    );
                }
            }
        }
    }
}

/// How far a page is filled, of its height without margins.
fn filled(page: &Page) -> f64 {
    let height = page.paper.size().1;
    let places = page.marks.iter().map(|mark| match mark {
        Mark::Text { at, .. } | Mark::Path { at, .. } => at.1,
    });
    let above_foot = places.filter(|y| *y < height - 40.0);
    (above_foot.fold(0.0, f64::max) - 54.0) / (height - 106.0)
}

/// The boxes of the texts on a page.
fn boxes(page: &Page) -> Vec<([f64; 4], &str)> {
    let texts = page.marks.iter().filter_map(|mark| match mark {
        Mark::Text { text, size, at: (x, y), anchor, .. } => {
            let wide = width(text, *size);
            let left = match anchor {
                Anchor::Start => *x,
                Anchor::Middle => x - wide / 2.0,
                Anchor::End => x - wide,
            };
            Some(([left, y - 0.6 * size, left + wide, *y], text.as_str()))
        }
        Mark::Path { .. } => None,
    });
    texts.filter(|(_, text)| !text.trim().is_empty()).collect()
}

#[test]
fn no_text_lies_over_another() {
    for (side, sheet) in
        [Side::Questions, Side::Answers].iter().flat_map(|side| [(side, sheet()), (side, many(13))])
    {
        for page in sheet.pages(*side, Paper::A4, Lang::En) {
            let boxes = boxes(&page);
            for (place, (one, text)) in boxes.iter().enumerate() {
                for (other, over) in &boxes[place + 1..] {
                    let is_apart = one[2] <= other[0] + 0.5
                        || other[2] <= one[0] + 0.5
                        || one[3] <= other[1] + 0.5
                        || other[3] <= one[1] + 0.5;
                    assert!(is_apart, "{side:?}, {}: {text:?} and {over:?}", page.name);
                }
            }
        }
    }
}

/// Thirteen such questions used to take seven pages, most of them half empty.
#[test]
fn pages_are_filled() {
    for (_, paper) in Paper::ALL {
        for (side, most, least) in [(Side::Questions, 5, 0.6), (Side::Answers, 6, 0.5)] {
            let pages = many(13).pages(side, *paper, Lang::En);
            assert!(pages.len() <= most, "{paper:?} {side:?}: {}", pages.len());
            let (_, full) = pages.split_last().expect("pages");
            for page in full {
                assert!(filled(page) > least, "{paper:?} {side:?}: {}", filled(page));
            }
        }
    }
}

/// A question that is too high for a column below the head stands across the page, and one that is too high for
/// that goes on on the next.
#[test]
fn the_first_page_has_a_question() {
    for sentences in [80, 100, 120, 320, 1000] {
        let prompt = "A long prompt. ".repeat(sentences);
        let tree = "((8 5) (20 3)) ((2 4) (15 7))";
        let text = format!("```question\ntree: {tree}\nprompt: {prompt}\n```\n{}", blocks(12));
        let lesson = Lesson::parse(&text).expect("short");
        let sheet = Sheet::of_lesson(&lesson, 1, (1, 1)).expect("a sheet");
        let pages = sheet.pages(Side::Questions, Paper::A4, Lang::En);
        let words = words(&pages[0]);
        assert!(words.lines().any(|line| line == "1 · 1 point"), "{sentences}: {words}");
    }
}

#[test]
fn files_have_every_page_and_hold_no_markup_of_others() {
    let pages = sheet().pages(Side::Questions, Paper::Letter, Lang::Nl);
    let html = html(&pages, "a <b>", Lang::Nl);
    assert!(html.contains("size:letter"));
    assert!(html.starts_with("<!doctype html>\n<html lang=\"nl\">"));
    assert_eq!(html.matches("<section ").count(), pages.len());
    let svg = svg(&pages, "a <b>", Lang::Nl);
    assert_eq!(svg.matches("<g ").count(), pages.len());
    for text in [html, svg] {
        assert!(text.contains("a &lt;b&gt;") && !text.contains("<more>") && !text.contains("<b>"));
    }
}

#[test]
fn questions_that_cannot_be_printed_are_reported() {
    let wide = format!("tree: {}", "(1 2) ".repeat(60));
    let table = [
        (vec![], SheetProblem::Empty),
        (vec!["tree: 4 8", &wide], SheetProblem::TooWide { id: "2".to_owned() }),
    ];
    for (questions, problem) in table {
        let blocks = questions.iter().map(|lines| format!("```question\n{lines}\n```\n"));
        let lesson = Lesson::parse(&blocks.collect::<String>()).expect("short");
        let found = Sheet::of_lesson(&lesson, 1, (1, 1)).err();
        assert_eq!(found.as_ref(), Some(&problem));
        for lang in Lang::ALL {
            assert!(!problem.message(lang).is_empty());
        }
    }
}

#[test]
fn copies_have_trees_and_answers_of_their_own() {
    let text = "---\nseed: 7\nshuffle: questions\n---\n\
                ```question\nlevel: 3\n```\n```question\nid: b\nquestion: best-move\nlevel: 2\n```\n";
    let lesson = Lesson::parse(text).expect("short");
    let answers = |sides| {
        let batch = Batch { seed: 7, copies: 3, sides, paper: Paper::A4 };
        let pages = batch.pages(&lesson, Lang::En).expect("pages");
        pages.iter().map(words).collect::<Vec<_>>().join("\n")
    };
    let (questions, both) = (answers(Sides::Questions), answers(Sides::Both));
    let only = answers(Sides::Answers);
    let mut keys = Vec::new();
    for (copy, seed) in [(1, 7), (2, 8), (3, 9)] {
        let sheet = Sheet::of_lesson(&lesson, seed, (copy, 3)).expect("a sheet");
        let name = format!("Seed {seed} · copy {copy} of 3");
        assert!([&questions, &both, &only].iter().all(|text| text.contains(&name)), "{name}");
        for line in sheet.answers().lines() {
            assert!(both.contains(line) && only.contains(line), "{line}");
        }
        // Graded by the same seed, the answers are right.
        let dealt = lesson.clone().dealt(seed);
        let (given, unread) = dealt.read_answers(&sheet.answers());
        assert_eq!((given.len(), unread.len()), (2, 0));
        for (answer, asking) in given.iter().zip(dealt.questions()) {
            let asked = Asked::of(&asking.question).expect("it can be asked");
            assert!(asked.grade(&answer.text, Lang::En).expect("it is read").score.is_full());
        }
        keys.push(sheet.answers());
    }
    keys.dedup();
    assert_eq!(keys.len(), 3, "{keys:?}");
}

#[test]
fn boards_are_drawn_without_the_answer() {
    let tour = "puzzle: tour\nboard: 5x5\nstart: c3";
    let table = [
        (format!("question: next-square\n{tour}\nstep: 40"), true),
        (format!("question: back-out\n{tour}\nstep: 40"), false),
        ("question: lost\npuzzle: queens\nsize: 6\nstep: 9".to_owned(), false),
        ("question: next-square\npuzzle: sudoku\nstep: 4".to_owned(), true),
    ];
    for (lines, has_stops) in table {
        let lesson = Lesson::parse(&format!("```question\n{lines}\n```\n")).expect("short");
        assert_eq!(lesson.broken().next(), None, "{lines}");
        let sheet = Sheet::of_lesson(&lesson, 1, (1, 1)).expect("a sheet");
        let asked =
            Asked::of(&lesson.questions().next().expect("one").question).expect("it is asked");
        let boards = asked.boards();
        assert_eq!(boards.len() > 1, has_stops, "{lines}");
        let pages = sheet.pages(Side::Questions, Paper::A4, Lang::En);
        let marks = || pages.iter().flat_map(|page| &page.marks);
        let paths = marks().filter(|mark| matches!(mark, Mark::Path { .. })).count();
        assert!(paths > 3 * boards.len(), "{lines}: {paths}");
        let (width, height) = Paper::A4.size();
        for mark in marks() {
            let (Mark::Text { at, .. } | Mark::Path { at, .. }) = mark;
            assert!((0.0..width).contains(&at.0) && (0.0..height).contains(&at.1), "{mark:?}");
        }
        let all: String = pages.iter().map(words).collect();
        assert_eq!(all.contains("Stop 2"), has_stops, "{lines}");
        assert!(!all.contains('♞') && !all.contains('♛'), "no font is needed for pieces");
    }
}

#[test]
fn a_program_to_write_is_printed_with_the_page_where_it_is_written() {
    let block = "```program\ntask: write\nexercise: queens\nlanguage: python\n```\n";
    let lesson = Lesson::parse(block).expect("short");
    assert_eq!(lesson.broken().next(), None);
    let sheet = Sheet::of_lesson(&lesson, 1, (1, 1)).expect("a sheet");
    for (side, is_there) in [(Side::Questions, true), (Side::Answers, false)] {
        let pages = sheet.pages(side, Paper::A4, Lang::En);
        let text = pages.iter().map(words).collect::<String>().replace('\n', " ");
        assert!(
            text.contains("Write a search in Python") || text.contains("none attacking"),
            "{text}"
        );
        assert_eq!(text.contains("on the page “Program” of Plyscope"), is_there, "{text}");
    }
}

#[test]
fn every_kind_of_answer_can_be_typed_off_the_paper() {
    let quiz = "tree: ((2 4) (15 6)) ((8 5) (20 3))";
    let tour = "puzzle: tour\nboard: 5x5\nstart: c3\nstep: 40";
    let blocks = Kind::ALL.iter().map(|(id, kind)| {
        let subject = match kind.descriptor().about {
            About::Board => tour,
            About::Program => "exercise: queens\nvariant: 2",
            About::Assignment => "exercise: queens\nlanguage: python",
            About::Tree | About::Search | About::Playback => quiz,
        };
        format!("```question\nquestion: {id}\n{subject}\n```\n")
    });
    let lesson = Lesson::parse(&blocks.collect::<String>()).expect("short");
    let sheet = Sheet::of_lesson(&lesson, 1, (1, 1)).expect("a sheet");
    for lang in Lang::ALL {
        let pages = sheet.pages(Side::Answers, Paper::A4, lang);
        let page_texts: Vec<String> = pages.iter().map(words).collect();
        let is_answer = |line: &&str| {
            let name = line.split_once(": ").map_or("", |(name, _)| name);
            line.starts_with("   ")
                || (!name.is_empty() && name.chars().all(|c| c.is_ascii_digit()))
        };
        let typed: Vec<&str> =
            page_texts.iter().flat_map(|page| page.lines()).filter(is_answer).collect();
        let (given, unread) = lesson.read_answers(&typed.join("\n"));
        assert_eq!((given.len(), unread), (Kind::ALL.len(), vec![]), "{typed:?}");
        for (answer, asking) in given.iter().zip(lesson.questions()) {
            let asked = Asked::of(&asking.question).expect("it can be asked");
            let grade = asked.grade(&answer.text, lang).expect("it is read");
            assert!(grade.score.is_full(), "{}", answer.text);
        }
    }
}
