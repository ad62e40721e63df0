//! Looking back at a match: the values of moves agree with plain minimax, in every game.

use plyscope_comparison::review::{heights, rate, Played, Rated};
use plyscope_search::trace::Recorder;
use plyscope_search::{Move, Player, Value};
use plyscope_setup::catalog::{GameId, GameSpec};
use plyscope_setup::rules::Rules;
use plyscope_setup::{Algorithm, Setup};

fn spec(game: &str, position: &str) -> GameSpec {
    let mut spec = GameSpec::usual(GameId::from_id(game).expect("a game"));
    spec.options.position = (!position.is_empty()).then(|| position.to_owned());
    spec
}

fn rated(spec: &GameSpec, line: &[Move], setup: &Setup) -> Rated {
    let found = rate(spec, line, setup, |_| Recorder::new());
    found.expect("a valid game").expect("rules that are known")
}

/// The value of a position by plain minimax, so many plies deep.
fn minimax(rules: &dyn Rules, line: &mut Vec<Move>, depth: u16) -> Value {
    if let Some(value) = rules.utility(line) {
        return value;
    }
    if depth == 0 {
        return rules.estimate(line).expect("an evaluation");
    }
    let values = rules.moves(line).into_iter().map(|by| {
        line.push(by);
        let value = minimax(rules, line, depth - 1);
        line.pop();
        value
    });
    let values: Vec<Value> = values.collect();
    let best = match rules.player(line) {
        Player::Max => values.into_iter().max(),
        Player::Min => values.into_iter().min(),
    };
    best.expect("a move")
}

#[test]
fn each_move_has_its_own_value_in_every_game() {
    let table = [
        ("tic-tac-toe", "XOX/XO./O..", 9, Algorithm::AlphaBeta),
        ("tic-tac-toe", "X../.O./...", 4, Algorithm::IterativeDeepening),
        ("tic-tac-toe", "", 1, Algorithm::OnePly),
        ("connect-four", "", 3, Algorithm::Negamax),
        ("othello", "", 3, Algorithm::PrincipalVariation),
        ("checkers", "B:W6,7,14,15,32:BK2,12", 4, Algorithm::AlphaBeta),
        ("chess", "", 2, Algorithm::AlphaBeta),
    ];
    for (game, position, depth, algorithm) in table {
        let spec = spec(game, position);
        let rules = spec.rules().expect("rules");
        let setup = Setup { algorithm, depth: Some(depth), ..spec.game.entry().setup() };
        let first = rules.moves(&[])[0];
        for line in [vec![], vec![first]] {
            let found = rated(&spec, &line, &setup);
            let names: Vec<Move> = found.moves.iter().map(|rated| rated.legal.by).collect();
            assert_eq!(names, rules.moves(&line), "{game}");
            for by in &found.moves {
                let mut after: Vec<Move> = line.iter().copied().chain([by.legal.by]).collect();
                let value = minimax(&*rules, &mut after, depth - 1);
                assert_eq!(by.value, value, "{game} {line:?} {}", by.legal.name);
            }
            assert_eq!(found.value(), Some(minimax(&*rules, &mut line.clone(), depth)), "{game}");
            assert_eq!(found.player, rules.player(&line));
        }
    }
}

#[test]
fn a_move_that_lost_value_is_not_among_the_best_ones() {
    // X is to move, and only the middle of the bottom row stops O in the middle column.
    let spec = spec("tic-tac-toe", "XOX/XO./O..");
    let setup = spec.game.entry().setup();
    let rules = spec.rules().expect("rules");
    let found = rated(&spec, &[], &setup);
    let best: Vec<&str> = found.best().map(|rated| rated.legal.name.as_str()).collect();
    assert_eq!((best, found.moves.len()), (vec!["b1"], 3));
    for by in &found.moves {
        let is_best = found.is_best(by.legal.by);
        assert_eq!(is_best, by.legal.name == "b1");
        assert_eq!(by.value, if is_best { Value::DRAW } else { Value::LOSS }, "{}", by.legal.name);
        let ends = rules.utility(&[by.legal.by]).is_some();
        assert_eq!(by.line.is_empty(), ends, "{}", by.legal.name);
        assert!(!by.is_estimate);
    }
}

#[test]
fn a_finished_game_has_a_value_and_no_moves() {
    let spec = spec("tic-tac-toe", "XXX/OO./...");
    let found = rated(&spec, &[], &spec.game.entry().setup());
    assert_eq!((found.moves.len(), found.value()), (0, Some(Value::WIN)));
    assert!(!found.is_estimate());
}

#[test]
fn what_lies_beyond_the_horizon_is_an_estimate() {
    let spec = spec("connect-four", "");
    let setup = Setup { depth: Some(2), ..spec.game.entry().setup() };
    assert!(rated(&spec, &[], &setup).is_estimate());
}

#[test]
fn a_match_is_read_as_it_was_written() {
    for (human, line) in [(Player::Max, vec![]), (Player::Min, vec![Move(0), Move(4_000_000_000)])]
    {
        let played = Played { human, line };
        assert_eq!(Played::parse(&played.print()), Some(played));
    }
    for bad in ["", "x", "max -1", "max 1  2", "max 1 y", "max 99999999999"] {
        assert_eq!(Played::parse(bad), None, "{bad}");
    }
}

#[test]
fn a_curve_orders_values_and_ends_at_won_and_lost_games() {
    let whole = |number| Value::whole(number).expect("a number");
    let values = [Value::LOSS, whole(-30), Value::DRAW, whole(10), whole(40), Value::WIN];
    let found = heights(&values);
    assert_eq!((found[0], found[2], found[4], found[5]), (-1.0, 0.0, 0.8, 1.0));
    assert!(found.windows(2).all(|pair| pair[0] < pair[1]), "{found:?}");
    assert_eq!(heights(&[Value::ZERO, Value::DRAW]), [0.0, 0.0]);
}
