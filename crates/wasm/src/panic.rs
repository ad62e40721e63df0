//! Reporting a panic: it ends the program, and the scripts report it and start a fresh one.

use std::cell::RefCell;

use js_sys::Function;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::JsValue;

thread_local! {
    static LISTENER: RefCell<Option<Function>> = const { RefCell::new(None) };
}

/// Sets the function that gets the message of a panic before the program ends.
#[wasm_bindgen]
pub fn listen(listener: Function) {
    LISTENER.replace(Some(listener));
    std::panic::set_hook(Box::new(|panic| {
        let message = JsValue::from(panic.to_string());
        LISTENER.with_borrow(|listener| {
            if let Some(listener) = listener {
                // A failing listener cannot be handled any more.
                let _ = listener.call1(&JsValue::NULL, &message);
            }
        });
    }));
}
