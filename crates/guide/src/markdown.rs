//! What is in a Markdown text: listings and headings; and how tables are written.

use std::ops::Range;

use pulldown_cmark::{CodeBlockKind, Event, Options, Parser, Tag, TagEnd};

/// A fenced listing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listing {
    /// The language that its fence names; empty if none.
    pub language: String,
    /// Its text.
    pub text: String,
    /// The line of its fence, from 1.
    pub line: usize,
}

/// The elements of a text, with their places.
pub fn events(text: &str) -> impl Iterator<Item = (Event<'_>, Range<usize>)> {
    Parser::new_ext(text, Options::ENABLE_TABLES).into_offset_iter()
}

/// The fenced listings of a text.
#[must_use]
pub fn listings(text: &str) -> Vec<Listing> {
    let mut found: Vec<Listing> = Vec::new();
    let mut is_open = false;
    for (event, place) in events(text) {
        match event {
            Event::Start(Tag::CodeBlock(CodeBlockKind::Fenced(language))) => {
                let line = text[..place.start].matches('\n').count() + 1;
                found.push(Listing { language: language.to_string(), text: String::new(), line });
                is_open = true;
            }
            Event::Text(piece) if is_open => {
                if let Some(listing) = found.last_mut() {
                    listing.text += &piece;
                }
            }
            Event::End(TagEnd::CodeBlock) => is_open = false,
            _ => {}
        }
    }
    found
}

/// The anchors of the headings of a text, as mdBook makes them.
#[must_use]
pub fn anchors(text: &str) -> Vec<String> {
    let mut found: Vec<String> = Vec::new();
    let mut heading: Option<String> = None;
    for (event, _) in events(text) {
        match event {
            Event::Start(Tag::Heading { .. }) => heading = Some(String::new()),
            Event::Text(piece) | Event::Code(piece) => {
                if let Some(heading) = &mut heading {
                    *heading += &piece;
                }
            }
            Event::End(TagEnd::Heading(_)) => {
                let plain = anchor(&heading.take().unwrap_or_default());
                let again = found
                    .iter()
                    .filter(|other| {
                        let rest = other.strip_prefix(&plain).map(|rest| rest.strip_prefix('-'));
                        rest.is_some_and(|rest| {
                            rest.is_none_or(|number| number.parse::<u32>().is_ok())
                        })
                    })
                    .count();
                found.push(if again == 0 { plain } else { format!("{plain}-{again}") });
            }
            _ => {}
        }
    }
    found
}

/// The anchor of a heading.
fn anchor(heading: &str) -> String {
    let letters = heading.trim().chars().filter_map(|letter| match letter {
        '-' | '_' => Some(letter),
        _ if letter.is_alphanumeric() => Some(letter),
        _ if letter.is_whitespace() => Some('-'),
        _ => None,
    });
    letters.flat_map(char::to_lowercase).collect()
}

/// A table.
pub(crate) fn table<const N: usize>(head: [&str; N], rows: &[[String; N]]) -> String {
    let line = |cells: [&str; N]| format!("| {} |\n", cells.map(cell).join(" | "));
    let rows = rows.iter().map(|row| line(row.each_ref().map(String::as_str)));
    line(head) + &line(["---"; N]) + &rows.collect::<String>() + "\n"
}

/// The text of a cell, on one line.
fn cell(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ").replace('|', "\\|")
}

/// A text as code.
pub(crate) fn code(text: &str) -> String {
    format!("`{text}`")
}

/// Several words as code.
pub(crate) fn codes<'a>(words: impl IntoIterator<Item = &'a str>) -> String {
    words.into_iter().map(code).collect::<Vec<_>>().join(", ")
}

/// A listing in a fence.
pub(crate) fn fenced(language: &str, text: &str) -> String {
    format!("```{language}\n{}\n```\n\n", text.trim_end())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn anchors_are_those_of_mdbook() {
        let text = "# A `code`, and 1\n## In C++\n### In C++\n## Über uns_x\n";
        assert_eq!(anchors(text), ["a-code-and-1", "in-c", "in-c-1", "über-uns_x"]);
    }

    #[test]
    fn listings_have_their_language_and_line() {
        let text = "one\n\n```sh\nls\n```\n- in a list\n\n  ```json\n  1\n  ```\n";
        let found: Vec<_> = listings(text)
            .into_iter()
            .map(|listing| (listing.language, listing.text, listing.line))
            .collect();
        let expected = [("sh", "ls\n", 3), ("json", "1\n", 8)]
            .map(|(language, text, line)| (language.to_owned(), text.to_owned(), line));
        assert_eq!(found, expected);
    }

    #[test]
    fn cells_stay_on_their_line() {
        let made = table(["a"], &[["one |\n two".to_owned()]]);
        assert_eq!(made, "| a |\n| --- |\n| one \\| two |\n\n");
    }
}
