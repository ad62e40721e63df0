//! Boards as shapes, small in the nodes of a tree and large beside it.

mod draughtsmen;
mod numbered;
pub(super) mod tiles;

use plyscope_drawing::Path;
use plyscope_games::{Board, Piece, Style};
use plyscope_search::Player;

use super::Shape;

/// A board of which the larger side is `side` pixels, its middle at the origin.
#[must_use]
pub fn board(board: &Board, side: f64) -> Vec<Shape> {
    let grid = Grid::new(board, side);
    let mut shapes = Vec::with_capacity(6);
    match board.style {
        Style::Marks => shapes.push(path("board-lines", grid.inner_lines())),
        Style::Holes => {
            shapes.push(path("board-frame", grid.outline()));
            shapes.push(path("board-hole", grid.circles(0.36, |piece| piece.is_none())));
        }
        Style::Discs | Style::Numbered | Style::Tiles => {
            shapes.push(path("board-felt", grid.outline()));
            shapes.push(path("board-lines", grid.inner_lines()));
        }
        Style::Stones => {}
        Style::Chessmen | Style::Draughtsmen => {
            shapes.push(path("board-light", grid.outline()));
            shapes.push(path("board-dark", grid.dark_squares()));
        }
    }
    shapes.push(path("board-deciding", grid.deciding()));
    let owned_by = |player| move |piece: Option<Piece>| piece.is_some_and(|p| p.owner == player);
    match board.style {
        Style::Chessmen => shapes.extend(grid.pieces()),
        Style::Draughtsmen => shapes.extend(grid.draughtsmen()),
        Style::Stones => shapes.push(path("board-stone", grid.circles(0.38, |one| one.is_some()))),
        Style::Numbered => shapes.extend(grid.numbered()),
        Style::Tiles => shapes.extend(grid.tiles()),
        Style::Marks => {
            shapes.push(path("mark-max", grid.crosses()));
            shapes.push(path("mark-min", grid.circles(0.3, owned_by(Player::Min))));
        }
        Style::Holes | Style::Discs => {
            shapes.push(path("disc-max", grid.circles(0.38, owned_by(Player::Max))));
            shapes.push(path("disc-min", grid.circles(0.38, owned_by(Player::Min))));
            // Distinguished without colours as well: MAX's discs have a point in the middle.
            shapes.push(path("disc-point", grid.circles(0.1, owned_by(Player::Max))));
        }
    }
    shapes.retain(|shape| !is_empty(shape));
    shapes
}

fn is_empty(shape: &Shape) -> bool {
    matches!(shape, Shape::Path { path, .. } if path.is_empty())
}

/// The outline of a square of the board, by its index, on a board as [`board`] draws it.
#[must_use]
pub fn square(board: &Board, side: f64, index: usize) -> Path {
    let grid = Grid::new(board, side);
    let (x, y) = grid.middle(index);
    let half = grid.cell / 2.0;
    Path::rectangle((x - half, y - half), (grid.cell, grid.cell))
}

/// The middle of a square and the length of its side, in pixels from the middle of the board.
#[must_use]
pub fn place(board: &Board, side: f64, index: usize) -> ((f64, f64), f64) {
    let grid = Grid::new(board, side);
    (grid.middle(index), grid.cell)
}

fn path(class: &'static str, path: Path) -> Shape {
    Shape::Path { class, path }
}

struct Grid<'a> {
    board: &'a Board,
    /// The side of a square.
    cell: f64,
    width: f64,
    height: f64,
}

impl<'a> Grid<'a> {
    fn new(board: &'a Board, side: f64) -> Self {
        let (columns, rows) = (f64::from(board.columns), f64::from(board.rows));
        let cell = side / columns.max(rows).max(1.0);
        Self { board, cell, width: columns * cell, height: rows * cell }
    }

    fn middle(&self, index: usize) -> (f64, f64) {
        let columns = usize::from(self.board.columns.max(1));
        let along = |number: usize, length: f64| (number as f64 + 0.5) * self.cell - length / 2.0;
        (along(index % columns, self.width), along(index / columns, self.height))
    }

    fn outline(&self) -> Path {
        let (w, h) = (self.width, self.height);
        Path::rectangle((-w / 2.0, -h / 2.0), (w, h))
    }

    /// A frame around each square of the lines that have decided the game.
    fn deciding(&self) -> Path {
        let half = self.cell * 0.46;
        let side = 2.0 * half;
        let deciding = self.board.deciding.iter().map(|&index| self.middle(index));
        deciding.map(|(x, y)| Path::rectangle((x - half, y - half), (side, side))).collect()
    }

    /// The lines between the squares.
    fn inner_lines(&self) -> Path {
        let (w, h) = (self.width, self.height);
        let at = |number: u8, length: f64| f64::from(number) * self.cell - length / 2.0;
        let begin = |x, y| Path::new().move_to((x, y));
        let down = (1..self.board.columns).map(|x| begin(at(x, w), -h / 2.0).down(h));
        let across = (1..self.board.rows).map(|y| begin(-w / 2.0, at(y, h)).across(w));
        down.chain(across).collect()
    }

    fn squares_where(
        &self,
        is: impl Fn(Option<Piece>) -> bool + 'a,
    ) -> impl Iterator<Item = (f64, f64)> + '_ {
        let pieces = self.board.squares.iter().enumerate();
        pieces.filter(move |(_, piece)| is(**piece)).map(|(index, _)| self.middle(index))
    }

    /// Circles on some squares; `part` is their radius as a part of the square's side.
    fn circles(&self, part: f64, is: impl Fn(Option<Piece>) -> bool + 'a) -> Path {
        self.squares_where(is).map(|middle| Path::circle(middle, self.cell * part)).collect()
    }

    fn crosses(&self) -> Path {
        self.squares_where(|piece| piece.is_some_and(|piece| piece.owner == Player::Max))
            .map(|middle| Path::cross(middle, self.cell * 0.28))
            .collect()
    }

    fn dark_squares(&self) -> Path {
        let columns = usize::from(self.board.columns.max(1));
        let dark = (0..self.board.squares.len()).filter(|&index| is_dark(columns, index));
        let cell = self.cell;
        dark.map(|index| {
            let (x, y) = self.middle(index);
            Path::rectangle((x - cell / 2.0, y - cell / 2.0), (cell, cell))
        })
        .collect()
    }

    /// chess pieces as letters of a font: outlines are White's, filled ones Black's.
    fn pieces(&self) -> Vec<Shape> {
        let pieces = self.board.squares.iter().enumerate().filter_map(|(index, piece)| {
            let piece = (*piece)?;
            let (class, sign) = (man_class(piece.owner), man(piece.kind));
            let text = sign.to_string();
            Some(Shape::Text { class, at: self.middle(index), size: self.cell * 0.82, text })
        });
        pieces.collect()
    }
}

/// Whether a square of a chequered board is dark, by its index: the one at the bottom left is.
pub(super) const fn is_dark(columns: usize, index: usize) -> bool {
    (index % columns + index / columns) % 2 == 1
}

const fn man_class(owner: Player) -> &'static str {
    match owner {
        Player::Max => "man-max",
        Player::Min => "man-min",
    }
}

/// The sign of a chess piece; both sides have the filled one, and differ by fill and outline.
const fn man(kind: char) -> char {
    match kind {
        'K' => '♚',
        'Q' => '♛',
        'R' => '♜',
        'B' => '♝',
        'N' => '♞',
        _ => '♟',
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use plyscope_drawing::Segment;

    #[test]
    fn discs_are_round_at_every_size() {
        let squares = vec![Some(Piece::of(Player::Max)); 64];
        let style = Style::Discs;
        let full = Board { columns: 8, rows: 8, style, squares, deciding: Vec::new() };
        for side in 30..300 {
            for shape in board(&full, f64::from(side)) {
                let Shape::Path { class: "disc-max", path } = shape else { continue };
                for segment in path.segments() {
                    let Segment::Arc(arc) = segment else { continue };
                    let across = (arc.to.0 - arc.from.0).abs();
                    assert!((across - 2.0 * arc.radius).abs() < 1e-9, "{arc:?} at {side}");
                }
            }
        }
    }
}
