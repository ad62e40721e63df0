//! What was wrong when the program has stopped.
//!
//! A program that has stopped cannot be asked any more, so it tells before it does.

use std::cell::RefCell;

use js_sys::{Function, JsString};
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::JsValue;

thread_local! {
    /// Who hears what was wrong.
    static HEARER: RefCell<Option<Function>> = const { RefCell::new(None) };
}

/// Tells a function what was wrong, as one text, should the program ever stop.
#[wasm_bindgen(js_name = onPanic)]
pub fn on_panic(hearer: Function) {
    HEARER.set(Some(hearer));
    std::panic::set_hook(Box::new(|info| {
        let hearer = HEARER.take();
        if let Some(hearer) = hearer {
            // Whatever comes of it, the program stops now.
            let _ = hearer.call1(&JsValue::NULL, &JsString::from(info.to_string()));
        }
    }));
}
