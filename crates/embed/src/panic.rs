//! Reporting a panic.
//!
//! A stopped program cannot be called any more, so it reports the panic first.

use std::cell::RefCell;

use js_sys::{Function, JsString};
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::JsValue;

thread_local! {
    /// The callback for panics.
    static CALLBACK: RefCell<Option<Function>> = const { RefCell::new(None) };
}

/// Calls a function with the message if the program panics.
#[wasm_bindgen(js_name = onPanic)]
pub fn on_panic(callback: Function) {
    CALLBACK.set(Some(callback));
    std::panic::set_hook(Box::new(|info| {
        let callback = CALLBACK.take();
        if let Some(callback) = callback {
            // The program stops whatever this returns.
            let _ = callback.call1(&JsValue::NULL, &JsString::from(info.to_string()));
        }
    }));
}
