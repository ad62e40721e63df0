//! The source of a lesson, as an address.

use std::borrow::Cow;

use super::prose::is_safe;
use plyscope_i18n::Lang;
use plyscope_setup::address::decode;

/// The source of a lesson.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Source {
    /// One of the site's own, in every language, by its name.
    Shipped(&'static str),
    /// A file on the web, by its address.
    Web(String),
    /// The user's own file, stored on the device.
    Own,
}

/// The names of the site's own lessons, in their order.
pub const SHIPPED: [&str; 11] = [
    "lecture-1",
    "lecture-2",
    "lecture-3",
    "lecture-4",
    "windows",
    "horizons",
    "chance",
    "mcts",
    "best-first",
    "constraints",
    "bounds",
];

/// The name of a lesson without a file name.
const UNNAMED: &str = "lesson";

/// The text for a user's own file.
const OWN: &str = "own";

impl Source {
    /// Parses a source; `None` for an address that is not allowed.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        if text == OWN {
            return Some(Self::Own);
        }
        let shipped = SHIPPED.into_iter().find(|name| *name == text).map(Self::Shipped);
        shipped.or_else(|| is_safe(text).then(|| Self::Web(text.to_owned())))
    }

    /// The text that [`Source::parse`] reads.
    #[must_use]
    pub fn print(&self) -> &str {
        match self {
            Self::Shipped(name) => name,
            Self::Web(address) => address,
            Self::Own => OWN,
        }
    }

    /// The name of a lesson from here for programs, the same for all its languages: that of its file without
    /// folder and extension. A user's own file is kept without its name; it is called by its title.
    #[must_use]
    pub fn name<'a>(&'a self, title: Option<&str>) -> Cow<'a, str> {
        match self {
            Self::Shipped(name) => Cow::Borrowed(name),
            Self::Web(address) => {
                let stem = stem(address);
                match stem.rsplit_once('.') {
                    Some((name, tag)) if !name.is_empty() && tag.parse::<Lang>().is_ok() => {
                        Cow::Owned(name.to_owned())
                    }
                    _ => Cow::Owned(stem),
                }
            }
            Self::Own => {
                let words = in_file_name(title.unwrap_or_default());
                Cow::Owned(if words.is_empty() { UNNAMED.to_owned() } else { words.to_lowercase() })
            }
        }
    }

    /// The same for one of the lesson's languages, each of which has a file of its own.
    #[must_use]
    pub fn name_in(&self, title: Option<&str>, lang: Lang) -> String {
        match self {
            Self::Shipped(name) => format!("{name}-{}", lang.tag()),
            Self::Web(address) => stem(address),
            Self::Own => self.name(title).into_owned(),
        }
    }

    /// The address of the file, in a language where there are several; `None` for one that is on the
    /// device.
    #[must_use]
    pub fn file(&self, lang: Lang) -> Option<String> {
        match self {
            Self::Shipped(name) => Some(format!("./lessons/{name}.{}.md", lang.file())),
            Self::Web(address) => Some(address.clone()),
            Self::Own => None,
        }
    }
}

/// The name of the file at an address, without folder and extension.
fn stem(address: &str) -> String {
    let end = address.find(['?', '#']).unwrap_or(address.len());
    // In a path, a plus is no space.
    let path = decode(&address[..end].replace('+', "%2B"));
    let path = path.as_deref().unwrap_or(&address[..end]);
    let file = path.rsplit('/').next().unwrap_or_default();
    let stem = file.rsplit_once('.').map_or(file, |(stem, _)| stem);
    let stem = if stem.is_empty() { UNNAMED } else { stem };
    stem.to_owned()
}

/// A text as a part of a file's name: letters, digits and hyphens.
#[must_use]
pub fn in_file_name(text: &str) -> String {
    let words = text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    words.collect::<Vec<_>>().join("-").chars().take(60).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lessons_are_called_as_their_files() {
        let table = [
            ("lecture-2", "lecture-2", "lecture-2-nl"),
            ("https://example.org/course/week3.en.md?v=2#top", "week3", "week3.en"),
            ("https://example.org/", "lesson", "lesson"),
            ("week3.md", "week3", "week3"),
            ("https://example.org/week1.2.md", "week1.2", "week1.2"),
            ("https://example.org/week1.2.zh-Hans.md", "week1.2", "week1.2.zh-Hans"),
            ("https://example.org/%E5%89%AA%E6%9E%9D%20a+b.md", "剪枝 a+b", "剪枝 a+b"),
            ("https://example.org/50%.md", "50%", "50%"),
            ("notes", "notes", "notes"),
            (".md", "lesson", "lesson"),
        ];
        for (text, name, name_in) in table {
            let source = Source::parse(text).expect(text);
            assert_eq!(source.name(Some("A title")), name, "{text}");
            assert_eq!(source.name_in(Some("A title"), Lang::Nl), name_in, "{text}");
        }
    }

    #[test]
    fn own_lessons_are_called_by_their_titles() {
        let table = [
            (None, "lesson"),
            (Some("…"), "lesson"),
            (Some("Week 3: Snoeien & co."), "week-3-snoeien-co"),
            (Some("剪枝（一）"), "剪枝-一"),
        ];
        for (title, name) in table {
            assert_eq!(Source::Own.name(title), name);
            assert_eq!(Source::Own.name_in(title, Lang::Zh), name);
        }
        assert_eq!(Source::Own.name(Some(&"x".repeat(500))).len(), 60);
    }

    #[test]
    fn addresses_lead_to_files_or_nowhere() {
        let table = [
            ("lecture-2", Some("./lessons/lecture-2.nl.md")),
            ("https://example.org/week3.md", Some("https://example.org/week3.md")),
            ("week3.md", Some("week3.md")),
            ("../course/week3.md", Some("../course/week3.md")),
            ("own", None),
        ];
        for (text, file) in table {
            let source = Source::parse(text).expect(text);
            assert_eq!(source.file(Lang::Nl).as_deref(), file);
            assert_eq!(source.print(), text);
        }
        let hostile = ["", "javascript:alert(1)", "//example.org/x.md", "data:text/plain,x", "a b"];
        for text in hostile {
            assert_eq!(Source::parse(text), None, "{text}");
        }
    }
}
