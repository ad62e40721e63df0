//! ZIP files that are the same for the same content, whenever and wherever they are written.

use std::io::{Cursor, Write};

use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, DateTime, ZipWriter};

/// A file in a ZIP file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Entry<'a> {
    /// Its path, with forward slashes.
    pub path: &'a str,
    /// What is in it.
    pub content: &'a [u8],
    /// What it is to the system that unpacks it.
    pub kind: Kind,
}

/// What a file is to the system that unpacks it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// To be read.
    Data,
    /// To be run.
    Program,
}

/// A ZIP file with these files in this order.
///
/// # Errors
/// What the ZIP format has no room for, in English.
pub fn archive<'a>(entries: impl Iterator<Item = Entry<'a>>) -> Result<Vec<u8>, String> {
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    for entry in entries {
        let mode = match entry.kind {
            Kind::Data => 0o644,
            Kind::Program => 0o755,
        };
        // The time of the build says nothing of the content: the format's first moment stands for all.
        let options = SimpleFileOptions::default()
            .compression_method(CompressionMethod::Deflated)
            .compression_level(Some(9))
            .last_modified_time(DateTime::default())
            .unix_permissions(mode);
        zip.start_file(entry.path, options).map_err(|error| error.to_string())?;
        zip.write_all(entry.content).map_err(|error| error.to_string())?;
    }
    let written = zip.finish().map_err(|error| error.to_string())?;
    Ok(written.into_inner())
}
