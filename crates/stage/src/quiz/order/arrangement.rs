//! A tree with its children in another order, as it is moved about and as it is typed.

use std::collections::BTreeMap;

use plyscope_core::tree::TreeBuilder;
use plyscope_core::{GameTree, TreeNode, Value};

use crate::quiz::slip::{beginning, parts, Slip, SlipProblem, Wanted};

/// In which order the children of some nodes stand: the places where they stood before, from 0 at
/// the left. A node that is not mentioned is as before.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Arrangement(BTreeMap<TreeNode, Vec<usize>>);

impl Arrangement {
    /// Whether all is as before.
    #[must_use]
    pub fn is_unchanged(&self) -> bool {
        self.0.is_empty()
    }

    /// With the children of a node in an order, which must be one of all of them: any other changes
    /// nothing.
    #[must_use]
    pub fn with(mut self, tree: &GameTree, node: TreeNode, places: Vec<usize>) -> Self {
        let mut sorted = places.clone();
        sorted.sort_unstable();
        let all = 0..tree.children(node).len();
        if sorted.iter().copied().eq(all.clone()) {
            if places.iter().copied().eq(all) {
                self.0.remove(&node);
            } else {
                self.0.insert(node, places);
            }
        }
        self
    }

    /// With the child at one place, as they stand now, moved to another; the others make room.
    #[must_use]
    pub fn with_moved(self, tree: &GameTree, node: TreeNode, from: usize, to: usize) -> Self {
        let mut places = self.places(tree, node);
        if from >= places.len() || to >= places.len() {
            return self;
        }
        let place = places.remove(from);
        places.insert(to, place);
        self.with(tree, node, places)
    }

    /// Where the children of a node stood before, in the order in which they stand now.
    #[must_use]
    pub fn places(&self, tree: &GameTree, node: TreeNode) -> Vec<usize> {
        self.0.get(&node).cloned().unwrap_or_else(|| (0..tree.children(node).len()).collect())
    }

    /// The tree as it stands now, and which node of the tree before each of its nodes is.
    #[must_use]
    pub fn of(&self, tree: &GameTree) -> (GameTree, Vec<TreeNode>) {
        enum Visit {
            Node(TreeNode),
            End,
        }
        let (mut copy, mut pending) = (TreeBuilder::new(), vec![Visit::Node(TreeNode::ROOT)]);
        while let Some(visit) = pending.pop() {
            let Visit::Node(node) = visit else {
                copy.close();
                continue;
            };
            // The copy is as large as what is copied, and so never too large.
            let grown = match tree.leaf_value(node) {
                Some(value) => copy.leaf(value),
                None => copy.open(),
            };
            if grown.is_err() {
                break;
            }
            if !tree.is_leaf(node) {
                pending.push(Visit::End);
                let places = self.places(tree, node);
                let children = places.iter().rev().filter_map(|&place| tree.child(node, place));
                pending.extend(children.map(Visit::Node));
            }
            tree.given_name(node).into_iter().for_each(|name| copy.name(name.clone()));
        }
        let copy = copy.finish(tree.root_player()).unwrap_or_else(|| tree.clone());
        let mut before = vec![TreeNode::ROOT; copy.len()];
        for node in copy.nodes() {
            let old = before[node.index()];
            for (child, place) in copy.children(node).zip(self.places(tree, old)) {
                before[child.index()] = tree.child(old, place).unwrap_or(TreeNode::ROOT);
            }
        }
        (copy, before)
    }

    /// Reads the orders of some nodes, `L1-1: 2 1; L2-2: 3 1 2`, each the places where the children
    /// stood before, from 1 at the left; or the whole tree as it stands now, in the usual notation.
    ///
    /// # Errors
    /// What cannot be read, and where.
    pub fn read(tree: &GameTree, text: &str) -> Result<Self, Slip> {
        let mut arrangement = Self::default();
        for (number, (begin, part)) in parts(text)?.enumerate() {
            let Some((name, places)) = part.split_once([':', '：']) else {
                return Self::read_tree(tree, text);
            };
            let name = name.trim();
            let Ok(l_name) = name.parse() else {
                // A tree can have a colon as well, behind a name.
                return match number {
                    0 => Self::read_tree(tree, text),
                    _ => Err(Slip::expected(begin, part, Wanted::Order)),
                };
            };
            let node = tree.find(l_name).ok_or_else(|| {
                let problem = SlipProblem::NoSuchNode(beginning(name));
                Slip::new(begin..begin + name.len(), problem)
            })?;
            let is_gap = |c: char| c.is_whitespace() || matches!(c, ',' | '，' | '、');
            let places = places.split(is_gap).filter(|place| !place.is_empty());
            let place = |text: &str| text.parse::<usize>().ok()?.checked_sub(1);
            let places: Option<Vec<usize>> = places.map(place).collect();
            let is_whole = |places: &Vec<usize>| {
                let mut sorted = places.clone();
                sorted.sort_unstable();
                sorted.into_iter().eq(0..tree.children(node).len())
            };
            let places = places.filter(is_whole).filter(|places| !places.is_empty());
            let slip = || Slip::expected(begin, part, Wanted::Order);
            arrangement = arrangement.with(tree, node, places.ok_or_else(slip)?);
        }
        Ok(arrangement)
    }

    /// Writes the orders of the nodes that are not as before.
    #[must_use]
    pub fn print(&self, tree: &GameTree) -> String {
        let written = |(&node, places): (&TreeNode, &Vec<usize>)| {
            let places: Vec<String> = places.iter().map(|place| (place + 1).to_string()).collect();
            format!("{}: {}", tree.l_name(node), places.join(" "))
        };
        self.0.iter().map(written).collect::<Vec<_>>().join("; ")
    }

    /// The order in which a tree becomes the one that a text writes. Names need not be written; where
    /// children are alike, they stay in their order.
    fn read_tree(tree: &GameTree, text: &str) -> Result<Self, Slip> {
        let begin = text.len() - text.trim_start().len();
        let slip = || Slip::expected(begin, text.trim(), Wanted::SameTree);
        let typed = GameTree::parse(text).map_err(|_| slip())?;
        let typed = typed.with_root_player(tree.root_player());
        let mut kinds = Kinds::default();
        let names = match typed.nodes().any(|node| typed.name(node).is_some()) {
            true => Names::Count,
            false => Names::Ignored,
        };
        let (old, new) = (kinds.of(tree, names), kinds.of(&typed, names));
        if old[TreeNode::ROOT.index()] != new[TreeNode::ROOT.index()] {
            return Err(slip());
        }
        let mut arrangement = Self::default();
        let mut pending = vec![(TreeNode::ROOT, TreeNode::ROOT)];
        while let Some((was, is)) = pending.pop() {
            let mut left: Vec<TreeNode> = tree.children(was).collect();
            let mut places = Vec::with_capacity(left.len());
            for child in typed.children(is) {
                let kind = new[child.index()];
                let found = left.iter().position(|other| old[other.index()] == kind);
                let Some(found) = found else { return Err(slip()) };
                let other = left.remove(found);
                places.push(tree.number_in_siblings(other));
                pending.push((other, child));
            }
            arrangement = arrangement.with(tree, was, places);
        }
        Ok(arrangement)
    }
}

/// Whether names of nodes tell them apart.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Names {
    Count,
    Ignored,
}

/// What nodes are like, but for the order of their children: nodes that can become one another by
/// reordering have the same number.
#[derive(Default)]
struct Kinds(BTreeMap<Likeness, usize>);

/// A leaf's value, a name that counts, and what the children are like, sorted.
type Likeness = (Option<Value>, Option<String>, Vec<usize>);

impl Kinds {
    fn of(&mut self, tree: &GameTree, names: Names) -> Vec<usize> {
        let mut kinds = vec![0; tree.len()];
        // Children come after their parents, so backwards theirs are known.
        for node in tree.nodes().rev() {
            let mut below: Vec<usize> =
                tree.children(node).map(|child| kinds[child.index()]).collect();
            below.sort_unstable();
            let value = tree.leaf_value(node);
            let name = tree.name(node).filter(|_| names == Names::Count).map(str::to_owned);
            let next = self.0.len();
            kinds[node.index()] = *self.0.entry((value, name, below)).or_insert(next);
        }
        kinds
    }
}
