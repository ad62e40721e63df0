//! The code over a file: SHA-256 of its canonical bytes. It finds damage and casual changes; it is
//! no signature, for it has no secret.

use std::fmt::Write;

use serde_json::{Map, Value as Json};
use sha2::{Digest, Sha256};

/// The field of the code.
pub const FIELD: &str = "code";

/// How a code begins: which hash it is.
const HASH: &str = "sha256:";

/// The code of an object: that of all its fields but the code itself.
pub fn code(fields: &Map<String, Json>) -> String {
    let mut text = String::new();
    write_object(fields.iter().filter(|(key, _)| *key != FIELD), &mut text);
    hash(text.as_bytes())
}

/// The hash of some bytes, with its name.
pub fn hash(bytes: &[u8]) -> String {
    let mut hash = HASH.to_owned();
    for byte in Sha256::digest(bytes) {
        // Writing to a text cannot fail.
        let _ = write!(hash, "{byte:02x}");
    }
    hash
}

/// Writes a value as RFC 8785 (JSON Canonicalization Scheme, 2020) does: without blanks, keys sorted
/// by their UTF-16. Numbers stay as they are written; files have only whole ones.
fn write_value(value: &Json, text: &mut String) {
    match value {
        Json::Object(fields) => write_object(fields.iter(), text),
        Json::Array(items) => {
            text.push('[');
            for (place, item) in items.iter().enumerate() {
                if place > 0 {
                    text.push(',');
                }
                write_value(item, text);
            }
            text.push(']');
        }
        plain => text.push_str(&plain.to_string()),
    }
}

fn write_object<'a>(fields: impl Iterator<Item = (&'a String, &'a Json)>, text: &mut String) {
    let mut fields: Vec<_> = fields.collect();
    fields.sort_by_cached_key(|(key, _)| key.encode_utf16().collect::<Vec<_>>());
    text.push('{');
    for (place, (key, value)) in fields.into_iter().enumerate() {
        if place > 0 {
            text.push(',');
        }
        text.push_str(&Json::from(key.as_str()).to_string());
        text.push(':');
        write_value(value, text);
    }
    text.push('}');
}

#[cfg(test)]
mod tests {
    use super::*;

    fn code_of(text: &str) -> String {
        let Ok(Json::Object(fields)) = serde_json::from_str(text) else { panic!("{text}") };
        code(&fields)
    }

    #[test]
    fn the_hash_is_that_of_the_standard() {
        // FIPS 180-4, the examples of NIST: “abc”.
        let abc = "sha256:ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
        assert_eq!(hash(b"abc"), abc);
        assert_eq!(code_of("{\"b\": [1, {\"y\": \"é\\n\", \"x\": null}],\n \"a\": true}"), {
            hash("{\"a\":true,\"b\":[1,{\"x\":null,\"y\":\"é\\n\"}]}".as_bytes())
        });
    }

    #[test]
    fn only_what_a_file_says_counts() {
        let own = code_of(r#"{"a": 1, "b": [2, 3]}"#);
        for same in ["{\"b\":[2,3],\n\t\"a\":1}", r#"{"code": "x", "a": 1, "b": [2, 3]}"#] {
            assert_eq!(code_of(same), own, "{same}");
        }
        let others = [r#"{"a": 1, "b": [3, 2]}"#, r#"{"a": "1", "b": [2, 3]}"#, r#"{"a": 1}"#];
        for other in others {
            assert_ne!(code_of(other), own, "{other}");
        }
    }
}
