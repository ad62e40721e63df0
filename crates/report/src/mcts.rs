//! The result of a Monte Carlo tree search.

use plyscope_best_first::mcts::{Node, Selection};
use plyscope_best_first_view::mcts::table::{rows, Row};
use plyscope_best_first_view::mcts::{Kind, Session};
use plyscope_best_first_view::Positions;
use plyscope_search::{Player, Turn, Value};
use plyscope_setup::Choice;
use serde_json::{json, Map, Number, Value as Json};

use crate::values;

/// The result of a search: the visits and the mean reward of every move at the root, and what would be
/// played. With PUCT that includes moves that were never tried, with the mean that is compared. Rewards are to the player who moves at the root, and to MAX where chance decides.
#[must_use]
pub fn mcts(session: &Session) -> Json {
    let (record, positions) = (session.record(), session.positions());
    let (settings, iterations) = (record.settings(), record.iterations());
    let turn = record.turn(Node::ROOT);
    let player = match turn {
        Some(Turn::Player(player)) => player,
        _ => Player::Max,
    };
    let choice = record.choice(Node::ROOT, iterations);
    let name = |node| positions.move_name(&[], record.by(node));
    let line = record.principal_variation(iterations).last().map(|&node| record.line(node));
    let children: Json = rows(session, Node::ROOT, iterations).iter().map(child).collect();
    let mut report = subject(positions);
    let exact = session.exact().map(|exact| exact.root);
    report.extend([
        ("algorithm".to_owned(), json!("mcts")),
        ("iterations".to_owned(), json!(iterations)),
        ("exploration".to_owned(), values::value(settings.exploration.value())),
        ("seed".to_owned(), json!(settings.seed)),
        ("nodes".to_owned(), json!(record.node_count(iterations))),
        ("root".to_owned(), json!(turn.map(values::turn))),
        ("mean".to_owned(), mean(record.statistics(Node::ROOT, iterations).mean(player))),
        ("choice".to_owned(), json!(choice.map(name))),
        ("line".to_owned(), json!(line.map(|line| positions.names(&line)).unwrap_or_default())),
        ("children".to_owned(), children),
        ("value".to_owned(), exact.map_or(Json::Null, values::value)),
    ]);
    let kind = Kind::of(settings.selection);
    if kind != Kind::Uct {
        report.insert(Kind::NAME.to_owned(), json!(kind.id()));
    }
    if let Selection::Rave(equivalence) = settings.selection {
        report.insert("equivalence".to_owned(), json!(equivalence.visits()));
    }
    if let Some(exact) = exact.and_then(values::exact) {
        report.insert("value_exact".to_owned(), exact);
    }
    Json::Object(report)
}

/// What was searched.
pub(crate) fn subject(positions: &Positions) -> Map<String, Json> {
    let fields = match positions {
        Positions::Tree(tree) => vec![("tree", tree.to_string())],
        Positions::Game(spec, rules) => {
            vec![("game", spec.game.entry().id.to_owned()), ("position", rules.notation(&[]))]
        }
    };
    fields.into_iter().map(|(name, text)| (name.to_owned(), text.into())).collect()
}

fn child(row: &Row) -> Json {
    let exact = |value: Option<Value>| value.map_or(Json::Null, values::value);
    let mut child = json!({
        "move": row.name,
        "visits": row.visits,
        "mean": mean(row.mean),
        "exploration": row.score.map_or(Json::Null, |score| mean(score.exploration)),
        "sum": row.score.map_or(Json::Null, |score| mean(score.total())),
        "value": exact(row.exact),
    });
    if let Some(prior) = row.prior() {
        child["prior"] = mean(prior);
    }
    if let Some((visits, later)) = row.as_first() {
        child["amaf_visits"] = json!(visits);
        child["amaf_mean"] = mean(later);
    }
    if let Some(exact) = row.exact.and_then(values::exact) {
        child["value_exact"] = exact;
    }
    child
}

/// A number to six decimals, in its shortest form.
fn mean(number: f64) -> Json {
    let text = format!("{number:.6}");
    let text = text.trim_end_matches('0').trim_end_matches('.');
    text.parse::<Number>().map_or(Json::Null, Json::Number)
}
