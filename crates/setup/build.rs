//! Lists the listings of the searches.

use std::path::Path;
use std::{env, fs};

/// The listings, by the names of their files without the ending.
const LISTINGS: &str = "listings";

fn main() {
    println!("cargo::rerun-if-changed={LISTINGS}");
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(LISTINGS);
    let files = fs::read_dir(&folder).expect("the folder of listings is there");
    let mut paths: Vec<_> = files.map(|file| file.expect("a listing").path()).collect();
    paths.sort();
    let entries = paths.iter().map(|path| {
        let name = path.file_stem().expect("a file has a name").to_string_lossy();
        format!("    ({name:?}, include_str!({path:?})),\n")
    });
    let list = format!("&[\n{}]", entries.collect::<String>());
    let out = env::var_os("OUT_DIR").expect("cargo sets OUT_DIR");
    fs::write(Path::new(&out).join("listings.rs"), list)
        .expect("the build's own folder can be written to");
}
