//! Reports on searches of trees.

use plyscope_i18n::{numerals, texts, Lang};
use plyscope_quiz::prompt::search_name;
use plyscope_report::values;
use plyscope_search::{Bound, GameTree, TreeNode, Value};
use plyscope_setup::address::At;
use plyscope_setup::link::Link;
use plyscope_setup::Choice;
use plyscope_view::caption::player_name;
use plyscope_view::session::Session;
use serde_json::{json, Value as Json};

use super::{Done, Example, Sentence, Wording};
use crate::departure::{Departure, How};
use crate::judging::{Counterexample, Searches, Verdict};
use crate::wrong_search::WrongSearch;

impl Wording for Searches {
    const TASKS: &'static str = "trees";

    fn name(&self) -> (&'static str, &'static str) {
        ("algorithm", self.setup.algorithm.id())
    }

    fn sentence(&self, sentence: Sentence<'_>, lang: Lang) -> String {
        let algorithm = search_name(&self.setup, lang);
        match sentence {
            Sentence::Verdict { verdict: Verdict::Right, tasks } => {
                texts::judge_right(lang, tasks, &algorithm)
            }
            Sentence::Verdict { verdict, .. } => texts::judge_wrong(lang, verdict.id(), &algorithm),
            Sentence::Passed { passed, tasks } => texts::judge_passed(lang, passed, tasks),
            Sentence::TooMany { more, expected } => {
                texts::judge_too_many_nodes(lang, more, expected)
            }
        }
    }

    fn id(wrong: &&'static WrongSearch) -> &'static str {
        wrong.id()
    }

    fn thought(wrong: &&'static WrongSearch, found: &Counterexample, lang: Lang) -> String {
        wrong.text(&found.session, lang)
    }

    fn example(found: &Counterexample, lang: Lang) -> Example<'_> {
        let tree = found.session.tree();
        let done = |value: Option<Value>, nodes: Vec<TreeNode>| Done {
            value: value.map_or(Json::Null, values::value),
            written: value.map_or_else(|| "–".to_owned(), |value| numerals::value(lang, value)),
            visited: names(tree, nodes.into_iter()),
        };
        let departure = found.departure.as_ref().map(|departure| {
            let sentences = departure.sentences(&found.session, lang);
            (self::departure(&found.session, departure, lang), sentences)
        });
        let got = found.answer.as_ref();
        Example {
            fields: vec![
                ("tree", Json::from(tree.to_string())),
                ("root", Json::from(values::player(tree.root_player()))),
            ],
            task: texts::judge_tree(lang, player_name(tree.root_player()), &tree.to_string()),
            expected: done(Some(found.expected.value), found.expected.visits.clone()),
            got: got.map(|walk| done(walk.value.flatten(), walk.nodes().collect())),
            departure,
            link: link(found),
        }
    }

    fn values(got: &str, expected: &str, lang: Lang) -> String {
        texts::judge_values(lang, got, expected)
    }

    fn visited([got, expected]: [String; 2], lang: Lang) -> [String; 2] {
        [texts::judge_yours(lang, &got), texts::judge_expected(lang, &expected)]
    }

    fn tests(lang: Lang) -> [String; 2] {
        [texts::judge_test_values(lang), texts::judge_test_nodes(lang)]
    }
}

/// The words of the kinds of departures.
pub const DEPARTURES: [&str; 6] = ["node", "alpha", "beta", "returned", "cut", "value"];

/// A departure as an object of JSON.
#[must_use]
pub fn departure(session: &Session, departure: &Departure, lang: Lang) -> Json {
    let name = |node| session.tree().l_name(node).to_string();
    let value = values::value;
    let [enters, alpha, beta, returned, cut, result] = DEPARTURES;
    let (kind, node, got, expected) = match departure.how {
        How::Enters { got, expected } => {
            (enters, None, json!(name(got)), json!(expected.map(name)))
        }
        How::Ends { expected } => (enters, None, Json::Null, json!(name(expected))),
        How::Window { node, bound, got, expected } => {
            let kind = match bound {
                Bound::Alpha => alpha,
                Bound::Beta => beta,
            };
            (kind, Some(name(node)), value(got), value(expected))
        }
        How::Returns { node, got, expected } => {
            (returned, Some(name(node)), value(got), value(expected))
        }
        How::Cuts { node } => (cut, Some(name(node)), json!(true), json!(false)),
        How::Result { got, expected } => {
            (result, None, got.map_or(Json::Null, value), value(expected))
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
