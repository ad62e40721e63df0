//! “Write the program”: it is written and judged on the page of programs, which gives the code that answers.

use plyscope_exercise::{Code, CodeError};
use plyscope_search::excerpt;

use super::answer_error::{AnswerError, AnswerProblem, Wanted, MAX_ANSWER};
use super::grade::{Grade, Mark};
use super::program::{assigned, Assignment};
use super::Quiz;
use plyscope_i18n::{texts, Lang};

/// The task to write a program. An answer is the code of a program that the judge found right.
#[derive(Clone, Debug)]
pub struct WriteProgram {
    assignment: Assignment,
}

impl WriteProgram {
    /// The question about an assignment.
    #[must_use]
    pub const fn new(assignment: Assignment) -> Self {
        Self { assignment }
    }

    /// What is to be written.
    #[must_use]
    pub const fn assignment(&self) -> &Assignment {
        &self.assignment
    }
}

impl Quiz for WriteProgram {
    type Answer = Option<Code>;

    /// The code of the empty program, which no judge finds right. So a shown answer differs from that of a program.
    fn key(&self) -> Option<Code> {
        let language = self.assignment.languages().next().unwrap_or_default();
        Some(Code::new(&self.assignment, language, ""))
    }

    fn read(&self, text: &str) -> Result<Option<Code>, AnswerError> {
        let code = text.trim();
        let begin = text.len() - text.trim_start().len();
        match code.parse() {
            _ if text.len() > MAX_ANSWER => {
                Err(AnswerError::new(MAX_ANSWER..text.len(), AnswerProblem::TooLong))
            }
            _ if code.is_empty() => Ok(None),
            Ok(code) => Ok(Some(code)),
            Err(CodeError::Mistyped) => {
                let problem = AnswerProblem::MistypedCode(excerpt(code));
                Err(AnswerError::new(begin..begin + code.len(), problem))
            }
            Err(CodeError::Shape) => Err(AnswerError::expected(begin, code, Wanted::Code)),
        }
    }

    fn print(&self, answer: &Option<Code>) -> String {
        answer.map_or_else(String::new, |code| code.to_string())
    }

    fn grade(&self, answer: &Option<Code>, lang: Lang) -> Grade {
        let mark = match answer {
            None => Mark::Missed,
            Some(code) if code.is_of(&self.assignment) => Mark::Right,
            Some(_) => Mark::Wrong,
        };
        let why = || match mark {
            Mark::Wrong => texts::quiz_code_of_another(lang),
            _ => texts::quiz_code_missing(lang),
        };
        Grade::of_one(mark, texts::quiz_code(lang), None, why)
    }

    fn hints(&self, answer: &Option<Code>, lang: Lang) -> Vec<String> {
        if answer.is_some_and(|code| code.is_of(&self.assignment)) {
            return Vec::new();
        }
        let exercise = plyscope_setup::Choice::id(self.assignment.exercise());
        vec![texts::quiz_assigned_begin(lang), texts::quiz_line_look(lang, exercise)]
    }

    fn notation(&self, lang: Lang) -> String {
        texts::quiz_write_program(lang)
    }

    fn prompt(&self, lang: Lang) -> String {
        assigned(&self.assignment, lang)
    }
}
