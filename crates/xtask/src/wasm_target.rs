//! A compiler that can build for the browser.
use crate::progress::note;
use crate::{apt, paths, run};
use anyhow::{bail, Context, Result};
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

/// The target's name.
pub const TARGET: &str = "wasm32-unknown-unknown";

/// The time limit of rustup, which is slow to give up without its server.
const RUSTUP_LIMIT: Duration = Duration::from_secs(180);

/// Debian's compiler, and the sources of the standard library for it.
const DEBIAN: [&str; 3] = ["rustc-web", "cargo-web", "rust-web-src"];

/// What builds for the browser.
pub enum WasmToolchain {
    /// The developer's own toolchain; it has the target.
    Own,
    /// Debian's toolchain, which builds the standard library itself.
    Debian {
        /// The linker, which Debian's toolchain lacks.
        linker: PathBuf,
    },
}

impl WasmToolchain {
    /// The variables that make cargo and its callers use this toolchain. `path` is the original
    /// PATH.
    pub fn variables(&self, path: OsString) -> Result<Vec<(&'static str, OsString)>> {
        match self {
            Self::Own => Ok(vec![("PATH", path)]),
            Self::Debian { linker } => {
                let front = std::iter::once(PathBuf::from("/usr/bin"));
                let path = std::env::join_paths(front.chain(std::env::split_paths(&path)))?;
                Ok(vec![
                    ("PATH", path),
                    // Needed to build the standard library with a stable compiler.
                    ("RUSTC_BOOTSTRAP", "1".into()),
                    ("CARGO_UNSTABLE_BUILD_STD", "std,panic_abort".into()),
                    ("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", linker.into()),
                    // Two compilers in one folder would invalidate each other's output.
                    ("CARGO_TARGET_DIR", paths::target().join("debian").into()),
                ])
            }
        }
    }

    /// Whether the developer's own compiler has the target.
    pub fn is_own(&self) -> bool {
        matches!(self, Self::Own)
    }

    /// A name that distinguishes builds by different toolchains.
    pub fn name(&self) -> &'static str {
        match self {
            Self::Own => "own",
            Self::Debian { .. } => "debian",
        }
    }
}

/// Finds a toolchain, or installs what is missing.
pub fn ensure() -> Result<WasmToolchain> {
    if has_target() {
        return Ok(WasmToolchain::Own);
    }
    let choice = paths::cache()?.join("wasm-by-debian");
    if choice.exists() {
        // rustup's server was unreachable before: do not wait for it again.
        if let Some(debian) = debian() {
            return Ok(debian);
        }
    }
    let trouble = match add_by_rustup() {
        Ok(()) if has_target() => return Ok(WasmToolchain::Own),
        Ok(()) => "rustup added it, but the compiler does not see it.".to_owned(),
        Err(error) => format!("{error:#}"),
    };
    let by_hand = format!(
        "The compiler's target {TARGET} could not be had: {trouble} Check that rustup can reach its \
         server and run `rustup target add {TARGET}`"
    );
    if paths::on_path("apt-get").is_none() {
        bail!("{by_hand}, then run this command again.");
    }
    note(
        "rustup could not add the target; using Debian's compiler for the browser's part instead.",
    );
    let packages = DEBIAN.join(" ");
    if debian().is_none() && !apt::available() {
        bail!("{by_hand}; or, as root, run `apt-get install {packages}`; then run this command again.");
    }
    if debian().is_none() {
        apt::install(&DEBIAN).with_context(|| format!("{by_hand}; or install {packages}"))?;
    }
    let Some(debian) = debian() else {
        bail!("{by_hand}. (Debian's {packages} are there, but something is missing beside them.)");
    };
    if let Some(folder) = choice.parent() {
        std::fs::create_dir_all(folder)?;
    }
    std::fs::write(&choice, "rustup could not add the target; delete this file to try again\n")?;
    Ok(debian)
}

fn has_target() -> bool {
    run::output(Command::new("rustc").args(["--print", "target-libdir", "--target", TARGET]))
        .is_some_and(|dir| Path::new(&dir).is_dir())
}

fn add_by_rustup() -> Result<()> {
    if paths::on_path("rustup").is_none() {
        bail!("rustup is not on PATH.");
    }
    let mut rustup = Command::new("rustup");
    rustup.args(["target", "add", TARGET]).env("RUST_BACKTRACE", "0");
    run::quietly("Adding the compiler's target for the browser", &mut rustup, Some(RUSTUP_LIMIT))
}

/// Debian's toolchain, if all its parts are there.
fn debian() -> Option<WasmToolchain> {
    let parts = ["/usr/bin/cargo", "/usr/bin/rustc", "/usr/lib/rustlib/src/rust/library/std"];
    if !parts.iter().all(|part| Path::new(part).exists()) {
        return None;
    }
    Some(WasmToolchain::Debian { linker: linker()? })
}

/// rustup's toolchains contain a linker in a private folder; any LLVM linker works as well.
fn linker() -> Option<PathBuf> {
    let sysroot = run::output(Command::new("rustc").args(["--print", "sysroot"]))?;
    let hosts = std::fs::read_dir(Path::new(&sysroot).join("lib/rustlib")).ok()?;
    hosts
        .filter_map(|host| Some(host.ok()?.path().join("bin/rust-lld")))
        .find(|linker| linker.is_file())
        .or_else(|| paths::on_path("rust-lld"))
        .or_else(|| paths::on_path("wasm-ld"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_own_toolchain_changes_path_only() {
        let variables = WasmToolchain::Own.variables("/a:/b".into()).unwrap();
        assert_eq!(variables, [("PATH", "/a:/b".into())]);
    }

    #[test]
    fn debians_toolchain_comes_first_and_builds_apart() {
        let debian = WasmToolchain::Debian { linker: "/lld".into() };
        let variables = debian.variables("/a".into()).unwrap();
        assert!(variables.contains(&("PATH", "/usr/bin:/a".into())));
        assert!(variables.iter().any(|(name, dir)| {
            *name == "CARGO_TARGET_DIR" && Path::new(dir).ends_with("debian")
        }));
    }
}
