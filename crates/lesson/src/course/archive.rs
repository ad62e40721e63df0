//! Reproducible ZIP files: the same bytes for the same content.

use std::io::{Cursor, Write};

use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, DateTime, ZipWriter};

/// A file in a ZIP file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Entry<'a> {
    /// Its path, with forward slashes.
    pub path: &'a str,
    /// Its contents.
    pub content: &'a [u8],
    /// Its kind for the system that unpacks it.
    pub kind: Kind,
}

/// The kind of a file for the system that unpacks it.
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
/// When a limit of the ZIP format is exceeded; the message is English.
pub fn archive<'a>(entries: impl Iterator<Item = Entry<'a>>) -> Result<Vec<u8>, String> {
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    for entry in entries {
        let mode = match entry.kind {
            Kind::Data => 0o644,
            Kind::Program => 0o755,
        };
        // No build time, so that the bytes depend on the content only: the earliest time of the
        // format.
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
