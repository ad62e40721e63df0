//! The front end.
use yew::prelude::*;

#[component]
fn App() -> Html {
    html! { <main><h1>{ "Plyscope" }</h1></main> }
}

fn main() {
    yew::Renderer::<App>::new().render();
}
