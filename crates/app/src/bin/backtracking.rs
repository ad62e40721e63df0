//! Starts the page about backtracking.

fn main() {
    plyscope_app::backtracking::start();
}
