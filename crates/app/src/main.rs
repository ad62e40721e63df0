//! Starts the page.

fn main() {
    plyscope_app::start();
}
