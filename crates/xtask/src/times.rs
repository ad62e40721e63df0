//! How long tests took when they last ran here.
use crate::paths;
use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;
use std::sync::Mutex;
use std::time::Duration;

/// The times of some tests: a line for each in a file, with its name and milliseconds.
pub struct Times {
    file: PathBuf,
    known: Mutex<BTreeMap<String, u128>>,
}

impl Times {
    /// Reads the times that are kept under this name.
    pub fn of(name: &str) -> Self {
        let folder = paths::root().join(paths::notes()).join("times");
        Self::read(folder.join(name.replace('/', "-")))
    }

    /// Reads the times that are kept in this file, if there is one.
    pub fn read(file: PathBuf) -> Self {
        let text = fs::read_to_string(&file).unwrap_or_default();
        let line = |line: &str| {
            let (name, millis) = line.rsplit_once(' ')?;
            Some((name.to_owned(), millis.parse().ok()?))
        };
        Self { file, known: Mutex::new(text.lines().filter_map(line).collect()) }
    }

    /// Sorts tests so that those which took longest come first, and none of them runs alone at the
    /// end. Tests without a known time come before them.
    pub fn longest_first<T>(&self, tests: &mut [T], name: impl Fn(&T) -> String) {
        if let Ok(known) = self.known.lock() {
            tests.sort_by_key(|test| Reverse(known.get(&name(test)).copied().unwrap_or(u128::MAX)));
        }
    }

    /// How long a test took, if that is known.
    pub fn known(&self, name: &str) -> Option<Duration> {
        let millis = *self.known.lock().ok()?.get(name)?;
        Some(Duration::from_millis(millis.try_into().ok()?))
    }

    /// Records a time. A failed write only loses it for the next run.
    pub fn record(&self, name: &str, time: Duration) {
        let Ok(mut known) = self.known.lock() else { return };
        known.insert(name.to_owned(), time.as_millis());
        let lines: Vec<_> =
            known.iter().map(|(name, millis)| format!("{name} {millis}\n")).collect();
        let _ = self.file.parent().map(fs::create_dir_all);
        let _ = fs::write(&self.file, lines.concat());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_took_longest_comes_first() {
        let file = std::env::temp_dir().join(format!("plyscope-times-{}", std::process::id()));
        let times = Times::read(file.clone());
        for (name, seconds) in [("a", 9), ("b c", 80), ("d", 700), ("a", 100)] {
            times.record(name, Duration::from_secs(seconds));
        }
        let times = Times::read(file.clone());
        assert_eq!(times.known("b c"), Some(Duration::from_secs(80)));
        assert_eq!(times.known("new"), None);
        let mut tests = ["a", "b c", "d", "new"];
        times.longest_first(&mut tests, |&test| test.to_owned());
        assert_eq!(tests, ["new", "d", "a", "b c"]);
        assert_eq!(fs::read_to_string(&file).unwrap(), "a 100000\nb c 80000\nd 700000\n");
        let _ = fs::remove_file(file);
    }
}
