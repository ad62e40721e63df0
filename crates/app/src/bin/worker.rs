//! Starts the worker, which searches large trees so that the page never freezes.

fn main() {
    plyscope_app::searcher::serve();
}
