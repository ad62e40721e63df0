//! The site as a ZIP file with one folder, to be unpacked into any folder of any web server.
use super::zip::Files;
use super::{Ground, VERSION};
use anyhow::Result;
use std::fs;
use std::path::PathBuf;

/// The folder in it.
pub const FOLDER: &str = "plyscope";

/// Makes it.
pub fn make(ground: &Ground) -> Result<Vec<PathBuf>> {
    let mut files = Files::default();
    files.add_folder(&format!("{FOLDER}/"), &ground.site)?;
    let path = ground.out.join(format!("plyscope-site-{VERSION}.zip"));
    fs::write(&path, files.zipped()?)?;
    Ok(vec![path])
}
