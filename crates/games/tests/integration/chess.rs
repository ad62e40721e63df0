//! The rules of chess, held by published counts, and its notations.

use plyscope_games::perft::sequences;
use plyscope_games::{
    read_move, BoardGame, Chess, Ending, Finish, GameOption, GameOptions, GameProblem, Illegality,
};
use plyscope_games::{Piece, SetUp, Squares, Style};
use plyscope_search::{Game, Move, Player, Value};
use proptest::prelude::*;

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const KIWIPETE: &str = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

fn with(position: &str) -> GameOptions {
    GameOptions { position: Some(position.to_owned()), ..GameOptions::default() }
}

fn from(position: &str) -> Chess {
    Chess::new(&with(position)).expect("the position is legal")
}

fn legal(game: &Chess, position: &<Chess as Game>::Position) -> Vec<Move> {
    game.moves(position).collect()
}

/// The counts of the Chess Programming Wiki, "Perft Results".
#[test]
fn chess_has_the_known_counts() {
    let table: [(&str, &[u64]); 6] = [
        (START, &[1, 20, 400, 8_902, 197_281, 4_865_609]),
        (KIWIPETE, &[1, 48, 2_039, 97_862]),
        ("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", &[1, 14, 191, 2_812, 43_238, 674_624]),
        (
            "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
            &[1, 6, 264, 9_467, 422_333],
        ),
        ("rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", &[1, 44, 1_486, 62_379]),
        (
            "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
            &[1, 46, 2_079, 89_890],
        ),
    ];
    for (position, counts) in table {
        let game = from(position);
        for (depth, &count) in (0..).zip(counts) {
            assert_eq!(sequences(&game, depth), count, "{position} to depth {depth}");
        }
    }
}

#[test]
fn it_is_told_how_a_game_has_ended() {
    let table = [
        (START, None, None),
        ("4R1k1/5ppp/8/8/8/8/8/K7 b - - 0 1", Some("win"), Some(Finish::Checkmate)),
        ("7k/8/8/8/8/8/r7/1r5K w - - 0 1", Some("loss"), Some(Finish::Checkmate)),
        ("7k/5Q2/5K2/8/8/8/8/8 b - - 0 1", Some("draw"), Some(Finish::Stalemate)),
        ("7k/8/8/8/8/8/KR6/8 b - - 100 90", Some("draw"), Some(Finish::FiftyMoves)),
        // A mate by the very last move counts, and so does a stalemate.
        ("4R1k1/5ppp/8/8/8/8/8/K7 b - - 100 90", Some("win"), Some(Finish::Checkmate)),
        ("7k/5Q2/5K2/8/8/8/8/8 b - - 100 90", Some("draw"), Some(Finish::Stalemate)),
    ];
    for (position, value, finish) in table {
        let game = from(position);
        let found = game.utility(&game.root()).map(|value| value.to_string());
        assert_eq!(found.as_deref(), value, "{position}");
        assert_eq!(game.finish(&game.root()), finish, "{position}");
    }
}

#[test]
fn illegal_positions_are_refused_with_the_reason() {
    let illegal = GameProblem::Illegal;
    let long = "x".repeat(1_000);
    let table = [
        ("", GameProblem::Rows { given: 1, expected: 8 }),
        ("4k3/8/4K3 w - - 0 1", GameProblem::Rows { given: 3, expected: 8 }),
        ("4k3/8/8/8/8/8/8/8/4K3 w - - 0 1", GameProblem::Rows { given: 9, expected: 8 }),
        ("4k3/8/7/8/8/8/8/4K3 w - -", GameProblem::Columns { row: 3, given: 7, expected: 8 }),
        ("4k3/8/8/8/8/8/8/4K4 w - -", GameProblem::Columns { row: 8, given: 9, expected: 8 }),
        ("4k3/8/8/3é4/8/8/8/4K3 w - -", GameProblem::Character { given: 'é', at: 9 }),
        ("4k3/9/8/8/8/8/8/4K3 w - -", GameProblem::Character { given: '9', at: 4 }),
        ("4k3/8/8/8/8/8/8/4K3 W - -", GameProblem::Side { given: "W".to_owned() }),
        (
            &format!("4k3/8/8/8/8/8/8/4K3 {long}"),
            GameProblem::Side { given: long.chars().take(40).collect() },
        ),
        ("4k3/8/8/8/8/8/8/4K3", illegal(Illegality::TooFewFields)),
        ("4k3/8/8/8/8/8/8/4K3 w -", illegal(Illegality::TooFewFields)),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 1 2", illegal(Illegality::TooManyFields)),
        ("4k3/8/8/8/8/8/8/8 w - -", illegal(Illegality::Kings)),
        ("4k3/8/8/8/8/8/8/3KK3 w - -", illegal(Illegality::Kings)),
        ("4k3/8/8/8/8/8/8/4RK2 w - -", illegal(Illegality::KingEnPrise)),
        ("P3k3/8/8/8/8/8/8/4K3 w - -", illegal(Illegality::PawnAtEdge)),
        ("4k3/8/8/8/8/8/8/4K2p b - -", illegal(Illegality::PawnAtEdge)),
        ("4k3/pppppppp/p7/8/8/8/8/4K3 w - -", illegal(Illegality::TooManyPieces)),
        ("4k3/8/8/8/NNNNNNNN/NNNNNNNN/8/4K3 b - -", illegal(Illegality::TooManyPieces)),
        ("8/8/8/8/8/8/8/3kK3 w - -", illegal(Illegality::KingEnPrise)),
        ("4k3/4R3/8/8/8/8/4r3/4K3 w - -", illegal(Illegality::Checks)),
        ("4k3/3P4/3N4/4R3/8/8/8/4K3 b - -", illegal(Illegality::Checks)),
        ("4k3/8/8/8/8/8/8/4K3 w KQ -", illegal(Illegality::Castling)),
        ("4k3/8/8/8/8/8/8/4K2R w KK -", illegal(Illegality::Castling)),
        ("4k3/8/8/8/8/8/8/5K1R w K -", illegal(Illegality::Castling)),
        ("4k3/8/8/8/8/8/8/4K1R1 w G -", illegal(Illegality::Castling)),
        ("4k3/8/8/8/8/8/8/4K3 w - e6", illegal(Illegality::EnPassant)),
        ("4k3/8/8/8/8/8/8/4K3 w - - 101 1", illegal(Illegality::HalfmoveClock)),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 0", illegal(Illegality::MoveNumber)),
    ];
    for (text, problem) in table {
        assert_eq!(Chess::new(&with(text)).err(), Some(problem), "{text}");
    }
}

#[test]
fn what_chess_does_not_offer_is_refused() {
    let usual = GameOptions::default;
    let table = [
        (GameOption::Size, GameOptions { size: Some((8, 9)), ..usual() }),
        (GameOption::Line, GameOptions { line: Some(3), ..usual() }),
        (GameOption::Ending, GameOptions { ending: Ending::FullBoard, ..usual() }),
    ];
    for (option, options) in table {
        assert_eq!(Chess::new(&options).err(), Some(GameProblem::NotOffered { option }));
    }
    assert!(Chess::new(&GameOptions { size: Some((8, 8)), ..usual() }).is_ok());
    let unknown = GameOptions { evaluation: Some("tempo".to_owned()), ..usual() };
    let problem = Chess::new(&unknown).err();
    assert!(matches!(problem, Some(GameProblem::NoSuchEvaluation { .. })), "{problem:?}");
}

#[test]
fn positions_are_printed_as_they_are_read() {
    let table = [
        (START, START),
        (KIWIPETE, KIWIPETE),
        ("4k3/8/8/8/8/8/8/4K3 b - -", "4k3/8/8/8/8/8/8/4K3 b - - 0 1"),
        ("4k3/8/8/8/8/8/8/4K3 b - - 7", "4k3/8/8/8/8/8/8/4K3 b - - 7 1"),
        ("  4k3/8/8/8/8/8/8/4K3  b -\n- 7 9 ", "4k3/8/8/8/8/8/8/4K3 b - - 7 9"),
    ];
    for (text, printed) in table {
        let game = from(text);
        assert_eq!(game.notation(&game.root()), printed);
    }
}

/// Position, the squares that a move goes from and to with its promotion as the code has them, and
/// the name of the move.
#[test]
fn moves_have_their_usual_names() {
    let castling = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    let castling_back = "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1";
    let knights = "4k3/8/8/8/1N3N2/8/8/1N2K3 w - - 0 1";
    let queens = "8/8/8/1k6/7Q/8/8/K3Q2Q w - - 0 1";
    let pawn = "3q1n1k/4P3/8/8/8/8/8/4K3 w - - 0 1";
    let table = [
        (START, (62, 45, 0), "Nf3"),
        (START, (52, 36, 0), "e4"),
        ("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", (36, 27, 0), "exd5"),
        ("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", (28, 19, 0), "exd6"),
        (castling, (60, 62, 0), "O-O"),
        (castling, (60, 58, 0), "O-O-O"),
        (castling_back, (4, 6, 0), "O-O"),
        (castling_back, (4, 2, 0), "O-O-O"),
        (castling, (63, 7, 0), "Rxh8+"),
        ("5k2/8/8/8/8/8/8/4K2R w K - 0 1", (60, 62, 0), "O-O+"),
        (knights, (33, 27, 0), "Nbd5"),
        (knights, (37, 27, 0), "Nfd5"),
        (knights, (57, 42, 0), "Nc3"),
        ("4k3/8/8/1N6/8/8/8/1N2K3 w - - 0 1", (57, 42, 0), "N1c3"),
        (queens, (39, 36, 0), "Q4e4"),
        (queens, (63, 36, 0), "Qh1e4"),
        (queens, (60, 36, 0), "Qee4"),
        ("8/k7/8/8/4Q2Q/8/8/K6Q w - - 0 1", (39, 60, 0), "Qh4e1"),
        (pawn, (12, 4, 4), "e8=Q"),
        (pawn, (12, 3, 1), "exd8=N"),
        (pawn, (12, 5, 3), "exf8=R+"),
        (pawn, (12, 5, 2), "exf8=B"),
        ("r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq -", (31, 13, 0), "Qxf7#"),
        ("4r2k/8/8/1b6/8/2N5/4N3/4K3 w - -", (42, 25, 0), "Nxb5"),
    ];
    for (text, (from_square, to_square, promotion), name) in table {
        let game = from(text);
        let root = game.root();
        let by = Move(from_square | to_square << 6 | promotion << 12);
        assert!(legal(&game, &root).contains(&by), "{text} {name}");
        assert_eq!(game.move_name(&root, by), name, "{text}");
        let moves = legal(&game, &root);
        let names = game.move_names(&root, &moves);
        let place = moves.iter().position(|&other| other == by).expect("legal");
        assert_eq!(names[place], name, "{text}");
        let squares = Squares { from: Some(from_square as usize), to: Some(to_square as usize) };
        assert_eq!(game.squares(&root, by), squares);
    }
}

#[test]
fn moves_that_are_not_legal_still_have_names() {
    let game = from(START);
    let castles = from("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    assert_eq!(game.move_name(&game.root(), Move(52 | 28 << 6)), "e2e5");
    assert_eq!(game.move_name(&game.root(), Move(27 | 28 << 6)), "d5e5");
    assert_eq!(castles.move_name(&castles.root(), Move(60 | 63 << 6)), "e1h1");
    for code in [u32::MAX - 1, 5 << 12, 0, 1 << 31] {
        assert_eq!(game.move_name(&game.root(), Move(code)).len(), 4);
    }
}

#[test]
fn castling_moves_the_rook_and_en_passant_takes_the_pawn() {
    let table = [
        ("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "O-O", "r3k2r/8/8/8/8/8/8/R4RK1 b kq - 1 1"),
        ("r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1", "O-O-O", "2kr3r/8/8/8/8/8/8/R3K2R w KQ - 1 2"),
        ("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", "exd6", "4k3/8/3P4/8/8/8/8/4K3 b - - 0 2"),
        ("4k3/P7/8/8/8/8/8/4K3 w - - 9 2", "a8=N", "N3k3/8/8/8/8/8/8/4K3 b - - 0 2"),
    ];
    for (before, name, after) in table {
        let game = from(before);
        let by = read_move(&game, &game.root(), name).expect("legal");
        assert_eq!(game.notation(&game.play(&game.root(), by)), after);
    }
}

#[test]
fn games_end_as_the_rules_say() {
    let table = [
        ("a mate of White", "R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1", Some(Value::WIN)),
        (
            "a mate of Black",
            "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3",
            Some(Value::LOSS),
        ),
        ("stalemate", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", Some(Value::DRAW)),
        ("fifty moves", "4k3/8/8/8/8/8/8/R3K3 w - - 100 90", Some(Value::DRAW)),
        ("nearly fifty moves", "4k3/8/8/8/8/8/8/R3K3 w - - 99 90", None),
        ("a mate by the last move", "R5k1/5ppp/8/8/8/8/8/4K3 b - - 100 90", Some(Value::WIN)),
        ("no mate is possible", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", None),
    ];
    for (what, text, utility) in table {
        let game = from(text);
        assert_eq!(game.utility(&game.root()), utility, "{what}");
    }
}

#[test]
fn moves_come_by_from_to_and_promotion() {
    let game = from(START);
    let names: Vec<String> =
        legal(&game, &game.root()).iter().map(|&by| game.move_name(&game.root(), by)).collect();
    assert_eq!(names.join(" "), "a4 a3 b4 b3 c4 c3 d4 d3 e4 e3 f4 f3 g4 g3 h4 h3 Na3 Nc3 Nf3 Nh3");
    let game = from("3n3k/4P3/8/8/8/8/8/4K3 w - - 0 1");
    let names: Vec<String> =
        legal(&game, &game.root()).iter().map(|&by| game.move_name(&game.root(), by)).collect();
    assert_eq!(
        names.join(" "),
        "exd8=N exd8=B exd8=R+ exd8=Q+ e8=N e8=B e8=R+ e8=Q+ Kd2 Ke2 Kf2 Kd1 Kf1"
    );
}

#[test]
fn the_board_is_seen_from_whites_side() {
    let game = from(START);
    let board = game.board(&game.root());
    assert_eq!((board.columns, board.rows, board.style), (8, 8, Style::Chessmen));
    let kinds: String =
        board.squares.iter().map(|square| square.map_or('.', |piece| piece.kind)).collect();
    let empty = ".".repeat(32);
    assert_eq!(kinds, format!("RNBQKBNRPPPPPPPP{empty}PPPPPPPPRNBQKBNR"));
    assert_eq!(board.squares[4], Some(Piece { owner: Player::Min, kind: 'K' }));
    assert_eq!(board.squares[60], Some(Piece { owner: Player::Max, kind: 'K' }));
}

#[test]
fn evaluations_are_from_whites_point_of_view() {
    let lone = "4k3/8/8/8/8/8/8/4KQ2";
    let table = [
        ("material", START.to_owned(), "0"),
        ("material", format!("{lone} w - - 0 1"), "9"),
        ("material", format!("{lone} b - - 0 1"), "9"),
        ("material", "rnb1k3/p7/8/8/8/8/8/4K3 w - - 0 1".to_owned(), "-12"),
        ("mobility", START.to_owned(), "0"),
        // 9 for the queen; White's queen has 16 moves and the king 4, Black's king has 5.
        ("mobility", format!("{lone} w - - 0 1"), "10.5"),
        ("nothing", format!("{lone} w - - 0 1"), "0"),
    ];
    for (evaluation, position, value) in table {
        let options = GameOptions { evaluation: Some(evaluation.to_owned()), ..with(&position) };
        let game = Chess::new(&options).expect("legal");
        assert_eq!(game.estimate(&game.root()).to_string(), value, "{evaluation} of {position}");
    }
}

#[test]
fn keys_tell_apart_what_goes_on_differently() {
    let key = |text: &str| {
        let game = from(text);
        assert_eq!(game.symmetric_key(&game.root()), game.key(&game.root()));
        game.key(&game.root())
    };
    let (base, kings) = ("4k3/8/8/8/3Pp3/8/8/4K3 b -", "4k3/8/8/8/8/8/8/R3K3 w");
    // The pawn can be taken; nobody stands there to take it; who would take it is pinned.
    assert_ne!(key(&format!("{base} d3 0 1")), key(&format!("{base} - 0 1")));
    assert_eq!(key("4k3/8/8/8/3P4/8/8/4K3 b - d3"), key("4k3/8/8/8/3P4/8/8/4K3 b - -"));
    let pinned = "4k3/8/8/8/3Pp3/8/4R3/4K3 b -";
    assert_eq!(key(&format!("{pinned} d3")), key(&format!("{pinned} -")));
    assert_ne!(key(&format!("{kings} Q - 0 1")), key(&format!("{kings} - - 0 1")));
    assert_eq!(key(&format!("{kings} - - 0 1")), key(&format!("{kings} - - 79 60")));
    assert_ne!(key(&format!("{kings} - - 79 60")), key(&format!("{kings} - - 80 60")));
    assert_ne!(key(&format!("{kings} - - 99 60")), key(&format!("{kings} - - 100 60")));
    assert_ne!(key(&format!("{kings} - -")), key("4k3/8/8/8/8/8/8/R3K3 b - -"));
}

/// Whether the player to move at the start wins for sure within so many plies.
fn wins(game: &Chess, position: &<Chess as Game>::Position, winner: Player, plies: u32) -> bool {
    let won = if winner == Player::Max { Value::WIN } else { Value::LOSS };
    match game.utility(position) {
        Some(utility) => utility == won,
        None if plies == 0 => false,
        None => {
            let mut next = game.moves(position).map(|by| game.play(position, by));
            if game.player(position) == winner {
                next.any(|next| wins(game, &next, winner, plies - 1))
            } else {
                next.all(|next| wins(game, &next, winner, plies - 1))
            }
        }
    }
}

#[test]
fn mates_are_found() {
    let table = [
        // Morphy's problem: 1. Ra6!
        ("kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1", "Ra6", 3),
        // Two rooks, for either side.
        ("7k/8/8/8/8/8/R7/1R2K3 w - - 0 1", "", 3),
        ("7K/8/8/8/8/8/r7/1r2k3 b - - 0 1", "", 3),
    ];
    for (text, name, plies) in table {
        let game = from(text);
        let (root, winner) = (game.root(), game.player(&game.root()));
        assert!(wins(&game, &root, winner, plies), "{text}");
        assert!(!wins(&game, &root, winner, plies - 2), "{text}");
        if name.is_empty() {
            continue;
        }
        for by in game.moves(&root) {
            let solves = wins(&game, &game.play(&root, by), winner, plies - 1);
            assert_eq!(solves, game.move_name(&root, by) == name);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    /// Whatever is played, what is printed is read back with the same moves and key, moves have
    /// names of their own, and the picture and the moves agree.
    #[test]
    fn chess_is_played_by_its_rules(
        start in 0_usize..3,
        choices in prop::collection::vec(0_usize..1_000, 120),
    ) {
        let promotions = "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1";
        let game = from([START, KIWIPETE, promotions][start]);
        let mut position = game.root();
        for choice in choices {
            let again = from(&game.notation(&position));
            prop_assert_eq!(again.key(&again.root()), game.key(&position));
            prop_assert_eq!(again.utility(&again.root()), game.utility(&position));
            let moves = legal(&game, &position);
            prop_assert_eq!(&legal(&again, &again.root()), &moves);
            if game.utility(&position).is_some() {
                break;
            }
            prop_assert!(!moves.is_empty());
            let mut names: Vec<String> =
                moves.iter().map(|&by| game.move_name(&position, by)).collect();
            names.sort();
            names.dedup();
            prop_assert_eq!(names.len(), moves.len());
            // Named in one go they are called what each of them is called alone.
            let alone: Vec<String> =
                moves.iter().map(|&by| game.move_name(&position, by)).collect();
            prop_assert_eq!(game.move_names(&position, &moves), alone);
            for &by in &moves {
                let name = game.move_name(&position, by);
                prop_assert_eq!(read_move(&game, &position, &name), Ok(by), "{}", name);
            }
            let board = game.board(&position);
            let player = game.player(&position);
            for &by in &moves {
                let Squares { from: Some(from), to: Some(to) } = game.squares(&position, by) else {
                    panic!("a move has two squares");
                };
                prop_assert_eq!(board.squares[from].map(|piece| piece.owner), Some(player));
                prop_assert_ne!(board.squares[to].map(|piece| piece.owner), Some(player));
                let next = game.play(&position, by);
                prop_assert_eq!(game.player(&next), player.opponent());
                let after = game.board(&next);
                prop_assert_eq!(after.squares[from], None);
                prop_assert_eq!(after.squares[to].map(|piece| piece.owner), Some(player));
                if by.0 >> 12 == 0 {
                    prop_assert_eq!(after.squares[to], board.squares[from]);
                }
            }
            prop_assert!(game.estimate(&position).is_number());
            position = game.play(&position, moves[choice % moves.len()]);
        }
    }

    /// No text makes it panic.
    #[test]
    fn any_text_is_read_or_refused(
        text in "[1-8pnbrqkPNBRQK/]{0,40} [wbx]? [KQkqAHx-]{0,4} [a-h0-9-]{0,3} [0-9]{0,4}",
        other in ".*",
    ) {
        let _ = Chess::new(&with(&text));
        let _ = Chess::new(&with(&other));
    }
}
