//! Starts a worker, so that long searches do not block the page.

fn main() {
    plyscope_app::work();
}
