//! Starts the worker of the page about backtracking, which explores on and counts.

fn main() {
    plyscope_app::backtracking::serve();
}
