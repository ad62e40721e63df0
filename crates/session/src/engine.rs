//! Running the searches: on given trees and on games.

use plyscope_games::perft::{finished, reachable, sequences, Finished, Reachable};
use plyscope_games::unfold::{unfold, unfold_named};
use plyscope_games::{BoardGame, GameProblem};
use plyscope_search::algo::Options;
use plyscope_search::trace::{Progress, RecordStop, Recorder};
use plyscope_search::GameTree;

use crate::Session;
use plyscope_setup::catalog::{visit, GameSpec, Visitor};
use plyscope_setup::{Setup, MAX_DEPTH};

/// The most steps of a search of a given tree, which is never thinned out: some 500 MB. Passes can be as many
/// as values.
pub const MAX_STEPS: u32 = 20_000_000;

/// The most recorded nodes of a search that prunes; each pruned move is drawn as well.
const MAX_NODES: usize = 150_000;

/// The most recorded nodes of a search without pruning: enough for all of tic-tac-toe.
const MAX_NODES_FULL: usize = 600_000;

/// The options for searching a game. In games that can last very long, even a search to the end has
/// a depth limit, for the stack's sake; it would not finish in any case.
#[must_use]
pub fn options(spec: &GameSpec, setup: &Setup) -> Options {
    let options = setup.options();
    let depth = match spec.game.entry().depth {
        Some(_) => options.depth.or(Some(MAX_DEPTH)),
        None => options.depth,
    };
    Options { depth, ..options }
}

/// Whether the time limit may end a search here: a pass is finished, so there is a result.
#[must_use]
pub const fn has_result(progress: &Progress) -> bool {
    progress.passes > 0
}

/// Searches a given tree, in [`MAX_STEPS`] steps at most.
///
/// # Errors
/// When it takes more, or the recorder ends the search.
pub fn search_tree(
    tree: GameTree,
    setup: Setup,
    recorder: Recorder<'_>,
) -> Result<Session, RecordStop> {
    let mut recorder = recorder.with_limit(MAX_STEPS);
    if setup.algorithm.visits_everything() {
        recorder = recorder.with_capacity_for(tree.len());
    }
    setup.algorithm.run(&tree, &setup.options(), &mut recorder)?;
    Ok(Session::of_tree(tree, setup, recorder.finish()))
}

/// Searches a game. If it has too many nodes to record, the lowest plies are only counted. If the
/// recorder ends the search, the trace up to there is returned.
///
/// # Errors
/// When the game is not valid.
pub fn search_game(
    spec: &GameSpec,
    setup: Setup,
    recorder: Recorder<'_>,
) -> Result<(Session, Option<RecordStop>), GameProblem> {
    struct Search<'a> {
        spec: &'a GameSpec,
        setup: Setup,
        recorder: Recorder<'a>,
    }
    impl Visitor for Search<'_> {
        type Output = (Session, Option<RecordStop>);
        fn visit<G: BoardGame>(self, game: G) -> Self::Output {
            let max_nodes = match self.setup.algorithm.visits_everything() {
                true => MAX_NODES_FULL,
                false => MAX_NODES,
            };
            let mut recorder = self.recorder.with_at_most(max_nodes);
            let options = options(self.spec, &self.setup);
            let ended = self.setup.algorithm.run(&game, &options, &mut recorder).err();
            let trace = recorder.finish();
            let (unfolded, names) = if self.spec.game.entry().keeps_names() {
                let (unfolded, names) = unfold_named(&game, &trace);
                (unfolded, Some(names))
            } else {
                (unfold(&game, &trace), None)
            };
            let (spec, rules) = (self.spec.clone(), Box::new(game));
            let session = Session::of_game(spec, rules, self.setup, trace, unfolded, names);
            (session, ended)
        }
    }
    visit(spec, Search { spec, setup, recorder })
}

/// The number of move sequences of every length from 0 to a depth.
///
/// # Errors
/// When the game is not valid.
pub fn perft(spec: &GameSpec, depth: u32) -> Result<Vec<u64>, GameProblem> {
    struct Perft(u32);
    impl Visitor for Perft {
        type Output = Vec<u64>;
        fn visit<G: BoardGame>(self, game: G) -> Vec<u64> {
            (0..=self.0).map(|depth| sequences(&game, depth)).collect()
        }
    }
    visit(spec, Perft(depth))
}

/// Counts all finished games and reachable positions. Takes time proportional to the number of
/// games.
///
/// # Errors
/// When the game is not valid.
pub fn census(spec: &GameSpec) -> Result<(Finished, Reachable), GameProblem> {
    struct Census;
    impl Visitor for Census {
        type Output = (Finished, Reachable);
        fn visit<G: BoardGame>(self, game: G) -> Self::Output {
            (finished(&game), reachable(&game))
        }
    }
    visit(spec, Census)
}

#[cfg(test)]
mod tests {
    use plyscope_setup::Algorithm;

    use super::*;

    /// From the median on, MTD(f) has a pass for each leaf.
    #[test]
    fn a_search_with_very_many_passes_ends_at_the_limit() {
        let leaves: Vec<String> = (1..=4_800).map(|number: u32| number.to_string()).collect();
        let tree: GameTree = leaves.join(" ").parse().expect("a tree");
        let setup = Setup { algorithm: Algorithm::MtdF, ..Setup::default() };
        let ended = search_tree(tree, setup, Recorder::new()).err();
        assert_eq!(ended, Some(RecordStop::TooLong { limit: MAX_STEPS }));
    }
}
