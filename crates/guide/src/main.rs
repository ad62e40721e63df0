//! `plyscope-guide FOLDER`: writes the books of the guide into a folder for each language, for mdBook.
use anyhow::{Context, Result};
use plyscope_guide::{books, files, root};
use plyscope_i18n::Lang;
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
    let root = root();
    for page in books(&root)? {
        let path = folder.join(page.lang.file()).join("src").join(page.name());
        write_file(&path, &page.text)?;
    }
    for lang in Lang::ALL {
        for (path, text) in files(&root, lang)? {
            write_file(&folder.join(lang.file()).join(path), &text)?;
        }
    }
    Ok(())
}

fn write_file(path: &Path, text: &str) -> Result<()> {
    if let Some(above) = path.parent() {
        fs::create_dir_all(above)?;
    }
    fs::write(path, text).with_context(|| format!("cannot write {}", path.display()))
}
