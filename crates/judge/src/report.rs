//! What judging has found, as JSON and as sentences.

use plyscope_i18n::{numerals, texts, Lang};
use plyscope_quiz::prompt::search_name;
use plyscope_search::{bidi, GameTree, TreeNode, Value};
use plyscope_setup::address::At;
use plyscope_setup::link::Link;
use plyscope_setup::Choice;
use plyscope_view::caption::player_name;
use plyscope_view::report::values;
use serde_json::{json, Value as Json};

use crate::departure::{Departure, How};
use crate::judging::{Counterexample, Report, Verdict};
use crate::trace::Walk;

/// The report as an object of JSON.
#[must_use]
pub fn json(report: &Report, lang: Lang) -> Json {
    let ids: Vec<&str> = report.misconceptions.iter().map(|wrong| wrong.id()).collect();
    let unknown = (report.unknown.count > 0).then(|| {
        let first = report.unknown.first.first();
        json!({
            "count": report.unknown.count,
            "line": first.map(|(line, _)| line),
            "text": first.map(|(_, text)| text),
        })
    });
    json!({
        "verdict": report.verdict.id(),
        "algorithm": report.setup.algorithm.id(),
        "trees": report.trees,
        "passed": report.passed,
        "right_values": report.right_values,
        "nodes_expected": report.nodes_expected,
        "nodes_visited": report.nodes_visited,
        "counterexample": report.counterexample.as_ref().map(|found| counterexample(found, lang)),
        "misconceptions": ids,
        "unknown_lines": unknown,
        "text": text(report, lang),
    })
}

fn counterexample(found: &Counterexample, lang: Lang) -> Json {
    let tree = found.session.tree();
    let got = match &found.answer {
        Ok(walk) => json!({
            "value": given(walk),
            "visited": names(tree, walk.nodes()),
        }),
        Err(failure) => json!({
            "error": failure.sentence(lang),
            "stderr": failure.errors,
        }),
    };
    json!({
        "tree": tree.to_string(),
        "root": values::player(tree.root_player()),
        "expected": {
            "value": values::value(found.expected.value),
            "visited": names(tree, found.expected.visits.iter().copied()),
        },
        "got": got,
        "first_difference": found.departure.as_ref().map(|departure| difference(found, departure, lang)),
        "link": link(found),
    })
}

fn given(walk: &Walk) -> Json {
    walk.value.flatten().map_or(Json::Null, values::value)
}

fn difference(found: &Counterexample, departure: &Departure, lang: Lang) -> Json {
    self::departure(&found.session, departure, lang)
}

/// A departure as an object of JSON.
#[must_use]
pub fn departure(
    session: &plyscope_view::session::Session,
    departure: &Departure,
    lang: Lang,
) -> Json {
    let name = |node| session.tree().l_name(node).to_string();
    let value = values::value;
    let (kind, node, got, expected) = match departure.how {
        How::Enters { got, expected } => {
            ("node", None, json!(name(got)), json!(expected.map(name)))
        }
        How::Ends { expected } => ("node", None, Json::Null, json!(name(expected))),
        How::Window { node, bound, got, expected } => {
            let kind = match bound {
                plyscope_search::Bound::Alpha => "alpha",
                plyscope_search::Bound::Beta => "beta",
            };
            (kind, Some(name(node)), value(got), value(expected))
        }
        How::Returns { node, got, expected } => {
            ("returned", Some(name(node)), value(got), value(expected))
        }
        How::Cuts { node } => ("cut", Some(name(node)), json!(true), json!(false)),
        How::Result { got, expected } => {
            ("value", None, got.map_or(Json::Null, value), value(expected))
        }
    };
    json!({
        "kind": kind,
        "visit": departure.visit,
        "line": departure.line,
        "node": node,
        "got": got,
        "expected": expected,
        "step": departure.step.0,
        "text": departure.sentences(session, lang),
    })
}

fn names(tree: &GameTree, nodes: impl Iterator<Item = TreeNode>) -> Vec<String> {
    nodes.map(|node| tree.l_name(node).to_string()).collect()
}

/// The page that shows the right search where the program departs from it, relative to a site.
fn link(found: &Counterexample) -> String {
    let tree = found.session.tree();
    let step =
        found.departure.as_ref().map_or(At::Last, |departure| At::Step(departure.step.0.into()));
    let fragment = Link::print(&tree.to_string(), tree.root_player(), found.session.setup(), step);
    format!("index.html#{fragment}")
}

/// How many nodes are named in a text.
const NAMED: usize = 60;

/// The report as a text of several lines.
#[must_use]
pub fn text(report: &Report, lang: Lang) -> String {
    let algorithm = search_name(&report.setup, lang);
    let mut lines = vec![match report.verdict {
        Verdict::Right => texts::judge_right(lang, report.trees, &algorithm),
        verdict => texts::judge_wrong(lang, verdict.id(), &algorithm),
    }];
    if report.verdict != Verdict::Right {
        let (passed, trees) = (lang.number(report.passed), lang.number(report.trees));
        lines.push(texts::judge_passed(lang, &passed, &trees));
    }
    if report.verdict <= Verdict::WrongValue && report.nodes_visited > report.nodes_expected {
        let more = (report.nodes_visited - report.nodes_expected) as usize;
        let expected = lang.count(report.nodes_expected);
        lines.push(texts::judge_too_many_nodes(lang, more, &expected));
    }
    if let Some(found) = &report.counterexample {
        lines.extend(example(found, lang));
    }
    if let Some(found) = &report.counterexample {
        for wrong in &report.misconceptions {
            lines.push(texts::lesson_perhaps(lang, &wrong.text(&found.session, lang)));
        }
    }
    if let Some((line, text)) = report.unknown.first.first() {
        let count = report.unknown.count as usize;
        lines.push(texts::judge_unknown(lang, count, *line as usize, &shown(text)));
    }
    lines.join("\n")
}

fn example(found: &Counterexample, lang: Lang) -> Vec<String> {
    let tree = found.session.tree();
    let player = player_name(tree.root_player());
    let mut lines = vec![texts::judge_tree(lang, player, &tree.to_string())];
    let value = |value: Value| numerals::value(lang, value);
    match &found.answer {
        Ok(walk) => {
            let got = walk.value.flatten().map_or_else(|| "–".to_owned(), value);
            lines.push(texts::judge_values(lang, &got, &value(found.expected.value)));
            lines.push(texts::judge_yours(lang, &listed(tree, walk.nodes(), lang)));
            let expected = listed(tree, found.expected.visits.iter().copied(), lang);
            lines.push(texts::judge_expected(lang, &expected));
            let departure = found.departure.as_ref();
            lines.extend(departure.map(|departure| departure.sentences(&found.session, lang)));
        }
        Err(failure) => {
            lines.push(failure.sentence(lang));
            if !failure.errors.is_empty() {
                lines.push(texts::judge_errors(lang));
                lines.extend(failure.errors.lines().map(|line| format!("  {}", shown(line))));
            }
        }
    }
    lines.push(texts::judge_link(lang, &link(found)));
    lines
}

fn listed(tree: &GameTree, nodes: impl Iterator<Item = TreeNode>, lang: Lang) -> String {
    let mut names = names(tree, nodes);
    let count = names.len();
    names.truncate(NAMED);
    let text = names.join(" ");
    match count > NAMED {
        true => texts::judge_and_more(lang, &text, count - NAMED),
        false => text,
    }
}

/// A text of a program, without the characters that would control a terminal.
fn shown(text: &str) -> String {
    bidi::without_controls(&text.replace(char::is_control, "\u{fffd}")).into_owned()
}
