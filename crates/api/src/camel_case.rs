//! Names as JavaScript writes them.

use std::borrow::Cow;

/// A name of JSON in lower camel case, as the package for JavaScript has it: `best_path` is `bestPath`.
#[must_use]
pub fn camel_case(key: &str) -> Cow<'_, str> {
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
    use super::camel_case;

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
            assert_eq!(camel_case(key), expected);
        }
    }
}
