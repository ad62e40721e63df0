//! JSON as plain objects of JavaScript, with names as JavaScript writes them: `best_path` is `bestPath`.

use js_sys::{Array, Object, Reflect};
use plyscope_api::camel_case;
use serde_json::Value as Json;
use wasm_bindgen::{intern, JsValue};

/// A plain object, a list, a text, a number, true, false or null.
pub fn of(json: &Json) -> JsValue {
    match json {
        Json::Null => JsValue::NULL,
        Json::Bool(flag) => JsValue::from_bool(*flag),
        Json::Number(number) => number.as_f64().map_or(JsValue::NULL, JsValue::from_f64),
        Json::String(text) => JsValue::from_str(text),
        Json::Array(items) => items.iter().map(of).collect::<Array>().into(),
        Json::Object(entries) => {
            let object = Object::new();
            for (key, value) in entries {
                // The few keys are interned, since creating them for thousands of objects would
                // take longer than all the rest. Setting a property of a plain object cannot fail.
                let _ =
                    Reflect::set(&object, &JsValue::from_str(intern(&camel_case(key))), &of(value));
            }
            object.into()
        }
    }
}
