//! A set of nodes of a tree, clicked or typed.

use std::collections::BTreeSet;

use plyscope_search::notation::half_width;
use plyscope_search::tree::LName;
use plyscope_search::{excerpt, GameTree, TreeNode};

use super::answer_error::{words, AnswerError, AnswerProblem};
use super::next::{is_one_of, NO};

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

    /// Parses names: `L3-4`; ranges `L4-7..8` (or `L4-7..L4-8`); a whole subtree `L3-4*`; `none`
    /// alone. Case, commas, order and repetitions do not matter.
    ///
    /// # Errors
    /// The parse error, with its place.
    pub fn read(tree: &GameTree, text: &str) -> Result<Self, AnswerError> {
        if is_one_of(&NO, text) {
            return Ok(Self::default());
        }
        let mut named = Named::new(tree);
        for (begin, word) in words(text)? {
            named
                .read(word)
                .map_err(|problem| AnswerError::new(begin..begin + word.len(), problem))?;
        }
        Ok(named.nodes())
    }

    /// Parses the valid words of a text, and returns the invalid ones.
    #[must_use]
    pub fn read_in_part<'a>(tree: &GameTree, text: &'a str) -> (Self, Vec<&'a str>) {
        let Ok(words) = words(text) else { return (Self::default(), vec![text]) };
        let (mut named, mut rest) = (Named::new(tree), Vec::new());
        for (_, word) in words.filter(|(_, word)| !is_one_of(&NO, word)) {
            if named.read(word).is_err() {
                rest.push(word);
            }
        }
        (named.nodes(), rest)
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

/// The answer as it is typed: the names, or that there are none.
pub(super) fn typed(answer: &Selection, tree: &GameTree) -> String {
    match answer.is_empty() {
        true => "none".to_owned(),
        false => answer.print(tree),
    }
}

/// Whether nothing is typed; that there are no such nodes is an answer.
pub(super) fn is_untyped(text: &str) -> bool {
    words(text).is_ok_and(|mut words| words.next().is_none())
}

impl FromIterator<TreeNode> for Selection {
    fn from_iter<I: IntoIterator<Item = TreeNode>>(nodes: I) -> Self {
        Self(nodes.into_iter().collect())
    }
}

/// The nodes that words name. Each word only records where its nodes begin and end, so the time
/// does not depend on how many nodes the words name, nor on how often.
struct Named<'a> {
    tree: &'a GameTree,
    /// For each node how many more ranges begin with it than end before it: those that name nodes
    /// alone, and those that name nodes with all below them.
    alone: Vec<i32>,
    with_below: Vec<i32>,
}

impl<'a> Named<'a> {
    fn new(tree: &'a GameTree) -> Self {
        let none = || vec![0; tree.len() + 1];
        Self { tree, alone: none(), with_below: none() }
    }

    fn read(&mut self, word: &str) -> Result<(), AnswerProblem> {
        let plain = half_width(word);
        let (names, ranges) = match plain.strip_suffix('*') {
            Some(names) => (names, &mut self.with_below),
            None => (&*plain, &mut self.alone),
        };
        let (first, last) = range(names).ok_or_else(|| AnswerProblem::NotAName(excerpt(word)))?;
        if first.number > last.number {
            return Err(AnswerProblem::Backwards(excerpt(word)));
        }
        let find =
            |name| self.tree.find(name).ok_or_else(|| AnswerProblem::NoSuchNode(excerpt(word)));
        let (first, last) = (find(first)?, find(last)?);
        // The nodes of a layer lie in a row.
        ranges[first.index()] += 1;
        ranges[last.index() + 1] -= 1;
        Ok(())
    }

    fn nodes(self) -> Selection {
        let mut is_below = vec![false; self.tree.len()];
        let (mut alone, mut with_below) = (0, 0);
        let mut named = Vec::new();
        // Parents come before their children.
        for node in self.tree.nodes() {
            alone += self.alone[node.index()];
            with_below += self.with_below[node.index()];
            let parent = self.tree.parent(node);
            is_below[node.index()] =
                with_below > 0 || parent.is_some_and(|parent| is_below[parent.index()]);
            if alone > 0 || is_below[node.index()] {
                named.push(node);
            }
        }
        named.into_iter().collect()
    }
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

#[cfg(test)]
mod tests {
    use proptest::collection::vec;
    use proptest::prelude::*;

    use super::*;

    /// The nodes that a word names, one by one.
    fn named(tree: &GameTree, word: &str) -> BTreeSet<TreeNode> {
        let (names, is_below) = match word.strip_suffix('*') {
            Some(names) => (names, true),
            None => (word, false),
        };
        let (first, last) = range(names).expect("a name");
        let tops =
            (first.number..=last.number).filter_map(|number| tree.find(LName { number, ..first }));
        match is_below {
            true => tops.flat_map(|top| subtree(tree, top)).collect(),
            false => tops.collect(),
        }
    }

    proptest! {
        #[test]
        fn names_are_read_together_as_one_by_one(
            picks in vec((0_u32..21, 0_u32..4, any::<bool>()), 0..8),
        ) {
            let tree = GameTree::parse("((1 2) (3 (4 5) 6)) (7 (8 9 (1 2))) 3").expect("a tree");
            let word = |&(node, more, is_below): &(u32, u32, bool)| {
                let name = tree.l_name(TreeNode(node % tree.len() as u32));
                let last = (0..=more)
                    .map(|more| LName { number: name.number + more, ..name })
                    .take_while(|&last| tree.find(last).is_some())
                    .last()?;
                Some(format!("{name}..{}{}", last.number, if is_below { "*" } else { "" }))
            };
            let words: Vec<String> = picks.iter().filter_map(word).collect();
            let expected: BTreeSet<TreeNode> =
                words.iter().flat_map(|word| named(&tree, word)).collect();
            let text = words.join(" ");
            prop_assert_eq!(Selection::read(&tree, &text), Ok(Selection(expected.clone())));
            let with_noise = format!("x {text} L9-9");
            let (read, rest) = Selection::read_in_part(&tree, &with_noise);
            prop_assert_eq!((read, rest), (Selection(expected), vec!["x", "L9-9"]));
        }
    }
}
