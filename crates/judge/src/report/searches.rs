//! Reports on searches of trees.

use plyscope_i18n::{numerals, texts, Lang};
use plyscope_program_trace::Walk;
use plyscope_quiz::prompt::search_name;
use plyscope_report::parts::{words, Word, Worth};
use plyscope_search::algo::Algorithm;
use plyscope_search::{Bound, GameTree, Player, TreeNode};
use plyscope_session::caption::player_name;
use plyscope_session::Session;
use plyscope_setup::address::At;
use plyscope_setup::link::Link;
use schemars::JsonSchema;
use serde::Serialize;

use super::{Done, Example, Sentence, Wording};
use crate::departure::{Departure, How};
use crate::judging::{Counterexample, Searches, Verdict};
use crate::wrong_search::WrongSearch;

impl Wording for Searches {
    type Judged = JudgedOnTrees;
    type Failed = TreeOnWhichItFails;
    type Value = Worth;
    type Difference = FirstDifference;

    fn judged(&self, trees: usize) -> JudgedOnTrees {
        JudgedOnTrees { algorithm: Word(self.setup.algorithm), trees }
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

    fn example(found: &Counterexample, lang: Lang) -> Example<'_, Self> {
        let tree = found.session.tree();
        let written = |value| numerals::value(lang, value);
        let got = |walk: &Walk| {
            let value = walk.value.flatten();
            Done {
                value: value.and_then(Worth::of),
                written: value.map_or_else(|| "–".to_owned(), written),
                visited: names(tree, walk.nodes()),
            }
        };
        let expected = &found.expected;
        let departure = found.departure.as_ref().map(|departure| {
            let sentences = departure.sentences(&found.session, lang);
            (self::departure(&found.session, departure, lang), sentences)
        });
        Example {
            failed: TreeOnWhichItFails { tree: tree.to_string(), root: Word(tree.root_player()) },
            task: texts::judge_tree(lang, player_name(tree.root_player()), &tree.to_string()),
            expected: Done {
                value: Worth::known(expected.value),
                written: written(expected.value),
                visited: names(tree, expected.visits.iter().copied()),
            },
            got: found.answer.as_ref().map(got),
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

/// What a function was judged as, and on how many trees.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct JudgedOnTrees {
    /// Which search it was meant to be.
    pub algorithm: Word<Algorithm>,
    /// How many trees there were.
    pub trees: usize,
}

/// A tree on which a function fails.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct TreeOnWhichItFails {
    /// The tree in its shortest notation.
    pub tree: String,
    /// Who is to move at the root.
    pub root: Word<Player>,
}

/// How a function departs from a search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DepartureKind {
    /// It visits another node.
    Node,
    /// It has another α at a node.
    Alpha,
    /// It has another β at a node.
    Beta,
    /// It leaves a node with another value.
    Returned,
    /// It cuts where the search does not.
    Cut,
    /// It gives another result.
    Value,
}

words! {
    DepartureKind = "DepartureKind" {
        Self::Node => "node",
        Self::Alpha => "alpha",
        Self::Beta => "beta",
        Self::Returned => "returned",
        Self::Cut => "cut",
        Self::Value => "value",
    }
}

/// Where a function first departs from the search.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
#[schemars(rename = "Departure")]
pub struct FirstDifference {
    /// How it departs.
    pub kind: Word<DepartureKind>,
    /// The number of the visit, from 1.
    pub visit: u32,
    /// The line of its trace; null where the trace ends too early.
    pub line: Option<u32>,
    /// The node whose window, value or cut it is.
    pub node: Option<String>,
    /// What it did: the node, the value, or whether it cuts; null for nothing, or an open end.
    pub got: Option<Seen>,
    /// What the search does instead.
    pub expected: Option<Seen>,
    /// The step of the right search that shows it.
    pub step: u32,
    /// How it departs and why that is wrong, in sentences.
    pub text: String,
}

/// What is compared at a visit.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
#[serde(untagged)]
#[schemars(inline)]
pub enum Seen {
    /// A value.
    Value(Worth),
    /// The name of a node.
    Node(String),
    /// Whether a function cuts.
    Cut(bool),
}

/// Where a function departs from a search.
#[must_use]
pub fn departure(session: &Session, departure: &Departure, lang: Lang) -> FirstDifference {
    let name = |node| session.tree().l_name(node).to_string();
    let seen = |node| Some(Seen::Node(name(node)));
    let value = |value| Worth::of(value).map(Seen::Value);
    let (kind, node, got, expected) = match departure.how {
        How::Enters { got, expected } => {
            (DepartureKind::Node, None, seen(got), expected.and_then(seen))
        }
        How::Ends { expected } => (DepartureKind::Node, None, None, seen(expected)),
        How::Window { node, bound, got, expected } => {
            let kind = match bound {
                Bound::Alpha => DepartureKind::Alpha,
                Bound::Beta => DepartureKind::Beta,
            };
            (kind, Some(node), value(got), value(expected))
        }
        How::Returns { node, got, expected } => {
            (DepartureKind::Returned, Some(node), value(got), value(expected))
        }
        How::Cuts { node } => {
            let [cuts, does_not] = [true, false].map(Seen::Cut);
            (DepartureKind::Cut, Some(node), Some(cuts), Some(does_not))
        }
        How::Result { got, expected } => {
            (DepartureKind::Value, None, got.and_then(value), value(expected))
        }
    };
    FirstDifference {
        kind: Word(kind),
        visit: departure.visit,
        line: departure.line,
        node: node.map(name),
        got,
        expected,
        step: departure.step.0,
        text: departure.sentences(session, lang),
    }
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
