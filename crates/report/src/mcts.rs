//! The result of a Monte Carlo tree search.

use plyscope_best_first::mcts::{Node, Selection};
use plyscope_best_first_view::mcts::table::{rows, Row};
use plyscope_best_first_view::mcts::Session;
use plyscope_best_first_view::Positions;
use plyscope_search::{Game, Move, Player, Turn};
use plyscope_setup::catalog::GameId;
use schemars::JsonSchema;
use serde::Serialize;

use crate::parts::{constant_word, Decimal, Word, Worth};
use crate::values;

/// What was searched: a tree, or a game.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, JsonSchema)]
pub struct Subject {
    /// The tree in its shortest notation; or the game and its position.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tree: Option<String>,
    /// The game, if it is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub game: Option<Word<GameId>>,
    /// Where the game began.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
}

constant_word!(
    /// The algorithm of its results.
    Mcts = "mcts"
);

/// A rule of selection other than UCT.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
#[schemars(inline)]
pub enum OtherSelection {
    /// PUCT.
    Puct,
    /// RAVE.
    Rave,
}

/// What Monte Carlo tree search finds.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct MctsResult {
    /// What was searched.
    #[serde(flatten)]
    pub subject: Subject,
    /// That it was Monte Carlo tree search.
    pub algorithm: Mcts,
    /// How many iterations there were.
    pub iterations: u32,
    /// The constant c of the exploration term.
    #[schemars(with = "f64")]
    pub exploration: Worth,
    /// What all random moves followed from.
    pub seed: u64,
    /// How many nodes the tree has in the end.
    pub nodes: usize,
    /// Who moves at the root; null if the game is over.
    pub root: Option<Word<Turn>>,
    /// The mean reward of all iterations, as those of the moves.
    pub mean: Decimal,
    /// The most visited move, which would be played; null where chance decides.
    pub choice: Option<String>,
    /// The most visited moves in turn, as far as they were visited more than once.
    pub line: Vec<String>,
    /// The moves at the root; by PUCT also those that were never tried.
    pub children: Vec<MctsMove>,
    /// What the root is worth exactly, to MAX; null where that takes too long.
    pub value: Option<Worth>,
    /// The rule of selection, if it is not UCT.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub selection: Option<OtherSelection>,
    /// By RAVE its constant k.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub equivalence: Option<u32>,
    /// In a tree the L-name of the node of `choice`: several nodes may have one name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub choice_node: Option<String>,
    /// In a tree the L-names of the nodes of `line`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub line_nodes: Option<Vec<String>>,
    /// The value as a fraction.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub value_exact: Option<String>,
}

/// A move at the root, as Monte Carlo tree search knows it.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct MctsMove {
    /// The move; in a tree the name of the node.
    #[serde(rename = "move")]
    pub name: String,
    /// In a tree the L-name of the node: several nodes may have one name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub node: Option<String>,
    /// How many iterations went through it.
    pub visits: u32,
    /// Their mean reward, from 0 to 1, to the player who moves at the root; to MAX where chance decides. By PUCT
    /// there are also moves without a visit, for which ½ is compared.
    pub mean: Decimal,
    /// The exploration term at the end; null where chance decides.
    pub exploration: Option<Decimal>,
    /// The sum of the mean that is compared and the exploration term; null where chance decides.
    pub sum: Option<Decimal>,
    /// What the move is worth exactly, to MAX; null where that takes too long.
    pub value: Option<Worth>,
    /// By PUCT: the prior of the move, from 0 to 1, by the static evaluation.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub prior: Option<Decimal>,
    /// By RAVE: in how many iterations the player played the move at the root or later, since it is in the tree.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub amaf_visits: Option<u32>,
    /// By RAVE: the mean reward of these iterations.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub amaf_mean: Option<Decimal>,
    /// The value as a fraction.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub value_exact: Option<String>,
}

/// The result of a search. Rewards are to the player who moves at the root, and to MAX where chance decides.
#[must_use]
pub fn mcts(session: &Session) -> MctsResult {
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
    let (line, is_tree) = (line.unwrap_or_default(), matches!(positions, Positions::Tree(_)));
    let exact = session.exact().map(|exact| exact.root);
    let (selection, equivalence) = match settings.selection {
        Selection::Uct => (None, None),
        Selection::Puct => (Some(OtherSelection::Puct), None),
        Selection::Rave(equivalence) => (Some(OtherSelection::Rave), Some(equivalence.visits())),
    };
    let moves = session.candidates(Node::ROOT, iterations);
    let rows = rows(session, Node::ROOT, iterations);
    let children = rows.iter().zip(&moves);
    MctsResult {
        subject: subject(positions),
        algorithm: Mcts::Only,
        iterations,
        exploration: Worth::known(settings.exploration.value()),
        seed: settings.seed,
        nodes: record.node_count(iterations),
        root: turn.map(Word),
        mean: Decimal(record.statistics(Node::ROOT, iterations).mean(player)),
        choice: choice.map(name),
        line: positions.names(&line),
        children: children.map(|(row, at)| child(row, l_name(positions, &[at.by]))).collect(),
        value: exact.and_then(Worth::of),
        selection,
        equivalence,
        choice_node: choice.and_then(|node| l_name(positions, &record.line(node))),
        line_nodes: is_tree
            .then(|| (1..=line.len()).filter_map(|end| l_name(positions, &line[..end])).collect()),
        value_exact: exact.and_then(values::exact),
    }
}

/// What was searched.
pub(crate) fn subject(positions: &Positions) -> Subject {
    match positions {
        Positions::Tree(tree) => Subject { tree: Some(tree.to_string()), ..Subject::default() },
        Positions::Game(spec, rules) => {
            let position = Some(rules.notation(&[]));
            Subject { game: Some(Word(spec.game)), position, ..Subject::default() }
        }
    }
}

/// The L-name of the node of a tree to which moves lead; a game has none.
pub(crate) fn l_name(positions: &Positions, line: &[Move]) -> Option<String> {
    let Positions::Tree(tree) = positions else { return None };
    let place = line.iter().fold(tree.root(), |place, &by| tree.play(&place, by));
    Some(tree.l_name(place.node).to_string())
}

fn child(row: &Row, node: Option<String>) -> MctsMove {
    let as_first = row.as_first();
    MctsMove {
        name: row.name.clone(),
        node,
        visits: row.visits,
        mean: Decimal(row.mean),
        exploration: row.score.map(|score| Decimal(score.exploration)),
        sum: row.score.map(|score| Decimal(score.total())),
        value: row.exact.and_then(Worth::of),
        prior: row.prior().map(Decimal),
        amaf_visits: as_first.map(|(visits, _)| visits),
        amaf_mean: as_first.map(|(_, mean)| Decimal(mean)),
        value_exact: row.exact.and_then(values::exact),
    }
}
