//! Pictures in a lesson.

/// A picture in a lesson.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Picture {
    /// Its file, from the folder of the lesson, or its `https` address.
    pub address: String,
    /// What it shows, in words.
    pub description: String,
}

/// The endings of files that browsers show as pictures, with their types.
pub const KINDS: [(&str, &str); 7] = [
    ("png", "image/png"),
    ("jpg", "image/jpeg"),
    ("jpeg", "image/jpeg"),
    ("gif", "image/gif"),
    ("webp", "image/webp"),
    ("avif", "image/avif"),
    ("svg", "image/svg+xml"),
];

/// The longest address of a picture, in bytes.
const MAX_ADDRESS: usize = 500;

impl Picture {
    /// The file in the folder of the lesson; `None` for an address on the web.
    #[must_use]
    pub fn file(&self) -> Option<&str> {
        Some(self.address.as_str()).filter(|address| !is_on_web(address))
    }

    /// Where it is, for a lesson at an address; `None` where a lesson on the device has no folder.
    #[must_use]
    pub fn found_at(&self, lesson: Option<&str>) -> Option<String> {
        let Some(file) = self.file() else { return Some(self.address.clone()) };
        Some(beside(lesson?, file))
    }
}

/// The address of a file beside a lesson.
#[must_use]
pub fn beside(lesson: &str, file: &str) -> String {
    let lesson = &lesson[..lesson.find(['?', '#']).unwrap_or(lesson.len())];
    let folder = lesson.rfind('/').map_or("", |end| &lesson[..=end]);
    format!("{folder}{file}")
}

/// Whether a lesson may show a picture from there: from `https`, or a file in or below its own
/// folder, of a kind that browsers show, whose name needs no encoding.
#[must_use]
pub fn is_allowed(address: &str) -> bool {
    if address.len() > MAX_ADDRESS {
        return false;
    }
    if is_on_web(address) {
        let is_odd = |c: char| c.is_control() || c.is_whitespace() || matches!(c, '"' | '<' | '>');
        return address.len() > WEB.len() && !address.contains(is_odd);
    }
    let fits = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '.');
    let is_name = |name: &str| !name.is_empty() && !name.starts_with('.') && name.chars().all(fits);
    address.split('/').all(is_name) && kind(address).is_some()
}

/// The type of a picture, by the ending of its file.
#[must_use]
pub fn kind(file: &str) -> Option<&'static str> {
    let (_, ending) = file.rsplit_once('.')?;
    KINDS.iter().find(|(known, _)| known.eq_ignore_ascii_case(ending)).map(|&(_, kind)| kind)
}

/// How an address on the web begins.
const WEB: &str = "https://";

/// Whether a picture is on the web, and not beside the lesson.
pub(crate) fn is_on_web(address: &str) -> bool {
    address.starts_with(WEB)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pictures_come_from_the_lessons_folder_or_the_web() {
        let lesson = Some("https://x.org/course/week3.md?v=2");
        let table = [
            ("tree.png", lesson, Some("https://x.org/course/tree.png")),
            ("img/tree-1.SVG", lesson, Some("https://x.org/course/img/tree-1.SVG")),
            ("tree.png", Some("./lessons/lecture-1.en.md"), Some("./lessons/tree.png")),
            ("tree.png", Some("week3.md"), Some("tree.png")),
            ("tree.png", None, None),
            ("https://y.org/a%20b.png?w=2", None, Some("https://y.org/a%20b.png?w=2")),
        ];
        for (address, lesson, found) in table {
            assert!(is_allowed(address), "{address}");
            let picture = Picture { address: address.to_owned(), description: String::new() };
            assert_eq!(picture.found_at(lesson).as_deref(), found, "{address}");
        }
    }

    #[test]
    fn other_addresses_are_refused() {
        let long = format!("https://x.org/{}.png", "a".repeat(MAX_ADDRESS));
        let table = [
            "",
            "https://",
            "http://x.org/a.png",
            "//x.org/a.png",
            "/a.png",
            "../a.png",
            "a/../b.png",
            "a//b.png",
            ".a.png",
            "a b.png",
            "a\\b.png",
            "data:image/png;base64,AA",
            "a.txt",
            "a",
            "javascript:alert(1).png",
            "a.png?x",
            "a.png#x",
            "https://x.org/a\"b.png",
            &long,
        ];
        for address in table {
            assert!(!is_allowed(address), "{address}");
        }
    }
}
