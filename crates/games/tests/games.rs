//! The rules of the games, held by published counts, and their notations.

use plyscope_games::{read_move, Othello, Piece, SetUp, Squares, TicTacToe};
use plyscope_games::{
    Board, BoardGame, ConnectFour, Ending, Finish, GameOption, GameOptions, GameProblem, Illegality,
};
use plyscope_search::algo::{alpha_beta, Options};
use plyscope_search::perft::{finished, reachable, sequences, Finished, Reachable};
use plyscope_search::{Game, Move, Off, Player, Value, Verdict};
use proptest::prelude::*;

fn game<G: SetUp>(options: &GameOptions) -> G {
    G::new(options).expect("the options are legal")
}

fn from<G: SetUp>(position: &str) -> Result<G, GameProblem> {
    G::new(&GameOptions { position: Some(position.to_owned()), ..GameOptions::default() })
}

/// The numbers of move sequences of length 0, 1, 2 and so on.
fn check_sequences<G: SetUp>(options: &GameOptions, counts: &[u64]) {
    let game: G = game(options);
    for (depth, &count) in (0..).zip(counts) {
        assert_eq!(sequences(&game, depth), count, "depth {depth}");
    }
}

/// Whatever is played, what is printed is read back, moves have names of their own, and the picture
/// fits the board.
fn check_play<G: SetUp>(options: &GameOptions, choices: &[usize]) -> Result<(), TestCaseError> {
    let start: G = game(options);
    let mut position = start.root();
    for &choice in choices {
        let again =
            G::new(&GameOptions { position: Some(start.notation(&position)), ..options.clone() });
        let again = again.map_err(|problem| TestCaseError::fail(problem.to_string()))?;
        prop_assert!(again.key(&again.root()) == start.key(&position));
        prop_assert_eq!(again.player(&again.root()), start.player(&position));
        let board = start.board(&position);
        let squares = usize::from(board.columns) * usize::from(board.rows);
        prop_assert_eq!(board.squares.len(), squares);
        if start.utility(&position).is_some() {
            break;
        }
        let moves: Vec<Move> = start.moves(&position).collect();
        prop_assert!(!moves.is_empty());
        prop_assert_eq!(moves.len(), start.moves(&position).len());
        let mut names: Vec<String> =
            moves.iter().map(|&by| start.move_name(&position, by)).collect();
        names.sort();
        names.dedup();
        prop_assert_eq!(names.len(), moves.len());
        for &by in &moves {
            let name = start.move_name(&position, by);
            prop_assert_eq!(read_move(&start, &position, &name), Ok(by), "{}", name);
            let touched = start.squares(&position, by);
            prop_assert!(touched.from.into_iter().chain(touched.to).all(|square| square < squares));
        }
        prop_assert!(start.estimate(&position).is_finite());
        let by = moves[choice % moves.len()];
        let next = start.play(&position, by);
        prop_assert_eq!(start.player(&next), start.player(&position).opponent());
        position = next;
    }
    Ok(())
}

#[test]
fn tic_tac_toe_has_the_known_counts() {
    let game: TicTacToe = game(&GameOptions::default());
    let all = finished(&game);
    assert_eq!(all, Finished { won: 131_184, lost: 77_904, drawn: 46_080 });
    assert_eq!(all.total(), 255_168);
    assert_eq!(reachable(&game), Reachable { positions: 5_478, up_to_symmetry: 765 });
    check_sequences::<TicTacToe>(&GameOptions::default(), &[1, 9, 72, 504, 3_024, 15_120, 54_720]);
}

#[test]
fn misere_tic_tac_toe_is_a_draw_too_and_has_the_same_games() {
    let options = GameOptions { ending: Ending::Misere, ..GameOptions::default() };
    let (usual, misere) = (game::<TicTacToe>(&GameOptions::default()), game::<TicTacToe>(&options));
    let Finished { won, lost, drawn } = finished(&usual);
    assert_eq!(finished(&misere), Finished { won: lost, lost: won, drawn });
    assert_eq!(reachable(&misere), reachable(&usual));
    let Ok(verdict) = alpha_beta(&misere, &Options::default(), &mut Off);
    assert_eq!(verdict, Verdict::Exact(Value::DRAW));
}

#[test]
fn illegal_positions_of_tic_tac_toe_are_refused_with_the_reason() {
    let table = [
        ("XX./.../...", GameProblem::Counts { max: 2, min: 0 }),
        ("O../.../...", GameProblem::Counts { max: 0, min: 1 }),
        ("XXX/OOO/...", GameProblem::BothHaveLines),
        ("XXX/OO./O..", GameProblem::PlayedOn),
        ("X../...", GameProblem::Rows { given: 2, expected: 3 }),
        ("X.../.../...", GameProblem::Columns { row: 1, given: 4, expected: 3 }),
        ("X?./.../...", GameProblem::Character { given: '?', at: 1 }),
        ("X../.../... Z", GameProblem::Side { given: "Z".to_owned() }),
    ];
    for (text, problem) in table {
        assert_eq!(from::<TicTacToe>(text).err(), Some(problem), "{text}");
    }
}

/// Connect Four on a board of so many columns and rows, with lines of the given length.
fn connect(columns: u8, rows: u8, line: u8) -> GameOptions {
    GameOptions { size: Some((columns, rows)), line: Some(line), ..GameOptions::default() }
}

/// The sequences are perft as chess programmers count it; the positions are from
/// Tromp's table (John's Connect Four Playground), the games from OEIS A342329.
#[test]
fn connect_four_has_the_known_counts() {
    let sequences = [1, 7, 49, 343, 2_401, 16_807, 117_649, 823_536, 5_673_234];
    check_sequences::<ConnectFour>(&GameOptions::default(), &sequences);
    assert_eq!(reachable(&game::<ConnectFour>(&connect(4, 4, 4))).positions, 161_029);
    assert_eq!(finished(&game::<ConnectFour>(&connect(4, 3, 4))).total(), 356_232);
}

/// On boards so small that the games can be counted by hand.
#[test]
fn connect_four_ends_with_a_line_or_when_the_board_is_full() {
    let of = |columns, rows, line, ending| -> Finished {
        finished(&game::<ConnectFour>(&GameOptions { ending, ..connect(columns, rows, line) }))
    };
    // X's second disc always makes a line of two. After an answer in the same column there is one
    // place for it, otherwise there are two.
    let won = Finished { won: 6, ..Finished::default() };
    assert_eq!(of(2, 2, 2, Ending::AtWin), won);
    // To the end there are 4! / (2! · 2!) games; X's line counts first.
    assert_eq!(of(2, 2, 2, Ending::FullBoard), won);
    // Of 6! / (3! · 3!) games in two columns of three, X and O take one column each in two.
    let high = Finished { won: 2, lost: 0, drawn: 18 };
    assert_eq!(of(2, 3, 3, Ending::AtWin), high);
    assert_eq!(of(2, 3, 3, Ending::FullBoard), high);
    // All 9! / (3! · 3! · 3!) games; those without any line are the same for both endings.
    let all = of(3, 3, 3, Ending::FullBoard);
    assert_eq!((all.total(), all.drawn), (1_680, of(3, 3, 3, Ending::AtWin).drawn));
}

#[test]
fn connect_four_is_a_draw_on_small_boards_and_won_with_three_in_a_row() {
    let table = [(4, 4, 4, Value::DRAW), (4, 3, 4, Value::DRAW), (4, 4, 3, Value::WIN)];
    for (columns, rows, line, value) in table {
        let game: ConnectFour = game(&connect(columns, rows, line));
        let Ok(verdict) = alpha_beta(&game, &Options::default(), &mut Off);
        assert_eq!(verdict, Verdict::Exact(value), "{columns}×{rows}, {line} in a row");
    }
}

#[test]
fn lines_that_are_open_count_by_the_square_of_their_discs() {
    let table = [
        (".../.../...", 0),
        // One line along and one up.
        (".../.../.X.", 2),
        // O stops the line along; both keep one up and one aslant.
        (".../.../X.O", 0),
        // X has a line with two, which counts four, and one up, one along and two aslant with one;
        // O has one along, one up and one aslant.
        ("..../..../X.../XO..", 8 - 3),
    ];
    for (text, value) in table {
        let size = text.find('/').expect("there are rows") as u8;
        let options = GameOptions { position: Some(text.to_owned()), ..connect(size, size, 3) };
        let game: ConnectFour = game(&options);
        assert_eq!(Some(game.estimate(&game.root())), Value::whole(value), "{text}");
    }
}

#[test]
fn illegal_positions_of_connect_four_are_refused_with_the_reason() {
    let table = [
        ("..../..../..../..../....", GameProblem::Rows { given: 5, expected: 4 }),
        ("..../...../..../....", GameProblem::Columns { row: 2, given: 5, expected: 4 }),
        ("..../..../..../?...", GameProblem::Character { given: '?', at: 15 }),
        ("..../..../..../.... Z", GameProblem::Side { given: "Z".to_owned() }),
        ("..../..../..../XX..", GameProblem::Counts { max: 2, min: 0 }),
        ("..../..../..../O...", GameProblem::Counts { max: 0, min: 1 }),
        ("..../..../..../X... X", GameProblem::Counts { max: 1, min: 0 }),
        ("X.../..../..../....", GameProblem::Floating { column: 'a' }),
        ("..../..../...O/X...", GameProblem::Floating { column: 'd' }),
        ("..../..../OOOO/XXXX", GameProblem::BothHaveLines),
        // X won, and O went on.
        ("..../O.../OOO./XXXX", GameProblem::PlayedOn),
        // O won, and X went on.
        ("X.../XX../OOOO/XXXO", GameProblem::PlayedOn),
        // X's only disc that can be the last is not in the line.
        ("..../O.../OXOO/XXXX", GameProblem::PlayedOn),
    ];
    for (text, problem) in table {
        let position = Some(text.to_owned());
        let options = GameOptions { position, ..connect(4, 4, 4) };
        assert_eq!(ConnectFour::new(&options).err(), Some(problem), "{text}");
    }
    // Lines end nothing where the board must be full.
    let position = Some("..../..../OOOO/XXXX".to_owned());
    let ending = Ending::FullBoard;
    let game: ConnectFour = game(&GameOptions { position, ending, ..connect(4, 4, 4) });
    assert_eq!(game.utility(&game.root()), None);
}

#[test]
fn connect_four_says_which_boards_and_lines_there_are() {
    let size = |given, most| GameProblem::Size { given, least: (2, 2), most };
    let table = [
        ((0, 0), size((0, 0), (9, 6))),
        ((1, 6), size((1, 6), (9, 6))),
        ((10, 4), size((10, 4), (9, 6))),
        ((255, 255), size((255, 255), (9, 6))),
        ((7, 1), size((7, 1), (7, 8))),
        ((9, 7), size((9, 7), (9, 6))),
        ((8, 8), size((8, 8), (8, 7))),
        ((2, 32), size((2, 32), (2, 31))),
    ];
    for ((columns, rows), problem) in table {
        let options = GameOptions { size: Some((columns, rows)), ..GameOptions::default() };
        assert_eq!(ConnectFour::new(&options).err(), Some(problem));
    }
    for line in [0, 1, 8, 255] {
        let problem = GameProblem::Line { given: line, least: 2, most: 7 };
        assert_eq!(ConnectFour::new(&connect(7, 6, line)).err(), Some(problem));
    }
    // Where four do not fit, the longest line is meant.
    let options = GameOptions { size: Some((2, 3)), ..GameOptions::default() };
    let (usual, longest) = (game::<ConnectFour>(&options), game::<ConnectFour>(&connect(2, 3, 3)));
    assert_eq!(finished(&usual), finished(&longest));
}

/// Whether a player has so many in a row, square by square.
fn has_line(board: &Board, owner: Player, line: u8) -> bool {
    !line_squares(board, owner, line).is_empty()
}

/// The squares of all of a player's lines, in ascending order.
fn line_squares(board: &Board, owner: Player, line: u8) -> Vec<usize> {
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
fn check_deciding<G: SetUp>(
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

#[test]
fn the_line_that_decides_a_game_is_marked() {
    let table: [(&str, &[usize]); 5] = [
        ("XXX/OO./...", &[0, 1, 2]),
        ("XXO/XO./O..", &[2, 4, 6]),
        ("XXX/XOO/XOO", &[0, 1, 2, 3, 6]),
        ("XOX/XOO/OXX", &[]),
        ("X../.O./...", &[]),
    ];
    for (text, deciding) in table {
        let game = from::<TicTacToe>(text).expect("a legal position");
        assert_eq!(game.board(&game.root()).deciding, deciding, "{text}");
    }
    let position = Some("....../....../...X../..XO../.XOO../XOXO.X".to_owned());
    let options = GameOptions { position, ..connect(6, 6, 4) };
    let game: ConnectFour = game(&options);
    assert_eq!(game.board(&game.root()).deciding, [15, 20, 25, 30]);
}

#[test]
fn columns_of_connect_four_are_letters() {
    let game: ConnectFour = game(&connect(9, 4, 4));
    let root = game.root();
    let names: Vec<String> = game.moves(&root).map(|by| game.move_name(&root, by)).collect();
    assert_eq!(names, ["a", "b", "c", "d", "e", "f", "g", "h", "i"]);
}

/// The result of a finished game by its picture, in which lines have the given length.
fn result(board: &Board, ending: Ending, line: u8) -> Option<Value> {
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
fn check_lines<G: SetUp>(
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
fn check_misere<G: SetUp>(options: &GameOptions, choices: &[usize]) -> Result<(), TestCaseError> {
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

/// Discs fall to where the picture says.
fn check_discs(options: &GameOptions, choices: &[usize]) -> Result<(), TestCaseError> {
    let game: ConnectFour = game(options);
    let mut position = game.root();
    for &choice in choices {
        if game.utility(&position).is_some() {
            break;
        }
        let (player, mut board) = (game.player(&position), game.board(&position));
        let moves: Vec<Move> = game.moves(&position).collect();
        let by = moves[choice % moves.len()];
        let to = game.squares(&position, by).to.expect("a disc lands somewhere");
        position = game.play(&position, by);
        prop_assert_eq!(board.squares[to], None);
        board.squares[to] = Some(Piece::of(player));
        prop_assert_eq!(game.board(&position).squares, board.squares);
    }
    Ok(())
}

/// The rows the other way round.
fn mirrored(text: &str) -> String {
    each_row(text, |rows| rows.iter().map(|row| row.iter().rev().copied().collect()).collect())
}

fn each_row(text: &str, turn: impl Fn(&[Vec<char>]) -> Vec<Vec<char>>) -> String {
    let (squares, side) = text.split_at(text.find(' ').unwrap_or(text.len()));
    let rows: Vec<Vec<char>> = squares.split('/').map(|row| row.chars().collect()).collect();
    let rows: Vec<String> = turn(&rows).into_iter().map(|row| row.into_iter().collect()).collect();
    rows.join("/") + side
}

/// A position and its image have one symmetric key, and one key only if they are the same.
fn check_symmetry<G: SetUp>(
    options: &GameOptions,
    choices: &[usize],
    image: fn(&str) -> String,
) -> Result<(), TestCaseError> {
    let game: G = game(options);
    let mut position = game.root();
    for &choice in choices {
        let text = game.notation(&position);
        let turned = image(&text);
        let other = G::new(&GameOptions { position: Some(turned.clone()), ..options.clone() });
        let other = other.map_err(|problem| TestCaseError::fail(problem.to_string()))?;
        let root = other.root();
        prop_assert!(other.symmetric_key(&root) == game.symmetric_key(&position), "{}", text);
        prop_assert_eq!(other.key(&root) == game.key(&position), text == turned);
        prop_assert_eq!(other.utility(&root), game.utility(&position));
        prop_assert_eq!(other.estimate(&root), game.estimate(&position));
        if game.utility(&position).is_some() {
            break;
        }
        let moves: Vec<Move> = game.moves(&position).collect();
        position = game.play(&position, moves[choice % moves.len()]);
    }
    Ok(())
}

/// Rows become columns.
fn transposed(text: &str) -> String {
    each_row(text, |rows| {
        (0..rows.len()).map(|column| rows.iter().map(|row| row[column]).collect()).collect()
    })
}

/// Othello on a board of so many columns and rows, from a position.
fn othello(size: u8, position: &str) -> GameOptions {
    let position = Some(position.to_owned());
    GameOptions { size: Some((size, size)), position, ..GameOptions::default() }
}

/// Perft as Bik publishes it (Computer Reversi Page).
#[test]
fn othello_has_the_known_counts() {
    let sequences = [1, 4, 12, 56, 244, 1_396, 8_200, 55_092, 390_216];
    check_sequences::<Othello>(&GameOptions::default(), &sequences);
}

#[test]
fn othello_on_a_small_board_is_won_by_who_moves_second() {
    let game: Othello = game(&GameOptions { size: Some((4, 4)), ..GameOptions::default() });
    let Ok(verdict) = alpha_beta(&game, &Options::default(), &mut Off);
    assert_eq!(verdict, Verdict::Exact(Value::LOSS));
}

#[test]
fn who_can_flank_nothing_passes_in_othello() {
    let blocked: Othello = game(&othello(4, "..../.XX./.XX./O... X"));
    let root = blocked.root();
    let moves: Vec<Move> = blocked.moves(&root).collect();
    assert_eq!(moves, [Move(16)]);
    assert_eq!(blocked.utility(&root), None);
    assert_eq!(blocked.move_name(&root, moves[0]), "pass");
    assert_eq!(blocked.squares(&root, moves[0]), Squares::default());
    assert_eq!(read_move(&blocked, &root, "Pass"), Ok(moves[0]));
    let passed = blocked.play(&root, moves[0]);
    assert_eq!(blocked.notation(&passed), "..../.XX./.XX./O... O");
    let by = read_move(&blocked, &passed, "d1").expect("O can flank now");
    assert_eq!(blocked.notation(&blocked.play(&passed, by)), "...O/.XO./.OX./O... X");
}

#[test]
fn othello_is_over_when_nobody_can_move() {
    let table = [
        ("..../.XX./.XX./....", Value::WIN),
        ("..../.OO./.OO./....", Value::LOSS),
        ("..../.OO./.OO./.... O", Value::LOSS),
        ("XXXX/XXXX/OOOO/OOOO O", Value::DRAW),
        ("XXXX/XXXX/XOOO/OOOO", Value::WIN),
    ];
    for (text, value) in table {
        let game: Othello = game(&othello(4, text));
        assert_eq!(game.utility(&game.root()), Some(value), "{text}");
    }
}

#[test]
fn othello_names_moves_from_the_top_left() {
    let game: Othello = game(&GameOptions::default());
    let root = game.root();
    let names: Vec<String> = game.moves(&root).map(|by| game.move_name(&root, by)).collect();
    assert_eq!(names, ["d3", "c4", "f5", "e6"]);
}

#[test]
fn othello_is_estimated_by_discs_mobility_or_corners() {
    let corner = "..../.XX./.XX./O...";
    let table = [
        (corner, None, 4 - 1),
        (corner, Some("discs"), 4 - 1),
        (corner, Some("mobility"), -1),
        (corner, Some("corners"), -1),
        ("..../.OX./.XO./.... O", Some("discs"), 0),
        ("..../.OX./.XO./.... O", Some("mobility"), 0),
        // X can go to a2, b1, c4, d3 and d4, O to a3, b4, c1 and d2.
        ("X.../.OX./.XO./....", Some("mobility"), 5 - 4),
        ("X.../.OX./.XO./.... O", Some("mobility"), 5 - 4),
        ("X.../.OX./.XO./....", Some("corners"), 1),
    ];
    for (text, name, value) in table {
        let evaluation = name.map(str::to_owned);
        let game: Othello = game(&GameOptions { evaluation, ..othello(4, text) });
        assert_eq!(Some(game.estimate(&game.root())), Value::whole(value), "{text}: {name:?}");
    }
}

#[test]
fn illegal_positions_of_othello_are_refused_with_the_reason() {
    let table = [
        (4, "..../.OX./.XO.", GameProblem::Rows { given: 3, expected: 4 }),
        (4, "..../.OX./.XO/....", GameProblem::Columns { row: 3, given: 3, expected: 4 }),
        (4, "..../.QX./.XO./....", GameProblem::Character { given: 'Q', at: 6 }),
        (4, "..../.OX./.XO./.... B", GameProblem::Side { given: "B".to_owned() }),
        (4, "..../.OX./.X../....", GameProblem::Illegal(Illegality::EmptyMiddle)),
        (4, "..../..../..../....", GameProblem::Illegal(Illegality::EmptyMiddle)),
        (6, "X...../....../..OX../..XO../....../......", GameProblem::Illegal(Illegality::CutOff)),
        (
            // The squares at the ends of two rows are neighbours in number only.
            6,
            "....../...XXX/O.OX../..XO../....../......",
            GameProblem::Illegal(Illegality::CutOff),
        ),
    ];
    for (size, text, problem) in table {
        assert_eq!(Othello::new(&othello(size, text)).err(), Some(problem), "{text}");
    }
}

#[test]
fn othello_says_which_boards_there_are() {
    for given in [(0, 0), (2, 2), (5, 5), (4, 6), (10, 10), (255, 255)] {
        let options = GameOptions { size: Some(given), ..GameOptions::default() };
        let problem = GameProblem::Size { given, least: (4, 4), most: (8, 8) };
        assert_eq!(Othello::new(&options).err(), Some(problem));
    }
    let line = GameOptions { line: Some(4), ..GameOptions::default() };
    let ending = GameOptions { ending: Ending::FullBoard, ..GameOptions::default() };
    for (options, option) in [(line, GameOption::Line), (ending, GameOption::Ending)] {
        assert_eq!(Othello::new(&options).err(), Some(GameProblem::NotOffered { option }));
    }
}

/// The squares that a disc of a player on an empty square would flank, found square by square.
fn flanked(board: &Board, player: Player, at: usize) -> Vec<usize> {
    let size = i32::from(board.columns);
    let (column, row) = (at as i32 % size, at as i32 / size);
    let along = |right: i32, down: i32| {
        let ray = (1..size).map(|n| (column + n * right, row + n * down));
        let inside =
            |&(column, row): &(i32, i32)| (0..size).contains(&column) && (0..size).contains(&row);
        let ray: Vec<usize> =
            ray.take_while(inside).map(|(column, row)| (row * size + column) as usize).collect();
        let theirs = Some(Piece::of(player.opponent()));
        let run = ray.iter().take_while(|&&square| board.squares[square] == theirs).count();
        let ends = ray.get(run).is_some_and(|&end| board.squares[end] == Some(Piece::of(player)));
        ray[..if ends { run } else { 0 }].to_vec()
    };
    let steps = [(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)];
    steps.into_iter().flat_map(|(right, down)| along(right, down)).collect()
}

/// Who can flank something does, those discs and no others change sides, and the others pass.
fn check_flanking(options: &GameOptions, choices: &[usize]) -> Result<(), TestCaseError> {
    let game: Othello = game(options);
    let mut position = game.root();
    for &choice in choices {
        let (player, mut board) = (game.player(&position), game.board(&position));
        let placements = |player| -> Vec<usize> {
            let empty = (0..board.squares.len()).filter(|&at| board.squares[at].is_none());
            empty.filter(|&at| !flanked(&board, player, at).is_empty()).collect()
        };
        let (own, other) = (placements(player), placements(player.opponent()));
        let over = own.is_empty() && other.is_empty();
        prop_assert_eq!(game.utility(&position).is_some(), over, "{}", game.notation(&position));
        if over {
            return Ok(());
        }
        let moves: Vec<Move> = game.moves(&position).collect();
        let backwards: Vec<Move> = game.moves(&position).rev().collect();
        prop_assert!(moves.iter().eq(backwards.iter().rev()));
        let to: Vec<usize> =
            moves.iter().filter_map(|&by| game.squares(&position, by).to).collect();
        prop_assert_eq!(&to, &own);
        let by = moves[choice % moves.len()];
        if let Some(at) = game.squares(&position, by).to {
            for square in flanked(&board, player, at).into_iter().chain([at]) {
                board.squares[square] = Some(Piece::of(player));
            }
        }
        position = game.play(&position, by);
        prop_assert_eq!(game.board(&position), board);
    }
    Ok(())
}

fn ending() -> impl Strategy<Value = Ending> {
    prop::sample::select(Ending::ALL).prop_map(|(_, ending)| ending)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(500))]

    #[test]
    fn tic_tac_toe_is_played_by_its_rules(
        ending in ending(),
        choices in prop::collection::vec(0_usize..50, 9),
    ) {
        let options = GameOptions { ending, ..GameOptions::default() };
        check_play::<TicTacToe>(&options, &choices)?;
        check_lines::<TicTacToe>(&options, 3, &choices)?;
        check_misere::<TicTacToe>(&options, &choices)?;
        check_symmetry::<TicTacToe>(&options, &choices, mirrored)?;
        check_symmetry::<TicTacToe>(&options, &choices, transposed)?;
    }

    #[test]
    fn connect_four_is_played_by_its_rules(
        size in prop::sample::select(vec![
            (7, 6, 4), (2, 2, 2), (2, 31, 31), (4, 4, 3), (9, 6, 5), (8, 7, 4), (3, 5, 5), (6, 2, 6),
        ]),
        ending in ending(),
        choices in prop::collection::vec(0_usize..50, 63),
    ) {
        let (columns, rows, line) = size;
        let options = GameOptions { ending, ..connect(columns, rows, line) };
        check_play::<ConnectFour>(&options, &choices)?;
        check_lines::<ConnectFour>(&options, line, &choices)?;
        check_misere::<ConnectFour>(&options, &choices)?;
        check_discs(&options, &choices)?;
        check_symmetry::<ConnectFour>(&options, &choices, mirrored)?;
    }

    #[test]
    fn othello_is_played_by_its_rules(
        size in prop::sample::select(vec![4, 6, 8]),
        evaluation in prop::sample::select(vec!["discs", "mobility", "corners"]),
        choices in prop::collection::vec(0_usize..50, 70),
    ) {
        let (size, evaluation) = (Some((size, size)), Some(evaluation.to_owned()));
        let options = GameOptions { size, evaluation, ..GameOptions::default() };
        check_play::<Othello>(&options, &choices)?;
        check_flanking(&options, &choices)?;
        check_symmetry::<Othello>(&options, &choices, mirrored)?;
        check_symmetry::<Othello>(&options, &choices, transposed)?;
    }
}
