//! Searches that no algorithm of the core does: alpha-beta with one thought gone astray.

use plyscope_search::algo::Options;
use plyscope_search::{Bound, CutRule, GameTree, Order, Player, TreeNode, Value, Window};

use super::super::selection::Selection;
use super::searching::cuts_deeply;
use super::Misconception;
use plyscope_i18n::texts;
use plyscope_view::session::Session;

/// A node is compared with the bound of its own player: MAX gives a node up once it has nothing better
/// there than α, what MAX already has elsewhere, and MIN once it has nothing better than β.
pub(super) const OWN_BOUND: Misconception<Selection> = Misconception {
    id: "own-bound",
    answer: |session| unvisited(session, WrongBound::OwnBound),
    told: |_, lang| texts::quiz_thought_own_bound(lang),
};

/// A cut ends the search of the node above as well.
pub(super) const ONE_HIGHER: Misconception<Selection> = Misconception {
    id: "one-higher",
    answer: |session| unvisited(session, WrongBound::OneHigher),
    told: |_, lang| texts::quiz_thought_higher(lang),
};

/// The thought that goes astray.
#[derive(Clone, Copy, PartialEq, Eq)]
enum WrongBound {
    OwnBound,
    OneHigher,
}

/// Whether a node was left with children that had not been looked at, because of a bound.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Left {
    Cut,
    Done,
}

fn unvisited(session: &Session, astray: WrongBound) -> Option<Selection> {
    if !cuts_deeply(session.setup()) {
        return None;
    }
    let (tree, options) = (session.tree(), session.setup().options());
    let mut search = Search { tree, options, astray, visited: vec![false; tree.len()] };
    search.visit(TreeNode::ROOT, tree.root_player(), options.window);
    Some(tree.nodes().filter(|node| !search.visited[node.index()]).collect())
}

struct Search<'a> {
    tree: &'a GameTree,
    options: Options,
    astray: WrongBound,
    visited: Vec<bool>,
}

impl Search<'_> {
    /// The value of a node as far as it is found out. Recurses once a layer, as the searches do.
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
            if self.astray == WrongBound::OneHigher && left == Left::Cut {
                break;
            }
        }
        (best.unwrap_or(Value::ZERO), Left::Done)
    }

    /// Whether a node is given up whose player has a value there, and had its own bound before.
    fn closes(&self, window: Window, own: Value, player: Player, value: Value) -> bool {
        match (self.astray, self.options.cut) {
            (WrongBound::OneHigher, rule) => window.is_closed(rule),
            (WrongBound::OwnBound, CutRule::AtLeast) => !player.prefers(value, own),
            (WrongBound::OwnBound, CutRule::Above) => player.prefers(own, value),
        }
    }
}
