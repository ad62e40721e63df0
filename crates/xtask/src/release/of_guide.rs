//! What mdBook puts into the guide, of its own and of others.
use super::components::{Component, Kind};
use crate::guide::LIBRARIES;
use crate::paths;
use crate::tools::{LOCKS, MDBOOK};

/// mdBook, whose scripts and styles are copied, and the libraries that it comes with. Their licences
/// are in folders beside the lock files, but for the texts of MIT, which all components share.
pub fn components() -> Vec<Component> {
    let component = |kind, name: &str, version: &str, licence: &str, author: &str| Component {
        kind,
        name: name.to_owned(),
        version: version.to_owned(),
        licence: licence.to_owned(),
        authors: vec![author.to_owned()],
        sha256: None,
        folder: paths::root().join(LOCKS).join(name),
    };
    let libraries = LIBRARIES.iter().map(|library| {
        component(Kind::Npm, library.name, library.version, library.licence, library.author)
    });
    let mdbook =
        component(Kind::Cargo, "mdbook", MDBOOK.version, "MPL-2.0", "the mdBook contributors");
    libraries.chain([mdbook]).collect()
}

#[cfg(test)]
mod tests {
    use super::super::components::Components;
    use super::super::licences;
    use super::*;

    #[test]
    fn all_of_them_have_a_licence() {
        let all = licences::all(&Components(components())).unwrap();
        for text in ["Mozilla Public License", "Ivan Sagalaev", "Zeno Rocha", "elasticlunr 0.9.5"] {
            assert!(all.contains(text), "{text}");
        }
    }
}
