//! Turns the locale files into Rust, a function for every text, and into a table for every language:
//! a text that a language lacks, or an argument that it misspells, ends the build. Lists the listings
//! of the searches. Style sheets of the pictures become a table of what they say of shapes.

#[path = "build/locale/mod.rs"]
mod locale;
#[path = "src/locale/marks.rs"]
mod marks;
#[path = "build/styles.rs"]
mod styles;

use std::path::{Path, PathBuf};
use std::{env, fs};

/// The style sheets of all pictures.
const SHEETS: [&str; 4] =
    ["tree.css", "backtracking-board.css", "backtracking.css", "coroutines-tree.css"];
/// The listings of the searches, by the names of their files without the ending.
const LISTINGS: &str = "src/scene/listings/search";

/// A list of all listings, as Rust.
fn listings() -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(LISTINGS);
    println!("cargo::rerun-if-changed={LISTINGS}");
    let files = fs::read_dir(&folder).expect("the folder of listings is there");
    let mut paths: Vec<_> = files.map(|file| file.expect("a listing").path()).collect();
    paths.sort();
    let entries = paths.iter().map(|path| {
        let name = path.file_stem().expect("a file has a name").to_string_lossy();
        format!("    ({name:?}, include_str!({path:?})),\n")
    });
    format!("&[\n{}]", entries.collect::<String>())
}

fn main() {
    let www = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../www");
    let folder = www.join("locales");
    println!("cargo::rerun-if-changed={}", folder.display());
    println!("cargo::rerun-if-changed=build");
    println!("cargo::rerun-if-changed=src/locale/marks.rs");
    let read = |path: PathBuf| {
        println!("cargo::rerun-if-changed={}", path.display());
        fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
    };
    let files = locale::TAGS.map(|tag| (tag, read(folder.join(format!("{tag}.ftl")))));
    let made = locale::generate(&files).unwrap_or_else(|problem| panic!("{problem}"));
    let out = env::var_os("OUT_DIR").expect("cargo sets OUT_DIR");
    let write = |name: &str, text: &str| {
        fs::write(Path::new(&out).join(name), text)
            .expect("the build's own folder can be written to");
    };
    let sheets = SHEETS.map(|sheet| read(www.join(sheet)));
    let rules = styles::generate(&sheets).unwrap_or_else(|problem| panic!("{problem}"));
    write("picture_rules.rs", &rules);
    write("listings.rs", &listings());
    write("texts.rs", &made.code);
    for (name, table) in &made.partial {
        write(&format!("{name}.txt"), table);
    }
    for (tag, table) in &made.tables {
        write(&format!("{tag}.txt"), table);
    }
}
