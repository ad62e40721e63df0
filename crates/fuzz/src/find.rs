//! An input for which a law does not hold: it is made smaller, and written to a file.

use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io;
use std::panic;
use std::path::{Path, PathBuf};

use crate::{corpus, Check, Target};

/// The most attempts to make an input smaller.
const MAX_ATTEMPTS: usize = 4_000;

/// The smallest input found that breaks a law as this one does: pieces are taken away, ever smaller
/// ones, as long as `is_broken` holds (Zeller and Hildebrandt 2002).
fn minimised(target: &Target, input: &[u8], is_broken: impl Fn(&[u8]) -> bool) -> Vec<u8> {
    let mut smallest = match target.check {
        Check::Text(_) => String::from_utf8_lossy(input).into_owned().into_bytes(),
        Check::Bytes(_) => input.to_vec(),
    };
    let mut left = MAX_ATTEMPTS;
    let mut size = smallest.len().div_ceil(2);
    while size > 0 {
        let before = smallest.len();
        let mut from = 0;
        while from < smallest.len() && left > 0 {
            let to = (from + size).min(smallest.len());
            let shorter = [&smallest[..from], &smallest[to..]].concat();
            left -= 1;
            let is_whole =
                matches!(target.check, Check::Bytes(_)) || std::str::from_utf8(&shorter).is_ok();
            if is_whole && is_broken(&shorter) {
                smallest = shorter;
            } else {
                from = to;
            }
        }
        // The same size again as long as it helps.
        if smallest.len() == before {
            size /= 2;
        } else {
            size = size.min(smallest.len());
        }
    }
    smallest
}

/// Minimises an input that breaks a law, and writes it into a folder. Returns what to do with it.
///
/// # Errors
/// When the file cannot be written.
pub fn report(
    target: &Target,
    input: &[u8],
    folder: &Path,
    is_broken: impl Fn(&[u8]) -> bool,
) -> io::Result<String> {
    // The panics on the way say nothing new.
    let hook = panic::take_hook();
    panic::set_hook(Box::new(|_| {}));
    let smallest = minimised(target, input, is_broken);
    panic::set_hook(hook);
    let reason = if target.holds(&smallest) { "takes too long" } else { "breaks a law" };
    let path = write(folder, target, &smallest)?;
    Ok(format!(
        "{:?} {reason} of `{}` ({} bytes, in {}). To keep it as a test, move the file into {}: \
         `cargo test -p plyscope-fuzz` replays it.",
        String::from_utf8_lossy(&smallest),
        target.name,
        smallest.len(),
        path.display(),
        corpus::folder(target).display(),
    ))
}

/// Writes an input into a folder, under a name that follows from its content.
///
/// # Errors
/// When the file cannot be written.
pub fn write(folder: &Path, target: &Target, input: &[u8]) -> io::Result<PathBuf> {
    let mut hasher = DefaultHasher::new();
    input.hash(&mut hasher);
    fs::create_dir_all(folder)?;
    let path = folder.join(format!("{}-{:016x}", target.name, hasher.finish()));
    fs::write(&path, input)?;
    Ok(path)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::TARGETS;

    #[test]
    fn what_does_not_matter_is_taken_away() {
        let text = TARGETS.iter().find(|target| matches!(target.check, Check::Text(_))).unwrap();
        let table = [
            ("((8 5) bad (20 3))", "bad", "bad"),
            ("x中yyyyyyyyyyyyyyyyyyyyyyyyy", "中", "中"),
            ("aXbXcXd", "X", "X"),
        ];
        for (input, needed, smallest) in table {
            let is_broken = |input: &[u8]| String::from_utf8_lossy(input).contains(needed);
            let found = minimised(text, input.as_bytes(), is_broken);
            assert_eq!(String::from_utf8_lossy(&found), smallest, "{input}");
        }
    }
}
