//! The moves that lead to the nodes of a game, and their names.

use plyscope_search::{Move, TreeNode};

use super::Session;

impl Session {
    /// The moves of the game that lead to a node; empty on a given tree. O(depth).
    #[must_use]
    pub fn line(&self, node: TreeNode) -> Vec<Move> {
        let Some(played) = self.game() else { return Vec::new() };
        let below_root = |node: &TreeNode| *node != TreeNode::ROOT;
        let up = self.search.tree.ancestors(node).take_while(below_root);
        let mut line: Vec<Move> = up.map(|node| played.by(node)).collect();
        line.reverse();
        line
    }

    /// The name of a node: the one it was given, or the move that leads to it.
    #[must_use]
    pub fn name(&self, node: TreeNode) -> Option<String> {
        match self.game() {
            None => self.search.tree.name(node).map(str::to_owned),
            Some(played) => {
                let line = self.line(node);
                let (_, before) = line.split_last()?;
                Some(played.move_name(node, before))
            }
        }
    }

    /// The names of the last moves that lead to a node, at most `most`; the whole line if that is
    /// `None`. O(depth²) where the rules compute the names.
    #[must_use]
    pub fn move_names(&self, node: TreeNode, most: Option<usize>) -> Vec<String> {
        let Some(played) = self.game() else { return Vec::new() };
        let line = self.line(node);
        let up = self.search.tree.ancestors(node).take(line.len().min(most.unwrap_or(usize::MAX)));
        let plies = (0..line.len()).rev();
        let mut names: Vec<String> =
            plies.zip(up).map(|(ply, node)| played.move_name(node, &line[..ply])).collect();
        names.reverse();
        names
    }
}
