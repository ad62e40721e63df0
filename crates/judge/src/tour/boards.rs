//! The boards on which a program is judged, from small to large.

use plyscope_puzzles::backtrack::{Cursor, Moment};
use plyscope_puzzles::tour::{Board as TourSquares, Square as TourSquare};
use plyscope_search::generate::SplitMix64;

use super::board::{tour, TourBoard};
use crate::boards::{Board, Run, MAX_BOARDS};

/// The rows and columns of the boards of which every route is asked about.
const SMALL: [(u8, u8); 3] = [(3, 3), (3, 4), (4, 3)];

/// Those of the boards of which random routes are asked about.
const LARGE: [(u8, u8); 5] = [(3, 5), (4, 4), (4, 5), (5, 5), (6, 4)];

/// The boards for a seed, the same for the same seed: half of them small, half with random routes.
#[must_use]
pub fn boards(count: usize, seed: u64) -> Vec<TourBoard> {
    let count = count.min(MAX_BOARDS);
    let mut random = SplitMix64::new(seed);
    let mut small: Vec<(u64, TourBoard)> =
        all().into_iter().map(|board| (chance(&board, &mut random), board)).collect();
    small.sort_by_key(|(chance, _)| *chance);
    let mut made: Vec<TourBoard> = small.into_iter().map(|(_, board)| board).collect();
    made.truncate(count - count / 2);
    while made.len() < count {
        let (rows, columns) = LARGE[random.below(LARGE.len() as u64) as usize];
        let board = walked(rows, columns, &mut random);
        made.extend(board.filter(|board| !made.contains(board)));
    }
    in_order(made)
}

/// When a small board has its turn: those with nothing but a start come first.
fn chance(board: &TourBoard, random: &mut SplitMix64) -> u64 {
    match board.given().len() {
        1 => 0,
        _ => random.below(1 << 32) + 1,
    }
}

/// All small boards, from small to large.
pub fn all() -> Vec<TourBoard> {
    in_order(SMALL.into_iter().flat_map(of_size).collect())
}

/// The boards that are smaller than another one, the smallest first.
pub fn smaller(board: &TourBoard) -> Vec<TourBoard> {
    let mut all = all();
    if let Some(place) = all.iter().position(|other| other == board) {
        all.truncate(place);
        return all;
    }
    // Where it takes a large board, one with less left to try.
    all.extend(in_order(below(board)));
    all
}

/// The boards of a size: each node of the search from each square is one.
fn of_size((rows, columns): (u8, u8)) -> Vec<TourBoard> {
    let Ok(board) = TourSquares::new(rows, columns) else { return Vec::new() };
    let starts = board.squares().filter_map(|start| TourBoard::after(board, vec![start]));
    starts.flat_map(|start| [vec![start.clone()], below(&start)].concat()).collect()
}

/// The same board with more of the route: each node of the search below it.
fn below(board: &TourBoard) -> Vec<TourBoard> {
    let mut cursor = Cursor::new(board.tour());
    let mut path = board.tour().options().path.clone();
    let mut all = Vec::new();
    while cursor.advance() {
        match cursor.moment() {
            Moment::Entered => {
                path.push(cursor.state().here());
                all.extend(TourBoard::after(*board.tour().board(), path.clone()));
            }
            Moment::Left(_) => {
                path.pop();
            }
            Moment::Over => {}
        }
    }
    all
}

/// A board on which the knight has made random moves, as many as chance says or as there are; `None`
/// if that is no board to ask about.
fn walked(rows: u8, columns: u8, random: &mut SplitMix64) -> Option<TourBoard> {
    let board = TourSquares::new(rows, columns).ok()?;
    let area = u64::from(board.area());
    let start = board.squares().nth(random.below(area) as usize)?;
    let mut path: Vec<TourSquare> = vec![start];
    for _ in 0..random.below(area) {
        let tour = tour(board, path.clone())?;
        let cursor = Cursor::new(&tour);
        let route = cursor.state();
        let free: Vec<TourSquare> = cursor
            .status()
            .choices()
            .iter()
            .filter_map(|choice| tour.candidate(route, choice))
            .map(|candidate| candidate.square)
            .collect();
        if free.is_empty() {
            break;
        }
        path.push(free[random.below(free.len() as u64) as usize]);
    }
    TourBoard::after(board, path)
}

/// Sorts boards: by their squares, then by how many are tried.
fn in_order(mut boards: Vec<TourBoard>) -> Vec<TourBoard> {
    boards.sort_by_cached_key(|board| {
        let (rows, columns) = board.sides();
        let route: Vec<u8> = board.given().iter().flat_map(|at| [at.row, at.column]).collect();
        (u16::from(rows) * u16::from(columns), Run::of(board).squares.len(), rows, route)
    });
    boards
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn boards_are_the_same_for_the_same_seed_and_grow() {
        assert_eq!(boards(300, 1), boards(300, 1));
        assert_ne!(boards(300, 1), boards(300, 2));
        assert_eq!(boards(MAX_BOARDS, 1).len(), MAX_BOARDS);
        let made = boards(200, 3);
        assert_eq!(made.len(), 200);
        let area = |board: &TourBoard| u16::from(board.sides().0) * u16::from(board.sides().1);
        assert!(made.windows(2).all(|pair| area(&pair[0]) <= area(&pair[1])));
        let starts = made.iter().filter(|board| area(board) <= 12 && board.given().len() == 1);
        assert_eq!(starts.count(), 9 + 12 + 12);
        assert!(made.iter().any(|board| area(board) == 25));
    }

    #[test]
    fn smaller_boards_are_those_before() {
        let all = all();
        for place in [0, 1, 20, 200] {
            assert_eq!(smaller(&all[place]), all[..place]);
        }
        let large = boards(200, 3).pop().expect("a board");
        let smaller = smaller(&large);
        assert!(smaller.len() > all.len() && smaller[..all.len()] == all);
    }
}
