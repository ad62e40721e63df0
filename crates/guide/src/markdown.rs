//! What is in a Markdown text: listings and headings; and how tables are written.

use std::ops::Range;

use pulldown_cmark::{CodeBlockKind, Event, HeadingLevel, Options, Parser, Tag, TagEnd};

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
    let options = Options::ENABLE_TABLES | Options::ENABLE_HEADING_ATTRIBUTES;
    Parser::new_ext(text, options).into_offset_iter()
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

/// A heading.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Heading {
    /// Its level, 1 for a title.
    pub level: HeadingLevel,
    /// Its anchor, as mdBook makes it unless the heading says it (`{#anchor}`).
    pub anchor: String,
    /// Where it is in the text.
    pub place: Range<usize>,
}

/// The headings of a text.
#[must_use]
pub fn headings(text: &str) -> Vec<Heading> {
    let mut found: Vec<Heading> = Vec::new();
    // The anchor that is said, and the words.
    let mut heading: Option<(Option<String>, String)> = None;
    for (event, place) in events(text) {
        match event {
            Event::Start(Tag::Heading { id, .. }) => {
                heading = Some((id.map(|id| id.to_string()), String::new()));
            }
            Event::Text(piece) | Event::Code(piece) => {
                if let Some((_, words)) = &mut heading {
                    *words += &piece;
                }
            }
            Event::End(TagEnd::Heading(level)) => {
                let (id, words) = heading.take().unwrap_or_default();
                let anchor = id.unwrap_or_else(|| free(anchor(&words), &found));
                found.push(Heading { level, anchor, place });
            }
            _ => {}
        }
    }
    found
}

/// The anchors of the headings of a text.
#[must_use]
pub fn anchors(text: &str) -> Vec<String> {
    headings(text).into_iter().map(|heading| heading.anchor).collect()
}

/// An anchor, with a number if there are such headings before.
fn free(plain: String, before: &[Heading]) -> String {
    let is_alike = |other: &&Heading| {
        let is_number =
            |rest: &str| rest.strip_prefix('-').is_some_and(|n| n.parse::<u32>().is_ok());
        let rest = other.anchor.strip_prefix(&plain);
        rest.is_some_and(|rest| rest.is_empty() || is_number(rest))
    };
    match before.iter().filter(is_alike).count() {
        0 => plain,
        again => format!("{plain}-{again}"),
    }
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
        assert_eq!(anchors("# Input\n## In\n## In\n"), ["input", "in", "in-1"]);
        assert_eq!(anchors("# 窗口 {#window}\n## 窗口\n"), ["window", "窗口"]);
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
