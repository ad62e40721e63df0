//! Reads the text of a lesson: Markdown becomes prose, and its fenced blocks become scenes and
//! questions.

use std::ops::Range;

use pulldown_cmark::{CodeBlockKind, Event, HeadingLevel, Parser, Tag, TagEnd};

use super::asking::Namer;
use super::block::entries;
use super::front::Front;
use super::problem::{begin, Broken, Problem};
use super::prose::{is_safe, Block, Words, MAX_DEPTH};
use super::scene::Scene;
use super::{Part, MAX_PARTS};

/// Reads the text of a lesson whose first line has this number.
pub fn read(text: &str, first_line: usize, front: &Front) -> Vec<Part> {
    let lines = Lines::new(text, first_line);
    let mut reader = Reader {
        lines,
        namer: Namer::new(front.terms),
        parts: Vec::new(),
        prose: Vec::new(),
        broken: Vec::new(),
        open: Vec::new(),
        too_deep: 0,
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
    while !reader.open.is_empty() {
        reader.close();
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

/// What is being read, from outside to inside.
enum Open {
    Heading(u8, Vec<Words>),
    Paragraph(Vec<Words>),
    List(Option<u64>, Vec<Vec<Block>>),
    Item(Vec<Block>, Vec<Words>),
    Quote(Vec<Block>),
    Emphasis(Vec<Words>),
    Strong(Vec<Words>),
    Link(String, Vec<Words>),
    /// Words whose surroundings mean nothing: a picture, an address that is not followed.
    Bare(Vec<Words>),
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
    prose: Vec<Block>,
    /// What was wrong in that text.
    broken: Vec<(usize, Problem)>,
    open: Vec<Open>,
    /// How many things are open that lie too deep to be kept.
    too_deep: usize,
    fence: Option<Fence>,
}

impl Reader {
    fn take(&mut self, event: Event<'_>, range: Range<usize>) {
        match event {
            Event::Start(tag) => self.start(tag, range.start),
            Event::End(TagEnd::CodeBlock) => self.end_fence(),
            Event::End(_) if self.too_deep > 0 => self.too_deep -= 1,
            Event::End(_) => self.close(),
            Event::Text(text) => match &mut self.fence {
                Some(fence) => fence.text.push_str(&text),
                None => self.say(Words::Plain(text.into_string())),
            },
            Event::Code(text) => self.say(Words::Code(text.into_string())),
            // Markup means nothing here: it is shown as it was written.
            Event::Html(text) | Event::InlineHtml(text) => {
                self.say(Words::Plain(text.into_string()));
            }
            Event::SoftBreak => self.say(Words::Plain(" ".to_owned())),
            Event::HardBreak => self.say(Words::Break),
            Event::Rule => self.put(Block::Rule),
            // None of these is asked for.
            Event::InlineMath(text) | Event::DisplayMath(text) | Event::FootnoteReference(text) => {
                self.say(Words::Plain(text.into_string()));
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
        if self.open.len() >= MAX_DEPTH || self.too_deep > 0 {
            self.too_deep += 1;
            return;
        }
        self.open.push(match tag {
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
                self.broken.push((place, Problem::Address { given: begin(&dest_url) }));
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

    /// Ends what was opened last.
    fn close(&mut self) {
        match self.open.pop() {
            Some(Open::Heading(level, words)) => self.put(Block::Heading { level, words }),
            Some(Open::Paragraph(words)) if words.is_empty() => {}
            Some(Open::Paragraph(words)) => self.put(Block::Paragraph(words)),
            Some(Open::List(first, items)) => self.put(Block::List { first, items }),
            Some(Open::Quote(blocks)) => self.put(Block::Quote(blocks)),
            Some(Open::Item(mut blocks, words)) => {
                end_words(&mut blocks, words);
                match self.open.last_mut() {
                    Some(Open::List(_, items)) => items.push(blocks),
                    _ => blocks.into_iter().for_each(|block| self.put(block)),
                }
            }
            Some(Open::Emphasis(words)) => self.say(Words::Emphasis(words)),
            Some(Open::Strong(words)) => self.say(Words::Strong(words)),
            Some(Open::Link(to, words)) => self.say(Words::Link { to, words }),
            Some(Open::Bare(words)) => words.into_iter().for_each(|words| self.say(words)),
            None => {}
        }
        if self.open.is_empty() {
            let broken = std::mem::take(&mut self.broken);
            if !broken.is_empty() {
                self.end_prose();
            }
            for (place, problem) in broken {
                self.break_at(place, problem);
            }
        }
    }

    /// Adds words to what is open.
    fn say(&mut self, said: Words) {
        let words = match self.open.last_mut() {
            Some(
                Open::Heading(_, words)
                | Open::Paragraph(words)
                | Open::Item(_, words)
                | Open::Emphasis(words)
                | Open::Strong(words)
                | Open::Link(_, words)
                | Open::Bare(words),
            ) => words,
            Some(Open::Quote(blocks)) => return say_in(blocks, said),
            Some(Open::List(_, items)) => {
                items.push(vec![Block::Paragraph(vec![said])]);
                return;
            }
            None => return say_in(&mut self.prose, said),
        };
        add(words, said);
    }

    /// Adds a piece of text to what is open.
    fn put(&mut self, block: Block) {
        match self.open.last_mut() {
            Some(Open::Quote(blocks)) => blocks.push(block),
            Some(Open::Item(blocks, words)) => {
                end_words(blocks, std::mem::take(words));
                blocks.push(block);
            }
            Some(Open::List(_, items)) => items.push(vec![block]),
            _ => self.prose.push(block),
        }
    }

    fn end_fence(&mut self) {
        let Some(Fence { kind, begin, text }) = self.fence.take() else { return };
        let line = self.lines.at(begin);
        if kind == FenceKind::Code {
            self.put(Block::Code(text));
        } else if !self.open.is_empty() || self.too_deep > 0 {
            self.broken.push((begin, Problem::Nested));
            self.put(Block::Code(text));
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
        if !self.prose.is_empty() {
            self.parts.push(Part::Prose(std::mem::take(&mut self.prose)));
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

/// Adds words, to the plain ones before them where they are plain as well.
fn add(words: &mut Vec<Words>, said: Words) {
    match (words.last_mut(), said) {
        (Some(Words::Plain(before)), Words::Plain(text)) => before.push_str(&text),
        (_, said) => words.push(said),
    }
}

/// Adds words to the paragraph at the end of a text.
fn say_in(blocks: &mut Vec<Block>, said: Words) {
    match blocks.last_mut() {
        Some(Block::Paragraph(words)) => add(words, said),
        _ => blocks.push(Block::Paragraph(vec![said])),
    }
}

/// The words of an item that are in no paragraph become one.
fn end_words(blocks: &mut Vec<Block>, words: Vec<Words>) {
    if !words.is_empty() {
        blocks.push(Block::Paragraph(words));
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
