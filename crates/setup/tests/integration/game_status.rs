//! The game status agrees with the rules.

use plyscope_games::{Ending, GameOptions};
use plyscope_search::pack::{from_bytes, to_bytes};
use plyscope_search::Move;
use plyscope_setup::catalog::{GameId, GameSpec};
use plyscope_setup::game_status::{End, GameStatus};
use plyscope_setup::rules::Rules;
use proptest::prelude::*;

fn spec(game: &str, position: &str) -> GameSpec {
    let options = GameOptions { position: Some(position.to_owned()), ..GameOptions::default() };
    GameSpec { game: GameId::from_id(game).expect("a game"), options }
}

#[test]
fn a_finished_game_has_a_value_and_no_moves() {
    let table = [
        ("tic-tac-toe", "XXX/OO./...", Some("win")),
        ("tic-tac-toe", "XOX/XOO/OXX", Some("draw")),
        ("tic-tac-toe", "X../.../...", None),
        (
            "othello",
            "XXXXXXXX/XXXXXXXX/XXXXXXXX/XXXXXXXX/OOOOOOOO/OOOOOOOO/OOOOOOOO/OOOOOOOO",
            Some("draw"),
        ),
        ("checkers", "W:W13:B6,9", Some("win")),
        ("checkers", "B:WK5:BK22:H80", Some("draw")),
        ("checkers", "B:WK5:BK22:H79", None),
        ("einstein", ".../.a./..1 O", Some("100")),
        ("einstein", "12./3.c/.ba X2", None),
        ("dice-nim", "0 O", Some("100")),
        ("dice-nim", "3 O d4", None),
        ("2048", "8 4/4 2", Some("24")),
        ("2048", "2 ./. 2:0", Some("0")),
        ("2048", "2 ./. 2:new 1", None),
    ];
    for (game, position, value) in table {
        let rules = spec(game, position).rules().expect("a position");
        let game_status = rules.game_status(&[]).expect("rules");
        let found = game_status.end.map(|end| end.value.to_string());
        assert_eq!(found.as_deref(), value, "{game} {position}");
        assert_eq!(game_status.moves.is_empty(), value.is_some(), "{game} {position}");
    }
}

/// The games whose rules are included, with each of their endings.
fn playable() -> Vec<GameSpec> {
    let games = GameId::all().filter(|game| game.entry().has_rules());
    let with =
        |game, ending| GameSpec { game, options: GameOptions { ending, ..GameOptions::default() } };
    let specs =
        games.flat_map(|game| Ending::ALL.iter().map(move |&(_, ending)| with(game, ending)));
    specs.filter(|spec| spec.rules().is_ok()).collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(100))]

    #[test]
    fn the_game_status_agrees_with_the_rules_and_can_be_packed(
        spec in prop::sample::select(playable()),
        choices in prop::collection::vec(0_usize..100, 0..50),
    ) {
        let rules = spec.rules().expect("a board");
        let mut line: Vec<Move> = Vec::new();
        for choice in choices {
            let game_status = rules.game_status(&line).expect("rules");
            check(&*rules, &line, &game_status)?;
            prop_assert_eq!(from_bytes::<GameStatus>(&to_bytes(&game_status)), Some(game_status.clone()));
            let Some(legal) = game_status.moves.get(choice % game_status.moves.len().max(1)) else { break };
            prop_assert_eq!(game_status.find(legal.by), Some(legal));
            line.push(legal.by);
        }
    }
}

fn check(rules: &dyn Rules, line: &[Move], game_status: &GameStatus) -> Result<(), TestCaseError> {
    prop_assert_eq!(game_status.player, rules.player(line));
    prop_assert_eq!(&game_status.notation, &rules.notation(line));
    prop_assert_eq!(game_status.end.map(|End { value, .. }| value), rules.utility(line));
    let moves: Vec<Move> = game_status.moves.iter().map(|legal| legal.by).collect();
    prop_assert_eq!(moves, rules.moves(line));
    for legal in &game_status.moves {
        prop_assert_eq!(&legal.name, &rules.move_name(line, legal.by));
        prop_assert_eq!(legal.squares, rules.squares(line, legal.by));
    }
    Ok(())
}
