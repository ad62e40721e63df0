//! Draughtsmen: discs, those of kings with a crown.

use super::{path, Grid};
use crate::picture::Shape;
use plyscope_drawing::Path;
use plyscope_games::Piece;
use plyscope_search::Player;

/// The radius of a disc, as a part of the side of a square. The number of the square fits beside it.
const RADIUS: f64 = 0.34;

/// The outline of a crown, in radii from the middle of its disc.
const CROWN: [(f64, f64); 7] = [
    (-0.5, 0.5),
    (-0.66, -0.34),
    (-0.3, 0.02),
    (0.0, -0.58),
    (0.3, 0.02),
    (0.66, -0.34),
    (0.5, 0.5),
];

impl Grid<'_> {
    /// The pieces of both players: men, and kings, which have crowns.
    pub(super) fn draughtsmen(&self) -> [Shape; 4] {
        let of = |player| move |piece: Option<Piece>| piece.is_some_and(|it| it.owner == player);
        [
            path("draught-max", self.circles(RADIUS, of(Player::Max))),
            path("draught-min", self.circles(RADIUS, of(Player::Min))),
            path("crown-max", self.crowns(Player::Max)),
            path("crown-min", self.crowns(Player::Min)),
        ]
    }

    fn crowns(&self, player: Player) -> Path {
        let king = Some(Piece { owner: player, kind: 'K' });
        let radius = self.cell * RADIUS;
        let crown = |(x, y)| {
            let corners = CROWN.map(|(right, down)| (x + right * radius, y + down * radius));
            Path::polyline(&corners).close()
        };
        self.squares_where(move |piece| piece == king).map(crown).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::super::board;
    use super::*;
    use plyscope_games::{Board, Style};

    #[test]
    fn kings_differ_from_men_by_a_crown() {
        for owner in [Player::Max, Player::Min] {
            let classes = |kind| -> Vec<&str> {
                let mut squares = vec![None; 64];
                squares[1] = Some(Piece { owner, kind });
                let style = Style::Draughtsmen;
                let one = Board { columns: 8, rows: 8, style, squares, deciding: Vec::new() };
                let classes = board(&one, 80.0).into_iter().map(|shape| match shape {
                    Shape::Path { class, .. } | Shape::Text { class, .. } => class,
                });
                classes.filter(|class| !class.starts_with("board")).collect()
            };
            let [disc, crown] = match owner {
                Player::Max => ["draught-max", "crown-max"],
                Player::Min => ["draught-min", "crown-min"],
            };
            assert_eq!(classes('M'), [disc]);
            assert_eq!(classes('K'), [disc, crown]);
        }
    }
}
