//! Generated knight's tours, and a plain search for them that shares nothing with the core's.

use plyscope_puzzles::tour::{
    Board, Direction, Directions, Ending, Fixed, MoveOrder, Pruning, Prunings, Square, Ties,
    TourOptions,
};
use plyscope_puzzles::Test;
use proptest::prelude::*;
use proptest::sample::select;

/// A board and the first square.
pub type Case = (Board, Square);

pub fn board(size: &str, blocked: &str) -> Board {
    let board = Board::parse(size).expect("a size");
    let blocked = board.squares_named(blocked).expect("squares");
    board.with_blocked(blocked)
}

pub fn options(board: Board, start: Square) -> TourOptions {
    TourOptions {
        board,
        path: vec![start],
        lead: Vec::new(),
        ending: Ending::Open,
        order: MoveOrder::default(),
        prunings: Prunings::NONE,
        test: Test::AtOnce,
    }
}

/// Boards of up to 5×5 squares, of which so many at most are not blocked out.
pub fn case(most: usize) -> impl Strategy<Value = Case> {
    let sides = (3..=5_u8, 3..=5_u8);
    let shuffled = sides.prop_flat_map(|(rows, columns)| {
        let board = Board::new(rows, columns).expect("a board");
        (Just(board), Just(board.squares().collect::<Vec<_>>()).prop_shuffle())
    });
    (shuffled, 1..=most).prop_map(|((board, squares), open)| {
        (board.with_blocked(squares.iter().skip(open).copied()), squares[0])
    })
}

/// Boards of any size, of which few squares are blocked out, and the first square.
pub fn large_case() -> impl Strategy<Value = Case> {
    let sides = (3..=16_u8, 3..=16_u8);
    let shuffled = sides.prop_flat_map(|(rows, columns)| {
        let board = Board::new(rows, columns).expect("a board");
        (Just(board), Just(board.squares().collect::<Vec<_>>()).prop_shuffle())
    });
    (shuffled, 0..8_usize).prop_map(|((board, squares), blocked)| {
        (board.with_blocked(squares.iter().skip(1).take(blocked).copied()), squares[0])
    })
}

pub fn order() -> impl Strategy<Value = MoveOrder> {
    let ties = prop_oneof![fixed().prop_map(Ties::Fixed), Just(Ties::Centre), Just(Ties::Pohl),];
    prop_oneof![fixed().prop_map(MoveOrder::Fixed), ties.prop_map(MoveOrder::Warnsdorff)]
}

fn fixed() -> impl Strategy<Value = Fixed> {
    let shuffled = Just(Direction::ALL.to_vec()).prop_shuffle();
    let own = shuffled
        .prop_map(|all| Directions::new(all.try_into().expect("eight")).expect("each once"));
    let clockwise = select(Direction::ALL.to_vec()).prop_map(Directions::clockwise_from);
    prop_oneof![
        own.prop_map(Fixed::Directions),
        clockwise.prop_map(Fixed::Directions),
        Just(Fixed::Rows),
        any::<u64>().prop_map(Fixed::Random),
    ]
}

pub fn ending() -> impl Strategy<Value = Ending> {
    select(vec![Ending::Open, Ending::Closed])
}

/// Whether two squares are a knight's move apart.
pub fn is_move(board: &Board, from: Square, to: Square) -> bool {
    let files = board.file(from).abs_diff(board.file(to));
    let ranks = board.rank(from).abs_diff(board.rank(to));
    matches!((files, ranks), (1, 2) | (2, 1))
}

/// Whether these squares are a tour of the board.
pub fn is_tour(board: &Board, squares: &[Square], ending: Ending) -> bool {
    let mut sorted = squares.to_vec();
    sorted.sort();
    let goes = squares.windows(2).all(|pair| is_move(board, pair[0], pair[1]));
    let closes = is_move(board, squares[squares.len() - 1], squares[0]);
    sorted == board.open().iter().collect::<Vec<_>>() && goes && (closes || ending == Ending::Open)
}

/// How many tours go on from a path, counted square by square.
pub fn count(board: &Board, path: &mut Vec<Square>, ending: Ending) -> u64 {
    let here = path[path.len() - 1];
    if path.len() as u32 == board.open().len() {
        return u64::from(ending == Ending::Open || is_move(board, here, path[0]));
    }
    let mut tours = 0;
    for square in board.open().iter() {
        if is_move(board, here, square) && !path.contains(&square) {
            path.push(square);
            tours += count(board, path, ending);
            path.pop();
        }
    }
    tours
}

/// The squares that show why a route should be given up, found square by square.
pub fn shown(board: &Board, path: &[Square], ending: Ending, pruning: Pruning) -> Vec<Square> {
    let free: Vec<Square> = board.open().iter().filter(|square| !path.contains(square)).collect();
    let (start, here) = (path[0], path[path.len() - 1]);
    let ways = |square| free.iter().filter(|&&other| is_move(board, square, other)).count();
    let with_here = |square| ways(square) + usize::from(is_move(board, square, here));
    let fewer = |ways: usize| free.iter().copied().filter(move |&square| with_here(square) < ways);
    match (pruning, ending) {
        (Pruning::Cut, _) => {
            let mut reached = vec![here];
            let mut next = 0;
            while let Some(&from) = reached.get(next) {
                let further = free.iter().filter(|&&to| is_move(board, from, to));
                let new: Vec<Square> =
                    further.copied().filter(|to| !reached.contains(to)).collect();
                reached.extend(new);
                next += 1;
            }
            free.into_iter().filter(|square| !reached.contains(square)).collect()
        }
        (Pruning::Dead, Ending::Closed) if ways(start) == 0 => vec![start],
        (Pruning::Dead, Ending::Closed) => fewer(2)
            .filter(|&square| with_here(square) + usize::from(is_move(board, square, start)) < 2)
            .collect(),
        (Pruning::Dead, Ending::Open) if fewer(2).count() > 1 => fewer(2).collect(),
        (Pruning::Dead, Ending::Open) => fewer(1).collect(),
    }
}
