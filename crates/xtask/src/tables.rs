//! The text tables of languages other than English.
use anyhow::{Context, Result};
use std::fs;
use std::path::Path;

// Shared with the build script of `plyscope-i18n`, so that the fetched tables match what the page
// expects.
#[path = "../../i18n/build/locale/mod.rs"]
mod locale;
#[path = "../../i18n/src/marks.rs"]
mod marks;

#[cfg(test)]
pub use marks::SEPARATOR;

/// The locale files in a folder, each with its name.
pub fn read(folder: &Path) -> Result<Vec<(String, String)>> {
    locale::files(folder).with_context(|| format!("cannot read {}", folder.display()))
}

/// Replaces the locale files by the tables that pages fetch.
pub fn replace_locales(folder: &Path) -> Result<()> {
    let sources = read(folder)?;
    for (tag, _) in &sources {
        fs::remove_file(folder.join(format!("{tag}.ftl")))?;
    }
    let made = locale::generate(&sources).map_err(anyhow::Error::msg)?;
    // The first language is built in.
    for (tag, table) in made.tables.iter().skip(1) {
        fs::write(folder.join(format!("{tag}.txt")), table)?;
    }
    Ok(())
}

/// The table of another locale file, in place of the second language.
pub fn in_place_of_second(sources: &[(String, String)], source: String) -> Result<String> {
    let key = |table: &str| table.lines().next().unwrap_or_default().to_owned();
    let real = locale::generate(sources).map_err(anyhow::Error::msg)?;
    let mut others = sources.to_vec();
    others[1].1 = source;
    let made = locale::generate(&others).map_err(anyhow::Error::msg)?;
    let table = &made.tables[1].1;
    Ok(table.replacen(&key(table), &key(&real.tables[1].1), 1))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::paths;

    #[test]
    fn locale_files_become_tables() {
        let folder = std::env::temp_dir().join(format!("plyscope-tables-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let sources = read(&paths::root().join("www/locales")).unwrap();
        for (name, text) in &sources {
            fs::write(folder.join(format!("{name}.ftl")), text).unwrap();
        }
        replace_locales(&folder).unwrap();
        let mut names: Vec<_> =
            folder.read_dir().unwrap().map(|entry| entry.unwrap().file_name()).collect();
        names.sort();
        let expected: Vec<std::ffi::OsString> =
            sources.iter().skip(1).map(|(name, _)| format!("{name}.txt").into()).collect();
        assert_eq!(names, expected);
        let keys = names.iter().map(|name| {
            let table = fs::read_to_string(folder.join(name)).unwrap();
            table.lines().next().unwrap().to_owned()
        });
        let keys: Vec<_> = keys.collect();
        assert_eq!(keys[0], keys[1], "one page reads both");
        fs::remove_dir_all(folder).unwrap();
    }
}
