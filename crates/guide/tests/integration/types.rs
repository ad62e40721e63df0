//! The types for TypeScript and Python have the words and results, and attributes the names, that the program
//! has.
//!
//! After a change of these, run the test with `PLYSCOPE_TYPES=renew`: that writes the files anew.

use std::fs;

use plyscope_guide::{names, results, root};

#[test]
fn the_types_are_those_of_the_program() {
    let renews = std::env::var("PLYSCOPE_TYPES").is_ok_and(|value| value == "renew");
    for (path, expected) in names::files().expect("the lists").into_iter().chain([results::file()])
    {
        let file = root().join(path);
        if renews {
            fs::write(&file, &expected).unwrap_or_else(|error| panic!("{path}: {error}"));
        }
        let found = fs::read_to_string(&file).unwrap_or_default();
        let differs = found.lines().zip(expected.lines()).find(|(found, made)| found != made);
        assert!(
            found == expected,
            "{path} is not what the program makes; first {differs:?}. \
             PLYSCOPE_TYPES=renew cargo test -p plyscope-guide types writes it anew."
        );
    }
}
