//! A tree as text: one line per node.

use plyscope_i18n::numerals;
use plyscope_i18n::Lang;
use plyscope_search::{bidi, GameTree, Player, TreeNode, Turn};
use plyscope_session::{Session, State};

/// The most lines that are drawn.
const LINES: usize = 200;

/// The tree at the end of the search, from the root down, with a legend.
#[must_use]
pub fn drawing(session: &Session) -> String {
    let mut text = outline(session.tree(), |node| label(session, node));
    let chance = if session.tree().has_chance() { "  ○ chance" } else { "" };
    let legend = format!("\n▲ MAX  ▽ MIN{chance}  ★ best child  ╫ cut off  · pruned");
    text.push_str(&legend);
    let last = session.trace().last_step();
    if session.pruned().any(|node| session.state(node, last) == State::Beyond) {
        text.push_str("  ░ not looked at");
    }
    text.push('\n');
    text
}

/// A tree from the root down, a line for each node with its label.
#[must_use]
pub fn outline(tree: &GameTree, label: impl Fn(TreeNode) -> String) -> String {
    let mut text = String::new();
    // The nodes left to draw, each with the prefixes of its line and of its descendants' lines.
    let mut pending = vec![(TreeNode::ROOT, String::new(), String::new())];
    let mut lines = 0;
    while let Some((node, before, below)) = pending.pop() {
        if lines == LINES {
            let more = tree.len() - lines;
            let nodes = if more == 1 { "node" } else { "nodes" };
            text.push_str(&format!("… and {more} more {nodes}\n"));
            break;
        }
        lines += 1;
        text.push_str(&format!("{before}{}\n", label(node)));
        let children: Vec<TreeNode> = tree.children(node).collect();
        for (index, &child) in children.iter().enumerate().rev() {
            let is_last = index + 1 == children.len();
            let (branch, rest) = if is_last { ("└─ ", "   ") } else { ("├─ ", "│  ") };
            pending.push((child, format!("{below}{branch}"), format!("{below}{rest}")));
        }
    }
    text
}

fn label(session: &Session, node: TreeNode) -> String {
    let (tree, last) = (session.tree(), session.trace().last_step());
    let mut parts = Vec::new();
    let parent = tree.parent(node);
    let cut_here = || parent.is_some_and(|parent| session.visit(parent, last).is_some());
    match session.state(node, last) {
        State::Pruned => parts.push(if cut_here() { "╫" } else { "·" }.to_owned()),
        // What the table answers in the last pass may have been visited in an earlier one.
        State::Beyond if !session.is_visited(node) => parts.push("░".to_owned()),
        State::Beyond | State::NotVisited | State::Open | State::Done => {}
    }
    parts.extend(tree.probability(node).map(|probability| format!("{probability} ×")));
    parts.push(name(tree, node));
    let known = session.known(node, last);
    parts.extend(known.map(|known| numerals::verdict(Lang::En, known)));
    if parent.and_then(|parent| session.best_child(parent, last)) == Some(node) {
        parts.push("★".to_owned());
    }
    parts.join(" ")
}

/// Who is to move at a node, and its names.
#[must_use]
pub fn name(tree: &GameTree, node: TreeNode) -> String {
    let mut parts = Vec::new();
    if !tree.is_leaf(node) {
        let sign = match tree.turn(node) {
            Turn::Player(Player::Max) => "▲",
            Turn::Player(Player::Min) => "▽",
            Turn::Chance => "○",
        };
        parts.push(sign.to_owned());
    }
    parts.push(tree.l_name(node).to_string());
    parts.extend(tree.name(node).map(|name| format!("“{}”", bidi::isolated(name))));
    parts.join(" ")
}
