//! The list of components as CycloneDX 1.5 (ECMA-424), in JSON. It has no time and no serial number, so
//! that the same sources make the same list.
use super::components::{Component, Components, Kind};
use serde_json::{json, Value};

/// The list.
pub fn of(components: &Components, version: &str) -> Value {
    let name = "plyscope";
    json!({
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {
            "component": {
                "type": "application", "bom-ref": name, "name": name, "version": version,
                "licenses": [{"expression": "MIT OR Apache-2.0"}],
            },
        },
        "components": components.0.iter().map(entry).collect::<Vec<_>>(),
        "dependencies": [{
            "ref": name,
            "dependsOn": components.0.iter().map(url).collect::<Vec<_>>(),
        }],
    })
}

fn entry(component: &Component) -> Value {
    let mut entry = json!({
        "type": "library",
        "bom-ref": url(component),
        "name": component.name,
        "version": component.version,
        "purl": url(component),
        "licenses": [{"expression": component.licence}],
    });
    if let Some(sum) = &component.sha256 {
        entry["hashes"] = json!([{"alg": "SHA-256", "content": sum}]);
    }
    entry
}

/// The package URL.
fn url(component: &Component) -> String {
    let kind = match component.kind {
        Kind::Cargo => "cargo",
        Kind::Npm => "npm",
    };
    format!("pkg:{kind}/{}@{}", component.name.replace('@', "%40"), component.version)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn components_have_package_urls_and_checksums() {
        let component = |kind, name: &str, sha256: Option<&str>| Component {
            kind,
            name: name.into(),
            version: "1.2.3".into(),
            licence: "MIT".into(),
            authors: vec![],
            sha256: sha256.map(str::to_owned),
            folder: "/".into(),
        };
        let list =
            [component(Kind::Cargo, "zip", Some("ab")), component(Kind::Npm, "@lezer/lr", None)];
        let made = of(&Components(list.into()), "0.1.0");
        assert_eq!(made["components"][0]["purl"], "pkg:cargo/zip@1.2.3");
        assert_eq!(made["components"][0]["hashes"][0]["content"], "ab");
        assert_eq!(made["components"][1]["purl"], "pkg:npm/%40lezer/lr@1.2.3");
        assert!(made["components"][1]["hashes"].is_null());
        assert_eq!(made["dependencies"][0]["dependsOn"].as_array().map(Vec::len), Some(2));
    }
}
