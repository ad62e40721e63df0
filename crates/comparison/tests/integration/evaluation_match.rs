//! Matches of two evaluations.

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use plyscope_comparison::evaluation_match::{
    play, Contestant, Evaluation, MatchProblem, Outcome, Plan, Played, Score, Standing, MAX_PLIES,
};
use plyscope_games::{GameOption, GameProblem};
use plyscope_search::{Move, Player};
use plyscope_setup::catalog::{GameId, GameSpec, GAMES};

fn plan(game: &str, size: Option<(u8, u8)>, first: &str, second: &str) -> Plan {
    let mut game = GameSpec::usual(GameId::from_id(game).expect("a game"));
    game.options.size = size;
    let read = |text| Contestant::read(text, &game).expect("a contestant");
    let [first, second] = [first, second].map(read);
    Plan { game, first, second, depth: 1, games: 10, seed: 1 }
}

fn played(plan: &Plan) -> Vec<Played> {
    play(plan, |_| ControlFlow::Continue(())).unwrap_or_else(|problem| panic!("{problem}"))
}

/// Small matches: some with weights or Monte Carlo tree search, and one of each game between two of its
/// own evaluations.
fn plans() -> Vec<Plan> {
    let own = GAMES.iter().filter(|game| !game.has_chance()).map(|game| {
        let names = (game.evaluations)();
        plan(game.id, None, names[0], names[names.len() - 1])
    });
    let others = [
        plan("tic-tac-toe", None, "ones+2*twos+centre", "nothing"),
        plan("connect-four", Some((5, 4)), "ones+4*twos+9*threes+2*centre", "centre"),
        plan("othello", Some((6, 6)), "25*corners+mobility", "discs"),
        plan("checkers", None, "material", "men+0.1*backrow"),
        plan("tic-tac-toe", None, "ones+2*twos+centre", "mcts:60"),
        plan("othello", Some((4, 4)), "mcts:40", "mcts:10"),
        plan("connect-four", Some((5, 4)), "mcts", "centre"),
    ];
    others.into_iter().chain(own).collect()
}

#[test]
fn every_game_can_be_played() {
    for plan in plans() {
        let games = played(&plan);
        assert_eq!(games.len(), usize::from(plan.games));
        assert_eq!(games, played(&plan), "the same plan gives the same games");
        let other = Plan { seed: 2, ..plan.clone() };
        assert_ne!(games, played(&other), "another seed gives others");
    }
}

#[test]
fn openings_differ_and_are_played_with_both_sides() {
    for plan in plans() {
        let rules = plan.game.rules().expect("a game");
        let (games, mut reached) = (played(&plan), BTreeSet::new());
        for (number, pair) in games.chunks(2).enumerate() {
            let [one, other] = pair else { panic!("games come in pairs") };
            assert_eq!((one.first, other.first), (Player::Max, Player::Min));
            assert_eq!(&one.moves, &other.moves);
            assert!(pair.iter().all(|game| usize::from(game.opening) == number));
            let mut line: Vec<Move> = Vec::new();
            for name in one.moves.split(' ') {
                line.push(rules.read_move(&line, name).expect(name));
            }
            assert!(rules.utility(&line).is_none(), "{}", one.moves);
            assert!(reached.insert(rules.notation(&line)), "{} again", one.moves);
        }
    }
}

#[test]
fn exchanging_the_evaluations_turns_every_result_round() {
    for plan in plans() {
        let exchanged =
            Plan { first: plan.second.clone(), second: plan.first.clone(), ..plan.clone() };
        let (games, turned) = (played(&plan), played(&exchanged));
        for (pair, turned) in games.chunks(2).zip(turned.chunks(2)) {
            for (game, turned) in pair.iter().zip(turned.iter().rev()) {
                let opposite = match turned.outcome {
                    Outcome::Won => Outcome::Lost,
                    Outcome::Drawn => Outcome::Drawn,
                    Outcome::Lost => Outcome::Won,
                };
                assert_eq!((game.outcome, game.plies), (opposite, turned.plies), "{}", game.moves);
            }
        }
    }
}

#[test]
fn a_contestant_draws_with_itself() {
    for plan in plans() {
        let same = Plan { second: plan.first.clone(), ..plan };
        let score = Score::of(&played(&same));
        assert_eq!((score.won, score.permille()), (score.lost, 500));
        assert_eq!(score.standing(), Standing::Undecided);
    }
}

#[test]
fn weights_that_equal_an_evaluation_play_as_it_does() {
    let own = plan("chess", None, "material", "nothing");
    let sum = plan("chess", None, "9*queens+5*rooks+3*bishops+3*knights+pawns", "0");
    assert_eq!(played(&own), played(&sum));
}

#[test]
fn a_better_evaluation_wins() {
    let better = plan("connect-four", None, "lines", "nothing");
    let games = played(&Plan { games: 40, ..better });
    assert_eq!(Score::of(&games).standing(), Standing::First);
    assert!(games.iter().all(|game| game.plies <= MAX_PLIES && !game.is_unfinished));
}

#[test]
fn more_iterations_win() {
    let plan = plan("connect-four", Some((6, 5)), "mcts:200", "mcts:5");
    assert_eq!(Score::of(&played(&Plan { games: 40, ..plan })).standing(), Standing::First);
}

#[test]
fn contestants_are_read_as_they_are_printed() {
    let game = GameSpec::usual(GameId::from_id("chess").expect("a game"));
    for text in ["material", "9*queens+pawns", "mcts:1", "mcts:100000"] {
        let read = Contestant::read(text, &game).expect(text);
        assert_eq!(read.print(&game), text);
    }
    for text in ["mcts", " mcts ", "mcts:1000", "mcts: 1000", "mcts:１０００"] {
        assert_eq!(Contestant::read(text, &game), Ok(Contestant::USUAL_MCTS), "{text}");
    }
    for given in ["", "0", "-1", "100001", "1.5", "many", "1:2"] {
        let problem = Contestant::read(&format!("mcts:{given}"), &game).expect_err(given);
        assert_eq!(problem, MatchProblem::Iterations { given: given.to_owned() });
    }
    // A feature may begin like it.
    assert!(matches!(Contestant::read("mctsy", &game), Ok(Contestant::Evaluation(_))));
}

#[test]
fn a_match_can_be_ended_early() {
    let mut reported = 0;
    let games = play(&plans()[0], |_| {
        reported += 1;
        if reported == 3 {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    });
    assert_eq!((games.unwrap_or_else(|problem| panic!("{problem}")).len(), reported), (3, 3));
}

#[test]
fn what_cannot_be_played_is_refused() {
    let plan = plans().remove(2);
    let with_games = |games| Plan { games, ..plan.clone() };
    let refused = |plan: &Plan| play(plan, |_| ControlFlow::Continue(())).expect_err("a problem");
    for games in [0, 1, 99, 1001, 1002, u16::MAX] {
        assert_eq!(refused(&with_games(games)), MatchProblem::Games { given: games });
    }
    for depth in [0, 13, u16::MAX] {
        let problem = refused(&Plan { depth, ..plan.clone() });
        assert_eq!(problem, MatchProblem::Depth { given: depth });
    }
    for entry in GAMES.iter().filter(|game| game.has_chance()) {
        let game = GameSpec::usual(GameId::from_id(entry.id).expect("a game"));
        assert_eq!(refused(&Plan { game, ..plan.clone() }), MatchProblem::Chance, "{}", entry.id);
    }
    for iterations in [0, 100_001] {
        let mcts = Contestant::Mcts { iterations };
        let problem = MatchProblem::Iterations { given: iterations.to_string() };
        assert_eq!(refused(&Plan { first: mcts, ..plan.clone() }), problem);
    }
    let small = full_board();
    assert_eq!(refused(&small), MatchProblem::TooFewOpenings { found: 0, needed: 5 });
    let unknown = Contestant::read("luck", &plan.game).expect("a sum, as far as it is known");
    let MatchProblem::Game(problem) = refused(&Plan { second: unknown, ..plan.clone() }) else {
        panic!("the game has no such feature");
    };
    assert_eq!(problem.option(), GameOption::Weights);
    let named = Evaluation { evaluation: Some("luck".to_owned()), weights: None };
    let named = Contestant::Evaluation(named);
    let problem = refused(&Plan { first: named, ..plan });
    assert!(matches!(problem, MatchProblem::Game(GameProblem::NoSuchEvaluation { .. })));
}

/// A board that the moves of an opening fill.
fn full_board() -> Plan {
    plan("connect-four", Some((2, 2)), "centre", "nothing")
}
