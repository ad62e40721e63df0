//! The notes of a release, cut from the list of changes.
use crate::package::readme::alone;
use anyhow::{Context, Result};

/// The section of a version, `## 0.1.0` with or without a date behind it, without its heading. Its links lead
/// to the repository.
pub fn of(changes: &str, version: &str) -> Result<String> {
    let sections = changes.split("\n## ").skip(1);
    let found = sections.filter_map(|section| section.split_once('\n')).find(|(heading, _)| {
        heading.split([' ', '[', ']']).find(|word| !word.is_empty()) == Some(version)
    });
    let (_, text) = found.with_context(|| {
        format!(
            "CHANGELOG.md has no section “## {version}”: give “Unreleased” that heading, and \
             begin a new one above it"
        )
    })?;
    Ok(format!("# Plyscope {version}\n\n{}\n", alone(text.trim())?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_section_of_the_version_is_cut_out() {
        let changes = "# Changes\n\n## Unreleased\n\n- new\n\n## 0.2.0 — 2026-11-24\n\n### Added\n\n- [b](docs/b.md)\n\n## [0.1.0]\n- a\n";
        let table = [
            ("0.2.0", Some("# Plyscope 0.2.0\n\n### Added\n\n- [b](https://github.com/plyscope/plyscope/blob/main/docs/b.md)\n")),
            ("0.1.0", Some("# Plyscope 0.1.0\n\n- a\n")),
            ("0.1", None),
            ("1.0.0", None),
        ];
        for (version, notes) in table {
            assert_eq!(of(changes, version).ok().as_deref(), notes, "{version}");
        }
    }
}
