//! Starts the worker that searches chess. It is only loaded by those who look at chess.

fn main() {
    plyscope_app::searcher::serve();
}
