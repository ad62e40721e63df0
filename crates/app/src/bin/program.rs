//! Starts the page on which students write a search.

fn main() {
    plyscope_app::program::start();
}
