//! Starts the page about backtracking, coroutines, Monte Carlo tree search, or best-first search.

use plyscope_app::{backtracking, best_first, coroutines, mcts};

fn main() {
    if coroutines::is_open() {
        coroutines::start();
    } else if mcts::is_open() {
        mcts::start();
    } else if best_first::is_open() {
        best_first::start();
    } else {
        backtracking::start();
    }
}
