//! Telling a component what has happened.

use wasm_bindgen_futures::spawn_local;
use yew::html::Scope;
use yew::prelude::*;

/// Tells a component of things that happen, each as the message that it makes of it.
///
/// The component hears of it once the code that noticed it has returned, but before the browser goes
/// on to anything else: so it may let go of whoever has just told it something, and still is drawn,
/// with the focus in its place, when the next key is pressed.
pub fn deferred_callback<C: Component, T: 'static>(
    component: &Scope<C>,
    message: impl Fn(T) -> C::Message + 'static,
) -> Callback<T> {
    let component = component.clone();
    Callback::from(move |thing| {
        let message = message(thing);
        let component = component.clone();
        spawn_local(async move { component.send_message(message) });
    })
}
