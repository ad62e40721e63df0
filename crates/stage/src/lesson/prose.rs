//! The text of a lesson, as far as Markdown is understood: what else stands in it is text.

/// A piece of text that stands by itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Block {
    /// A heading.
    Heading {
        /// How far down it is, from 1 to 6.
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
        /// What its items say.
        items: Vec<Vec<Block>>,
    },
    /// What someone else says.
    Quote(Vec<Block>),
    /// Text that keeps its lines.
    Code(String),
    /// A line between two pieces.
    Rule,
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
    /// That lead elsewhere.
    Link {
        /// Where to: an address on the web, or a page of this site.
        to: String,
        /// The words.
        words: Vec<Words>,
    },
    /// The end of a line.
    Break,
}

/// How deep lists, quotations and emphasis may lie in one another; what lies deeper is there without
/// them.
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
