//! “Put the lines in order”: a program whose lines are mixed up (Parsons & Haden 2006).

use plyscope_search::generate::SplitMix64;

use super::answer_error::{ordinal, words, AnswerError, AnswerProblem, Wanted};
use super::grade::{Finding, Grade, Mark, Score, Spot};
use super::program::{about, Program};
use super::Quiz;
use plyscope_i18n::{texts, Lang};

/// The question in which order the lines of a program stand. Each line is right that stands directly
/// after the line after which it stands in an order that is right; so a random order earns hardly
/// anything. An answer is the numbers of the lines, from 0, in order.
#[derive(Clone, Debug)]
pub struct OrderLines {
    program: Program,
    /// The lines as they are shown, with their indentation.
    lines: Vec<String>,
    /// All orders that are right.
    keys: Vec<Vec<usize>>,
}

/// How many random orders are compared, to show one in which nothing is right already.
const TRIES: usize = 100;

impl OrderLines {
    /// The question about a program; its variant decides in which order the lines are shown.
    #[must_use]
    pub fn new(program: Program) -> Self {
        let listing = program.listing();
        let (lines, orders) = (listing.with(usize::MAX, ""), listing.orders());
        let mut random = SplitMix64::new(u64::from(program.variant));
        let mut right = usize::MAX;
        let mut shown: Vec<usize> = Vec::new();
        for _ in 0..TRIES {
            let other = shuffled(lines.len(), &mut random);
            let count = orders.iter().map(|order| followers(&other, order)).max().unwrap_or(0);
            if count < right {
                (right, shown) = (count, other);
            }
            if right == 0 {
                break;
            }
        }
        // The number of each line is its place among those that are shown.
        let mut number = vec![0; lines.len()];
        for (place, &line) in shown.iter().enumerate() {
            number[line] = place;
        }
        let numbered = |order: &Vec<usize>| order.iter().map(|&line| number[line]).collect();
        Self {
            program,
            lines: shown.iter().map(|&line| lines[line].clone()).collect(),
            keys: orders.iter().map(numbered).collect(),
        }
    }

    /// The right order that has most in common with an answer.
    fn nearest(&self, answer: &[usize]) -> &[usize] {
        // The first of those that are equally near.
        let nearest = self.keys.iter().rev().max_by_key(|key| followers(answer, key));
        nearest.map_or(&[], Vec::as_slice)
    }
}

/// How many lines of an order stand directly after the line after which they stand in another.
fn followers(order: &[usize], other: &[usize]) -> usize {
    order.iter().filter(|&&line| before(order, line) == before(other, line)).count()
}

/// The line directly before a line: `None` before the first, and outside of an order.
fn before(order: &[usize], line: usize) -> Option<Option<usize>> {
    let place = order.iter().position(|&other| other == line)?;
    Some(place.checked_sub(1).map(|place| order[place]))
}

/// The numbers below a count in a random order.
fn shuffled(count: usize, random: &mut SplitMix64) -> Vec<usize> {
    let mut order: Vec<usize> = (0..count).collect();
    for left in (1..count).rev() {
        order.swap(left, random.below(left as u64 + 1) as usize);
    }
    order
}

/// The number of a line for people, from 1.
fn number(line: usize) -> String {
    (line + 1).to_string()
}

impl Quiz for OrderLines {
    type Answer = Vec<usize>;

    fn key(&self) -> Vec<usize> {
        self.nearest(&[]).to_vec()
    }

    fn keys(&self) -> Option<Vec<Vec<usize>>> {
        Some(self.keys.clone())
    }

    fn read(&self, text: &str) -> Result<Vec<usize>, AnswerError> {
        let mut order = Vec::new();
        for (begin, word) in words(text)? {
            let line = ordinal(word).filter(|&line| line < self.lines.len());
            let line =
                line.ok_or_else(|| AnswerError::expected(begin, word, Wanted::LineNumber))?;
            if order.contains(&line) {
                let problem = AnswerProblem::LineTwice(word.to_owned());
                return Err(AnswerError::new(begin..begin + word.len(), problem));
            }
            order.push(line);
        }
        Ok(order)
    }

    fn print(&self, answer: &Vec<usize>) -> String {
        answer.iter().map(|&line| number(line)).collect::<Vec<_>>().join(" ")
    }

    fn grade(&self, answer: &Vec<usize>, lang: Lang) -> Grade {
        let key = self.nearest(answer);
        let missed = key.iter().filter(|line| !answer.contains(line));
        let findings = answer.iter().chain(missed).map(|&line| {
            let right = before(key, line);
            let mark = match before(answer, line) {
                None => Mark::Missed,
                given if given == right => Mark::Right,
                Some(_) => Mark::Wrong,
            };
            let why = match right.flatten() {
                _ if mark == Mark::Right => String::new(),
                Some(above) => texts::quiz_lines_after(lang, line + 1, &number(above)),
                None => texts::quiz_lines_first(lang, line + 1),
            };
            Finding { spot: Spot::Item(line), mark, name: number(line), why, step: None }
        });
        let findings: Vec<Finding> = findings.collect();
        let score = Score::counted(&findings, key.len());
        Grade { findings, score, recognised: Vec::new() }
    }

    fn hints(&self, answer: &Vec<usize>, lang: Lang) -> Vec<String> {
        let key = self.nearest(answer);
        let same = answer.iter().zip(key).take_while(|(given, right)| given == right).count();
        let Some(&next) = key.get(same) else { return Vec::new() };
        let indent = self.lines[next].len() - self.lines[next].trim_start().len();
        vec![
            texts::quiz_lines_so_far(lang, same),
            texts::quiz_lines_indent(lang, indent),
            texts::quiz_lines_next(lang, next + 1),
        ]
    }

    fn notation(&self, lang: Lang) -> String {
        texts::quiz_write_lines(lang)
    }

    fn prompt(&self, lang: Lang) -> String {
        lang.sentences([texts::quiz_lines_lead(lang), about(self.program, lang)])
    }

    fn listing(&self) -> Vec<String> {
        self.lines.clone()
    }
}
