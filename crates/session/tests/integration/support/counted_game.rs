//! Searches of games that keep nothing but counts.

use plyscope_games::BoardGame;
use plyscope_search::tracer::Counter;
use plyscope_session::engine::options;
use plyscope_setup::catalog::{visit, GameSpec, Visitor};
use plyscope_setup::Setup;

/// What a search of a game does.
pub fn counted_game(spec: &GameSpec, setup: &Setup) -> Counter {
    struct Count<'a>(&'a GameSpec, &'a Setup);
    impl Visitor for Count<'_> {
        type Output = Counter;
        fn visit<G: BoardGame>(self, game: G) -> Counter {
            let Self(spec, setup) = self;
            let mut counter = Counter::default();
            let Ok(_) = setup.algorithm.run(&game, &options(spec, setup), &mut counter);
            counter
        }
    }
    visit(spec, Count(spec, setup)).expect("a game")
}
