//! The result of SSS* or proof-number search.

use plyscope_best_first::proof_number::{self, Answer, Numbers};
use plyscope_best_first::sss;
use plyscope_best_first::tree::Node;
use plyscope_best_first_view::best_first::{Record, Session};
use plyscope_search::{Player, Turn};
use schemars::JsonSchema;
use serde::Serialize;

use crate::mcts::{l_name, subject, Subject};
use crate::parts::{constant_word, Word, Worth};
use crate::values;

/// The result of a search, and what alpha-beta visits for the same.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(untagged)]
pub enum BestFirstResult {
    /// That of SSS*.
    Sss(SssResult),
    /// That of proof-number search.
    ProofNumber(ProofNumberResult),
}

constant_word!(
    /// The algorithm of its results.
    Sss = "sss"
);

/// What SSS* finds.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct SssResult {
    /// What was searched.
    #[serde(flatten)]
    pub subject: Subject,
    /// That it was SSS*.
    pub algorithm: Sss,
    /// How many plies it looked ahead; null for up to the end of the game.
    pub depth: Option<u16>,
    /// How many steps it took.
    pub steps: u32,
    /// How many nodes were added to the tree.
    pub nodes: usize,
    /// How many leaves were evaluated.
    pub leaves: usize,
    /// How many leaves alpha-beta visits, from left to right; null where counting them takes too long.
    pub alpha_beta_leaves: Option<usize>,
    /// Who moves at the root; null if the game is over.
    pub root: Option<Word<Player>>,
    /// The value of the root, to MAX; null if the search ended before.
    pub value: Option<Worth>,
    /// The value as a fraction.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub value_exact: Option<String>,
    /// Whether the value is an estimate: the search left a node to the static evaluation.
    pub estimate: bool,
    /// The leaves that were evaluated, in that order: L-names of nodes, or moves joined by “–”.
    pub evaluated: Vec<String>,
}

constant_word!(
    /// The algorithm of its results.
    ProofNumber = "proof-number"
);

/// What proof-number search finds.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct ProofNumberResult {
    /// What was searched.
    #[serde(flatten)]
    pub subject: Subject,
    /// That it was proof-number search.
    pub algorithm: ProofNumber,
    /// What MAX should get at least.
    pub goal: Worth,
    /// The goal as a fraction.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub goal_exact: Option<String>,
    /// How many iterations it took.
    pub iterations: u32,
    /// How many nodes were added to the tree.
    pub nodes: usize,
    /// How many nodes alpha-beta visits, from left to right; null where counting them takes too long.
    pub alpha_beta_nodes: Option<usize>,
    /// Who moves at the root; null if the game is over.
    pub root: Option<Word<Player>>,
    /// Null if the search ended before the question was answered.
    pub answer: Option<Word<Answer>>,
    /// The proof number of the root; null where it is infinite.
    pub proof: Option<u32>,
    /// The disproof number of the root; null where it is infinite.
    pub disproof: Option<u32>,
    /// The moves at the root.
    pub children: Vec<ProofMove>,
}

/// A move at the root, as proof-number search knows it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct ProofMove {
    /// The move; in a tree the name of the node.
    #[serde(rename = "move")]
    pub name: String,
    /// In a tree the L-name of the node: several nodes may have one name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub node: Option<String>,
    /// The proof number; null where it is infinite.
    pub proof: Option<u32>,
    /// The disproof number; null where it is infinite.
    pub disproof: Option<u32>,
}

/// The result of a search.
#[must_use]
pub fn best_first(session: &Session) -> BestFirstResult {
    match session.record() {
        Record::Sss(record) => BestFirstResult::Sss(of_sss(session, record)),
        Record::ProofNumber(record) => BestFirstResult::ProofNumber(of_proof(session, record)),
    }
}

fn of_sss(session: &Session, record: &sss::Record) -> SssResult {
    let leaves: Vec<Node> = record.evaluated(record.steps()).collect();
    let positions = session.positions();
    let name = |&node: &Node| {
        let line = record.tree().line(node);
        l_name(positions, &line).unwrap_or_else(|| positions.position_name(&line))
    };
    SssResult {
        subject: subject(positions),
        algorithm: Sss::Only,
        depth: record.settings().depth,
        steps: record.steps(),
        nodes: record.tree().nodes().len(),
        leaves: leaves.len(),
        alpha_beta_leaves: session.alpha_beta().map(|found| found.leaves),
        root: record.tree().turn(Node::ROOT).and_then(player),
        value: record.value().and_then(Worth::of),
        value_exact: record.value().and_then(values::exact),
        estimate: record.value().is_some() && session.is_estimate(),
        evaluated: leaves.iter().map(name).collect(),
    }
}

fn of_proof(session: &Session, record: &proof_number::Record) -> ProofNumberResult {
    let iterations = record.iterations();
    let root = record.numbers(Node::ROOT, iterations);
    let child = |node| {
        let Numbers { proof, disproof } = record.numbers(node, iterations);
        let l_name = l_name(session.positions(), &record.tree().line(node));
        let (name, proof) = (session.move_name(node), proof.finite());
        ProofMove { name, node: l_name, proof, disproof: disproof.finite() }
    };
    ProofNumberResult {
        subject: subject(session.positions()),
        algorithm: ProofNumber::Only,
        goal: Worth::known(record.settings().at_least),
        goal_exact: values::exact(record.settings().at_least),
        iterations,
        nodes: record.tree().nodes().len(),
        alpha_beta_nodes: session.alpha_beta().map(|found| found.nodes),
        root: record.tree().turn(Node::ROOT).and_then(player),
        answer: record.answer().map(Word),
        proof: root.proof.finite(),
        disproof: root.disproof.finite(),
        children: record.tree().children(Node::ROOT).map(child).collect(),
    }
}

/// The player who moves: games with chance are not searched best first.
const fn player(turn: Turn) -> Option<Word<Player>> {
    match turn {
        Turn::Player(player) => Some(Word(player)),
        Turn::Chance => None,
    }
}
