//! Starts a worker, which searches so that the page never freezes.

fn main() {
    plyscope_app::work();
}
