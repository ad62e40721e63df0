//! Reads the text of a lesson: Markdown becomes prose, and its fenced blocks become scenes and
//! questions.

use plyscope_core::excerpt;
use std::ops::Range;

use pulldown_cmark::{CodeBlockKind, Event, HeadingLevel, Parser, Tag, TagEnd};

use super::asking::Namer;
use super::block::entries;
use super::front::Front;
use super::nesting::{Nesting, Open};
use super::problem::{Broken, Problem};
use super::prose::{is_safe, Block, Words};
use super::scene::Scene;
use super::{Part, MAX_PARTS};

/// Reads the text of a lesson whose first line has this number.
pub fn read(text: &str, first_line: usize, front: &Front) -> Vec<Part> {
    let lines = Lines::new(text, first_line);
    let mut reader = Reader {
        lines,
        namer: Namer::new(front.terms, front.seed.first()),
        parts: Vec::new(),
        text: Nesting::default(),
        broken: Vec::new(),
        fence: None,
    };
    for (event, range) in Parser::new(text).into_offset_iter() {
        if reader.parts.len() >= MAX_PARTS {
            reader.broken.push((range.start, Problem::TooManyParts));
            break;
        }
        reader.take(event, range);
    }
    // Whatever is still open was broken off.
    while !reader.text.is_closed() {
        reader.text.close();
    }
    reader.flush();
    reader.parts
}

/// Where the lines begin.
struct Lines {
    begins: Vec<usize>,
    first: usize,
}

impl Lines {
    fn new(text: &str, first: usize) -> Self {
        let ends = text.match_indices('\n').map(|(end, _)| end + 1);
        Self { begins: std::iter::once(0).chain(ends).collect(), first }
    }

    /// The number of the line of a place.
    fn at(&self, place: usize) -> usize {
        self.first + self.begins.partition_point(|&begin| begin <= place) - 1
    }
}

/// A fenced block.
struct Fence {
    kind: FenceKind,
    begin: usize,
    text: String,
}

#[derive(Clone, Copy, PartialEq)]
enum FenceKind {
    Scene,
    Question,
    Code,
}

struct Reader {
    lines: Lines,
    namer: Namer,
    parts: Vec<Part>,
    /// Text that belongs to no part yet.
    text: Nesting,
    /// What was wrong in that text.
    broken: Vec<(usize, Problem)>,
    fence: Option<Fence>,
}

impl Reader {
    fn take(&mut self, event: Event<'_>, range: Range<usize>) {
        match event {
            Event::Start(tag) => self.start(tag, range.start),
            Event::End(TagEnd::CodeBlock) => self.end_fence(),
            Event::End(_) => self.close(),
            Event::Text(text) => match &mut self.fence {
                Some(fence) => fence.text.push_str(&text),
                None => self.text.say(Words::Plain(text.into_string())),
            },
            Event::Code(text) => self.text.say(Words::Code(text.into_string())),
            // Markup means nothing here: it is shown as it was written.
            Event::Html(text) | Event::InlineHtml(text) => {
                self.text.say(Words::Plain(text.into_string()));
            }
            Event::SoftBreak => self.text.say(Words::Plain(" ".to_owned())),
            Event::HardBreak => self.text.say(Words::Break),
            Event::Rule => self.text.put(Block::Rule),
            // None of these is asked for.
            Event::InlineMath(text) | Event::DisplayMath(text) | Event::FootnoteReference(text) => {
                self.text.say(Words::Plain(text.into_string()));
            }
            Event::TaskListMarker(_) => {}
        }
    }

    fn start(&mut self, tag: Tag<'_>, place: usize) {
        if let Tag::CodeBlock(kind) = tag {
            let kind = match kind {
                CodeBlockKind::Fenced(name) if name.trim() == "scene" => FenceKind::Scene,
                CodeBlockKind::Fenced(name) if name.trim() == "question" => FenceKind::Question,
                CodeBlockKind::Fenced(_) | CodeBlockKind::Indented => FenceKind::Code,
            };
            self.fence = Some(Fence { kind, begin: place, text: String::new() });
            return;
        }
        self.text.open(match tag {
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
            Tag::Image { .. } => {
                self.broken.push((place, Problem::Picture));
                Open::Bare(Vec::new())
            }
            // Paragraphs and blocks of markup, and what is never asked for.
            _ => Open::Paragraph(Vec::new()),
        });
    }

    /// Ends what was opened last; what was wrong in it is told behind the text that it belongs to.
    fn close(&mut self) {
        self.text.close();
        if self.text.is_closed() && !self.broken.is_empty() {
            self.flush();
        }
    }

    fn end_fence(&mut self) {
        let Some(Fence { kind, begin, text }) = self.fence.take() else { return };
        let line = self.lines.at(begin);
        if kind == FenceKind::Code {
            self.text.put(Block::Code(text));
        } else if !self.text.is_closed() {
            self.broken.push((begin, Problem::Nested));
            self.text.put(Block::Code(text));
        } else {
            self.end_prose();
            let (entries, broken) = entries(&text, line + 1, None);
            let part = match (broken.into_iter().next(), kind) {
                (Some(broken), _) => Err(broken),
                (None, FenceKind::Scene) => {
                    Scene::read(&entries, line).map(|scene| Part::Scene(Box::new(scene)))
                }
                (None, _) => {
                    let asking = self.namer.read(&entries, line);
                    asking.map(|asking| Part::Question(Box::new(asking)))
                }
            };
            self.parts.push(part.unwrap_or_else(Part::Broken));
        }
    }

    fn end_prose(&mut self) {
        let prose = self.text.take();
        if !prose.is_empty() {
            self.parts.push(Part::Prose(prose));
        }
    }

    fn flush(&mut self) {
        self.end_prose();
        for (place, problem) in std::mem::take(&mut self.broken) {
            self.break_at(place, problem);
        }
    }

    fn break_at(&mut self, place: usize, problem: Problem) {
        self.parts.push(Part::Broken(Broken { line: self.lines.at(place), problem }));
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
