//! Drawing chess without its rules agrees with the rules.

use plyscope_games::{BoardGame, Chess, Ending, GameOptions, SetUp};
use plyscope_i18n::Lang;
use plyscope_search::pack::{from_bytes, to_bytes};
use plyscope_search::trace::Recorder;
use plyscope_search::{Game, Move};
use plyscope_session::caption::caption;
use plyscope_session::engine::search_game;
use plyscope_setup::light_chess::LightChess;
use plyscope_setup::link::Link;
use plyscope_setup::rules::Rules;
use proptest::prelude::*;

/// Starts with castling, en passant and promotion within reach.
const STARTS: [&str; 4] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
];

/// Moves are named where the rules are, and the names travel with the search.
#[test]
fn a_search_of_chess_brings_the_names_of_its_moves_along() {
    for start in STARTS {
        let (link, _) = Link::parse(&format!("game=chess&depth=2&position={start}"));
        let spec = link.game.expect("a game");
        let chess = Chess::new(&spec.options).expect("legal");
        let (session, _) = search_game(&spec, link.setup, Recorder::new()).expect("legal");
        let arrived: plyscope_session::Session =
            from_bytes(&to_bytes(&session)).expect("nothing was damaged");
        for node in arrived.tree().nodes().skip(1) {
            let line = arrived.line(node);
            let (&by, before) = line.split_last().expect("a move leads here");
            let position = before.iter().fold(chess.root(), |at, &by| chess.play(&at, by));
            assert_eq!(arrived.name(node), Some(BoardGame::move_name(&chess, &position, by)));
        }
    }
}

/// So that what the page reads without the rules can be searched with them.
#[test]
fn options_are_refused_as_by_the_rules() {
    let usual = GameOptions::default;
    let some = |text: &str| Some(text.to_owned());
    let table = [
        GameOptions { size: Some((8, 8)), evaluation: some("mobility"), ..usual() },
        GameOptions { weights: some("9*queens"), ..usual() },
        GameOptions { size: Some((6, 6)), ..usual() },
        GameOptions { line: Some(4), ..usual() },
        GameOptions { ending: Ending::FullBoard, ..usual() },
        GameOptions { evaluation: some("luck"), ..usual() },
        GameOptions { weights: some("9*queen"), ..usual() },
        GameOptions { evaluation: some("material"), weights: some("queens"), ..usual() },
    ];
    for options in table {
        assert_eq!(LightChess::new(&options).err(), Chess::new(&options).err(), "{options:?}");
    }
}

#[test]
fn sentences_write_lines_of_chess_down_as_players_do() {
    let after = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";
    let black = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1";
    let table = [
        (START_LINK.to_owned(), 2, "Down to 1. a4, where Black is to move"),
        (format!("{START_LINK}&position={after}"), 2, "Down to 2. a4, where Black"),
        (format!("{START_LINK}&position={black}"), 2, "Down to 1… Na6, where White"),
    ];
    for (link, step, sentence) in table {
        let (link, _) = Link::parse(&link);
        let spec = link.game.expect("a game");
        let (session, _) = search_game(&spec, link.setup, Recorder::new()).expect("legal");
        let caption_text = caption(&session, plyscope_search::Step(step), Lang::En);
        assert!(caption_text.starts_with(sentence), "{caption_text}");
    }
}

const START_LINK: &str = "game=chess&depth=2";

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn boards_are_drawn_by_the_codes_alone(
        start in prop::sample::select(&STARTS[..]),
        choices in prop::collection::vec(0_usize..100, 0..60),
    ) {
        let options = GameOptions { position: Some(start.to_owned()), ..GameOptions::default() };
        let chess = Chess::new(&options).expect("legal");
        let light = LightChess::new(&options).expect("legal");
        let mut line: Vec<Move> = Vec::new();
        let mut position = chess.root();
        for choice in choices {
            prop_assert_eq!(BoardGame::board(&chess, &position), Rules::board(&light, &line));
            prop_assert_eq!(Game::player(&chess, &position), Rules::player(&light, &line));
            prop_assert_eq!(BoardGame::notation(&chess, &position), Rules::notation(&light, &line));
            if Game::utility(&chess, &position).is_some() {
                break;
            }
            let moves: Vec<Move> = Game::moves(&chess, &position).collect();
            let by = moves[choice % moves.len()];
            prop_assert_eq!(BoardGame::squares(&chess, &position, by), Rules::squares(&light, &line, by));
            position = Game::play(&chess, &position, by);
            line.push(by);
        }
    }

    #[test]
    fn no_text_does_harm(text in "[ -~é/]{0,40}", code in any::<u32>()) {
        let options = GameOptions { position: Some(text), ..GameOptions::default() };
        if let Ok(light) = LightChess::new(&options) {
            let _ = Rules::board(&light, &[Move(code)]);
        }
    }
}
