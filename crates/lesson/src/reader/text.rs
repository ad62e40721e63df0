//! The elements of a text: what opens, pictures, and formulas.

use std::ops::Range;

use plyscope_search::excerpt;
use pulldown_cmark::{Alignment, HeadingLevel, Tag};

use super::fence::{Fence, FenceKind};
use super::Reader;
use crate::block::Entry;
use crate::check::PicturePlace;
use crate::formula::{self, Formula, Style};
use crate::nesting::Open;
use crate::picture;
use crate::problem::{Broken, Problem};
use crate::prose::{is_safe, Side, Table, Words};

impl Reader<'_> {
    pub(super) fn start(&mut self, tag: Tag<'_>, range: Range<usize>) {
        let place = range.start;
        if let Tag::CodeBlock(kind) = tag {
            if let Some((given, near)) = FenceKind::nearly(&kind) {
                self.found.faults.push(self.broken_at(place, Problem::Fence { given, near }));
            }
            self.fence =
                Some(Fence { kind: FenceKind::of(&kind), begin: place, text: String::new() });
            return;
        }
        let open = match tag {
            Tag::Heading { level, .. } => Open::Heading(level_of(level), Vec::new()),
            Tag::List(first) => Open::List(first, Vec::new()),
            Tag::Item => Open::Item(Vec::new(), Vec::new()),
            Tag::BlockQuote(_) => Open::Quote(Vec::new()),
            Tag::Emphasis => Open::Emphasis(Vec::new()),
            Tag::Strong => Open::Strong(Vec::new()),
            Tag::Link { dest_url, .. } if is_safe(&dest_url) => {
                Open::Link(dest_url.into_string(), Vec::new())
            }
            Tag::Link { dest_url, .. } => {
                self.broken.push((place, Problem::Address { given: excerpt(&dest_url) }));
                Open::Bare(Vec::new())
            }
            Tag::Image { dest_url, .. } => self.open_picture(&dest_url, range),
            Tag::Table(sides) => {
                let sides = sides.iter().map(side).collect();
                Open::Table(Table { sides, ..Table::default() })
            }
            Tag::TableHead | Tag::TableRow => Open::Row(Vec::new()),
            Tag::TableCell => Open::Cell(Vec::new()),
            // Paragraphs, blocks of HTML, and extensions that are not enabled.
            _ => Open::Paragraph(Vec::new()),
        };
        self.text.open(open);
    }

    fn open_picture(&mut self, address: &str, range: Range<usize>) -> Open {
        if !picture::is_allowed(address) {
            self.broken.push((range.start, Problem::Picture { given: excerpt(address) }));
            return Open::Bare(Vec::new());
        }
        let written = self.source.get(range.clone()).unwrap_or_default();
        if written.strip_prefix("![").is_some_and(|rest| rest.trim_start().starts_with(']')) {
            self.broken.push((range.start, Problem::NoDescription));
        }
        if !picture::is_on_web(address) {
            let place = self.lines.place(range.start);
            self.found.pictures.push(PicturePlace::new(address.to_owned(), place));
        }
        Open::Picture(address.to_owned(), Vec::new())
    }

    /// Adds a formula; one that cannot be set is shown as it is written.
    pub(super) fn formula(&mut self, source: String, style: Style, range: Range<usize>) {
        self.text.push_words(match Formula::read(source, style) {
            Ok(formula) => Words::Formula(formula),
            Err((source, problem)) => {
                self.broken.push((range.start, Problem::Formula(problem)));
                Words::Code(source)
            }
        });
    }
}

/// The faults of the formulas in a caption or a prompt, which are shown as they are written.
pub(super) fn faults_of_text(entry: &Entry) -> Vec<Broken> {
    if !["caption", "prompt"].contains(&entry.key.as_str()) {
        return Vec::new();
    }
    let faults = formula::faults(&entry.value).map(|(character, problem)| {
        let place = entry.value_place(character);
        Broken { line: place.line, column: place.column, problem: Problem::Formula(problem) }
    });
    faults.collect()
}

const fn side(alignment: &Alignment) -> Side {
    match alignment {
        Alignment::None | Alignment::Left => Side::Start,
        Alignment::Center => Side::Middle,
        Alignment::Right => Side::End,
    }
}

const fn level_of(level: HeadingLevel) -> u8 {
    match level {
        HeadingLevel::H1 => 1,
        HeadingLevel::H2 => 2,
        HeadingLevel::H3 => 3,
        HeadingLevel::H4 => 4,
        HeadingLevel::H5 => 5,
        HeadingLevel::H6 => 6,
    }
}
