//! Values in JSON.

use plyscope_search::Value;
use plyscope_setup::leaf_value;
use serde_json::Value as Json;

/// A value: a number, `"win"`, `"draw"` or `"loss"`, or an infinity as text. `None` for anything else.
#[must_use]
pub fn value(json: &Json) -> Option<Value> {
    match json {
        Json::Number(number) => leaf_value(&number.to_string()),
        Json::String(text) => match text.to_ascii_lowercase().as_str() {
            "inf" | "+inf" | "infinity" | "∞" => Some(Value::INFINITY),
            "-inf" | "-infinity" | "−∞" => Some(Value::NEG_INFINITY),
            // Not a whole tree: only what is one word.
            word if word.len() <= 32 && !word.contains(['(', '[', ' ']) => leaf_value(word),
            _ => None,
        },
        _ => None,
    }
}

/// An end of a window: a value, or null for an open end.
pub(super) fn bound(json: &Json, open: Value) -> Option<Value> {
    match json {
        Json::Null => Some(open),
        json => value(json),
    }
}
