//! Starts the page for learning.

fn main() {
    plyscope_app::learn::start();
}
