//! The lines of a program, with what is also right and what is wrong in place of each.
//!
//! In its file every line that does not begin with `|` is a line of the program. After it stand
//! `|=` and another way to write it, also some that are only other spellings, so that a test runs
//! these too, and `|~` with the id of a misconception and the line that it leads to. At the end
//! stand other orders that are right: `|>` with a letter, the numbers of the first and the last line
//! of a run, from 1, and that of the line before which the run may stand as well. Of those with the
//! same letter only one is done.

use std::ops::Range;

use crate::spelling::{in_plain_signs, Spelled};
use crate::Language;

/// A program, line by line.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Listing {
    /// Its lines, in an order that is right.
    pub lines: Vec<Line>,
    /// Other places for runs of its lines.
    moves: Vec<Move>,
}

/// A line of a program.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Line {
    /// How many spaces it is indented by.
    pub indent: usize,
    /// Its text, without the indentation.
    pub text: &'static str,
    /// Other ways to write it.
    pub also: Vec<&'static str>,
    /// Wrong lines in its place.
    pub wrong: Vec<Wrong>,
}

/// A wrong line of a program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Wrong {
    /// The misconception that leads to it.
    pub id: &'static str,
    /// Its text, without the indentation.
    pub text: &'static str,
}

/// Another place for a run of lines.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Move {
    /// What it is an alternative of: only one with the same letter is made.
    letter: &'static str,
    /// The numbers of the lines, from 0.
    run: Range<usize>,
    /// The number of the line before which they may stand.
    before: usize,
}

/// The fewest wrong lines among which a missing one is looked for.
const FEWEST_WRONG: usize = 2;

impl Line {
    /// The line with another text in its place.
    #[must_use]
    pub fn with(&self, text: &str) -> String {
        format!("{}{text}", " ".repeat(self.indent))
    }

    /// The line that a text writes, in any way: this one, or a wrong one in its place.
    #[must_use]
    pub fn meant_by(&self, text: &str, language: Language) -> Option<&'static str> {
        let text = in_plain_signs(text);
        let given = Spelled::parse(&text, language)?;
        let is_same =
            |line: &str| Spelled::parse(line, language).is_some_and(|known| known.may_be(&given));
        let mut spellings = self.also.iter().chain([&self.text]);
        let right = spellings.any(|line| is_same(line)).then_some(self.text);
        right.or_else(|| self.wrong.iter().map(|wrong| wrong.text).find(|line| is_same(line)))
    }
}

impl Listing {
    /// Parses a file. A mark without meaning is ignored; a test finds those.
    pub(crate) fn parse(file: &'static str) -> Self {
        let mut listing = Self::default();
        for text in file.lines() {
            let Some(mark) = text.strip_prefix('|') else {
                let line = text.trim_start();
                let indent = text.len() - line.len();
                listing.lines.push(Line { indent, text: line, ..Line::default() });
                continue;
            };
            let Some((sign, rest)) = mark.split_once(' ') else { continue };
            let line = listing.lines.last_mut();
            match (sign, line) {
                ("=", Some(line)) => line.also.push(rest),
                ("~", Some(line)) => {
                    line.wrong.extend(rest.split_once(' ').map(|(id, text)| Wrong { id, text }));
                }
                (">", Some(_)) => listing.moves.extend(Move::parse(rest)),
                _ => {}
            }
        }
        listing
    }

    /// The wrong lines, each with the number of the line in whose place it is, from 0.
    pub fn wrong(&self) -> impl Iterator<Item = (usize, Wrong)> + '_ {
        let lines = self.lines.iter().enumerate();
        lines.flat_map(|(number, line)| line.wrong.iter().map(move |&wrong| (number, wrong)))
    }

    /// The numbers of the lines, from 0, that can be left out: those with several wrong ones.
    pub fn gaps(&self) -> impl Iterator<Item = usize> + '_ {
        let lines = self.lines.iter().enumerate();
        let gaps = lines.filter(|(_, line)| line.wrong.len() >= FEWEST_WRONG);
        gaps.map(|(number, _)| number)
    }

    /// The lines with their indentation, one of them with another text.
    #[must_use]
    pub fn with(&self, number: usize, text: &str) -> Vec<String> {
        let lines = self.lines.iter().enumerate();
        lines.map(|(at, line)| line.with(if at == number { text } else { line.text })).collect()
    }

    /// All orders of the lines that are right, the given one first.
    #[must_use]
    pub fn orders(&self) -> Vec<Vec<usize>> {
        let mut orders: Vec<Vec<usize>> = vec![(0..self.lines.len()).collect()];
        let mut letters: Vec<&str> = self.moves.iter().map(|one| one.letter).collect();
        letters.dedup();
        for letter in letters {
            let moves = self.moves.iter().filter(|one| one.letter == letter);
            let moved = moves.flat_map(|one| orders.iter().map(|order| one.made(order)));
            let moved: Vec<Vec<usize>> = moved.collect();
            orders.extend(moved);
        }
        orders
    }
}

impl Move {
    fn parse(text: &'static str) -> Option<Self> {
        let mut words = text.split(' ');
        let letter = words.next()?;
        let mut number = || words.next()?.parse::<usize>().ok()?.checked_sub(1);
        let (first, last, before) = (number()?, number()?, number()?);
        Some(Self { letter, run: first..last + 1, before })
    }

    /// An order with the run at its other place.
    fn made(&self, order: &[usize]) -> Vec<usize> {
        let others = order.iter().filter(|line| !self.run.contains(line));
        let placed = others.flat_map(|&line| {
            let run = if line == self.before { self.run.clone() } else { 0..0 };
            run.chain([line])
        });
        placed.collect()
    }
}
