//! What is drawn of chess without its rules is what the rules say.
#![cfg(feature = "chess")]

use plyscope_core::games::{BoardGame, Chess, GameOptions, SetUp};
use plyscope_core::{Game, Move};
use plyscope_stage::light_chess::LightChess;
use plyscope_stage::rules::Rules;
use proptest::prelude::*;

/// Starts with castling, en passant and promotion within reach.
const STARTS: [&str; 4] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
];

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
