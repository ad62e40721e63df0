//! Misconceptions modelled by faulty variants of alpha-beta.

use plyscope_search::algo::Options;
use plyscope_search::{Bound, CutRule, GameTree, Order, Player, TreeNode, Value, Window};

use super::super::selection::Selection;
use super::searching::cuts_deeply;
use super::Misconception;
use plyscope_i18n::texts;
use plyscope_view::session::Session;

/// A node is compared with the bound of its own player: MAX leaves a node once its value is no
/// better than α, which MAX already has elsewhere, and MIN once it is no better than β.
pub(super) const OWN_BOUND: Misconception<Selection> = Misconception {
    id: "own-bound",
    answer: |session| unvisited(session, WrongBound::OwnBound),
    text: |_, lang| texts::quiz_thought_own_bound(lang),
};

/// A cut ends the search of the node above as well.
pub(super) const ONE_HIGHER: Misconception<Selection> = Misconception {
    id: "one-higher",
    answer: |session| unvisited(session, WrongBound::OneHigher),
    text: |_, lang| texts::quiz_thought_higher(lang),
};

/// The faulty rule.
#[derive(Clone, Copy, PartialEq, Eq)]
enum WrongBound {
    OwnBound,
    OneHigher,
}

/// Whether a node was left early because of a bound.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Left {
    Cut,
    Done,
}

fn unvisited(session: &Session, wrong_bound: WrongBound) -> Option<Selection> {
    if !cuts_deeply(session.setup()) {
        return None;
    }
    let (tree, options) = (session.tree(), session.setup().options());
    let mut search = Search { tree, options, wrong_bound, visited: vec![false; tree.len()] };
    search.visit(TreeNode::ROOT, tree.root_player(), options.window);
    Some(tree.nodes().filter(|node| !search.visited[node.index()]).collect())
}

struct Search<'a> {
    tree: &'a GameTree,
    options: Options,
    wrong_bound: WrongBound,
    visited: Vec<bool>,
}

impl Search<'_> {
    /// The value of a node as far as it is determined. Recurses once per layer, as the searches do.
    fn visit(&mut self, node: TreeNode, player: Player, entry: Window) -> (Value, Left) {
        self.visited[node.index()] = true;
        if let Some(value) = self.tree.leaf_value(node) {
            return (value, Left::Done);
        }
        let mut children: Vec<TreeNode> = self.tree.children(node).collect();
        if self.options.order == Order::RightToLeft {
            children.reverse();
        }
        let (mut window, mut best) = (entry, None);
        for (looked_at, &child) in (1..).zip(&children) {
            let (value, left) = self.visit(child, player.opponent(), window);
            let value = best.filter(|&best| !player.prefers(value, best)).unwrap_or(value);
            best = Some(value);
            window = window.tightened(player, value);
            let closes = self.closes(window, entry.bound(Bound::of(player)), player, value);
            if closes && looked_at < children.len() {
                return (value, Left::Cut);
            }
            if self.wrong_bound == WrongBound::OneHigher && left == Left::Cut {
                break;
            }
        }
        (best.unwrap_or(Value::ZERO), Left::Done)
    }

    /// Whether a node is cut, given the value of its player there, and that player's bound before.
    fn closes(&self, window: Window, own: Value, player: Player, value: Value) -> bool {
        match (self.wrong_bound, self.options.cut) {
            (WrongBound::OneHigher, rule) => window.is_closed(rule),
            (WrongBound::OwnBound, CutRule::AtLeast) => !player.prefers(value, own),
            (WrongBound::OwnBound, CutRule::Above) => player.prefers(own, value),
        }
    }
}
