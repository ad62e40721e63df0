//! `cargo xtask package`: the published artifacts, reproducible from the same sources on every
//! machine of a kind.
mod command;
pub mod npm;
pub mod readme;
mod scorm;
mod website;
pub mod zip;

pub use website::FOLDER as SITE_FOLDER;

use crate::args::{PackageArgs, Part};
use crate::listing::sha256;
use crate::paths;
use crate::progress::elapsed;
use crate::python::Python;
use crate::site::{self, Profile};
use crate::wheel;
use anyhow::{Context, Result};
use clap::ValueEnum;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Instant;

/// The checksums of all that is published, in the form that `sha256sum --check` reads.
pub const SUMS: &str = "SHA256SUMS";

/// The inputs of the artifacts.
struct Ground {
    /// The folder of the built site.
    site: PathBuf,
    /// The program `plyscope`, as users get it.
    program: PathBuf,
    /// The output folder.
    out: PathBuf,
}

/// Makes the requested artifacts, prints sizes and checksums, and writes the checksums beside them.
pub fn package(args: &PackageArgs) -> Result<()> {
    let start = Instant::now();
    let out = paths::root().join(&args.output);
    fs::create_dir_all(&out).with_context(|| format!("cannot make {}", out.display()))?;
    let wanted = |part: Part| args.only.is_empty() || args.only.contains(&part);
    let site = site::build(Profile::Release)?;
    let needs_program = wanted(Part::Scorm) || wanted(Part::Command);
    let program = if needs_program { command::build()? } else { PathBuf::new() };
    let ground = Ground { site, program, out };
    let mut made = Vec::new();
    for part in Part::value_variants().iter().copied().filter(|part| wanted(*part)) {
        made.extend(match part {
            Part::Site => website::make(&ground)?,
            Part::Scorm => scorm::make(&ground)?,
            Part::Command => command::make(&ground)?,
            Part::Npm => vec![npm::pack(&ground.site, &ground.out)?],
            Part::Python => wheel(&ground)?,
        });
    }
    print_sizes(&made)?;
    eprintln!("✓ All is in {} ({})", ground.out.display(), elapsed(start.elapsed()));
    Ok(())
}

/// Makes the package for Python, and its source distribution.
fn wheel(ground: &Ground) -> Result<Vec<PathBuf>> {
    let python = Python::ensure(wheel::REQUIREMENTS, "what builds the Python package")?;
    let made = wheel::build(&ground.site, &python)?;
    let copied = |file: PathBuf| {
        let path = ground.out.join(name(&file));
        fs::copy(&file, &path)?;
        Ok(path)
    };
    [made.wheel, made.source].into_iter().map(copied).collect()
}

/// Prints a table of what was made, and writes the checksums of all files in the folder, old and
/// new.
fn print_sizes(made: &[PathBuf]) -> Result<()> {
    let Some(folder) = made.first().and_then(|file| file.parent()) else { return Ok(()) };
    for file in made {
        let content = fs::read(file)?;
        println!("{}  {:>12}  {}", sha256(&content), bytes(content.len()), name(file));
    }
    let mut lines = Vec::new();
    for entry in folder.read_dir()? {
        let path = entry?.path();
        if path.is_file() && name(&path) != SUMS {
            lines.push(format!("{}  {}\n", sha256(&fs::read(&path)?), name(&path)));
        }
    }
    lines.sort_by(|left, right| left[64..].cmp(&right[64..]));
    fs::write(folder.join(SUMS), lines.concat())?;
    Ok(())
}

fn name(file: &Path) -> String {
    file.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

/// A number of bytes with grouped digits: `1,234,567 B`.
fn bytes(count: usize) -> String {
    let digits = count.to_string();
    let groups: Vec<_> = digits.as_bytes().rchunks(3).rev().map(String::from_utf8_lossy).collect();
    format!("{} B", groups.join(","))
}

/// The version of all that is published.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_are_grouped() {
        for (count, text) in
            [(0, "0 B"), (999, "999 B"), (1000, "1,000 B"), (1234567, "1,234,567 B")]
        {
            assert_eq!(bytes(count), text);
        }
    }

    #[test]
    fn the_checksums_are_of_all_that_is_there() {
        let folder = std::env::temp_dir().join(format!("plyscope-sums-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        for (name, content) in [("b.zip", "b"), ("a.zip", "abc")] {
            fs::write(folder.join(name), content).unwrap();
        }
        print_sizes(&[folder.join("b.zip")]).unwrap();
        let first = fs::read_to_string(folder.join(SUMS)).unwrap();
        print_sizes(&[folder.join("a.zip")]).unwrap();
        let second = fs::read_to_string(folder.join(SUMS)).unwrap();
        fs::remove_dir_all(folder).unwrap();
        let expected = format!("{}  a.zip\n{}  b.zip\n", sha256(b"abc"), sha256(b"b"));
        assert_eq!((first, second), (expected.clone(), expected));
    }
}
