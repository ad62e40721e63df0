//! A recorded search, ready to be displayed.

mod around;
mod chance;
mod counts;
mod made;
mod moves;
mod nodes;
mod null_windows;

use std::rc::Rc;

use plyscope_layout::expansion::Expansion;
use plyscope_layout::visits::Visits;
use plyscope_layout::Layout;
use plyscope_search::pack::{Pack, Reader};
use plyscope_search::packed;
use plyscope_search::trace::{Cut, WindowAt};
use plyscope_search::{GameTree, NodeId, Player, Step, Trace, TreeNode, Value, Window};

use counts::Counts;

use crate::program::Program;
use crate::subject::{Played, Subject};
use plyscope_setup::Setup;

/// A search on a given tree or on a game, with the tree of its nodes and their layout. It is
/// immutable; views query it with a step.
///
/// Cheap to clone: the search is shared; only the expansion is copied.
#[derive(Clone, Debug)]
pub struct Session {
    search: Rc<Search>,
    view: Rc<View>,
}

/// A recorded search.
#[derive(Debug)]
struct Search {
    subject: Subject,
    tree: GameTree,
    setup: Setup,
    trace: Trace,
    visits: Visits,
    /// How many nodes each node's subtree has, the node included.
    size: Vec<u32>,
    /// How many layers lie below each node.
    height: Vec<u16>,
    value_range: Option<(Value, Value)>,
    has_numbers: bool,
    has_fractions: bool,
    /// The width of the widest value, in units of the font's size.
    widest_value: f64,
    /// The width of the widest bound that is not the value of a leaf. It does not depend on the
    /// result of the search, so that the picture of a question does not reveal it.
    widest_bound: f64,
    /// How many nodes are visited again, and how many are pruned.
    counts: Counts,
    /// What is known of the program whose trace it is; `None` for a search.
    program: Option<Program>,
}

packed!(large struct Search {
    subject, tree, setup, trace, visits, size, height, value_range, has_numbers, has_fractions,
    widest_value, widest_bound, counts, program,
});

/// The expansion of the tree, and its layout.
#[derive(Debug)]
struct View {
    expansion: Expansion,
    layout: Layout,
}

packed!(large struct View { expansion, layout });

/// The state of a node at a step.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum State {
    /// Not visited yet, and it still may be.
    NotVisited,
    /// On the path.
    Open,
    /// Left, with a verdict.
    Done,
    /// Pruned: it or an ancestor was cut off.
    Pruned,
    /// Not searched: an ancestor was evaluated at the horizon or found in the transposition table.
    Beyond,
}

impl State {
    /// Its CSS class.
    #[must_use]
    pub const fn class(self) -> &'static str {
        match self {
            Self::NotVisited => "new",
            Self::Open => "open",
            Self::Done => "done",
            Self::Pruned => "pruned",
            Self::Beyond => "beyond",
        }
    }
}

impl Session {
    /// The same search with a node expanded or collapsed.
    #[must_use]
    pub fn toggled(&self, node: TreeNode) -> Self {
        let expansion = self.view.expansion.toggled(&self.search.tree, node);
        self.opened(expansion)
    }

    /// The same search with all ancestors of a node expanded.
    #[must_use]
    pub fn revealing(&self, node: TreeNode) -> Self {
        match self.view.expansion.revealing(&self.search.tree, node) {
            Some(expansion) => self.opened(expansion),
            None => self.clone(),
        }
    }

    fn opened(&self, expansion: Expansion) -> Self {
        let height = |node: TreeNode| self.search.height[node.index()];
        let layout = Layout::of_expansion(&self.search.tree, &expansion, height);
        Self { search: Rc::clone(&self.search), view: Rc::new(View { expansion, layout }) }
    }

    /// Whether both are the same run of a search, regardless of expansion. O(1).
    #[must_use]
    pub fn is_same_search(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.search, &other.search)
    }

    /// Whether the children of a node are shown, where it has any.
    #[must_use]
    pub fn is_open(&self, node: TreeNode) -> bool {
        self.view.expansion.is_open(node)
    }

    /// What is searched.
    #[must_use]
    pub fn subject(&self) -> &Subject {
        &self.search.subject
    }

    /// The game that is searched, if it is one.
    #[must_use]
    pub fn game(&self) -> Option<&Played> {
        match &self.search.subject {
            Subject::Tree => None,
            Subject::Game(played) => Some(played),
        }
    }

    /// The program whose trace this is; `None` for a search. Only what the trace says is known of it.
    #[must_use]
    pub fn program(&self) -> Option<&Program> {
        self.search.program.as_ref()
    }

    /// The window of a visited node at a step, where it is known: in a search that has windows, and in
    /// the trace of a program from when the node is entered until its first child is left. O(log n).
    #[must_use]
    pub fn window(&self, visit: NodeId, step: Step) -> Option<WindowAt> {
        let trace = self.trace();
        let Some(program) = self.program() else {
            let has_windows = self.setup().algorithm.has_windows();
            return has_windows.then(|| self.in_pass(visit, trace.window(visit, step)));
        };
        let child = Some(NodeId(visit.0 + 1)).filter(|_| !trace.is_childless(visit));
        let until = child.and_then(|child| trace.left(child));
        let [alpha, beta] = program.entry_window(visit);
        let window = Window { alpha: alpha?, beta: beta? };
        until.is_none_or(|until| step < until).then(|| window.into())
    }

    /// How many nodes are pruned in the pass of a step: those in [`State::Pruned`]. A pruned move
    /// of a game counts as one node. O(log cuts).
    #[must_use]
    pub fn pruned_count(&self, step: Step) -> usize {
        self.search.counts.pruned(step)
    }

    /// How many nodes have been visited by a step, each counted once in each pass. O(log nodes).
    #[must_use]
    pub fn visited_count(&self, step: Step) -> usize {
        self.trace().visible(step) - self.again_count(step)
    }

    /// How many visits by a step were to nodes that their pass had visited before, as principal
    /// variation search does where a null window was not enough. O(log nodes).
    #[must_use]
    pub fn again_count(&self, step: Step) -> usize {
        self.search.counts.again(step)
    }

    /// Whether the search comes to some nodes more than once: in several passes, or where a null window was
    /// not enough.
    #[must_use]
    pub fn visits_again(&self) -> bool {
        let trace = self.trace();
        trace.passes().len() > 1 || self.again_count(trace.last_step()) > 0
    }

    /// How many nodes the pass of a step has visited by then, each counted once. O(log nodes).
    #[must_use]
    pub fn visited_in_pass(&self, step: Step) -> usize {
        let before = self.trace().pass(step).and_then(|pass| pass.begins.0.checked_sub(1));
        self.visited_count(step) - before.map_or(0, |before| self.visited_count(Step(before)))
    }

    /// The tree: the given one, or what the search has seen of the game.
    #[must_use]
    pub fn tree(&self) -> &GameTree {
        &self.search.tree
    }

    /// Which search was run.
    #[must_use]
    pub fn setup(&self) -> &Setup {
        &self.search.setup
    }

    /// The viewpoint of values at a visited node: the player to move in negamax searches, MAX in
    /// all others. The tree is always drawn from MAX's point of view.
    #[must_use]
    pub fn viewpoint(&self, visit: NodeId) -> Player {
        match self.setup().algorithm.negates() {
            true => self.trace().player(visit),
            false => Player::Max,
        }
    }

    /// The trace.
    #[must_use]
    pub fn trace(&self) -> &Trace {
        &self.search.trace
    }

    /// Where the nodes are drawn.
    #[must_use]
    pub fn layout(&self) -> &Layout {
        &self.view.layout
    }

    /// The tree's node of a visited node.
    #[must_use]
    pub fn node(&self, visit: NodeId) -> TreeNode {
        self.search.visits.node(visit)
    }

    /// How many nodes a node's subtree has, the node included, as far as it was recorded. O(1).
    #[must_use]
    pub fn size(&self, node: TreeNode) -> usize {
        self.search.size[node.index()] as usize
    }

    /// How many layers lie below a node; 0 for a leaf. O(1).
    #[must_use]
    pub fn height(&self, node: TreeNode) -> usize {
        usize::from(self.search.height[node.index()])
    }

    /// The nodes never visited, by layer and then from left to right.
    pub fn pruned(&self) -> impl Iterator<Item = TreeNode> + '_ {
        self.tree().nodes().filter(|&node| !self.is_visited(node))
    }

    /// The children that a cut skips, from left to right.
    pub fn skipped(&self, cut: &Cut) -> impl Iterator<Item = TreeNode> + '_ {
        self.search.skipped(*cut)
    }

    /// The children that a cut leaves out though they were visited: only to find out which move comes first.
    pub fn searched_for_order_only(&self, cut: &Cut) -> impl Iterator<Item = TreeNode> + '_ {
        let (trace, node) = (self.trace(), cut.node);
        let children = self.tree().children(self.node(node));
        children.filter(move |&child| {
            let mut visits =
                self.visits(child).filter(|&visit| trace.parent(visit) == Some(node)).peekable();
            visits.peek().is_some() && visits.all(|visit| trace.reduction(visit).is_for_order)
        })
    }

    /// The line from the root of the best children at a step, as far as they are known; see
    /// [`Session::best_child`].
    pub fn best_path(&self, step: Step) -> impl Iterator<Item = TreeNode> + '_ {
        let root = (self.trace().visible(step) > 0).then_some(TreeNode::ROOT);
        std::iter::successors(root, move |&node| self.best_child(node, step))
    }

    /// The smallest and the largest number among the leaves, a draw counting as zero; `None` when
    /// there is neither. O(1).
    #[must_use]
    pub fn value_range(&self) -> Option<(Value, Value)> {
        self.search.value_range
    }

    /// The width of the widest value in any language, in units of the font's size. O(1).
    #[must_use]
    pub fn widest_value(&self) -> f64 {
        self.search.widest_value
    }

    /// The same for what is known of a node at any step, which may be the end of a null window.
    /// O(1).
    #[must_use]
    pub fn widest_bound(&self) -> f64 {
        self.search.widest_value.max(self.search.widest_bound)
    }

    /// Whether any leaf is a number, and not a won, drawn or lost game. O(1).
    #[must_use]
    pub fn has_numbers(&self) -> bool {
        self.search.has_numbers
    }

    /// Whether any leaf is a number that is not whole. O(1).
    #[must_use]
    pub fn has_fractions(&self) -> bool {
        self.search.has_fractions
    }
}

impl Search {
    /// The children of a cut's node that were not entered from there.
    fn skipped(&self, cut: Cut) -> impl Iterator<Item = TreeNode> + '_ {
        let entered = move |child: TreeNode| {
            self.visits.all(child).any(|visit| self.trace.parent(visit) == Some(cut.node))
        };
        self.tree.children(self.visits.node(cut.node)).filter(move |&child| !entered(child))
    }
}

/// The search and its expansion; together they are the session.
impl Pack for Session {
    fn pack(&self, out: &mut Vec<u8>) {
        self.search.pack(out);
        self.view.pack(out);
    }

    fn unpack(from: &mut Reader<'_>) -> Option<Self> {
        let (search, view) = (Search::unpack(from)?, View::unpack(from)?);
        Some(Self { search: Rc::new(search), view: Rc::new(view) })
    }

    async fn unpack_in_parts(from: &mut Reader<'_>) -> Option<Self> {
        let search = Search::unpack_in_parts(from).await?;
        let view = View::unpack_in_parts(from).await?;
        Some(Self { search: Rc::new(search), view: Rc::new(view) })
    }
}
