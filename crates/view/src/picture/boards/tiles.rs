//! Tiles with powers of two.

use super::numbered::{HALF, NUMBER, SMALL};
use super::{path, Grid};
use crate::picture::Shape;
use plyscope_drawing::metrics;
use plyscope_drawing::Path;
use plyscope_games::{Board, Piece};

/// How wide a number may be, as a part of the side of its square.
const WIDTH: f64 = 0.94;

impl Grid<'_> {
    /// The tiles and their numbers, which are smaller the longer they are.
    pub(super) fn tiles(&self) -> Vec<Shape> {
        let half = self.cell * HALF;
        let square = |(x, y)| Path::rectangle((x - half, y - half), (2.0 * half, 2.0 * half));
        let mut shapes = vec![path(
            "disc-max",
            self.squares_where(|piece| piece.is_some()).map(square).collect(),
        )];
        let usual = (self.cell * NUMBER).max(self.cell.min(SMALL));
        let numbers = self.board.squares.iter().enumerate().filter_map(|(index, piece)| {
            let text = piece.as_ref()?.number().to_string();
            let size = usual.min(self.cell * WIDTH / metrics::width(&text, 1.0));
            Some(Shape::Text { class: "stone-number", at: self.middle(index), size, text })
        });
        shapes.extend(numbers);
        shapes
    }
}

/// How large the squares of a board must be for the numbers of its tiles, and of those that a few moves make
/// of them, to have a font of some size, in pixels.
pub(in crate::picture) fn least_cell(board: &Board, font: f64) -> f64 {
    let sum: u64 = board.squares.iter().flatten().copied().map(Piece::number).sum();
    // No tile is larger than what all add up to, with five more of 4.
    let longest = (sum + 20).to_string();
    (font * metrics::width(&longest.replace(|_| true, "8"), 1.0) / WIDTH).max(font)
}

#[cfg(test)]
mod tests {
    use super::super::board;
    use super::*;
    use plyscope_games::Style;
    use plyscope_search::Player;

    #[test]
    fn long_numbers_are_smaller_and_stay_on_their_tiles() {
        let tile = |kind| Some(Piece { owner: Player::Max, kind });
        let squares = vec![tile('1'), tile('A'), None, tile('4')];
        let board_of =
            Board { columns: 2, rows: 2, style: Style::Tiles, squares, deciding: vec![] };
        let texts = |side: f64| -> Vec<(String, f64)> {
            let shapes = board(&board_of, side).into_iter().filter_map(|shape| match shape {
                Shape::Text { class: "stone-number", text, size, .. } => Some((text, size)),
                _ => None,
            });
            shapes.collect()
        };
        let drawn = texts(80.0);
        let numbers: Vec<&str> = drawn.iter().map(|(text, _)| text.as_str()).collect();
        assert_eq!(numbers, ["2", "1024", "16"]);
        assert!(drawn[0].1 > drawn[1].1, "{drawn:?}");
        for side in [30.0, 80.0, 300.0] {
            for (text, size) in texts(side) {
                assert!(
                    metrics::width(&text, size) <= side / 2.0 * WIDTH + 1e-9,
                    "{text} at {side}"
                );
            }
        }
        let least = least_cell(&board_of, 11.0);
        assert!(texts(2.0 * least).iter().all(|(_, size)| *size >= 11.0 - 1e-9));
        assert!(texts(1.9 * least).iter().any(|(_, size)| *size < 11.0));
    }
}
