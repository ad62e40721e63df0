//! What a screen reader says of the tree.

use plyscope_best_first::mcts::{Moment, Node};
use plyscope_i18n::{texts, Lang};
use plyscope_search::Player;

use super::{decimal, Session};

/// A node with the moves that lead to it, its visits and its mean from MAX's point of view.
#[must_use]
pub fn node(session: &Session, node: Node, moment: Moment, lang: Lang) -> String {
    let (record, positions) = (session.record(), session.positions());
    let line = positions.names(&record.line(node));
    let name = match line.is_empty() {
        true => texts::mcts_looked_at_root(lang),
        false => lang.list(&line),
    };
    let known = record.statistics(node, moment.completed());
    if known.visits == 0 && node != Node::ROOT {
        return texts::mcts_node_new(lang, &name);
    }
    let mean = decimal(known.mean(Player::Max), lang);
    let max = positions.player_name(Player::Max, lang);
    texts::mcts_node(lang, &name, known.visits as usize, &mean, &max)
}

/// The root and the moves there that have been tried.
#[must_use]
pub fn tree(session: &Session, moment: Moment, lang: Lang) -> String {
    let children = session.record().children(Node::ROOT, moment.expanded());
    let nodes: Vec<String> = std::iter::once(Node::ROOT)
        .chain(children)
        .map(|one| node(session, one, moment, lang))
        .collect();
    lang.clauses(&nodes)
}
