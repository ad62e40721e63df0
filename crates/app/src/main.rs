//! Starts the page.

fn main() {
    plyscope_app::remove_boot_text();
    yew::Renderer::<plyscope_app::app::App>::new().render();
}
