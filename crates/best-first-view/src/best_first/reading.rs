//! What a screen reader says of the tree.

use plyscope_best_first::proof_number::Numbers;
use plyscope_best_first::tree::Node;
use plyscope_i18n::{numerals, texts, Lang};

use super::picture::{numbers_at, sss_status};
use super::{Record, Session};

/// The root and its children that are there.
#[must_use]
pub fn tree(session: &Session, step: u32, lang: Lang) -> String {
    let (tree, time) = (session.record().tree(), session.record().time(step));
    let nodes = std::iter::once(Node::ROOT).chain(tree.children_at(Node::ROOT, time));
    lang.clauses(&nodes.map(|one| node(session, one, step, lang)).collect::<Vec<_>>())
}

/// A node with what is known of it at a step.
#[must_use]
pub fn node(session: &Session, node: Node, step: u32, lang: Lang) -> String {
    let name = session.node_name(node, lang);
    match session.record() {
        Record::Sss(record) => match record.state(node, step) {
            Some(state) => {
                let merit = numerals::value(lang, state.merit);
                texts::sss_node(lang, &name, &sss_status(&state, step, lang), &merit)
            }
            None => name,
        },
        Record::ProofNumber(record) => match numbers_at(record, node, step) {
            Numbers::PROVED => texts::proof_node_proved(lang, &name),
            Numbers::DISPROVED => texts::proof_node_disproved(lang, &name),
            Numbers { proof, disproof } => {
                texts::proof_node(lang, &name, &proof.to_string(), &disproof.to_string())
            }
        },
    }
}
