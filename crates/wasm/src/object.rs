//! JSON as plain objects of JavaScript, with names as JavaScript writes them: `best_path` is `bestPath`.

use std::borrow::Cow;

use js_sys::{Array, Object, Reflect};
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
                let _ = Reflect::set(&object, &JsValue::from_str(intern(&name(key))), &of(value));
            }
            object.into()
        }
    }
}

/// A name of JSON in lower camel case.
fn name(key: &str) -> Cow<'_, str> {
    if !key.contains('_') {
        return Cow::Borrowed(key);
    }
    let mut name = String::with_capacity(key.len());
    for (number, word) in key.split('_').enumerate() {
        let (first, rest) = word.split_at(word.chars().next().map_or(0, char::len_utf8));
        name += &if number == 0 { first.to_owned() } else { first.to_ascii_uppercase() };
        name += rest;
    }
    Cow::Owned(name)
}

#[cfg(test)]
mod tests {
    use super::name;

    #[test]
    fn names_are_in_camel_case() {
        let table = [
            ("value", "value"),
            ("best_path", "bestPath"),
            ("unread_more", "unreadMore"),
            ("a_b_c", "aBC"),
            ("", ""),
            ("_", ""),
        ];
        for (key, expected) in table {
            assert_eq!(name(key), expected);
        }
    }
}
