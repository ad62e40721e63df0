//! The rules of Connect Four, held by published counts, and its notation.

use crate::support::lines::{check_lines, check_misere, ending};
use crate::support::{check_play, check_sequences, check_symmetry, game, mirrored};
use plyscope_games::perft::{finished, reachable, Finished};
use plyscope_games::{BoardGame, ConnectFour, Ending, GameOptions, GameProblem, Piece, SetUp};
use plyscope_search::algo::{alpha_beta, Cutoffs, Options, Order, Symmetry, TableOptions};
use plyscope_search::trace::Recorder;
use plyscope_search::{Game, Move, Off, Value, Verdict};
use proptest::prelude::*;

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

/// To the end of the game, recorded, with a table and the promising moves first. The values are those of
/// Tromp's table (John's Connect Four Playground).
#[test]
fn connect_four_has_the_published_values_on_boards_of_five_and_six_columns() {
    let table = TableOptions {
        symmetry: Symmetry::Together,
        cutoffs: Cutoffs::Enhanced,
        ..TableOptions::default()
    };
    let options = Options { table: Some(table), order: Order::BestFirst, ..Options::default() };
    for (columns, rows, value) in [(5, 4, Value::DRAW), (6, 4, Value::LOSS)] {
        let game: ConnectFour = game(&connect(columns, rows, 4));
        let mut recorder = Recorder::new().with_at_most(100_000);
        alpha_beta(&game, &options, &mut recorder).expect("no limit");
        let result = recorder.finish().result();
        assert_eq!(result, Some(Verdict::Exact(value)), "{columns}×{rows}");
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

#[test]
fn the_line_that_decides_a_game_is_marked() {
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

proptest! {
    #![proptest_config(ProptestConfig::with_cases(500))]

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
}
