//! What was wrong when the program has stopped.
//!
//! A program that has stopped cannot be asked any more, so it tells before it does.

use std::cell::RefCell;

use js_sys::{Function, JsString};
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::JsValue;

thread_local! {
    /// Who hears what was wrong.
    static CALLBACK: RefCell<Option<Function>> = const { RefCell::new(None) };
}

/// Tells a function what was wrong, as one text, should the program ever stop.
#[wasm_bindgen(js_name = onPanic)]
pub fn on_panic(callback: Function) {
    CALLBACK.set(Some(callback));
    std::panic::set_hook(Box::new(|info| {
        let callback = CALLBACK.take();
        if let Some(callback) = callback {
            // Whatever comes of it, the program stops now.
            let _ = callback.call1(&JsValue::NULL, &JsString::from(info.to_string()));
        }
    }));
}
