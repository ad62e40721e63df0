//! Parses the text of a lesson: Markdown becomes prose, and its fenced blocks become scenes and
//! questions.

use plyscope_search::excerpt;
use std::ops::Range;

use pulldown_cmark::{CodeBlockKind, Event, HeadingLevel, OffsetIter, Parser, Tag, TagEnd};

use super::asking::Namer;
use super::block::entries;
use super::check::BlockPlace;
use super::front::Front;
use super::lines::Lines;
use super::nesting::{Nesting, Open};
use super::problem::{Broken, Problem};
use super::prose::{is_safe, Block, Words};
use super::scene::Scene;
use super::{Part, MAX_BLOCK, MAX_PARTS, MAX_TEXT, MAX_WEIGHT};
use plyscope_setup::nearest;

/// How many Markdown events are parsed at a time.
const GO: usize = 64;

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

/// The names of the blocks.
const BLOCKS: [&str; 2] = ["scene", "question"];

impl FenceKind {
    fn of(kind: &CodeBlockKind<'_>) -> Self {
        match kind {
            CodeBlockKind::Fenced(name) if name.trim() == "scene" => Self::Scene,
            CodeBlockKind::Fenced(name) if name.trim() == "question" => Self::Question,
            CodeBlockKind::Fenced(_) | CodeBlockKind::Indented => Self::Code,
        }
    }

    /// The block that was probably meant by the name of a listing; `None` for another language.
    fn nearly(kind: &CodeBlockKind<'_>) -> Option<(String, &'static str)> {
        let CodeBlockKind::Fenced(name) = kind else { return None };
        let is_between = |c: char| !c.is_alphanumeric();
        let word = name.split(is_between).find(|word| !word.is_empty())?;
        let near = nearest(&word.to_lowercase(), &BLOCKS)?;
        (Self::of(kind) == Self::Code).then(|| (excerpt(name.trim()), near))
    }
}

/// A text that is being read.
pub struct Reader<'a> {
    events: OffsetIter<'a>,
    lines: Lines<'a>,
    namer: Namer,
    parts: Vec<Part>,
    /// Where the scenes and questions among them are.
    blocks: Vec<BlockPlace>,
    /// Problems with what is shown as a listing.
    listings: Vec<Broken>,
    /// Text that belongs to no part yet.
    text: Nesting,
    /// The problems of that text.
    broken: Vec<(usize, Problem)>,
    fence: Option<Fence>,
    /// The nesting depth in a block that is skipped since it is too long.
    skipped: usize,
    /// The weight of all text so far.
    weight: usize,
}

impl<'a> Reader<'a> {
    /// Begins with a text whose first line has this number.
    pub fn new(text: &'a str, first_line: usize, front: &Front) -> Self {
        Self {
            events: Parser::new(text).into_offset_iter(),
            lines: Lines::new(text, first_line),
            namer: Namer::new(front.terms, front.seed.first()),
            parts: Vec::new(),
            blocks: Vec::new(),
            listings: Vec::new(),
            text: Nesting::default(),
            broken: Vec::new(),
            fence: None,
            skipped: 0,
            weight: 0,
        }
    }

    /// Parses some more of the text, with at most one scene or question; returns whether there was
    /// any.
    pub fn read_some(&mut self) -> bool {
        for _ in 0..GO {
            let Some((event, range)) = self.events.next() else { return false };
            if self.weight > MAX_TEXT {
                self.broken.push((range.start, Problem::TooMuchText));
                return false;
            }
            if self.parts.len() >= MAX_PARTS {
                self.broken.push((range.start, Problem::TooManyParts));
                return false;
            }
            let is_block = self.fence.is_some();
            if !self.skip(&event, &range) {
                self.take(event, range);
            }
            if is_block && self.fence.is_none() {
                break;
            }
        }
        true
    }

    /// The parts, once all is read, with the places of scenes and questions, and the problems with
    /// what is shown as a listing.
    pub fn finish(mut self) -> (Vec<Part>, Vec<BlockPlace>, Vec<Broken>) {
        // Close elements that are still open.
        while !self.text.is_closed() {
            self.text.close();
        }
        self.flush();
        (self.parts, self.blocks, self.listings)
    }

    /// Skips a block of text that is too long to be drawn at once. Scenes and questions are drawn
    /// separately and have their own limits.
    fn skip(&mut self, event: &Event<'_>, range: &Range<usize>) -> bool {
        let was_skipping = self.skipped > 0;
        match event {
            Event::Start(_) if was_skipping => self.skipped += 1,
            Event::Start(tag) if self.is_outside() && range.len() > MAX_BLOCK => {
                if matches!(tag, Tag::CodeBlock(kind) if FenceKind::of(kind) != FenceKind::Code) {
                    return false;
                }
                self.broken.push((range.start, Problem::LongBlock));
                self.skipped = 1;
            }
            Event::End(_) if was_skipping => {
                self.skipped -= 1;
                if self.skipped == 0 {
                    self.flush();
                }
            }
            _ => {}
        }
        was_skipping || self.skipped > 0
    }

    /// Whether nothing is open.
    fn is_outside(&self) -> bool {
        self.text.is_closed() && self.fence.is_none()
    }

    fn take(&mut self, event: Event<'_>, range: Range<usize>) {
        match event {
            Event::Start(tag) => self.start(tag, range.start),
            Event::End(TagEnd::CodeBlock) => self.end_fence(),
            Event::End(_) => self.close(range.start),
            Event::Text(text) => match &mut self.fence {
                Some(fence) => fence.text.push_str(&text),
                None => self.text.push_words(Words::Plain(text.into_string())),
            },
            Event::Code(text) => self.text.push_words(Words::Code(text.into_string())),
            // HTML is not interpreted but shown as written.
            Event::Html(text) | Event::InlineHtml(text) => {
                self.text.push_words(Words::Plain(text.into_string()));
            }
            Event::SoftBreak => self.text.push_words(Words::Plain(" ".to_owned())),
            Event::HardBreak => self.text.push_words(Words::Break),
            Event::Rule => self.text.put(Block::Rule),
            // These extensions are not enabled.
            Event::InlineMath(text) | Event::DisplayMath(text) | Event::FootnoteReference(text) => {
                self.text.push_words(Words::Plain(text.into_string()));
            }
            Event::TaskListMarker(_) => {}
        }
    }

    fn start(&mut self, tag: Tag<'_>, place: usize) {
        if let Tag::CodeBlock(kind) = tag {
            if let Some((given, near)) = FenceKind::nearly(&kind) {
                self.listings.push(self.broken_at(place, Problem::Fence { given, near }));
            }
            self.fence =
                Some(Fence { kind: FenceKind::of(&kind), begin: place, text: String::new() });
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
            // Paragraphs, blocks of HTML, and extensions that are not enabled.
            _ => Open::Paragraph(Vec::new()),
        });
    }

    /// Closes the innermost element; its problems are reported after its text.
    fn close(&mut self, place: usize) {
        self.text.close();
        if self.is_outside() {
            let weight = self.text.last_weight();
            if weight > MAX_WEIGHT {
                self.text.drop_last();
                self.broken.push((place, Problem::LongBlock));
            } else {
                self.weight += weight;
            }
        }
        if self.text.is_closed() && !self.broken.is_empty() {
            self.flush();
        }
    }

    fn end_fence(&mut self) {
        let Some(Fence { kind, begin, text }) = self.fence.take() else { return };
        let line = self.lines.line_at(begin);
        if kind == FenceKind::Code {
            self.text.put(Block::Code(text));
        } else if !self.text.is_closed() {
            self.broken.push((begin, Problem::Nested));
            self.text.put(Block::Code(text));
        } else {
            self.end_prose();
            let (entries, broken) =
                entries(&text, line + 1, None, |line, text| self.lines.removed(line, text));
            let part = if kind == FenceKind::Scene {
                let scene = Scene::read(&entries, line, &mut self.namer);
                scene.map(|scene| Part::Scene(Box::new(scene)))
            } else {
                let asking = self.namer.read(&entries, line);
                asking.map(|asking| Part::Question(Box::new(asking)))
            };
            match part {
                Ok(part) if broken.is_empty() => {
                    self.parts.push(part);
                    self.blocks.push(BlockPlace::of(entries, line));
                }
                read => self.break_block(broken, read.err().unwrap_or_default()),
            }
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

    /// Reports the problems of a block: of its lines, and of its entries. A missing subject is not
    /// reported if a line is invalid.
    fn break_block(&mut self, lines: Vec<Broken>, mut reported: Vec<Broken>) {
        if !lines.is_empty() {
            reported.retain(|broken| broken.problem != Problem::NoSubject);
        }
        let mut broken: Vec<Broken> = lines.into_iter().chain(reported).collect();
        broken.sort_by_key(|broken| broken.line);
        // Limit the number of reported errors.
        let free = MAX_PARTS.saturating_sub(self.parts.len());
        self.parts.extend(broken.into_iter().take(free).map(Part::Broken));
    }

    fn break_at(&mut self, place: usize, problem: Problem) {
        self.parts.push(Part::Broken(self.broken_at(place, problem)));
    }

    fn broken_at(&self, offset: usize, problem: Problem) -> Broken {
        let place = self.lines.place(offset);
        Broken { line: place.line, column: place.column, problem }
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
