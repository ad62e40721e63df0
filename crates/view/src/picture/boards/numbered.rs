//! Stones with numbers: MAX's are squares, MIN's are discs.

use super::{path, Grid};
use crate::picture::Shape;
use plyscope_drawing::Path;
use plyscope_games::Piece;
use plyscope_search::Player;

/// Half the width of a stone, as a part of the side of a square.
pub(super) const HALF: f64 = 0.46;

/// The font size of a number, as a part of the side of a square.
pub(super) const NUMBER: f64 = 0.62;

/// Numbers smaller than this are as large as their square, in pixels.
pub(super) const SMALL: f64 = 13.0;

impl Grid<'_> {
    /// The stones of both players, and their numbers.
    pub(super) fn numbered(&self) -> Vec<Shape> {
        let of = |player| move |piece: Option<Piece>| piece.is_some_and(|it| it.owner == player);
        let half = self.cell * HALF;
        let square = |(x, y)| Path::rectangle((x - half, y - half), (2.0 * half, 2.0 * half));
        let mut shapes = vec![
            path("disc-max", self.squares_where(of(Player::Max)).map(square).collect()),
            path("disc-min", self.circles(HALF, of(Player::Min))),
        ];
        let size = (self.cell * NUMBER).max(self.cell.min(SMALL));
        let numbers = self.board.squares.iter().enumerate().filter_map(|(index, piece)| {
            let text = piece.as_ref()?.kind.to_string();
            let at = self.middle(index);
            Some(Shape::Text { class: "stone-number", at, size, text })
        });
        shapes.extend(numbers);
        shapes
    }
}

#[cfg(test)]
mod tests {
    use super::super::board;
    use super::*;
    use plyscope_games::{Board, Style};

    #[test]
    fn stones_have_their_number_and_the_shape_of_their_player() {
        let mut squares = vec![None; 9];
        squares[0] = Some(Piece { owner: Player::Max, kind: '2' });
        squares[8] = Some(Piece { owner: Player::Min, kind: '3' });
        let style = Style::Numbered;
        let drawn = board(&Board { columns: 3, rows: 3, style, squares, deciding: vec![] }, 90.0);
        let numbers: Vec<_> = drawn
            .iter()
            .filter_map(|shape| match shape {
                Shape::Text { class: "stone-number", at, text, .. } => Some((*at, text.as_str())),
                _ => None,
            })
            .collect();
        assert_eq!(numbers, [((-30.0, -30.0), "2"), ((30.0, 30.0), "3")]);
        let outline = |wanted: &str| {
            drawn.iter().find_map(|shape| match shape {
                Shape::Path { class, path } if *class == wanted => Some(path.clone()),
                _ => None,
            })
        };
        let half = 30.0 * HALF;
        let square = Path::rectangle((-30.0 - half, -30.0 - half), (2.0 * half, 2.0 * half));
        assert_eq!(outline("disc-max"), Some(square));
        assert_eq!(outline("disc-min"), Some(Path::circle((30.0, 30.0), half)));
    }
}
