//! The types for TypeScript and Python have the words that the program has.
//!
//! After a change of these, run the test with `PLYSCOPE_NAMES=renew`: that writes the files anew.

use std::fs;

use plyscope_guide::{names, root};

#[test]
fn the_types_have_the_words_of_the_program() {
    let renews = std::env::var("PLYSCOPE_NAMES").is_ok_and(|value| value == "renew");
    for (path, expected) in names::files() {
        let file = root().join(path);
        if renews {
            fs::write(&file, &expected).unwrap_or_else(|error| panic!("{path}: {error}"));
        }
        let found = fs::read_to_string(&file).unwrap_or_default();
        let line = found.lines().zip(expected.lines()).position(|(found, made)| found != made);
        assert!(
            found == expected,
            "{path} has other words than the program, at line {line:?} from 0: renew it"
        );
    }
}
