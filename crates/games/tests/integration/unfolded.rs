//! The tree that is unfolded of a search knows whose turn it is, what chance decides, and how probable that is,
//! as the rules of the game say.

use crate::support::later::later;
use plyscope_games::unfold::unfold;
use plyscope_games::{
    Checkers, DiceNim, Einstein, GameOptions, Othello, SetUp, TicTacToe, TwentyFortyEight,
};
use plyscope_search::algo::{Algorithm, Options};
use plyscope_search::trace::Recorder;
use plyscope_search::{Game, NodeId, Turn};
use proptest::prelude::*;

/// Whose turn it is, by definition: chance's, where moves have probabilities.
fn turn<G: Game>(game: &G, position: &G::Position) -> Turn {
    let first = game.moves(position).next().filter(|_| game.utility(position).is_none());
    match first.and_then(|by| game.probability(position, by)) {
        Some(_) => Turn::Chance,
        None => Turn::Player(game.player(position)),
    }
}

fn check<G: SetUp>(choices: &[usize], depth: u16) -> Result<(), TestCaseError> {
    let game: G = later(&GameOptions::default(), choices);
    let algorithm =
        if game.has_chance() { Algorithm::Expectiminimax } else { Algorithm::AlphaBeta };
    let mut recorder = Recorder::new();
    let options = Options { depth: Some(depth), ..Options::default() };
    algorithm.run(&game, &options, &mut recorder).expect("no limit");
    let trace = recorder.finish();
    let unfolded = unfold(&game, &trace);
    let tree = &unfolded.tree;
    let mut positions: Vec<G::Position> = Vec::new();
    for visit in (0..trace.node_count() as u32).map(NodeId) {
        let position = match trace.parent(visit) {
            Some(above) => game.play(&positions[above.index()], trace.by(visit)),
            None => game.root(),
        };
        let node = unfolded.node_of[visit.index()];
        // Of a position that nobody has looked into, nothing is known but whose turn it would be.
        if tree.children(node).len() > 0 {
            prop_assert_eq!(tree.turn(node), turn(&game, &position));
        }
        for child in tree.children(node) {
            let by = unfolded.moves[child.index()];
            prop_assert_eq!(tree.probability(child), game.probability(&position, by));
        }
        positions.push(position);
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    #[test]
    fn turns_and_probabilities_are_those_of_the_rules(
        choices in prop::collection::vec(0_usize..60, 0..12),
    ) {
        check::<DiceNim>(&choices, 4)?;
        check::<Einstein>(&choices, 2)?;
        check::<TwentyFortyEight>(&choices, 2)?;
        check::<TicTacToe>(&choices, 3)?;
        check::<Checkers>(&choices, 3)?;
        check::<Othello>(&choices, 2)?;
    }
}
