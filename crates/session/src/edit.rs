//! Editing a tree by hand, with undo.

use std::fmt;
use std::rc::Rc;

use plyscope_search::tree::{Name, TooLarge, TreeBuilder};
use plyscope_search::{GameTree, TreeNode, Turn, Value};

/// One change to a tree.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Edit {
    /// Gives a leaf another value.
    SetValue(TreeNode, Value),
    /// Gives a node a name, or takes it away.
    SetName(TreeNode, Option<Name>),
    /// Says whose turn it is at an inner node; without, that of the player who does not move at its parent.
    SetTurn(TreeNode, Option<Turn>),
    /// Adds a leaf of value 0 after the children of a node. A leaf passes its value to its first
    /// child.
    AddChild(TreeNode),
    /// Removes a node and all below it. A parent that loses its only child becomes a leaf, of the
    /// child's value where that was a leaf.
    Remove(TreeNode),
    /// Swaps a node with its left sibling.
    SwapLeft(TreeNode),
    /// Swaps a node with its right sibling.
    SwapRight(TreeNode),
}

/// Why a change cannot be made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EditError {
    /// The root cannot be removed.
    Root,
    /// Only leaves have values of their own.
    NotALeaf,
    /// There is no sibling on that side.
    NoSibling,
    /// The tree would be too large.
    TooLarge(TooLarge),
}

impl fmt::Display for EditError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Root => write!(f, "the root cannot be removed"),
            Self::NotALeaf => write!(f, "only leaves have values of their own"),
            Self::NoSibling => write!(f, "there is no sibling on that side"),
            Self::TooLarge(large) => write!(f, "{large}"),
        }
    }
}

impl std::error::Error for EditError {}

/// The tree after a change. O(nodes). Its text is refused where chance now decides above a win or a loss,
/// or an average cannot be held.
///
/// # Errors
/// When the change cannot be made; the tree stays as it is.
pub fn apply(tree: &GameTree, edit: &Edit) -> Result<GameTree, EditError> {
    check(tree, edit)?;
    let mut copy = TreeBuilder::new();
    let mut pending = vec![Visit::Node(TreeNode::ROOT)];
    while let Some(visit) = pending.pop() {
        match visit {
            Visit::End => copy.close(),
            Visit::NewLeaf(value) => copy.leaf(value).map_err(EditError::TooLarge)?,
            Visit::Node(node) => {
                let children = children_after(tree, edit, node);
                if children.is_empty() {
                    copy.leaf(value_after(tree, edit, node)).map_err(EditError::TooLarge)?;
                } else {
                    copy.open().map_err(EditError::TooLarge)?;
                    pending.push(Visit::End);
                    pending.extend(children.into_iter().rev());
                }
                let turn = match *edit {
                    Edit::SetTurn(changed, turn) if changed == node => turn,
                    _ => tree.given_turn(node),
                };
                turn.into_iter().for_each(|turn| copy.turn(turn));
                let weight = tree.given_weight(node);
                let weight = weight.filter(|_| keeps_weight(tree, edit, node));
                weight.into_iter().for_each(|weight| copy.weight(weight));
                match edit {
                    Edit::SetName(named, name) if *named == node => {
                        name.iter().for_each(|name| copy.name(name.clone()));
                    }
                    _ => tree.given_name(node).into_iter().for_each(|name| copy.name(name.clone())),
                }
            }
        }
    }
    copy.finish(tree.root_player()).ok_or(EditError::Root)
}

enum Visit {
    Node(TreeNode),
    NewLeaf(Value),
    End,
}

fn check(tree: &GameTree, edit: &Edit) -> Result<(), EditError> {
    let siblings = |node| tree.parent(node).map_or(1, |parent| tree.children(parent).len());
    match *edit {
        Edit::SetValue(node, _) if !tree.is_leaf(node) => Err(EditError::NotALeaf),
        Edit::Remove(TreeNode::ROOT) => Err(EditError::Root),
        Edit::SwapLeft(node) if tree.number_in_siblings(node) == 0 => Err(EditError::NoSibling),
        Edit::SwapRight(node) if tree.number_in_siblings(node) + 1 == siblings(node) => {
            Err(EditError::NoSibling)
        }
        _ => Ok(()),
    }
}

fn children_after(tree: &GameTree, edit: &Edit, parent: TreeNode) -> Vec<Visit> {
    let mut children: Vec<TreeNode> = tree.children(parent).collect();
    let place = |child: TreeNode| children.iter().position(|&other| other == child);
    match *edit {
        Edit::AddChild(node) if node == parent => {
            let first = tree.leaf_value(node).map(Visit::NewLeaf);
            let old = children.into_iter().map(Visit::Node);
            let new = first.is_none().then_some(Visit::NewLeaf(Value::ZERO));
            return first.into_iter().chain(old).chain(new).collect();
        }
        Edit::Remove(node) => children.retain(|&child| child != node),
        Edit::SwapLeft(node) => {
            if let Some(at) = place(node) {
                children.swap(at, at - 1);
            }
        }
        Edit::SwapRight(node) => {
            if let Some(at) = place(node) {
                children.swap(at, at + 1);
            }
        }
        _ => {}
    }
    children.into_iter().map(Visit::Node).collect()
}

/// Whether a child of a chance node keeps the weight that it was given: where its siblings change, the
/// weights would no longer add up to 1, and all become equally probable.
fn keeps_weight(tree: &GameTree, edit: &Edit, child: TreeNode) -> bool {
    let parent = tree.parent(child);
    match *edit {
        Edit::AddChild(node) => parent != Some(node),
        Edit::Remove(node) => parent != tree.parent(node),
        Edit::SetTurn(node, turn) => parent != Some(node) || turn == Some(Turn::Chance),
        _ => true,
    }
}

fn value_after(tree: &GameTree, edit: &Edit, node: TreeNode) -> Value {
    match *edit {
        Edit::SetValue(changed, value) if changed == node => value,
        Edit::Remove(child) if tree.parent(child) == Some(node) => {
            tree.leaf_value(child).unwrap_or(Value::ZERO)
        }
        _ => tree.leaf_value(node).unwrap_or(Value::ZERO),
    }
}

/// A text with its past and future, for undo and redo.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct History {
    now: Rc<str>,
    past: Vec<Rc<str>>,
    future: Vec<Rc<str>>,
}

/// How many texts are kept for undo.
const KEPT: usize = 200;
/// How many bytes of text are kept for undo, which limits the memory for large trees.
const KEPT_BYTES: usize = 32 * 1024 * 1024;

impl History {
    /// A text without history.
    #[must_use]
    pub fn new(text: String) -> Self {
        Self { now: text.into(), past: Vec::new(), future: Vec::new() }
    }

    /// The text as it is now.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.now
    }

    /// The same, shared: without copying a long text.
    #[must_use]
    pub fn shared(&self) -> Rc<str> {
        Rc::clone(&self.now)
    }

    /// Sets another text; the previous one can be restored. The empty text before the first one is
    /// not kept.
    pub fn set(&mut self, text: String) {
        if *text == *self.now {
            return;
        }
        if *self == Self::default() {
            self.now = text.into();
            return;
        }
        self.future.clear();
        self.past.push(std::mem::replace(&mut self.now, text.into()));
        let mut bytes = 0;
        let kept = self.past.iter().rev().take(KEPT).take_while(|text| {
            bytes += text.len();
            bytes <= KEPT_BYTES
        });
        let dropped = self.past.len() - kept.count();
        self.past.drain(..dropped);
    }

    /// Restores the previous text.
    pub fn undo(&mut self) {
        if let Some(before) = self.past.pop() {
            self.future.push(std::mem::replace(&mut self.now, before));
        }
    }

    /// Restores the text that was undone.
    pub fn redo(&mut self) {
        if let Some(after) = self.future.pop() {
            self.past.push(std::mem::replace(&mut self.now, after));
        }
    }

    /// Whether there is a text before this one.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }

    /// Whether there is a text after this one.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        !self.future.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use plyscope_search::notation::Chance;
    use plyscope_search::Player;

    fn tree(text: &str) -> GameTree {
        GameTree::parse_for(text, Chance::Allowed).expect("a tree")
    }

    #[test]
    fn each_edit_changes_only_its_target() {
        let five = Value::whole(5).expect("in range");
        let node = |tree: &GameTree, name: &str| {
            tree.find(name.parse().expect("an L-name")).expect("a node")
        };
        type Make = fn(TreeNode, Value) -> Edit;
        const MAX: Option<Turn> = Some(Turn::Player(Player::Max));
        #[rustfmt::skip]
        let table: [(&str, &str, Make, &str); 16] = [
            ("(4 8) (17 5)", "L3-2", Edit::SetValue, "(4 5) (17 5)"),
            ("(4 8) (17 5)", "L2-1", |node, _| Edit::AddChild(node), "(4 8 0) (17 5)"),
            ("(4 8) (17 5)", "L3-3", |node, _| Edit::AddChild(node), "(4 8) ((17) 5)"),
            ("(4 8) (17 5)", "L2-1", |node, _| Edit::Remove(node), "((17 5))"),
            ("(4 8) (17 5)", "L3-4", |node, _| Edit::Remove(node), "(4 8) (17)"),
            ("(4 8) (17)", "L3-3", |node, _| Edit::Remove(node), "(4 8) 17"),
            ("a:(4 8) b:(17 5)", "L2-2", |node, _| Edit::SwapLeft(node), "b:(17 5) a:(4 8)"),
            ("(4 8) (17 5)", "L3-3", |node, _| Edit::SwapRight(node), "(4 8) (5 17)"),
            ("(4 8) a:(17 5)", "L2-2", |node, _| Edit::SetName(node, None), "(4 8) (17 5)"),
            ("(4 8) (17 5)", "L2-2", |node, _| Edit::SetTurn(node, MAX), "(4 8) max:(17 5)"),
            ("(4 8) max:(17 5)", "L3-1", Edit::SetValue, "(5 8) max:(17 5)"),
            // Weights go where they would not add up to 1, or nothing is left to chance.
            ("1 chance:(1/3*4 2/3*8)", "L2-2", |node, _| Edit::AddChild(node), "1 chance:(4 8 0)"),
            ("1 chance:(1/6*4 1/3*8 1/2*9)", "L3-1", |node, _| Edit::Remove(node), "1 chance:(8 9)"),
            ("1 chance:(1/3*4 2/3*8)", "L2-2", |node, _| Edit::SetTurn(node, MAX), "1 max:(4 8)"),
            ("1 chance:(1/3*4 2/3*8)", "L3-1", |node, _| Edit::SwapRight(node), "1 chance:(2/3*8 1/3*4)"),
            ("1 chance:(1/3*4 2/3*8)", "L3-1", |node, _| Edit::AddChild(node), "1 chance:(1/3*(4) 2/3*8)"),
        ];
        for (before, name, make, after) in table {
            let before = tree(before);
            let edit = make(node(&before, name), five);
            let done = apply(&before, &edit).map(|tree| tree.to_string());
            assert_eq!(done.as_deref(), Ok(after), "{edit:?} on {before}");
        }
    }

    #[test]
    fn impossible_edits_are_refused() {
        let tree = tree("(4 8) 5");
        let last = TreeNode(2);
        assert_eq!(apply(&tree, &Edit::Remove(TreeNode::ROOT)), Err(EditError::Root));
        assert_eq!(apply(&tree, &Edit::SwapRight(last)), Err(EditError::NoSibling));
        assert_eq!(apply(&tree, &Edit::SwapLeft(TreeNode(1))), Err(EditError::NoSibling));
        assert_eq!(
            apply(&tree, &Edit::SetValue(TreeNode(1), Value::ZERO)),
            Err(EditError::NotALeaf)
        );
    }

    #[test]
    fn there_is_nothing_to_undo_before_the_first_change() {
        let mut history = History::default();
        history.set("(4 8) (17 5)".to_owned());
        assert!(!history.can_undo());
        history.undo();
        assert_eq!(history.text(), "(4 8) (17 5)");
        // A cleared text can be restored, and so can the empty one.
        history.set(String::new());
        history.set("1".to_owned());
        history.undo();
        assert_eq!((history.text(), history.can_undo()), ("", true));
    }

    #[test]
    fn undone_changes_can_be_redone_until_the_next_change() {
        let mut history = History::new("1".to_owned());
        history.set("2".to_owned());
        history.set("3".to_owned());
        history.undo();
        history.undo();
        history.undo();
        assert_eq!(history.text(), "1");
        history.redo();
        assert_eq!(history.text(), "2");
        assert!(history.can_undo() && history.can_redo());
        history.set("4".to_owned());
        assert!(!history.can_redo());
        history.undo();
        assert_eq!(history.text(), "2");
    }
}
