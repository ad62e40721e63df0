//! Misconceptions modelled by faulty variants of alpha-beta.

use std::collections::BTreeSet;

use plyscope_search::algo::Options;
use plyscope_search::{Bound, CutRule, GameTree, Order, Player, TreeNode, Value, Window};

use super::super::details::Bug;
use super::super::selection::Selection;
use super::searching::cuts_deeply;
use super::{shape, Misconception};
use plyscope_i18n::texts;
use plyscope_session::run::Run;
use plyscope_session::Session;

/// A node is compared with the bound of its own player: MAX leaves a node once its value is no
/// better than α, which MAX already has elsewhere, and MIN once it is no better than β.
pub(super) const OWN_BOUND: Misconception<Selection> = Misconception {
    id: "own-bound",
    applies: shape::can_prune_inner_nodes,
    answer: |session| unvisited(session, Bug::OwnBound),
    text: |_, lang| texts::quiz_thought_own_bound(lang),
};

/// A cut ends the search of the node above as well.
pub(super) const ONE_HIGHER: Misconception<Selection> = Misconception {
    id: "one-higher",
    applies: shape::can_cut_before_the_last,
    answer: |session| unvisited(session, Bug::OneHigher),
    text: |_, lang| texts::quiz_thought_higher(lang),
};

/// Whether a node was left early because of a bound.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Left {
    Cut,
    Done,
}

fn unvisited(session: &Session, bug: Bug) -> Option<Selection> {
    if !cuts_deeply(session.setup()) {
        return None;
    }
    let tree = session.tree();
    let visited: BTreeSet<TreeNode> =
        faulty_run(tree, session.setup().options(), bug).visits.into_iter().collect();
    Some(tree.nodes().filter(|node| !visited.contains(node)).collect())
}

/// What alpha-beta does with a bug in its bounds.
pub fn faulty_run(tree: &GameTree, options: Options, bug: Bug) -> Run {
    let mut search = Search { tree, options, bug, visited: Vec::new() };
    let (value, _) = search.visit(TreeNode::ROOT, options.window);
    Run { visits: search.visited, value }
}

struct Search<'a> {
    tree: &'a GameTree,
    options: Options,
    bug: Bug,
    visited: Vec<TreeNode>,
}

impl Search<'_> {
    /// The value of a node as far as it is determined. Recurses once per layer, as the searches do.
    fn visit(&mut self, node: TreeNode, entry: Window) -> (Value, Left) {
        let player = self.tree.player(node);
        self.visited.push(node);
        if let Some(value) = self.tree.leaf_value(node) {
            return (value, Left::Done);
        }
        let mut children: Vec<TreeNode> = self.tree.children(node).collect();
        if self.options.order == Order::RightToLeft {
            children.reverse();
        }
        let (mut window, mut best) = (entry, None);
        for (looked_at, &child) in (1..).zip(&children) {
            let (value, left) = self.visit(child, window);
            let value = best.filter(|&best| !player.prefers(value, best)).unwrap_or(value);
            best = Some(value);
            window = window.tightened(player, value);
            let closes = self.closes(window, entry.bound(Bound::of(player)), player, value);
            if closes && looked_at < children.len() {
                return (value, Left::Cut);
            }
            if self.bug == Bug::OneHigher && left == Left::Cut {
                break;
            }
        }
        (best.unwrap_or(Value::ZERO), Left::Done)
    }

    /// Whether a node is cut, given the value of its player there, and that player's bound before.
    fn closes(&self, window: Window, own: Value, player: Player, value: Value) -> bool {
        match (self.bug, self.options.cut) {
            (Bug::OwnBound, CutRule::AtLeast) => !player.prefers(value, own),
            (Bug::OwnBound, CutRule::Above) => player.prefers(own, value),
            (_, rule) => window.is_closed(rule),
        }
    }
}
