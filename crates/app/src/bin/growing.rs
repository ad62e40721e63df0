//! Starts the page about Monte Carlo tree search or the one about best-first search.

use plyscope_app::{best_first, mcts};

fn main() {
    if best_first::is_open() {
        best_first::start();
    } else {
        mcts::start();
    }
}
