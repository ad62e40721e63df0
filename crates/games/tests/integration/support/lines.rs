//! What holds of games that are won with a line.

use plyscope_games::{Board, Ending, Finish, GameOptions, Piece, SetUp};
use plyscope_search::{Move, Player, Value};
use proptest::prelude::*;

use super::game;

/// Whether a player has so many in a row, square by square.
pub fn has_line(board: &Board, owner: Player, line: u8) -> bool {
    !line_squares(board, owner, line).is_empty()
}

/// The squares of all of a player's lines, in ascending order.
pub fn line_squares(board: &Board, owner: Player, line: u8) -> Vec<usize> {
    let (columns, rows) = (i32::from(board.columns), i32::from(board.rows));
    let owned = |column, row| {
        (0..columns).contains(&column)
            && (0..rows).contains(&row)
            && board.squares[(row * columns + column) as usize] == Some(Piece::of(owner))
    };
    let mut squares = Vec::new();
    for (column, row) in (0..rows).flat_map(|row| (0..columns).map(move |column| (column, row))) {
        for (right, down) in [(1, 0), (0, 1), (1, 1), (1, -1)] {
            let places = (0..i32::from(line)).map(|n| (column + n * right, row + n * down));
            if places.clone().all(|(column, row)| owned(column, row)) {
                squares.extend(places.map(|(column, row)| (row * columns + column) as usize));
            }
        }
    }
    squares.sort_unstable();
    squares.dedup();
    squares
}

/// The lines of the winner, or in misère play of the loser, are marked once the game is over, and
/// nothing else ever is.
pub fn check_deciding<G: SetUp>(
    game: &G,
    position: &G::Position,
    ending: Ending,
    line: u8,
) -> Result<(), TestCaseError> {
    let board = game.board(position);
    let winner = game.utility(position).and_then(Value::winner);
    let owner = match ending {
        Ending::AtWin | Ending::FullBoard => winner,
        Ending::Misere => winner.map(Player::opponent),
    };
    let expected = owner.map_or_else(Vec::new, |owner| line_squares(&board, owner, line));
    prop_assert_eq!(board.deciding, expected, "{}", game.notation(position));
    let finish = winner.filter(|_| ending == Ending::Misere).map(|_| Finish::OwnLine);
    prop_assert_eq!(game.finish(position), finish, "{}", game.notation(position));
    Ok(())
}

/// The result of a finished game by its picture, in which lines have the given length.
pub fn result(board: &Board, ending: Ending, line: u8) -> Option<Value> {
    let (won, lost) = (has_line(board, Player::Max, line), has_line(board, Player::Min, line));
    let full = board.squares.iter().all(Option::is_some);
    let result = match (won, lost) {
        _ if ending == Ending::FullBoard && !full => None,
        (true, _) => Some(Value::WIN),
        (_, true) => Some(Value::LOSS),
        _ => full.then_some(Value::DRAW),
    };
    match ending {
        Ending::AtWin | Ending::FullBoard => result,
        Ending::Misere => result.map(Value::negated),
    }
}

/// The game ends exactly when the picture has a line, or when the board is full.
pub fn check_lines<G: SetUp>(
    options: &GameOptions,
    line: u8,
    choices: &[usize],
) -> Result<(), TestCaseError> {
    let game: G = game(options);
    let mut position = game.root();
    for &choice in choices {
        let expected = result(&game.board(&position), options.ending, line);
        prop_assert_eq!(game.utility(&position), expected, "{}", game.notation(&position));
        check_deciding(&game, &position, options.ending, line)?;
        if expected.is_some() {
            return Ok(());
        }
        let moves: Vec<Move> = game.moves(&position).collect();
        position = game.play(&position, moves[choice % moves.len()]);
    }
    prop_assert!(game.utility(&position).is_some(), "a game ends at the latest when all is full");
    Ok(())
}

/// In misère play every position has the same moves, and is worth the opposite.
pub fn check_misere<G: SetUp>(
    options: &GameOptions,
    choices: &[usize],
) -> Result<(), TestCaseError> {
    let of = |ending| game::<G>(&GameOptions { ending, ..options.clone() });
    let (usual, misere) = (of(Ending::AtWin), of(Ending::Misere));
    let mut position = usual.root();
    for &choice in choices {
        let utility = usual.utility(&position);
        prop_assert_eq!(misere.utility(&position), utility.map(Value::negated));
        prop_assert_eq!(misere.estimate(&position), usual.estimate(&position).negated());
        let moves: Vec<Move> = usual.moves(&position).collect();
        prop_assert!(misere.moves(&position).eq(moves.iter().copied()));
        if utility.is_some() {
            break;
        }
        position = usual.play(&position, moves[choice % moves.len()]);
    }
    Ok(())
}

pub fn ending() -> impl Strategy<Value = Ending> {
    prop::sample::select(Ending::ALL).prop_map(|(_, ending)| ending)
}
