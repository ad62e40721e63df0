//! Parses the text of a lesson: Markdown becomes prose, and its fenced blocks become scenes and
//! questions.

mod fence;
mod text;

use std::ops::Range;

use pulldown_cmark::{Event, OffsetIter, Options, Parser, Tag, TagEnd};

use crate::asking::Namer;
use crate::block::entries;
use crate::check::{BlockPlace, Parsed};
use crate::formula::Style;
use crate::front::Front;
use crate::lines::Lines;
use crate::nesting::Nesting;
use crate::problem::{Broken, Problem};
use crate::program_block;
use crate::prose::{Block, Words};
use crate::scene::Scene;
use crate::{Part, MAX_BLOCK, MAX_PARTS, MAX_TEXT, MAX_WEIGHT};
use fence::{Fence, FenceKind};
use text::faults_of_text;

/// What is read besides CommonMark.
const EXTENSIONS: Options = Options::ENABLE_TABLES.union(Options::ENABLE_MATH);

/// How many Markdown events are parsed at a time.
const GO: usize = 64;

/// A text that is being read.
pub struct Reader<'a> {
    events: OffsetIter<'a>,
    /// The text itself.
    source: &'a str,
    lines: Lines<'a>,
    namer: Namer,
    parts: Vec<Part>,
    /// What is found besides them.
    found: Parsed,
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
            events: Parser::new_ext(text, EXTENSIONS).into_offset_iter(),
            source: text,
            lines: Lines::new(text, first_line),
            namer: Namer::new(front.terms, front.seed.first()),
            parts: Vec::new(),
            found: Parsed::default(),
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

    /// The parts, once all is read, with what was found besides.
    pub fn finish(mut self) -> (Vec<Part>, Parsed) {
        // Close elements that are still open.
        while !self.text.is_closed() {
            self.text.close();
        }
        self.flush();
        (self.parts, self.found)
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
            Event::Start(tag) => self.start(tag, range),
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
            Event::InlineMath(source) => self.formula(source.into_string(), Style::Inline, range),
            Event::DisplayMath(source) => self.formula(source.into_string(), Style::Display, range),
            // These extensions are not enabled.
            Event::FootnoteReference(text) => {
                self.text.push_words(Words::Plain(text.into_string()));
            }
            Event::TaskListMarker(_) => {}
        }
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
            let keys = (kind == FenceKind::Program).then_some(&program_block::KEYS[..]);
            let (mut entries, mut broken) =
                entries(&text, line + 1, keys, |line, text| self.lines.removed(line, text));
            if kind == FenceKind::Program {
                let (read, problem) = program_block::as_question(entries, line);
                entries = read;
                broken.extend(problem);
            }
            let part = if kind == FenceKind::Scene {
                let scene = Scene::read(&entries, line, &mut self.namer);
                scene.map(|scene| Part::Scene(Box::new(scene)))
            } else {
                let asking = self.namer.read(&entries, line);
                asking.map(|asking| Part::Question(Box::new(asking)))
            };
            self.found.faults.extend(entries.iter().flat_map(faults_of_text));
            let part = match part {
                Ok(part) if broken.is_empty() => {
                    let taken = part.asking().map(|asking| self.namer.take(asking, line));
                    taken.unwrap_or(Ok(())).map(|()| part)
                }
                part => part,
            };
            match part {
                Ok(part) if broken.is_empty() => {
                    self.parts.push(part);
                    self.found.blocks.push(BlockPlace::of(entries, line));
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
            reported
                .retain(|broken| !matches!(broken.problem, Problem::NoSubject | Problem::NoTree));
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
