//! Starts the page about backtracking or the one about coroutines.

use plyscope_app::{backtracking, coroutines};

fn main() {
    if coroutines::is_open() {
        coroutines::start();
    } else {
        backtracking::start();
    }
}
