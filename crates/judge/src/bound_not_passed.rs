//! Alpha-beta that hands down only one end of the window, so that one player's nodes are never cut.

use plyscope_search::algo::Options;
use plyscope_search::{Bound, GameTree, Order, TreeNode, Value, Verdict, Window};
use plyscope_session::run::Run;

/// What alpha-beta does that enters every child with this end of the window open.
pub(super) fn run(tree: &GameTree, options: Options, bound: Bound) -> Run {
    let mut search = Search { tree, options, bound, visits: Vec::new() };
    let value = search.visit(TreeNode::ROOT, options.window);
    Run { visits: search.visits, value }
}

struct Search<'a> {
    tree: &'a GameTree,
    options: Options,
    bound: Bound,
    visits: Vec<TreeNode>,
}

impl Search<'_> {
    /// The value of a node, from MAX's point of view. Recurses once per layer, as the searches do.
    fn visit(&mut self, node: TreeNode, entry: Window) -> Value {
        let player = self.tree.player(node);
        self.visits.push(node);
        if let Some(value) = self.tree.leaf_value(node) {
            return value;
        }
        let mut children: Vec<TreeNode> = self.tree.children(node).collect();
        if self.options.order == Order::RightToLeft {
            children.reverse();
        }
        let (mut window, mut best) = (entry, None);
        for child in children {
            let value = self.visit(child, self.handed_down(window));
            let value = best.filter(|&best| !player.prefers(value, best)).unwrap_or(value);
            best = Some(value);
            window = window.tightened(player, value);
            if window.is_closed(self.options.cut) {
                break;
            }
        }
        let found = Verdict::Exact(best.unwrap_or(Value::ZERO));
        self.options.fail.returned(found, player, entry).value()
    }

    fn handed_down(&self, window: Window) -> Window {
        match self.bound {
            Bound::Alpha => Window { alpha: Value::NEG_INFINITY, ..window },
            Bound::Beta => Window { beta: Value::INFINITY, ..window },
        }
    }
}
