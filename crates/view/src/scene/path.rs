//! The path to the current node with all siblings, one row for each ply.

mod tile;
mod words;

use plyscope_games::Style;
use plyscope_search::trace::WindowAt;
use plyscope_search::{NodeId, Order, Step, TreeNode, Turn, Verdict};

use plyscope_session::{Session, State};
pub use tile::{Kind, Tile};
pub use words::{heading, line, reading, words, Words};

/// The path at a step, from the root down.
#[derive(Clone, PartialEq, Debug)]
pub struct PathScene {
    /// The node that the step is about; the root before the first step.
    pub current: TreeNode,
    /// The moves of the root, of the node below it on the path, and so on; last those of the
    /// current node, where it has any. Once the root is done, the rows of the principal variation
    /// follow.
    pub rows: Vec<Row>,
}

/// All moves of a position, or all children of a node.
#[derive(Clone, PartialEq, Debug)]
pub struct Row {
    /// Whose children these are.
    pub parent: TreeNode,
    /// How many plies lie between the root and the parent.
    pub ply: usize,
    /// Whose turn it is.
    pub turn: Turn,
    /// The known verdict of the parent.
    pub known: Option<Verdict>,
    /// The window of the parent, while it is open and where the search has windows.
    pub window: Option<WindowAt>,
    /// Whether the parent is the current node.
    pub is_current: bool,
    /// Whether the parent is not on the path, but on the principal variation of a root that is done.
    pub is_expected: bool,
    /// What the tiles show.
    pub style: RowStyle,
    /// The children, in the order in which the search takes them.
    pub tiles: Vec<Tile>,
}

/// What the tiles of a row show.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum RowStyle {
    /// The node of a given tree.
    Nodes,
    /// The position after the move, as a small board.
    Boards,
    /// The move by its name, since the boards would be too many or too detailed.
    Names,
}

/// The most moves of a position that are shown as boards.
const MOST_BOARDS: usize = 14;

/// The path at a step, using only what is known by then. O(moves of the positions on the path).
#[must_use]
pub fn path_scene(session: &Session, step: Step) -> PathScene {
    let current = session.focus(step).unwrap_or(TreeNode::ROOT);
    let mut path: Vec<TreeNode> = session.tree().ancestors(current).collect();
    path.reverse();
    let rows = path.iter().enumerate().filter(|&(_, &node)| !session.tree().is_leaf(node));
    let rows = rows.map(|(ply, &parent)| row(session, step, parent, ply, path.get(ply + 1)));
    let mut rows: Vec<Row> = rows.collect();
    if current == TreeNode::ROOT && session.state(current, step) == State::Done {
        rows.extend(expected_rows(session, step));
    }
    PathScene { current, rows }
}

/// The rows below the root of its principal variation, as far as its nodes have moves.
fn expected_rows(session: &Session, step: Step) -> impl Iterator<Item = Row> + '_ {
    let parents = session.best_path(step).skip(1);
    parents.enumerate().filter(|&(_, node)| !session.tree().is_leaf(node)).map(
        move |(at, parent)| Row {
            is_current: false,
            is_expected: true,
            ..row(session, step, parent, at + 1, None)
        },
    )
}

impl Row {
    /// At most this many tiles around the one on the path, or around the first that is not done:
    /// what a picture has space for. All of them where they are few.
    #[must_use]
    pub fn window_of(&self, most: usize) -> std::ops::Range<usize> {
        let count = self.tiles.len();
        if count <= most {
            return 0..count;
        }
        let is_middle = |tile: &Tile| tile.is_on_path;
        let middle = self
            .tiles
            .iter()
            .position(is_middle)
            .or_else(|| self.tiles.iter().position(|tile| tile.state == State::NotVisited));
        let begin = middle.unwrap_or_default().saturating_sub(most / 2).min(count - most);
        begin..begin + most
    }
}

fn row(
    session: &Session,
    step: Step,
    parent: TreeNode,
    ply: usize,
    next: Option<&TreeNode>,
) -> Row {
    let trace = session.trace();
    let visit = session.visit(parent, step).filter(|&visit| trace.entered(visit) <= step);
    let is_open = session.state(parent, step) == State::Open;
    let window = visit.filter(|_| is_open).and_then(|visit| session.window(visit, step));
    let best = session.best_child(parent, step);
    let children = in_order(session, step, parent);
    let style = match session.tree().is_chance(parent) {
        // What the die shows changes nothing on the board.
        true if session.game().is_some() => RowStyle::Names,
        _ => style(session, children.len()),
    };
    let tiles = children.into_iter().map(|node| Tile {
        is_on_path: next == Some(&node),
        is_best: best == Some(node),
        ..Tile::of(session, node, step)
    });
    Row {
        parent,
        ply,
        turn: session.tree().turn(parent),
        known: session.known(parent, step),
        window,
        is_current: next.is_none(),
        is_expected: false,
        style,
        tiles: tiles.collect(),
    }
}

fn style(session: &Session, moves: usize) -> RowStyle {
    match session.game() {
        None => RowStyle::Nodes,
        Some(played) if played.board(&[]).style == Style::Chessmen || moves > MOST_BOARDS => {
            RowStyle::Names
        }
        Some(_) => RowStyle::Boards,
    }
}

/// The children of a node as the visit of it that counts at a step takes them: first those that it
/// enters, in chronological order; then those that it leaves out, from left to right, or from right to
/// left if the search goes that way.
fn in_order(session: &Session, step: Step, parent: TreeNode) -> Vec<TreeNode> {
    let trace = session.trace();
    let visit = session.visit(parent, step);
    let first_entry = |child: TreeNode| {
        let mut visits = session.visits(child);
        visits.find(|&child| trace.parent(child) == visit && visit.is_some())
    };
    let mut children: Vec<(Option<NodeId>, TreeNode)> =
        session.tree().children(parent).map(|child| (first_entry(child), child)).collect();
    if session.setup().order == Order::RightToLeft {
        children.reverse();
    }
    // A stable sort: those without a visit stay in their order, behind the others.
    children.sort_by_key(|&(entry, _)| entry.map_or(u32::MAX, |visit| visit.0));
    children.into_iter().map(|(_, child)| child).collect()
}
