//! Makes a table of the rules for shapes in the style sheets of the pictures.

#[path = "build/styles.rs"]
mod styles;

use std::path::Path;
use std::{env, fs};

/// The style sheets of all pictures.
const SHEETS: [&str; 4] =
    ["tree.css", "backtracking-board.css", "backtracking.css", "coroutines-tree.css"];

fn main() {
    println!("cargo::rerun-if-changed=build");
    let www = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../www");
    let sheets = SHEETS.map(|sheet| {
        let path = www.join(sheet);
        println!("cargo::rerun-if-changed={}", path.display());
        fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
    });
    let rules = styles::generate(&sheets).unwrap_or_else(|problem| panic!("{problem}"));
    let out = env::var_os("OUT_DIR").expect("cargo sets OUT_DIR");
    fs::write(Path::new(&out).join("picture_rules.rs"), rules)
        .expect("the build's own folder can be written to");
}
