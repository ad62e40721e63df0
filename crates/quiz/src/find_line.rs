//! “Find the wrong line”: a program with one wrong line.

use super::answer_error::{one_number, AnswerError, Wanted};
use super::grade::{Finding, Grade, Mark, Score, Spot};
use super::program::{about, why, Program, Wrong};
use super::Quiz;
use plyscope_i18n::{texts, Lang};

/// The question which line of a program is wrong. An answer is the number of the line, from 0.
#[derive(Clone, Debug)]
pub struct FindLine {
    program: Program,
    /// The lines with their indentation.
    lines: Vec<String>,
    /// The number of the wrong line.
    at: usize,
    wrong: Wrong,
    /// What stands there in the right program.
    right: &'static str,
}

impl FindLine {
    /// The question about a program; its variant is the number of the wrong line among all there are.
    /// `None` if it has no such variant.
    #[must_use]
    pub fn new(program: Program) -> Option<Self> {
        let listing = program.listing();
        let (at, wrong) = listing.wrong().nth(program.place())?;
        let (lines, right) = (listing.with(at, wrong.text), listing.lines[at].text);
        Some(Self { program, lines, at, wrong, right })
    }

    /// What the wrong line does, and what it should be.
    fn explanation(&self, lang: Lang) -> String {
        let (number, right) = (self.print(&Some(self.at)), self.right);
        lang.sentences([why(self.wrong.id, lang), texts::quiz_line_right(lang, &number, right)])
    }
}

impl Quiz for FindLine {
    type Answer = Option<usize>;

    fn key(&self) -> Option<usize> {
        Some(self.at)
    }

    fn keys(&self) -> Option<Vec<Option<usize>>> {
        Some(vec![self.key()])
    }

    fn read(&self, text: &str) -> Result<Option<usize>, AnswerError> {
        one_number(text, self.lines.len(), Wanted::LineNumber)
    }

    fn print(&self, answer: &Option<usize>) -> String {
        answer.map_or_else(String::new, |line| (line + 1).to_string())
    }

    fn grade(&self, answer: &Option<usize>, lang: Lang) -> Grade {
        let mark = Mark::of_one(answer.as_ref(), &self.at);
        let name = self.print(answer);
        let fine = (mark == Mark::Wrong).then(|| texts::quiz_line_fine(lang, &name));
        let why = lang.sentences(fine.into_iter().chain([self.explanation(lang)]));
        let finding = Finding { spot: Spot::Item(0), mark, name, why, step: None };
        let mut score = Score::default();
        score.add(mark);
        Grade { findings: vec![finding], score, recognised: Vec::new() }
    }

    fn hints(&self, answer: &Option<usize>, lang: Lang) -> Vec<String> {
        if *answer == Some(self.at) {
            return Vec::new();
        }
        let half = self.lines.len() / 2;
        let part = if self.at < half { "first" } else { "second" };
        let exercise = plyscope_setup::Choice::id(self.program.exercise);
        vec![
            texts::quiz_line_look(lang, exercise),
            texts::quiz_line_half(lang, part, half),
            why(self.wrong.id, lang),
        ]
    }

    fn notation(&self, lang: Lang) -> String {
        texts::quiz_write_line(lang)
    }

    fn prompt(&self, lang: Lang) -> String {
        lang.sentences([texts::quiz_line_lead(lang), about(self.program, lang)])
    }

    fn listing(&self) -> Vec<String> {
        self.lines.clone()
    }
}
