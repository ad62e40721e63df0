//! The result of SSS* or proof-number search.

use plyscope_best_first::proof_number::{self, Answer, Count, Numbers};
use plyscope_best_first::sss;
use plyscope_best_first::tree::Node;
use plyscope_best_first_view::best_first::{Record, Session};
use plyscope_search::Turn;
use serde_json::{json, Map, Value as Json};

use crate::mcts::subject;
use crate::values;

/// The result of a search, and what alpha-beta visits for the same.
#[must_use]
pub fn best_first(session: &Session) -> Json {
    let mut report = subject(session.positions());
    match session.record() {
        Record::Sss(record) => of_sss(session, record, &mut report),
        Record::ProofNumber(record) => of_proof(session, record, &mut report),
    }
    Json::Object(report)
}

fn of_sss(session: &Session, record: &sss::Record, report: &mut Map<String, Json>) {
    let leaves: Vec<Node> = record.evaluated(record.steps()).collect();
    let name = |&node: &Node| session.positions().position_name(&record.tree().line(node));
    let evaluated: Vec<String> = leaves.iter().map(name).collect();
    let alpha_beta = session.alpha_beta().map(|found| found.leaves);
    report.extend([
        ("algorithm".to_owned(), json!("sss")),
        ("depth".to_owned(), json!(record.settings().depth)),
        ("steps".to_owned(), json!(record.steps())),
        ("nodes".to_owned(), json!(record.tree().nodes().len())),
        ("leaves".to_owned(), json!(leaves.len())),
        ("alpha_beta_leaves".to_owned(), json!(alpha_beta)),
        ("root".to_owned(), turn(record.tree().turn(Node::ROOT))),
        ("value".to_owned(), record.value().map_or(Json::Null, values::value)),
        ("evaluated".to_owned(), json!(evaluated)),
    ]);
}

/// The words of the answers of proof-number search.
pub const ANSWERS: [&str; 2] = ["proved", "disproved"];

const fn answer(answer: Answer) -> &'static str {
    let [proved, disproved] = ANSWERS;
    match answer {
        Answer::Proved => proved,
        Answer::Disproved => disproved,
    }
}

fn of_proof(session: &Session, record: &proof_number::Record, report: &mut Map<String, Json>) {
    let iterations = record.iterations();
    let answer = record.answer().map(answer);
    let root = record.numbers(Node::ROOT, iterations);
    let child = |node| {
        let Numbers { proof, disproof } = record.numbers(node, iterations);
        json!({
            "move": session.move_name(node),
            "proof": count(proof),
            "disproof": count(disproof),
        })
    };
    let children: Json = record.tree().children(Node::ROOT).map(child).collect();
    let alpha_beta = session.alpha_beta().map(|found| found.nodes);
    report.extend([
        ("algorithm".to_owned(), json!("proof-number")),
        ("goal".to_owned(), values::value(record.settings().at_least)),
        ("iterations".to_owned(), json!(iterations)),
        ("nodes".to_owned(), json!(record.tree().nodes().len())),
        ("alpha_beta_nodes".to_owned(), json!(alpha_beta)),
        ("root".to_owned(), turn(record.tree().turn(Node::ROOT))),
        ("answer".to_owned(), json!(answer)),
        ("proof".to_owned(), count(root.proof)),
        ("disproof".to_owned(), count(root.disproof)),
        ("children".to_owned(), children),
    ]);
}

fn turn(turn: Option<Turn>) -> Json {
    json!(turn.map(values::turn))
}

/// A number; null where it is infinite.
fn count(count: Count) -> Json {
    json!(count.finite())
}
