//! What the page fetches to speak another language than English.
use anyhow::{Context, Result};
use std::fs;
use std::path::Path;

// The stage's own build reads the locale files in the same way, so that what the page is told to
// fetch and what it finds are the same.
#[path = "../../stage/build/locale/mod.rs"]
mod locale;
#[path = "../../stage/src/locale/marks.rs"]
mod marks;

/// Puts the tables of the languages in the place of their locale files, which no page reads.
pub fn replace_locales(folder: &Path) -> Result<()> {
    let mut sources = Vec::new();
    for tag in locale::TAGS {
        let path = folder.join(format!("{tag}.ftl"));
        let source =
            fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))?;
        fs::remove_file(&path)?;
        sources.push((tag, source));
    }
    let made = locale::generate(&sources).map_err(anyhow::Error::msg)?;
    // The first language is within the program.
    for (tag, table) in made.tables.iter().skip(1) {
        fs::write(folder.join(format!("{tag}.txt")), table)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::paths;

    #[test]
    fn locale_files_become_tables() {
        let folder = std::env::temp_dir().join(format!("plyscope-tables-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        for tag in locale::TAGS {
            let name = format!("{tag}.ftl");
            fs::copy(paths::root().join("www/locales").join(&name), folder.join(&name)).unwrap();
        }
        replace_locales(&folder).unwrap();
        let mut names: Vec<_> =
            folder.read_dir().unwrap().map(|entry| entry.unwrap().file_name()).collect();
        names.sort();
        assert_eq!(names, ["nl.txt", "zh.txt"]);
        let keys = names.iter().map(|name| {
            let table = fs::read_to_string(folder.join(name)).unwrap();
            table.lines().next().unwrap().to_owned()
        });
        let keys: Vec<_> = keys.collect();
        assert_eq!(keys[0], keys[1], "one page reads both");
        fs::remove_dir_all(folder).unwrap();
    }
}
