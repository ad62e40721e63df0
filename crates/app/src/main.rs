//! The page: draws what the stage says and sends back what the person did.

mod app;
mod browser;
mod keys;
mod message;
mod model;
mod view;

fn main() {
    browser::remove_boot_text();
    yew::Renderer::<app::App>::new().render();
}
