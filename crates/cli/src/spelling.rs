//! The characters of the output.

use std::io::{self, Write};
use std::sync::OnceLock;

pub use plyscope_export::spelling::{Form, Spelling};

static CHOSEN: OnceLock<Spelling> = OnceLock::new();

/// Chooses the spelling, once, before anything is printed.
pub fn choose(spelling: Spelling) {
    // Only the first choice counts, and there is only one.
    let _ = CHOSEN.set(spelling);
}

/// The spelling that was chosen.
pub fn chosen() -> Spelling {
    CHOSEN.get().copied().unwrap_or(Spelling { form: Form::Text, is_ascii: false })
}

/// Writes texts in a spelling.
pub struct Speller<W>(pub W, pub Spelling);

impl<W: Write> Write for Speller<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.write_all(bytes).map(|()| bytes.len())
    }

    /// The bytes are whole texts, as everything that is printed is.
    fn write_all(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.0.write_all(self.1.of(&String::from_utf8_lossy(bytes)).as_bytes())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.flush()
    }
}
