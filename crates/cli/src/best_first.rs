//! `plyscope best-first`.

use plyscope_best_first::proof_number;
use plyscope_best_first::sss;
use plyscope_best_first::tree::Node;
use plyscope_best_first_view::best_first::caption::conclusion;
use plyscope_best_first_view::best_first::link::{read_goal, usual_goal_of};
use plyscope_best_first_view::best_first::problems::{of_link, of_refusal};
use plyscope_best_first_view::best_first::{begin, Kind, Record, Search, Session};
use plyscope_best_first_view::{Positions, Subject};
use plyscope_i18n::{numerals, Lang};
use plyscope_report::json;
use plyscope_search::algo::Algorithm;
use plyscope_setup::{address, Choice, MAX_DEPTH};

use crate::arguments::BestFirstOptions;
use crate::numbers::{aligned, counted, grouped};
use crate::output::versioned;
use crate::problem::{misuse, OrMisuse};
use crate::{board, subject, Problem};

/// Searches a tree or a game, and describes the result.
pub fn run(options: &BestFirstOptions) -> Result<String, Problem> {
    // An algorithm that takes no chance nodes, as these searches.
    let searched = subject::grown(&options.subject, Algorithm::AlphaBeta, (None, None))?;
    let begun = begin(&searched, search(options, &searched)?);
    let mut running = begun.map_err(|refusal| of_refusal(&refusal, Lang::En)).or_misuse()?;
    running.advance(u32::MAX);
    let session = running.finish();
    Ok(match options.json {
        true => {
            format!("{:#}\n", versioned(json(&plyscope_report::best_first::best_first(&session))))
        }
        false => as_text(&session),
    })
}

fn search(options: &BestFirstOptions, subject: &Subject) -> Result<Search, Problem> {
    let kind = options.search.unwrap_or(Kind::Sss);
    let other = match kind {
        Kind::Sss => {
            [("goal", options.goal.is_some()), ("iterations", options.iterations.is_some())]
        }
        Kind::ProofNumber => [("depth", options.depth.is_some()), ("", false)],
    };
    if let Some((option, _)) = other.into_iter().find(|&(_, is_given)| is_given) {
        return misuse(format!("--{option} is not an option of --search {}", kind.id()));
    }
    Ok(match kind {
        Kind::Sss => {
            let depth = options.depth.as_ref();
            let depth = depth.map(|text| address::number("depth", text, 0..=MAX_DEPTH.into()));
            Search::Sss(sss::Settings { depth: depth.transpose().or_misuse()? })
        }
        Kind::ProofNumber => {
            let usual = proof_number::Settings::default();
            let most = proof_number::Settings::MOST_ITERATIONS.into();
            let goal = options.goal.as_ref().map(|text| read_goal(text)).transpose();
            let iterations = options.iterations.as_ref();
            let iterations = iterations.map(|text| address::number("iterations", text, 1..=most));
            Search::ProofNumber(proof_number::Settings {
                at_least: goal
                    .map_err(|problem| of_link(&problem, Lang::En))
                    .or_misuse()?
                    .unwrap_or_else(|| usual_goal_of(subject)),
                iterations: iterations.transpose().or_misuse()?.unwrap_or(usual.iterations),
            })
        }
    })
}

fn as_text(session: &Session) -> String {
    let header = match session.positions() {
        Positions::Tree(_) => String::new(),
        Positions::Game(spec, rules) => {
            format!("{}\n\n{}\n", spec.game.entry().id, board::drawn(&rules.board(&[])))
        }
    };
    let (facts, table) = match session.record() {
        Record::Sss(record) => (sss_facts(session, record), None),
        Record::ProofNumber(record) => proof_facts(session, record),
    };
    let mut text = header + &crate::solve::rows(&facts);
    if let Some(table) = table {
        text.push_str(&format!("\n{table}"));
    }
    text.push_str(&format!("\n{}\n", conclusion(session, Lang::En)));
    text
}

fn sss_facts(session: &Session, record: &sss::Record) -> Vec<(&'static str, String)> {
    let leaves: Vec<Node> = record.evaluated(record.steps()).collect();
    let mut facts = vec![
        ("search", "SSS*".to_owned()),
        ("steps", grouped(record.steps().into())),
        ("leaves", grouped(leaves.len() as u64)),
    ];
    if let Some(found) = session.alpha_beta() {
        facts.push(("alpha-beta", counted(found.leaves as u64, "leaf", "leaves")));
    }
    if let Some(value) = record.value() {
        facts.push(("value", numerals::value(Lang::En, value)));
    }
    facts
}

type Facts = Vec<(&'static str, String)>;

fn proof_facts(session: &Session, record: &proof_number::Record) -> (Facts, Option<String>) {
    let iterations = record.iterations();
    let root = record.numbers(Node::ROOT, iterations);
    let mut facts = vec![
        ("search", "proof-number search".to_owned()),
        ("question", session.question(record.settings().at_least, Lang::En)),
        ("iterations", grouped(iterations.into())),
        ("nodes", grouped(record.tree().nodes().len() as u64)),
    ];
    if let Some(found) = session.alpha_beta() {
        facts.push(("alpha-beta", counted(found.nodes as u64, "node", "nodes")));
    }
    facts.push(("proof", root.proof.to_string()));
    facts.push(("disproof", root.disproof.to_string()));
    let children = record.tree().children(Node::ROOT).map(|child| {
        let numbers = record.numbers(child, iterations);
        vec![session.move_name(child), numbers.proof.to_string(), numbers.disproof.to_string()]
    });
    let header = ["move", "proof", "disproof"].map(str::to_owned).to_vec();
    let rows: Vec<Vec<String>> = std::iter::once(header).chain(children).collect();
    let table = (rows.len() > 1).then(|| aligned(rows));
    (facts, table)
}
