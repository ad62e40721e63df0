//! Some nodes of a tree, as they are clicked and as they are typed.

use std::collections::BTreeSet;

use plyscope_core::tree::LName;
use plyscope_core::{excerpt, GameTree, TreeNode};

use super::slip::{words, Slip, SlipProblem};

/// A set of nodes of one tree.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Selection(BTreeSet<TreeNode>);

impl Selection {
    /// Whether a node is among them.
    #[must_use]
    pub fn contains(&self, node: TreeNode) -> bool {
        self.0.contains(&node)
    }

    /// The nodes, by layer and then from left to right.
    pub fn iter(&self) -> impl Iterator<Item = TreeNode> + '_ {
        self.0.iter().copied()
    }

    /// How many there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// With a node and all below it, or without them where the node is among them already.
    #[must_use]
    pub fn with_subtree_toggled(mut self, tree: &GameTree, top: TreeNode) -> Self {
        let was_there = self.contains(top);
        for node in subtree(tree, top) {
            if was_there {
                self.0.remove(&node);
            } else {
                self.0.insert(node);
            }
        }
        self
    }

    /// With one node, or without it where it is among them already.
    #[must_use]
    pub fn with_node_toggled(mut self, node: TreeNode) -> Self {
        if !self.0.remove(&node) {
            self.0.insert(node);
        }
        self
    }

    /// Reads names: `L3-4`; several in a row as `L4-7..8` (or `L4-7..L4-8`); a node with all below it
    /// as `L3-4*`. Capitals, commas, and the order do not matter, nor does saying a name twice.
    ///
    /// # Errors
    /// What cannot be read, and where.
    pub fn read(tree: &GameTree, text: &str) -> Result<Self, Slip> {
        let mut nodes = BTreeSet::new();
        for (begin, word) in words(text)? {
            let slip = |problem: fn(String) -> SlipProblem| {
                Slip::new(begin..begin + word.len(), problem(excerpt(word)))
            };
            let (names, below) = match word.strip_suffix('*') {
                Some(names) => (names, Below::Too),
                None => (word, Below::No),
            };
            let (first, last) = range(names).ok_or_else(|| slip(SlipProblem::NotAName))?;
            if first.number > last.number {
                return Err(slip(SlipProblem::Backwards));
            }
            let find = |name| tree.find(name).ok_or_else(|| slip(SlipProblem::NoSuchNode));
            let (first, last) = (find(first)?, find(last)?);
            for node in (first.0..=last.0).map(TreeNode) {
                match below {
                    Below::No => nodes.extend([node]),
                    Below::Too => nodes.extend(subtree(tree, node)),
                }
            }
        }
        Ok(Self(nodes))
    }

    /// Reads what can be read of a text, word by word, and returns the words that cannot.
    #[must_use]
    pub fn read_in_part<'a>(tree: &GameTree, text: &'a str) -> (Self, Vec<&'a str>) {
        let Ok(words) = words(text) else { return (Self::default(), vec![text]) };
        let (mut selection, mut rest) = (Self::default(), Vec::new());
        for (_, word) in words {
            match Self::read(tree, word) {
                Ok(nodes) => selection.0.extend(nodes.0),
                Err(_) => rest.push(word),
            }
        }
        (selection, rest)
    }

    /// Writes the names, by layer and then from left to right, several in a row as a range.
    #[must_use]
    pub fn print(&self, tree: &GameTree) -> String {
        let mut runs: Vec<(LName, LName)> = Vec::new();
        for name in self.iter().map(|node| tree.l_name(node)) {
            match runs.last_mut() {
                Some((_, last)) if last.layer == name.layer && last.number + 1 == name.number => {
                    *last = name;
                }
                _ => runs.push((name, name)),
            }
        }
        let run = |(first, last): (LName, LName)| match last.number - first.number {
            0 => first.to_string(),
            _ => format!("{first}..{}", last.number),
        };
        runs.into_iter().map(run).collect::<Vec<_>>().join(" ")
    }
}

impl FromIterator<TreeNode> for Selection {
    fn from_iter<I: IntoIterator<Item = TreeNode>>(nodes: I) -> Self {
        Self(nodes.into_iter().collect())
    }
}

/// Whether what lies below a node is meant as well.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Below {
    Too,
    No,
}

/// A node and all below it, each after its parent.
pub fn subtree(tree: &GameTree, top: TreeNode) -> impl Iterator<Item = TreeNode> + '_ {
    let mut pending = vec![top];
    std::iter::from_fn(move || {
        let node = pending.pop()?;
        pending.extend(tree.children(node));
        Some(node)
    })
}

/// The two ends of `L4-7..8`, `L4-7..L4-8` or `L4-7`, in the same layer.
fn range(text: &str) -> Option<(LName, LName)> {
    let Some((first, last)) = text.split_once("..") else {
        let name = text.parse().ok()?;
        return Some((name, name));
    };
    let first: LName = first.parse().ok()?;
    let last = match last.parse::<LName>() {
        Ok(last) => last,
        Err(_) => LName { number: last.parse().ok()?, ..first },
    };
    (first.layer == last.layer).then_some((first, last))
}
