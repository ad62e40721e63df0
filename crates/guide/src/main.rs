//! `plyscope-guide FOLDER`: writes the pages of the guide into a folder, for mdBook.
use anyhow::{Context, Result};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

fn main() -> ExitCode {
    let Some(folder) = std::env::args_os().nth(1).map(PathBuf::from) else {
        eprintln!("expected the folder to write to");
        return ExitCode::from(2);
    };
    match write(&folder) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error:#}");
            ExitCode::FAILURE
        }
    }
}

fn write(folder: &Path) -> Result<()> {
    for page in plyscope_guide::book(&plyscope_guide::root())? {
        let path = folder.join(&page.path);
        if let Some(above) = path.parent() {
            fs::create_dir_all(above)?;
        }
        fs::write(&path, page.text).with_context(|| format!("cannot write {}", path.display()))?;
    }
    Ok(())
}
