//! Turns the locale files into Rust, a function for every text, and into a table for every language:
//! a text that a language lacks, or an argument that it misspells, ends the build.

#[path = "build/locale/mod.rs"]
mod locale;
#[path = "src/marks.rs"]
mod marks;

use std::path::Path;
use std::{env, fs};

fn main() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../www/locales");
    println!("cargo::rerun-if-changed={}", folder.display());
    println!("cargo::rerun-if-changed=build");
    println!("cargo::rerun-if-changed=src/marks.rs");
    let files = locale::files(&folder).expect("the folder of the locale files");
    for (name, _) in &files {
        println!("cargo::rerun-if-changed={}", folder.join(format!("{name}.ftl")).display());
    }
    let languages = locale::languages(&files).unwrap_or_else(|problem| panic!("{problem}"));
    let made = locale::generate(&files).unwrap_or_else(|problem| panic!("{problem}"));
    let out = env::var_os("OUT_DIR").expect("cargo sets OUT_DIR");
    let write = |name: &str, text: &str| {
        fs::write(Path::new(&out).join(name), text)
            .expect("the build's own folder can be written to");
    };
    write("languages.rs", &languages);
    write("texts.rs", &made.code);
    for (tag, table) in &made.tables {
        write(&format!("{tag}.txt"), table);
    }
}
