//! The subject of a search: a given tree, or a game.

use plyscope_games::{Board, MoveNames, Squares};
use plyscope_search::pack::{in_parts, Pack, Reader};
use plyscope_search::packed;
use plyscope_search::{Move, TreeNode};

use plyscope_setup::catalog::GameSpec;
use plyscope_setup::rules::Rules;

/// The subject of a session.
#[derive(Debug)]
pub enum Subject {
    /// A tree that was given whole.
    Tree,
    /// A game, of which the search has seen a part.
    Game(Played),
}

packed!(large enum Subject { 0 = Tree, 1 = Game(played) });

/// A game with the visited part of its tree.
pub struct Played {
    spec: GameSpec,
    /// The move that leads to each node; meaningless at the root.
    moves: Vec<Move>,
    /// The names of those moves, where the rules may not be available.
    names: Option<MoveNames>,
    /// The rules of the spec.
    rules: Box<dyn Rules>,
}

/// Without the rules, which the receiver makes again.
impl Pack for Played {
    fn pack(&self, out: &mut Vec<u8>) {
        self.spec.pack(out);
        self.moves.pack(out);
        self.names.pack(out);
    }

    fn unpack(from: &mut Reader<'_>) -> Option<Self> {
        let (spec, moves) = (GameSpec::unpack(from)?, Vec::unpack(from)?);
        let names = Option::unpack(from)?;
        Some(Self { rules: spec.rules().ok()?, spec, moves, names })
    }

    async fn unpack_in_parts(from: &mut Reader<'_>) -> Option<Self> {
        let spec = GameSpec::unpack(from)?;
        let moves = in_parts(from).await?;
        let names = Option::unpack(from)?;
        Some(Self { rules: spec.rules().ok()?, spec, moves, names })
    }
}

impl std::fmt::Debug for Played {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Played").field("spec", &self.spec).finish_non_exhaustive()
    }
}

impl Played {
    /// Puts together a game with its rules, and the moves and names of the nodes of its tree.
    pub fn new(
        spec: GameSpec,
        rules: Box<dyn Rules>,
        moves: Vec<Move>,
        names: Option<MoveNames>,
    ) -> Self {
        Self { spec, moves, names, rules }
    }

    /// The name of the move that leads to a node, after these moves.
    pub fn move_name(&self, node: TreeNode, before: &[Move]) -> String {
        let kept = self.names.as_ref().and_then(|names| names.get(node.index()));
        kept.map_or_else(|| self.rules.move_name(before, self.by(node)), str::to_owned)
    }

    /// Which game.
    #[must_use]
    pub const fn spec(&self) -> &GameSpec {
        &self.spec
    }

    /// The rules.
    #[must_use]
    pub fn rules(&self) -> &dyn Rules {
        &*self.rules
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
