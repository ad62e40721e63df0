//! `cargo xtask bench`: sizes and speeds, in one table and in `target/bench.json`.
mod measure;
mod scripts;
mod size;
mod web;

use crate::args::{BenchArgs, Kind};
use crate::progress::note;
use crate::{paths, site};
use anyhow::{bail, Result};
use measure::Measure;

/// Measures what was asked for, prints it, writes it down, and fails if a budget is exceeded.
pub fn bench(args: &BenchArgs) -> Result<()> {
    let wanted = |kind| args.only.is_empty() || args.only.contains(&kind);
    let mut measures = Vec::new();
    if wanted(Kind::Native) {
        measures.extend(scripts::native()?);
    }
    if wanted(Kind::Size) || wanted(Kind::Browser) {
        let dist = site::build(site::Profile::Release)?;
        if wanted(Kind::Browser) {
            measures.extend(scripts::browser(&dist)?);
        }
        if wanted(Kind::Size) {
            measures.extend(size::measure(&dist)?);
        }
    }
    println!("{}", measure::table(&measures));
    let file = paths::target().join("bench.json");
    std::fs::create_dir_all(paths::target())?;
    let json: Vec<_> = measures.iter().map(Measure::to_json).collect();
    std::fs::write(&file, serde_json::to_string_pretty(&json)? + "\n")?;
    note(&format!("Written to {}.", file.display()));
    let over: Vec<_> =
        measures.iter().filter(|m| m.over_budget()).map(|m| m.name.as_str()).collect();
    if !over.is_empty() {
        bail!("Over budget: {}.", over.join(", "));
    }
    Ok(())
}
