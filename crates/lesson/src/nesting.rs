//! Text while it is read: what is open, from outside to inside.

use super::prose::{Block, Words, MAX_DEPTH};

/// Something that has begun and not ended.
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
    /// Words whose surroundings mean nothing: a picture, an address that is not followed.
    Bare(Vec<Words>),
}

/// The text that is read, with what is open in it.
#[derive(Default)]
pub struct Nesting {
    done: Vec<Block>,
    open: Vec<Open>,
    /// How many things are open that lie too deep to be kept.
    too_deep: usize,
}

impl Nesting {
    /// Whether nothing is open.
    pub fn is_closed(&self) -> bool {
        self.open.is_empty() && self.too_deep == 0
    }

    /// What the block weighs that was completed last.
    pub fn last_weight(&self) -> usize {
        self.done.last().map_or(0, Block::weight)
    }

    /// Takes back the block that was completed last.
    pub fn drop_last(&mut self) {
        self.done.pop();
    }

    /// Takes the text that is complete.
    pub fn take(&mut self) -> Vec<Block> {
        std::mem::take(&mut self.done)
    }

    /// Begins something. What lies too deep only counts until it ends.
    pub fn open(&mut self, open: Open) {
        if self.too_deep > 0 || self.open.len() >= MAX_DEPTH {
            self.too_deep += 1;
        } else {
            self.open.push(open);
        }
    }

    /// Ends what was opened last.
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
            Some(Open::Emphasis(words)) => self.say(Words::Emphasis(words)),
            Some(Open::Strong(words)) => self.say(Words::Strong(words)),
            Some(Open::Link(to, words)) => self.say(Words::Link { to, words }),
            Some(Open::Bare(words)) => words.into_iter().for_each(|words| self.say(words)),
            None => {}
        }
    }

    /// Adds words to what is open.
    pub fn say(&mut self, said: Words) {
        match self.open.last_mut() {
            Some(
                Open::Heading(_, words)
                | Open::Paragraph(words)
                | Open::Item(_, words)
                | Open::Emphasis(words)
                | Open::Strong(words)
                | Open::Link(_, words)
                | Open::Bare(words),
            ) => add(words, said),
            Some(Open::Quote(blocks)) => say_in(blocks, said),
            Some(Open::List(_, items)) => items.push(vec![Block::Paragraph(vec![said])]),
            None => say_in(&mut self.done, said),
        }
    }

    /// Adds a piece of text to what is open.
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
