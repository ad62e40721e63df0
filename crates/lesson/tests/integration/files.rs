//! Files for other programs are correct: values with every digit, valid formats, and cells that no
//! spreadsheet evaluates as formulas.

use crate::chance_setups::chance_setup;
use plyscope_export::figure::palette::Scheme;
use plyscope_export::figure::svg;
use plyscope_export::handout::csv;
use plyscope_export::handout::film::{frames, FilmProblem, Span};
use plyscope_export::handout::scene::{Look, Scene, TooLarge, MOST_NODES};
use plyscope_export::handout::strip::strip;
use plyscope_i18n::Lang;
use plyscope_lesson::sheet::{self, Sheet, Side};
use plyscope_lesson::Lesson;
use plyscope_quiz::values::{Values, Worth};
use plyscope_quiz::Quiz;
use plyscope_report as report;
use plyscope_report::placed;
use plyscope_search::trace::Recorder;
use plyscope_search::tree::{Name, TreeBuilder};
use plyscope_search::{GameTree, Player, Step, TreeNode, Value};
use plyscope_session::caption::caption;
use plyscope_session::engine::search_tree;
use plyscope_session::Session;
use plyscope_setup::Setup;
use plyscope_view::picture::Shown;
use proptest::collection::vec;
use proptest::prelude::*;
use roxmltree::Document;
use serde_json::Value as Json;

const LOOK: Look = Look { scheme: Scheme::Light, names: Shown::Yes, lang: Lang::En };

fn searched(tree: GameTree) -> Session {
    search_tree(tree, Setup::default(), Recorder::new()).expect("no limit")
}

/// A node with leaves.
fn tree(values: &[Value]) -> GameTree {
    let mut builder = TreeBuilder::new();
    builder.open().expect("small");
    values.iter().for_each(|&value| builder.leaf(value).expect("small"));
    builder.close();
    builder.finish(Player::Max).expect("one root")
}

fn parsed(text: &str) -> Option<Value> {
    GameTree::parse(text).ok()?.leaf_value(TreeNode::ROOT)
}

/// The rows of a table as RFC 4180 has them.
fn rows(table: &str) -> Vec<Vec<String>> {
    let (mut rows, mut row, mut field) = (Vec::new(), Vec::new(), String::new());
    let mut signs = table.chars().peekable();
    let mut in_quotes = false;
    while let Some(c) = signs.next() {
        match c {
            '"' if in_quotes && signs.peek() == Some(&'"') => field.extend(signs.next()),
            '"' => in_quotes = !in_quotes,
            ',' if !in_quotes => row.push(std::mem::take(&mut field)),
            '\r' if !in_quotes && signs.peek() == Some(&'\n') => {
                signs.next();
                row.push(std::mem::take(&mut field));
                rows.push(std::mem::take(&mut row));
            }
            c => field.push(c),
        }
    }
    rows
}

fn table(session: &Session) -> String {
    let steps = (1..=session.trace().last_step().0).map(Step);
    let row = |step| csv::row(session, step, &caption(session, step, Lang::En));
    std::iter::once(csv::header()).chain(steps.filter_map(row)).collect()
}

/// The values of a report, found by their keys, as they are written.
fn written(json: &Json, found: &mut Vec<String>) {
    match json {
        Json::Array(items) => items.iter().for_each(|item| written(item, found)),
        Json::Object(entries) => {
            for (key, value) in entries {
                match value {
                    Json::Number(number)
                        if ["value", "alpha", "beta", "best"].contains(&key.as_str()) =>
                    {
                        found.push(number.to_string());
                    }
                    other => written(other, found),
                }
            }
        }
        _ => {}
    }
}

/// The facts of a step, as they are written, and without what is searched. `best`, the ends of windows and the
/// bound of a cut are exact in JSON only.
fn facts(json: &Json, found: &mut Vec<String>) {
    match json {
        Json::Object(entries) => {
            let is_bound = ["bound", "asks"].iter().any(|key| entries.contains_key(*key));
            let others = entries.iter().filter(|(key, _)| match key.as_str() {
                "tree" | "algorithm" | "alpha_exact" | "beta_exact" | "best_exact" => false,
                "value_exact" => !is_bound,
                _ => true,
            });
            others.for_each(|(_, value)| facts(value, found));
        }
        Json::Array(names) => {
            let names: Vec<&str> = names.iter().filter_map(Json::as_str).collect();
            found.push(names.join("; "));
        }
        Json::String(text) => found.push(text.clone()),
        Json::Bool(is) => found.push(if *is { "yes" } else { "no" }.to_owned()),
        Json::Number(number) => found.push(number.to_string()),
        Json::Null => {}
    }
}

/// A table has every fact of the steps in a field.
fn check_facts(session: &Session) -> Result<(), TestCaseError> {
    for (step, row) in (1..).zip(&rows(&table(session))[1..]) {
        let mut found = Vec::new();
        facts(&report::json(&report::step::step(session, Step(step))), &mut found);
        for fact in found {
            let is_there = row.iter().any(|field| field.trim_start_matches('\'') == fact);
            prop_assert!(is_there, "{fact} of step {step}: {row:?}");
        }
    }
    Ok(())
}

proptest! {
    #[test]
    fn tables_have_the_facts_of_the_steps(
        (tree, setup) in (crate::core_support::tree(), crate::setups::setup()),
        (chances, averaged) in (crate::core_support::chance::chance_tree(), chance_setup()),
    ) {
        for (tree, setup) in [(tree, setup), (chances, averaged)] {
            check_facts(&search_tree(tree, setup, Recorder::new()).expect("no limit"))?;
        }
    }

    #[test]
    fn values_are_written_with_every_digit(counts in vec(crate::numbers::millionths(), 2..6)) {
        let values: Vec<Value> = counts.iter().filter_map(|&count| Value::millionths(count)).collect();
        let session = searched(tree(&values));
        let steps = (1..=session.trace().last_step().0).map(Step);
        let reports = [
            report::json(&report::tree::tree(&session).expect("it ended")),
            steps.map(|step| report::json(&report::step::step(&session, step))).collect(),
            report::json(&placed::tree(session.tree())),
        ];
        for report in reports {
            // Through text, as another program gets it.
            let read: Json = serde_json::from_str(&report.to_string()).expect("JSON");
            let mut found = Vec::new();
            written(&read, &mut found);
            prop_assert!(!found.is_empty());
            for number in found {
                prop_assert!(parsed(&number).is_some_and(|value| values.contains(&value)), "{number}");
            }
        }
        let rows = rows(&table(&session));
        for column in ["value", "alpha", "beta", "best", "bound_value"] {
            let place = rows[0].iter().position(|name| name == column).expect("a column");
            for field in rows[1..].iter().map(|row| &row[place]).filter(|field| !field.is_empty()) {
                prop_assert!(parsed(field).is_some_and(|value| values.contains(&value)), "{field}");
            }
        }
    }

    #[test]
    fn a_millionth_makes_an_answer_wrong(counts in vec(crate::numbers::millionths(), 2..6)) {
        let values: Vec<Value> = counts.iter().filter_map(|&count| Value::millionths(count)).collect();
        let tree = tree(&values);
        let setup = Worth::Minimax.setup(Setup::default(), &tree);
        let session = search_tree(tree, setup, Recorder::new()).expect("no limit");
        let quiz = Values::new(session, Worth::Minimax);
        let best = values.iter().max().expect("some");
        let other = if best.as_millionths() > Some(0) { best.next_down() } else { best.next_up() };
        for (value, is_right) in [(*best, true), (other, false)] {
            let answer = quiz.read(&format!("L1-1={value}")).expect("a value");
            let grade = quiz.grade(&answer, Lang::En);
            prop_assert_eq!(grade.score.is_full(), is_right, "{}", value);
            let right = best.to_string().replace('-', "−");
            prop_assert!(is_right || grade.findings[0].why.contains(&right), "{:?}", grade);
        }
    }

    #[test]
    fn pictures_are_xml_whatever_names_have_in_them(names in vec(crate::odd::text(), 3)) {
        let mut builder = TreeBuilder::new();
        builder.open().expect("small");
        for (name, value) in names.iter().zip([Value::ZERO, Value::WIN]) {
            builder.leaf(value).expect("small");
            Name::new(name).into_iter().for_each(|name| builder.name(name));
        }
        builder.close();
        let session = searched(builder.finish(Player::Max).expect("one root"));
        let fields = rows(&table(&session)).concat();
        let is_formula = |field: &&String| {
            field.starts_with(['=', '+', '-', '@', '\t', '\r']) && parsed(field).is_none()
        };
        prop_assert_eq!(fields.iter().find(is_formula), None);
        let mut scene = Scene::Search(session);
        let figure = scene.at(3).expect("a step").figure(LOOK).expect("small");
        Document::parse(&svg::document(&figure, Lang::En)).expect("XML");
        let frames = frames(&mut scene, Span::new(1, 3).expect("forwards"), LOOK).expect("small");
        let strip = strip(&frames).expect("some");
        Document::parse(&svg::document(&strip, Lang::En)).expect("XML");
    }

    #[test]
    fn sheets_are_xml_whatever_lessons_have_in_them(title in crate::odd::text(), prompt in crate::odd::text()) {
        let one_line = |text: &str| text.replace(['\n', '\r'], " ");
        let lesson = format!(
            "---\ntitle: {}\n---\n```question\nprompt: {}\ntree: 4 8\n```\n",
            one_line(&title),
            one_line(&prompt)
        );
        let lesson = Lesson::parse(&lesson).expect("short");
        if let Ok(sheet) = Sheet::of_lesson(&lesson, 1, (1, 1)) {
            let pages = sheet.pages(Side::Questions, sheet::page::Paper::A4, Lang::En);
            Document::parse(&sheet::svg(&pages, &title, Lang::En)).expect("XML");
            let html = sheet::html(&pages, &title, Lang::En);
            let is_odd = |c: char| c.is_control() && c != '\n' && c != '\t' || matches!(c, '\u{fffe}' | '\u{ffff}');
            prop_assert!(!html.contains(is_odd));
        }
    }
}

#[test]
fn trees_are_drawn_up_to_a_size_and_refused_at_once_above_it() {
    let scene = |leaves: usize| Scene::Search(searched(tree(&vec![Value::ZERO; leaves])));
    let mut large = scene(MOST_NODES);
    let too_large = TooLarge { nodes: MOST_NODES + 1 };
    assert_eq!(large.at(1).expect("a step").figure(LOOK).map(drop), Err(too_large));
    assert_eq!(TooLarge::check(MOST_NODES), Ok(()));
    assert!(scene(300).at(1).expect("a step").figure(LOOK).is_ok());
    // Small enough for one picture, but not for sixty.
    let span = Span::new(1, 60).expect("forwards");
    assert_eq!(frames(&mut large, span, LOOK), Err(FilmProblem::TooLarge(too_large)));
    assert_eq!(frames(&mut scene(2_000), span, LOOK), Err(FilmProblem::TooMuch));
}
