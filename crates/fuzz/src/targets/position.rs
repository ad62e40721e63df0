//! Positions of every game, on boards of every size.

use plyscope_games::GameOptions;
use plyscope_setup::catalog::{GameId, GameSpec};
use plyscope_setup::light_chess::LightChess;
use plyscope_setup::problems::search::of_game;
use plyscope_setup::rules::Rules;

use super::seeds::inputs;
use crate::{laws, Check, Target};

pub const TARGET: Target = Target {
    name: "position",
    check: Check::Text(check),
    seeds,
    words: super::no_words,
    max_bytes: 256,
};

/// Every game on each of its boards, from a position.
fn boards(position: Option<&str>) -> impl Iterator<Item = GameSpec> + '_ {
    GameId::all().flat_map(move |game| {
        game.entry().sizes.iter().map(move |&size| {
            let position = position.map(str::to_owned);
            GameSpec {
                game,
                options: GameOptions { size: Some(size), position, ..GameOptions::default() },
            }
        })
    })
}

/// The beginning of every game, and positions of a few moves.
fn seeds() -> Vec<Vec<u8>> {
    let mut positions = Vec::new();
    for rules in boards(None).filter_map(|spec| spec.rules().ok()) {
        let mut line = Vec::new();
        for _ in 0..5 {
            positions.push(rules.notation(&line));
            let moves = rules.moves(&line);
            line.extend(moves.get(moves.len() / 2));
        }
    }
    positions.push("8/P7/8/8/8/5k2/8/6K1 b - e3 99 120".to_owned());
    inputs(positions)
}

fn check(text: &str) {
    for spec in boards(Some(text)) {
        match spec.rules() {
            Ok(rules) => is_kept(&spec, &*rules),
            Err(problem) => laws::in_every_language(|lang| of_game(&problem, lang)),
        }
    }
    // The page draws chess without its rules.
    let options = GameOptions { position: Some(text.to_owned()), ..GameOptions::default() };
    if let Ok(drawn) = LightChess::new(&options) {
        assert!(!drawn.notation(&[]).is_empty());
    }
}

/// The position is the same after it was printed, and each of its moves is found by its name.
fn is_kept(spec: &GameSpec, rules: &dyn Rules) {
    let printed = rules.notation(&[]);
    let mut again = spec.clone();
    again.options.position = Some(printed.clone());
    let again = again.rules().unwrap_or_else(|problem| panic!("{printed}: {problem}"));
    assert_eq!(again.notation(&[]), printed);
    assert_eq!(again.board(&[]), rules.board(&[]), "{printed}");
    assert_eq!(again.player(&[]), rules.player(&[]), "{printed}");
    let moves = rules.moves(&[]);
    assert_eq!(again.moves(&[]), moves, "{printed}");
    for by in moves {
        let name = rules.move_name(&[], by);
        assert_eq!(rules.read_move(&[], &name), Ok(by), "{name} in {printed}");
    }
}
