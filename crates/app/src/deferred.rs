//! Callbacks whose messages are delivered later.

use wasm_bindgen_futures::spawn_local;
use yew::html::Scope;
use yew::prelude::*;

/// A callback that sends a message to a component in a microtask.
///
/// The message arrives after the current code has returned, but before the browser handles another
/// event. So the component may drop the caller, and is rendered, with the focus in place, before
/// the next key press.
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
