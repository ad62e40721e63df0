//! Crates as WebAssembly programs of packages for other languages.
use crate::crates::Crates;
use crate::fingerprint::Fingerprint;
use crate::progress::{elapsed, note};
use crate::tools::{Lock, WASM_BINDGEN, WASM_OPT};
use crate::wasm_target::TARGET;
use crate::workshop::Workshop;
use crate::{paths, run};
use anyhow::Result;
use std::fs;
use std::path::Path;
use std::time::Instant;

/// What the program is built from besides its crates.
const INPUTS: [&str; 7] = [
    "Cargo.toml",
    "Cargo.lock",
    ".cargo",
    "crates/xtask/src",
    "www/locales",
    "www/lessons",
    "www/tree.css",
];

/// A crate as the program of a package: `plyscope_bg.wasm`, with a script that JavaScript needs.
pub struct Library {
    /// The crate.
    pub package: &'static str,
    /// What the package is called in messages.
    pub what: &'static str,
    /// More options of wasm-bindgen.
    pub options: &'static [&'static str],
    /// What else `finish` reads, as seen from the top of the clone.
    pub inputs: &'static [&'static str],
}

impl Library {
    /// Builds the program into a folder, which `finish` completes, unless it is up to date.
    pub fn build(&self, folder: &Path, finish: impl FnOnce(&Path) -> Result<()>) -> Result<()> {
        let workshop = Workshop::ensure(&[&WASM_BINDGEN, &WASM_OPT])?;
        let notes = paths::notes();
        let _lock = Lock::acquire(&notes.join(format!("{}.lock", self.package)), self.what)?;
        let stamp = notes.join(format!("{}.stamp", self.package));
        let wanted = self.fingerprint(&workshop)?;
        if fs::read_to_string(&stamp).is_ok_and(|found| found == stamp_of(&wanted, folder)) {
            note(&format!("It is up to date in {}.", folder.display()));
            return Ok(());
        }
        // An interrupted build leaves no stamp, and is repeated.
        let _ = fs::remove_file(&stamp);
        let start = Instant::now();
        eprintln!("→ Building {}", self.what);
        if folder.exists() {
            fs::remove_dir_all(folder)?;
        }
        fs::create_dir_all(folder)?;
        self.program(&workshop, folder)?;
        finish(folder)?;
        fs::write(&stamp, stamp_of(&wanted, folder))?;
        eprintln!("✓ It is in {} ({})", folder.display(), elapsed(start.elapsed()));
        Ok(())
    }

    fn program(&self, workshop: &Workshop, folder: &Path) -> Result<()> {
        workshop.fetch()?;
        let mut cargo = workshop.program("cargo");
        cargo.args(["build", "--release", "--lib", "--features", "chess"]);
        run::shown(cargo.args(["--package", self.package, "--target", TARGET]))?;
        let library = format!("{}.wasm", self.package.replace('-', "_"));
        let mut bindgen = workshop.program("wasm-bindgen");
        bindgen
            .args(["--target", "web", "--no-typescript", "--out-name", "plyscope"])
            .args(self.options)
            .arg("--out-dir")
            .arg(folder)
            .arg(workshop.target().join(TARGET).join("release").join(library));
        run::shown(&mut bindgen)?;
        let wasm = folder.join("plyscope_bg.wasm");
        let mut optimise = workshop.program("wasm-opt");
        run::shown(optimise.arg("-O3").arg(&wasm).arg("-o").arg(&wasm))?;
        note(&format!("The program has {} bytes.", fs::metadata(&wasm)?.len()));
        Ok(())
    }

    /// The fingerprint of all inputs.
    fn fingerprint(&self, workshop: &Workshop) -> Result<String> {
        let mut fingerprint = Fingerprint::default();
        for text in [&workshop.name(), WASM_BINDGEN.version, WASM_OPT.version] {
            fingerprint.text(text);
        }
        let sources = Crates::read()?.sources(self.package);
        let more = INPUTS.iter().chain(self.inputs).map(|path| (*path).to_owned());
        for path in sources.into_iter().chain(more) {
            fingerprint.path(paths::root(), &path)?;
        }
        Ok(fingerprint.finish())
    }
}

/// The stamp for these inputs and the content of the folder.
fn stamp_of(inputs: &str, folder: &Path) -> String {
    let mut outputs = Fingerprint::default();
    match outputs.path(folder, ".") {
        Ok(()) => format!("{inputs} {}", outputs.finish()),
        Err(error) => format!("{inputs} {error}"),
    }
}
