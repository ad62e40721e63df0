//! Starts the worker, which searches large trees so that the page never freezes.

use gloo_worker::Registrable;
use plyscope_app::searcher::Searcher;

fn main() {
    Searcher::registrar().register();
}
