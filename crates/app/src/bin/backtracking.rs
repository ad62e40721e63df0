//! Starts the page about backtracking, the one about coroutines, or that about Monte Carlo tree search.

use plyscope_app::{backtracking, coroutines, mcts};

fn main() {
    if coroutines::is_open() {
        coroutines::start();
    } else if mcts::is_open() {
        mcts::start();
    } else {
        backtracking::start();
    }
}
