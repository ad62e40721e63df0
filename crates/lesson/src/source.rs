//! The source of a lesson, as an address.

use super::prose::is_safe;
use plyscope_i18n::Lang;

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
pub const SHIPPED: [&str; 4] = ["lecture-1", "lecture-2", "lecture-3", "lecture-4"];

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

    /// Its file name without folder and extension.
    #[must_use]
    pub fn name(&self) -> &str {
        match self {
            Self::Shipped(name) => name,
            Self::Web(address) => {
                let end = address.find(['?', '#']).unwrap_or(address.len());
                let file = address[..end].rsplit('/').next().unwrap_or_default();
                let name = file.split('.').next().unwrap_or_default();
                if name.is_empty() {
                    UNNAMED
                } else {
                    name
                }
            }
            Self::Own => UNNAMED,
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lessons_are_called_as_their_files() {
        let table = [
            ("lecture-2", "lecture-2"),
            ("https://example.org/course/week3.en.md?v=2#top", "week3"),
            ("https://example.org/", "lesson"),
            ("week3.md", "week3"),
            ("own", "lesson"),
        ];
        for (text, name) in table {
            assert_eq!(Source::parse(text).expect(text).name(), name, "{text}");
        }
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
