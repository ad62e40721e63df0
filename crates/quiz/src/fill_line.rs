//! “Fill in the line”: a program in which one line is missing.

use plyscope_search::generate::SplitMix64;

use super::answer_error::{AnswerError, AnswerProblem, MAX_ANSWER};
use super::grade::{Grade, Mark, Recognised, Spot};
use super::program::{about, why, Line, Program};
use super::Quiz;
use plyscope_i18n::{texts, Lang};

/// The question which line is missing in a program. An answer is the line, without its indentation, in
/// any spelling that is known.
#[derive(Clone, Debug)]
pub struct FillLine {
    program: Program,
    /// The lines with their indentation, and a gap.
    lines: Vec<String>,
    /// The number of the missing line, from 0.
    at: usize,
    /// The missing line.
    line: Line,
}

/// What stands in place of the missing line.
const GAP: &str = "…";

impl FillLine {
    /// The question about a program; its variant is the number of the gap among all there are. `None`
    /// if it has no such variant.
    #[must_use]
    pub fn new(program: Program) -> Option<Self> {
        let listing = program.listing();
        let at = listing.gaps().nth(program.place())?;
        let (lines, line) = (listing.with(at, GAP), listing.lines.get(at)?.clone());
        Some(Self { program, lines, at, line })
    }

    /// The lines to choose from: the right one and those that misconceptions lead to, in an order
    /// that depends on the variant.
    #[must_use]
    pub fn choices(&self) -> Vec<&'static str> {
        let wrong = self.line.wrong.iter().map(|wrong| wrong.text);
        let mut choices: Vec<&str> = std::iter::once(self.line.text).chain(wrong).collect();
        let place = self.program.place() as u64;
        let mut random = SplitMix64::new(place.wrapping_mul(31).wrapping_add(self.at as u64));
        for left in (1..choices.len()).rev() {
            choices.swap(left, random.below(left as u64 + 1) as usize);
        }
        choices
    }

    /// The misconception that leads to a line.
    fn misconception(&self, answer: &str) -> Option<&'static str> {
        self.line.wrong.iter().find(|wrong| wrong.text == answer).map(|wrong| wrong.id)
    }
}

impl Quiz for FillLine {
    /// The line as it stands in the program or in a wrong one, where it is one of these.
    type Answer = String;

    fn key(&self) -> String {
        self.line.text.to_owned()
    }

    fn keys(&self) -> Option<Vec<String>> {
        Some(vec![self.key()])
    }

    fn read(&self, text: &str) -> Result<String, AnswerError> {
        if text.len() > MAX_ANSWER {
            return Err(AnswerError::new(MAX_ANSWER..text.len(), AnswerProblem::TooLong));
        }
        let known = self.line.meant_by(text, self.program.language).map(str::to_owned);
        Ok(known.unwrap_or_else(|| text.split_whitespace().collect::<Vec<_>>().join(" ")))
    }

    fn print(&self, answer: &String) -> String {
        answer.clone()
    }

    fn grade(&self, answer: &String, lang: Lang) -> Grade {
        let given = Some(answer).filter(|answer| !answer.is_empty());
        let mark = Mark::of_one(given, &self.key());
        let number = (self.at + 1).to_string();
        let misconception = self.misconception(answer);
        let is_unknown = mark == Mark::Wrong && misconception.is_none();
        let why_it = || {
            let unknown = is_unknown.then(|| texts::quiz_fill_unknown(lang));
            let right = texts::quiz_line_right(lang, &number, self.line.text);
            lang.sentences(unknown.into_iter().chain([right]))
        };
        let recognised = misconception.map(|id| Recognised {
            id,
            text: why(id, lang),
            parts: String::new(),
            parts_at: Some(Spot::Item(0)),
            step: None,
        });
        let grade = Grade::of_one(mark, number.clone(), None, why_it);
        Grade { recognised: recognised.into_iter().collect(), ..grade }
    }

    fn misled(&self) -> Vec<(&'static str, String)> {
        self.line.wrong.iter().map(|wrong| (wrong.id, wrong.text.to_owned())).collect()
    }

    fn hints(&self, answer: &String, lang: Lang) -> Vec<String> {
        if *answer == self.line.text {
            return Vec::new();
        }
        let begin = self.line.text.split([' ', '(']).next().unwrap_or_default();
        vec![texts::quiz_fill_look(lang), texts::quiz_fill_begins(lang, begin)]
    }

    fn notation(&self, lang: Lang) -> String {
        texts::quiz_write_code(lang)
    }

    fn prompt(&self, lang: Lang) -> String {
        let number = (self.at + 1).to_string();
        lang.sentences([texts::quiz_fill_lead(lang, &number), about(self.program, lang)])
    }

    fn listing(&self) -> Vec<String> {
        self.lines.clone()
    }
}
