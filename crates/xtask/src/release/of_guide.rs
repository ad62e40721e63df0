//! What of others is in the guide.
use super::components::{Component, Kind};
use crate::guide::SEARCH;
use crate::paths;
use crate::tools::LOCKS;

/// The library that searches the guide. Its licence is in a folder beside the lock files, but for the text
/// of MIT, which all components share.
pub fn components() -> Vec<Component> {
    vec![Component {
        kind: Kind::Npm,
        name: SEARCH.name.to_owned(),
        version: SEARCH.version.to_owned(),
        licence: SEARCH.licence.to_owned(),
        authors: vec![SEARCH.author.to_owned()],
        sha256: None,
        folder: paths::root().join(LOCKS).join(SEARCH.name),
    }]
}

#[cfg(test)]
mod tests {
    use super::super::components::Components;
    use super::super::licences;
    use super::*;

    #[test]
    fn all_of_them_have_a_licence() {
        let all = licences::all(&Components(components())).unwrap();
        assert!(all.contains("elasticlunr 0.9.5"));
        assert!(!all.contains("Mozilla"));
    }
}
