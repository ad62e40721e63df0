use std::io::{Cursor, Read};

use proptest::prelude::*;
use roxmltree::Document;
use zip::ZipArchive;

use super::*;

#[path = "../../../search/tests/integration/support/odd.rs"]
mod odd;

fn site() -> Vec<SiteFile> {
    let file = |path: &str, content: &str| SiteFile { path: path.into(), content: content.into() };
    vec![
        file("learn_bg.wasm", "program"),
        file(ENTRY, "<!doctype html>"),
        file("course/scorm.js", "// talks"),
        file("offline.js", "navigator.serviceWorker.register('./sw.js')"),
    ]
}

fn course() -> Course<'static> {
    Course {
        name: "lecture-1",
        title: "Backtracking, and programs that take turns",
        language: Some(Lang::Nl),
        pass: Pass::new(60),
        lesson: "# Trying everything",
    }
}

/// The files of a package in order, with their texts.
fn unpacked(bytes: Vec<u8>) -> Vec<(String, String)> {
    let mut zip = ZipArchive::new(Cursor::new(bytes)).expect("a ZIP file");
    let files = 0..zip.len();
    let read = |place| {
        let mut file = zip.by_index(place).expect("a file");
        let mut text = String::new();
        file.read_to_string(&mut text).expect("a text");
        (file.name().to_owned(), text)
    };
    files.map(read).collect()
}

#[test]
fn a_package_has_the_site_the_lesson_and_a_manifest_that_lists_them() {
    for version in [Version::V1_2, Version::V2004] {
        let files = unpacked(package(&course(), version, site()).expect("a package"));
        let (name, manifest) = &files[0];
        assert_eq!(name, "imsmanifest.xml");
        let xml = Document::parse(manifest).expect("XML");
        let listed: Vec<&str> = xml
            .descendants()
            .filter(|node| node.tag_name().name() == "file")
            .filter_map(|node| node.attribute("href"))
            .collect();
        let there: Vec<&str> = files[1..].iter().map(|(name, _)| name.as_str()).collect();
        assert_eq!(listed, there);
        let text = |path: &str| {
            files.iter().find(|(name, _)| name == path).map(|(_, text)| text.as_str()).expect(path)
        };
        assert_eq!(text("lesson/lesson.md"), "# Trying everything");
        let settings: serde_json::Value = serde_json::from_str(text("course.json")).expect("JSON");
        let expected = serde_json::json!({
            "lesson": "lesson/lesson.md", "language": "nl", "pass": 60, "version": version.id(),
        });
        assert_eq!(settings, expected);
        assert!(!text("offline.js").contains("register"));
    }
}

#[test]
fn each_scorm_version_states_its_pass_mark() {
    let wording = |version, pass: Option<u8>| {
        let course = Course { pass: pass.and_then(Pass::new), ..course() };
        let manifest = manifest::manifest(&course, version, &[ENTRY]);
        let xml = Document::parse(&manifest).expect("XML");
        let found = xml.descendants().find(|node| {
            ["masteryscore", "minNormalizedMeasure"].contains(&node.tag_name().name())
        });
        found.and_then(|node| node.text()).map(str::to_owned)
    };
    let table = [
        (Version::V1_2, None, None),
        (Version::V1_2, Some(60), Some("60")),
        (Version::V1_2, Some(0), Some("0")),
        (Version::V2004, None, None),
        (Version::V2004, Some(60), Some("0.60")),
        (Version::V2004, Some(5), Some("0.05")),
        (Version::V2004, Some(100), Some("1.00")),
    ];
    for (version, pass, expected) in table {
        assert_eq!(wording(version, pass).as_deref(), expected, "{version:?} {pass:?}");
    }
    assert_eq!(Pass::new(101), None);
}

#[test]
fn packages_of_the_same_are_the_same() {
    let shuffled = site().into_iter().rev().collect();
    let first = package(&course(), Version::V1_2, site());
    assert_eq!(first, package(&course(), Version::V1_2, shuffled));
    assert_ne!(first, package(&course(), Version::V2004, site()));
}

#[test]
fn a_package_needs_a_valid_site_address() {
    let with = |path: &str| {
        let mut site = site();
        site.push(SiteFile { path: path.into(), content: Vec::new() });
        package(&course(), Version::V1_2, site)
    };
    for path in ["../up.js", "/etc/passwd", "a//b", "", "C:\\x", "a b", "ü.js", "a/../b"] {
        assert_eq!(with(path), Err(PackageProblem::Path(path.into())), "{path}");
    }
    assert!(with("a/b-c_d.1.js").is_ok());
    let bare = site().into_iter().filter(|file| file.path != ENTRY).collect();
    assert_eq!(package(&course(), Version::V1_2, bare), Err(PackageProblem::NoEntry));
    // Files that the package writes itself are not taken from the site.
    let with_own = with("lesson/lesson.md").expect("a package");
    assert_eq!(Ok(with_own), package(&course(), Version::V1_2, site()));
}

proptest! {
    #[test]
    fn packages_of_other_names_are_distinguished(name in odd::text(), other in odd::text()) {
        let manifest = |name: &str| {
            manifest::manifest(&Course { name, ..course() }, Version::V2004, &[ENTRY])
        };
        if name != other && !name.is_empty() && !other.is_empty() {
            prop_assert_ne!(manifest(&name), manifest(&other));
            // Long ones that begin alike, too.
            let long = |name: &str| "人工智能".repeat(20) + name;
            prop_assert_ne!(manifest(&long(&name)), manifest(&long(&other)));
        }
    }

    #[test]
    fn any_title_and_name_can_be_written(title in odd::text(), name in odd::text()) {
        let course = Course { title: &title, name: &name, ..course() };
        for version in [Version::V1_2, Version::V2004] {
            let manifest = manifest::manifest(&course, version, &[ENTRY]);
            let xml = Document::parse(&manifest).expect("XML");
            let titles: Vec<&str> = xml
                .descendants()
                .filter(|node| node.tag_name().name() == "title")
                .map(|node| node.text().unwrap_or_default())
                .collect();
            let plain = |c: char| if c.is_control() || ('\u{fffe}'..='\u{ffff}').contains(&c) { ' ' } else { c };
            let expected: String = title.chars().take(200).map(plain).collect();
            prop_assert_eq!(titles, [expected.trim(), expected.trim()]);
            let identifier = xml.root_element().attribute("identifier").unwrap_or_default();
            let is_plain = |c: char| c.is_ascii_alphanumeric() || "-_".contains(c);
            prop_assert!(identifier.starts_with("plyscope-") && identifier.chars().all(is_plain));
        }
    }
}
