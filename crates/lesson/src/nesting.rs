//! The open elements of a text while it is parsed, from outermost to innermost.

use super::picture::Picture;
use super::prose::{Block, Side, Table, Words, MAX_DEPTH};

/// An open element.
pub enum Open {
    /// A heading with its level.
    Heading(u8, Vec<Words>),
    Paragraph(Vec<Words>),
    List(Option<u64>, Vec<Vec<Block>>),
    Item(Vec<Block>, Vec<Words>),
    Quote(Vec<Block>),
    Emphasis(Vec<Words>),
    Strong(Vec<Words>),
    Link(String, Vec<Words>),
    /// A picture with its address; the words describe it.
    Picture(String, Vec<Words>),
    Table(Table),
    /// A row of a table, the first of which has the headings.
    Row(Vec<Vec<Words>>),
    Cell(Vec<Words>),
    /// Words of an ignored element: a picture, or a link that is not allowed.
    Bare(Vec<Words>),
}

/// The parsed text, with its open elements.
#[derive(Default)]
pub struct Nesting {
    done: Vec<Block>,
    open: Vec<Open>,
    /// How many open elements are nested too deeply and are ignored.
    too_deep: usize,
}

impl Nesting {
    /// Whether nothing is open.
    pub fn is_closed(&self) -> bool {
        self.open.is_empty() && self.too_deep == 0
    }

    /// The weight of the last completed block.
    pub fn last_weight(&self) -> usize {
        self.done.last().map_or(0, Block::weight)
    }

    /// Drops the last completed block.
    pub fn drop_last(&mut self) {
        self.done.pop();
    }

    /// Takes the completed blocks.
    pub fn take(&mut self) -> Vec<Block> {
        std::mem::take(&mut self.done)
    }

    /// Opens an element. One that is nested too deeply is only counted.
    pub fn open(&mut self, open: Open) {
        if self.too_deep > 0 || self.open.len() >= MAX_DEPTH {
            self.too_deep += 1;
        } else {
            self.open.push(open);
        }
    }

    /// Closes the innermost element.
    pub fn close(&mut self) {
        if self.too_deep > 0 {
            self.too_deep -= 1;
            return;
        }
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
            Some(Open::Emphasis(words)) => self.push_words(Words::Emphasis(words)),
            Some(Open::Strong(words)) => self.push_words(Words::Strong(words)),
            Some(Open::Link(to, words)) => self.push_words(Words::Link { to, words }),
            Some(Open::Picture(address, words)) => {
                let description = words.iter().map(text_of).collect();
                self.push_words(Words::Picture(Picture { address, description }));
            }
            Some(Open::Table(table)) => self.put(Block::Table(table)),
            Some(Open::Row(cells)) => self.end_row(cells),
            Some(Open::Cell(words)) => match self.open.last_mut() {
                Some(Open::Row(cells)) => cells.push(words),
                _ => words.into_iter().for_each(|words| self.push_words(words)),
            },
            Some(Open::Bare(words)) => words.into_iter().for_each(|words| self.push_words(words)),
            None => {}
        }
    }

    /// Adds a row to the table: its headings if it has none yet.
    fn end_row(&mut self, mut cells: Vec<Vec<Words>>) {
        match self.open.last_mut() {
            Some(Open::Table(table)) if table.head.is_empty() && table.rows.is_empty() => {
                table.sides.resize(cells.len(), Side::Start);
                table.head = cells;
            }
            Some(Open::Table(table)) => {
                cells.resize(table.head.len().max(1), Vec::new());
                table.rows.push(cells);
            }
            _ => cells.into_iter().flatten().for_each(|words| self.push_words(words)),
        }
    }

    /// Adds words to the innermost element.
    pub fn push_words(&mut self, added: Words) {
        match self.open.last_mut() {
            Some(
                Open::Heading(_, words)
                | Open::Paragraph(words)
                | Open::Item(_, words)
                | Open::Emphasis(words)
                | Open::Strong(words)
                | Open::Link(_, words)
                | Open::Picture(_, words)
                | Open::Cell(words)
                | Open::Bare(words),
            ) => add(words, added),
            Some(Open::Quote(blocks)) => push_words_in(blocks, added),
            Some(Open::List(_, items)) => items.push(vec![Block::Paragraph(vec![added])]),
            Some(Open::Row(cells)) => cells.push(vec![added]),
            Some(Open::Table(table)) => table.rows.push(vec![vec![added]]),
            None => push_words_in(&mut self.done, added),
        }
    }

    /// Adds a block to the innermost element.
    pub fn put(&mut self, block: Block) {
        match self.open.last_mut() {
            Some(Open::Quote(blocks)) => blocks.push(block),
            Some(Open::Item(blocks, words)) => {
                end_words(blocks, std::mem::take(words));
                blocks.push(block);
            }
            Some(Open::List(_, items)) => items.push(vec![block]),
            _ => self.done.push(block),
        }
    }
}

/// Words as plain text.
fn text_of(words: &Words) -> String {
    match words {
        Words::Plain(text) | Words::Code(text) => text.clone(),
        Words::Emphasis(inner) | Words::Strong(inner) | Words::Link { words: inner, .. } => {
            inner.iter().map(text_of).collect()
        }
        Words::Picture(picture) => picture.description.clone(),
        Words::Formula(formula) => formula.source.clone(),
        Words::Break => " ".to_owned(),
    }
}

/// Adds words, to the plain ones before them where they are plain as well.
fn add(words: &mut Vec<Words>, added: Words) {
    match (words.last_mut(), added) {
        (Some(Words::Plain(before)), Words::Plain(text)) => before.push_str(&text),
        (_, added) => words.push(added),
    }
}

/// Adds words to the paragraph at the end of a text.
fn push_words_in(blocks: &mut Vec<Block>, added: Words) {
    match blocks.last_mut() {
        Some(Block::Paragraph(words)) => add(words, added),
        _ => blocks.push(Block::Paragraph(vec![added])),
    }
}

/// Makes a paragraph of the loose words of an item.
fn end_words(blocks: &mut Vec<Block>, words: Vec<Words>) {
    if !words.is_empty() {
        blocks.push(Block::Paragraph(words));
    }
}
