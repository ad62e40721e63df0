//! What is searched: a given tree, or a game.

use plyscope_core::games::{Board, Squares};
use plyscope_core::{Move, TreeNode};

use crate::catalog::GameSpec;
use crate::rules::Rules;

/// What a session is about.
#[derive(Debug)]
#[cfg_attr(feature = "pack", derive(serde::Serialize, serde::Deserialize))]
pub enum Subject {
    /// A tree that was given whole.
    Tree,
    /// A game, of which the search has seen a part.
    Game(Played),
}

/// A game with what the search has seen of it.
#[cfg_attr(feature = "pack", derive(serde::Serialize, serde::Deserialize))]
pub struct Played {
    spec: GameSpec,
    /// The move that leads to each node; meaningless at the root.
    moves: Vec<Move>,
    /// What the spec stands for; made anew where a session arrives.
    #[cfg_attr(feature = "pack", serde(skip))]
    rules: Option<Box<dyn Rules>>,
}

impl std::fmt::Debug for Played {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Played").field("spec", &self.spec).finish_non_exhaustive()
    }
}

impl Played {
    pub(crate) fn new(spec: GameSpec, rules: Box<dyn Rules>, moves: Vec<Move>) -> Self {
        Self { spec, moves, rules: Some(rules) }
    }

    /// Makes the rules of what has arrived without them; `None` when there is no such game here.
    #[cfg(feature = "pack")]
    pub(crate) fn with_rules(mut self) -> Option<Self> {
        self.rules = Some(self.spec.rules().ok()?);
        Some(self)
    }

    /// Which game.
    #[must_use]
    pub const fn spec(&self) -> &GameSpec {
        &self.spec
    }

    /// The rules.
    ///
    /// # Panics
    /// Never: whoever makes one gives it rules.
    #[must_use]
    pub fn rules(&self) -> &dyn Rules {
        &**self.rules.as_ref().expect("a session has rules")
    }

    /// The move that leads to a node.
    #[must_use]
    pub fn by(&self, node: TreeNode) -> Move {
        self.moves[node.index()]
    }

    /// The picture after a line of moves.
    #[must_use]
    pub fn board(&self, line: &[Move]) -> Board {
        self.rules().board(line)
    }

    /// The squares of the last move of a line.
    #[must_use]
    pub fn last_squares(&self, line: &[Move]) -> Option<Squares> {
        let (&by, before) = line.split_last()?;
        Some(self.rules().squares(before, by))
    }
}
