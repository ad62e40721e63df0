//! Starts the worker that searches chess. It is only loaded by those who look at chess.

use gloo_worker::Registrable;
use plyscope_app::searcher::Searcher;

fn main() {
    Searcher::registrar().register();
}
