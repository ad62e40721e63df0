//! Facts about a question for its author.

use plyscope_search::{CutRule, Player, Turn};

use plyscope_quiz::asked::Asked;
use plyscope_quiz::kind::{Kind, Shows};
use plyscope_quiz::question::{Question, Subject};
use plyscope_session::cause::is_deep;
use plyscope_session::Session;
use plyscope_setup::{Feature, Setup};

/// Facts about a question on a tree, from the trace of its search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Facts {
    /// How many nodes the tree has.
    pub nodes: usize,
    /// How many of them are leaves.
    pub leaves: usize,
    /// How many layers they lie in.
    pub layers: usize,
    /// Facts about its search; `None` if the question is not about a search.
    pub search: Option<SearchFacts>,
    /// Whether it matters when the search cuts.
    pub rule: Rule,
}

/// What a search does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SearchFacts {
    /// How many nodes are visited.
    pub visited: usize,
    /// How many never are.
    pub pruned: usize,
    /// How many cuts are made at MAX's nodes.
    pub at_max: usize,
    /// How many are made at MIN's.
    pub at_min: usize,
    /// How many are made at chance nodes.
    pub at_chance: usize,
    /// How many cuts are met by a bound from further up than the parent.
    pub deep: usize,
}

/// Whether the right answer depends on whether equal values are cut.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rule {
    /// The question does not involve the rule.
    Moot,
    /// The answer is the same with ≥ and with >.
    Same,
    /// The answers differ.
    Matters,
}

impl Facts {
    /// The facts about a prepared question; `None` for one about a board.
    #[must_use]
    pub fn of(question: &Question, asked: &Asked) -> Option<Self> {
        let session = asked.session()?;
        let tree = session.tree();
        let leaves = tree.nodes().filter(|&node| tree.children(node).len() == 0).count();
        let is_search = question.kind.is_about_searches();
        Some(Self {
            nodes: tree.len(),
            leaves,
            layers: tree.layer_count(),
            search: is_search.then(|| SearchFacts::of(session)),
            rule: if is_search { Rule::of(question, asked) } else { Rule::Moot },
        })
    }
}

impl SearchFacts {
    fn of(session: &Session) -> Self {
        let trace = session.trace();
        let tree = session.tree();
        let at =
            |turn| trace.cuts().filter(|cut| tree.turn(session.node(cut.node)) == turn).count();
        let visited = session.tree().nodes().filter(|&node| session.is_visited(node)).count();
        Self {
            visited,
            pruned: session.tree().len() - visited,
            at_max: at(Turn::Player(Player::Max)),
            at_min: at(Turn::Player(Player::Min)),
            at_chance: at(Turn::Chance),
            deep: trace.cuts().filter(|cut| is_deep(session, cut)).count(),
        }
    }
}

/// Whether two cutoff rules lead to the same question and answer.
fn is_same(kind: Kind, asked: &Asked, other: &Asked) -> bool {
    let pruned =
        |asked: &Asked| asked.session().map(|session| session.pruned().collect::<Vec<_>>());
    match kind.descriptor().shows {
        Shows::Subject => asked.key() == other.key(),
        Shows::Search | Shows::Shape => pruned(asked) == pruned(other),
    }
}

impl Rule {
    fn of(question: &Question, asked: &Asked) -> Self {
        let Subject::Tree { tree, text, setup } = &question.subject else { return Self::Moot };
        if !setup.algorithm.offers(Feature::Cut) {
            return Self::Moot;
        }
        let cut = match setup.cut {
            CutRule::AtLeast => CutRule::Above,
            CutRule::Above => CutRule::AtLeast,
        };
        let setup = Setup { cut, ..*setup };
        let subject = Subject::Tree { tree: tree.clone(), text: text.clone(), setup };
        let other = Asked::of(&Question { subject, ..question.clone() });
        match other {
            Ok(other) if is_same(question.kind, asked, &other) => Self::Same,
            _ => Self::Matters,
        }
    }
}
