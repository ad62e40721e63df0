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
        let differs = found.lines().zip(expected.lines()).find(|(found, made)| found != made);
        assert!(
            found == expected,
            "{path} is not what the lists of the program make; first {differs:?}. \
             PLYSCOPE_NAMES=renew cargo test -p plyscope-guide --test names writes it anew."
        );
    }
}
