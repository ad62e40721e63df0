//! Values that a JavaScript number cannot hold.
//!
//! A value has up to 12 digits before the point and 6 behind it, a double about 16 in all: from some
//! nine thousand million on, it can be rounded.

use serde_json::{Map, Number, Value as Json};

/// The ending of the name of a text beside a rounded number.
const ENDING: &str = "_exact";

/// The same with a text beside each number of an object that JavaScript rounds: `value_exact` beside
/// `value`.
pub fn with_texts(json: Json) -> Json {
    match json {
        Json::Array(items) => items.into_iter().map(with_texts).collect(),
        Json::Object(entries) => {
            let mut all = Map::with_capacity(entries.len());
            for (key, value) in entries {
                let text = rounded(&value).map(|number| (format!("{key}{ENDING}"), number));
                all.insert(key, with_texts(value));
                if let Some((key, number)) = text {
                    all.insert(key, Json::String(number));
                }
            }
            Json::Object(all)
        }
        other => other,
    }
}

/// The text of a number that a double cannot hold: one that would be written otherwise.
fn rounded(json: &Json) -> Option<String> {
    let number = json.as_number()?;
    let (text, double) = (number.to_string(), number.as_f64()?);
    // What was a double before is written with `.0` where it is whole.
    let is_held = double.to_string() == text
        || Number::from_f64(double).is_some_and(|number| number.to_string() == text);
    (!is_held).then_some(text)
}
