//! What is left to say when the program itself has a mistake: a panic ends it, and the scripts tell
//! why and begin with a fresh one.

use std::cell::RefCell;

use js_sys::Function;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::JsValue;

thread_local! {
    static LISTENER: RefCell<Option<Function>> = const { RefCell::new(None) };
}

/// Has a function called with the message of a panic, before the program ends by it.
#[wasm_bindgen]
pub fn listen(listener: Function) {
    LISTENER.replace(Some(listener));
    std::panic::set_hook(Box::new(|panic| {
        let message = JsValue::from(panic.to_string());
        LISTENER.with_borrow(|listener| {
            if let Some(listener) = listener {
                // Nobody is left who could do something about a listener that fails.
                let _ = listener.call1(&JsValue::NULL, &message);
            }
        });
    }));
}
