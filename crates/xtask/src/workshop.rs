//! The build environment for the browser: compiler, tools and variables.
use crate::tools::{self, Tool};
use crate::wasm_target::{self, WasmToolchain};
use crate::{paths, run, source_paths};
use anyhow::{Context, Result};
use std::ffi::OsString;
use std::path::PathBuf;
use std::process::Command;

/// A compiler for the browser, and the tools that were asked for.
pub struct Workshop {
    toolchain: WasmToolchain,
    variables: Vec<(&'static str, OsString)>,
}

impl Workshop {
    /// Installs what is missing.
    pub fn ensure(tools: &[&Tool]) -> Result<Self> {
        let toolchain = wasm_target::ensure()?;
        let path = paths::path_with(&tools::ensure(tools)?)?;
        let mut variables = toolchain.variables(path)?;
        variables.push((source_paths::VARIABLE, source_paths::flags().into()));
        Ok(Self { toolchain, variables })
    }

    /// A name that distinguishes builds by different compilers.
    pub fn name(&self) -> String {
        let version = run::output(self.program("rustc").arg("-vV")).unwrap_or_default();
        format!("{} {version}", self.toolchain.name())
    }

    /// A program that uses the compiler and the tools, at the top of the clone.
    pub fn program(&self, name: &str) -> Command {
        // Looked up on the new PATH, since the compiler may differ from ours.
        let file = format!("{name}{}", std::env::consts::EXE_SUFFIX);
        let found = self.variable("PATH").and_then(|path| {
            std::env::split_paths(path).map(|dir| dir.join(&file)).find(|program| program.is_file())
        });
        let mut command = Command::new(found.unwrap_or_else(|| name.into()));
        command
            .envs(self.variables.iter().map(|(name, value)| (name, value)))
            // A failed build is no crash of trunk's, and trunk misreads NO_COLOR=1.
            .env("RUST_BACKTRACE", "0")
            .env_remove("NO_COLOR")
            .current_dir(paths::root());
        command
    }

    /// Fetches the libraries: what the lock file lists, and what the standard library needs where
    /// it is built as well.
    pub fn fetch(&self) -> Result<()> {
        for options in [&[][..], &["--target", wasm_target::TARGET]] {
            run::shown(self.program("cargo").args(["fetch", "--quiet"]).args(options)).context(
                "The libraries could not be fetched; can this machine reach the registry?",
            )?;
        }
        Ok(())
    }

    /// The folder that its cargo builds into.
    pub fn target(&self) -> PathBuf {
        self.variable("CARGO_TARGET_DIR").map_or_else(paths::target, PathBuf::from)
    }

    fn variable(&self, wanted: &str) -> Option<&OsString> {
        self.variables.iter().find(|(name, _)| *name == wanted).map(|(_, value)| value)
    }
}

#[cfg(test)]
#[cfg(unix)]
mod tests {
    use super::*;

    #[test]
    fn the_name_has_the_version_of_the_compiler_that_builds() {
        let folder = std::env::temp_dir().join(format!("plyscope-rustc-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        // Written by another process, so that no test which starts a program here keeps the file open.
        let write = "printf '#!/bin/sh\necho rustc 0.1\n' > \"$0\" && chmod +x \"$0\"";
        let mut shell = Command::new("sh");
        run::shown(shell.args(["-c", write]).arg(folder.join("rustc"))).unwrap();
        let toolchain = WasmToolchain::Debian { linker: "/lld".into() };
        let workshop = Workshop { toolchain, variables: vec![("PATH", folder.clone().into())] };
        assert_eq!(workshop.name(), "debian rustc 0.1");
        std::fs::remove_dir_all(folder).unwrap();
    }
}
