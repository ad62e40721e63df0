//! Values in JSON, and in words.

use plyscope_search::Value;
use plyscope_setup::leaf_value;
use plyscope_setup::window::bound;
use serde_json::Value as Json;

/// A value: a number, `"win"`, `"draw"` or `"loss"`, or a fraction or an infinity as text. `None` for anything
/// else.
#[must_use]
pub fn value(json: &Json) -> Option<Value> {
    match json {
        Json::Number(number) => leaf_value(&number.to_string()),
        Json::String(text) => word(text),
        _ => None,
    }
}

/// A value that is one word.
pub(super) fn word(text: &str) -> Option<Value> {
    // Not a whole tree.
    if text.len() > 32 || text.contains(['(', '[', ' ']) {
        return None;
    }
    match text.to_ascii_lowercase().as_str() {
        "infinity" => Some(Value::INFINITY),
        "-infinity" => Some(Value::NEG_INFINITY),
        word => bound(word),
    }
}
