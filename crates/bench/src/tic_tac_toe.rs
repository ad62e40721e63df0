//! The full game tree of tic-tac-toe.

use plyscope_search::tree::{TooLarge, TreeBuilder};
use plyscope_search::{GameTree, Player, Value};

/// The nine squares of each player as bits, row by row.
#[derive(Clone, Copy)]
struct Board {
    to_move: u16,
    other: u16,
}

const FULL: u16 = 0b111_111_111;
const LINES: [u16; 8] = [
    0b111_000_000,
    0b000_111_000,
    0b000_000_111,
    0b100_100_100,
    0b010_010_010,
    0b001_001_001,
    0b100_010_001,
    0b001_010_100,
];

/// Every game of tic-tac-toe, without regard to symmetry: 549,946 nodes in 10 layers. Moves are
/// tried square by square, row by row; MAX moves first; a game ends when someone has won.
///
/// # Panics
/// Never: there is one root, and the tree is within the limits.
#[must_use]
pub fn tic_tac_toe() -> GameTree {
    let mut tree = TreeBuilder::new();
    add(&mut tree, Board { to_move: 0, other: 0 }, Player::Max).expect("within the limits");
    tree.finish(Player::Max).expect("one root")
}

fn add(tree: &mut TreeBuilder, board: Board, player: Player) -> Result<(), TooLarge> {
    if LINES.iter().any(|line| board.other & line == *line) {
        return tree.leaf(if player == Player::Max { Value::LOSS } else { Value::WIN });
    }
    let taken = board.to_move | board.other;
    if taken == FULL {
        return tree.leaf(Value::DRAW);
    }
    tree.open()?;
    for square in (0..9).map(|number| 1 << number).filter(|square| taken & square == 0) {
        let board = Board { to_move: board.other, other: board.to_move | square };
        add(tree, board, player.opponent())?;
    }
    tree.close();
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tree_has_as_many_games_as_are_known() {
        let tree = tic_tac_toe();
        let ends = |value| {
            tree.nodes()
                .filter(|&node| tree.leaf_value(node).is_some_and(|v| v.is_identical(value)))
                .count()
        };
        assert_eq!(tree.len(), 549_946);
        assert_eq!(
            (ends(Value::WIN), ends(Value::LOSS), ends(Value::DRAW)),
            (131_184, 77_904, 46_080)
        );
    }
}
