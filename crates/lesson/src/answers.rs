//! The answers to a lesson as a text: one line `name: answer` each, or `1: answer` by number.
//! Indented lines continue an answer; empty lines and lines that begin with `#` are ignored.

use plyscope_search::excerpt;
use plyscope_search::notation::half_width;
use std::fmt;

use super::Lesson;
use plyscope_i18n::{texts, Lang};

/// An answer to a question of a lesson.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    /// Which question it is for, from 0, in the order of the lesson.
    pub question: usize,
    /// The line on which it begins, from 1.
    pub line: usize,
    /// The answer, with its line breaks.
    pub text: String,
}

/// A line of answers that cannot be parsed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unread {
    /// The line, from 1.
    pub line: usize,
    /// The problem.
    pub problem: AnswersProblem,
}

/// A problem with a line of answers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AnswersProblem {
    /// No question has this name or number.
    Unknown {
        /// What was given; of a long text only the beginning.
        given: String,
        /// How many questions there are.
        most: usize,
    },
    /// The line has no name and does not continue an answer.
    Lost,
    /// The question has been answered before.
    Twice {
        /// The name as given.
        given: String,
    },
}

impl Unread {
    /// The message with its line, in the user's language.
    #[must_use]
    pub fn message(&self, lang: Lang) -> String {
        texts::lesson_broken(lang, self.line, &self.what(lang))
    }

    /// The message without the line, in the user's language.
    #[must_use]
    pub fn what(&self, lang: Lang) -> String {
        match &self.problem {
            AnswersProblem::Unknown { given, most: 0 } => texts::lesson_answer_none(lang, given),
            AnswersProblem::Unknown { given, most: 1 } => texts::lesson_answer_only(lang, given),
            AnswersProblem::Unknown { given, most } => {
                texts::lesson_answer_unknown(lang, given, &lang.number(*most))
            }
            AnswersProblem::Lost => texts::lesson_answer_lost(lang),
            AnswersProblem::Twice { given } => texts::lesson_answer_twice(lang, given),
        }
    }
}

impl fmt::Display for Unread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message(Lang::En))
    }
}

impl std::error::Error for Unread {}

impl Lesson {
    /// Parses answers, and reports the lines that cannot be parsed.
    #[must_use]
    pub fn read_answers(&self, text: &str) -> (Vec<Answer>, Vec<Unread>) {
        let names: Vec<&str> = self.questions().map(|asking| asking.id.as_str()).collect();
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let (mut answers, mut unread) = (Vec::<Answer>::new(), Vec::new());
        // Whether the line that an indented one continues is an answer; `None` before the first.
        let mut is_answer = None;
        // How many lines before this one are ignored: in an answer they are empty, so that its errors
        // are placed on their lines.
        let mut ignored = 0;
        for (line, text) in (1..).zip(text.lines()) {
            if text.trim().is_empty() || text.starts_with('#') {
                ignored += 1;
                continue;
            }
            let ends = "\n".repeat(1 + std::mem::take(&mut ignored));
            if text.starts_with([' ', '\t', '\u{3000}']) {
                match (is_answer, answers.last_mut()) {
                    (Some(true), Some(answer)) => answer.text.extend([ends.as_str(), text.trim()]),
                    (None, _) => unread.push(Unread { line, problem: AnswersProblem::Lost }),
                    // It is left out with the line that it continues, which is reported.
                    _ => {}
                }
                continue;
            }
            let read = begin_answer(text, line, &names, &answers);
            is_answer = Some(read.is_ok());
            match read {
                Ok(answer) => answers.push(answer),
                Err(problem) => unread.push(Unread { line, problem }),
            }
        }
        (answers, unread)
    }
}

fn begin_answer(
    text: &str,
    line: usize,
    names: &[&str],
    answers: &[Answer],
) -> Result<Answer, AnswersProblem> {
    let (name, answer) = text.split_once([':', '：']).ok_or(AnswersProblem::Lost)?;
    let name = name.trim();
    let digits = half_width(name);
    let most = names.len();
    let by_number = || {
        let number: usize = digits.parse().ok()?;
        number.checked_sub(1).filter(|&place| place < most)
    };
    // Names begin with a letter, so numbers always mean the position of a question.
    let by_name = || names.iter().position(|&other| other == name);
    let unknown = || AnswersProblem::Unknown { given: excerpt(name), most };
    let is_number = digits.starts_with(|c: char| c.is_ascii_digit());
    let question = if is_number { by_number() } else { by_name() }.ok_or_else(unknown)?;
    if answers.iter().any(|answer| answer.question == question) {
        return Err(AnswersProblem::Twice { given: excerpt(name) });
    }
    Ok(Answer { question, line, text: answer.trim().to_owned() })
}
