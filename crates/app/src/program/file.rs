//! The program as a file.

use plyscope_judge::link::{Language, Written};

use crate::saving::offer;

/// Offers the program for download.
pub fn save(written: Written, language: Language, program: &str) {
    let ending = match language {
        Language::Python => "py",
        Language::JavaScript => "mjs",
    };
    let name = match written {
        Written::Search => "search",
        Written::Game => "game",
        Written::Queens => "queens",
        Written::Tour => "tour",
    };
    offer(&format!("{name}.{ending}"), "text/plain", program.as_bytes());
}
