//! The text of a lesson: the supported part of Markdown; everything else is plain text.

use std::ops::Range;

use crate::formula::Formula;
use crate::picture::Picture;

/// A block of text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Block {
    /// A heading.
    Heading {
        /// Its level, from 1 to 6.
        level: u8,
        /// Its words.
        words: Vec<Words>,
    },
    /// A paragraph.
    Paragraph(Vec<Words>),
    /// A list.
    List {
        /// The number of its first item; `None` where items are not numbered.
        first: Option<u64>,
        /// Its items.
        items: Vec<Vec<Block>>,
    },
    /// A quotation.
    Quote(Vec<Block>),
    /// A table.
    Table(Table),
    /// Text that keeps its lines.
    Code(String),
    /// A line between two pieces.
    Rule,
}

/// A table: a row of headings, and further rows of as many cells.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Table {
    /// Where the text of each column stands.
    pub sides: Vec<Side>,
    /// The headings of the columns.
    pub head: Vec<Vec<Words>>,
    /// The rows below them.
    pub rows: Vec<Vec<Vec<Words>>>,
}

/// Where the text of a column stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Side {
    /// Where a line of text begins.
    #[default]
    Start,
    /// In the middle.
    Middle,
    /// Where a line of text ends.
    End,
}

/// A run of words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Words {
    /// As they are.
    Plain(String),
    /// As in a program.
    Code(String),
    /// With emphasis.
    Emphasis(Vec<Words>),
    /// With strong emphasis.
    Strong(Vec<Words>),
    /// A link.
    Link {
        /// Where to: an address on the web, or a page of this site.
        to: String,
        /// The words.
        words: Vec<Words>,
    },
    /// A picture.
    Picture(Picture),
    /// A formula.
    Formula(Formula),
    /// The end of a line.
    Break,
}

/// How many bytes of text take as long to draw as an element of a page.
const BYTES_OF_ELEMENT: usize = 200;

/// How many lines of a listing do.
const LINES_OF_ELEMENT: usize = 2;

/// How many elements a picture is worth: it is fetched and decoded.
const PICTURE: usize = 4;

/// The most that several blocks weigh that are drawn together.
const CHUNK: usize = 160;

impl Block {
    /// How long this takes to draw, in elements of a page.
    #[must_use]
    pub fn weight(&self) -> usize {
        let inner = match self {
            Self::Heading { words, .. } | Self::Paragraph(words) => weight_of(words),
            Self::List { items, .. } => {
                items.iter().flatten().map(Self::weight).sum::<usize>() + items.len()
            }
            Self::Quote(blocks) => blocks.iter().map(Self::weight).sum(),
            Self::Table(Table { head, rows, .. }) => {
                let rows = rows.iter().chain(std::iter::once(head));
                rows.map(|row| 1 + row.iter().map(|cell| 1 + weight_of(cell)).sum::<usize>()).sum()
            }
            Self::Code(text) => {
                text.len() / BYTES_OF_ELEMENT + text.lines().count() / LINES_OF_ELEMENT
            }
            Self::Rule => 0,
        };
        1 + inner
    }
}

fn weight_of(words: &[Words]) -> usize {
    let weight = |words: &Words| match words {
        Words::Plain(text) | Words::Code(text) => 1 + text.len() / BYTES_OF_ELEMENT,
        Words::Emphasis(inner) | Words::Strong(inner) => 1 + weight_of(inner),
        Words::Link { words, .. } => 1 + weight_of(words),
        Words::Picture(_) => PICTURE,
        Words::Formula(formula) => 1 + formula.weight(),
        Words::Break => 1,
    };
    words.iter().map(weight).sum()
}

/// Blocks of a text that are drawn together without a noticeable delay.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chunk {
    /// Their places in the text.
    pub blocks: Range<usize>,
    /// What they weigh together.
    pub weight: usize,
}

/// A text in chunks: of one block each, or not heavier than they should be.
#[must_use]
pub fn chunks(text: &[Block]) -> Vec<Chunk> {
    let mut chunks: Vec<Chunk> = Vec::new();
    for (place, block) in text.iter().enumerate() {
        let weight = block.weight();
        match chunks.last_mut() {
            Some(chunk) if chunk.weight + weight <= CHUNK => {
                chunk.blocks.end = place + 1;
                chunk.weight += weight;
            }
            _ => chunks.push(Chunk { blocks: place..place + 1, weight }),
        }
    }
    chunks
}

/// How deep lists, quotations and emphasis may be nested; below that they are ignored and only
/// their text is kept.
pub const MAX_DEPTH: usize = 12;

/// Whether an address may be followed: on the web, or a page of this site. Those that run a script,
/// or are read from elsewhere, are not.
#[must_use]
pub fn is_safe(address: &str) -> bool {
    let is_web = ["https://", "http://"].iter().any(|scheme| address.starts_with(scheme));
    let is_own = || {
        // A colon before any of the others would end the name of a scheme.
        let end = address.find(['/', '?', '#']).unwrap_or(address.len());
        let is_page = !address.starts_with("//") && !address.starts_with('/');
        is_page && !address[..end].contains(':') && !address.contains('\\')
    };
    let is_plain = address.chars().all(|c| !c.is_control() && !c.is_whitespace());
    !address.is_empty() && is_plain && (is_web || is_own())
}
